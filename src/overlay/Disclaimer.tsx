import { HELP_LINE_BY_KIND } from '../../domain/product';
import { useServices } from '../services/context';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './disclaimer.module.css';

const { crisis, emergency, older, text } = HELP_LINE_BY_KIND;

/** Only its two buttons close the dialog. */
export function Disclaimer() {
  const { disclaimer } = useServices();
  return (
    <Dialog title="Important Medical Disclaimer" greeting="Good that you're here.">
      <p className={styles.text}>
        Stillgrove offers calming games and exercises. It is not a substitute for professional medical advice,
        diagnosis or treatment.
      </p>
      <p className={styles.text}>
        If you have questions about your health, ask a qualified health provider, and never put off seeking
        help because of something you did here.
      </p>
      <p className={`${styles.text} text-muted ${styles.lines}`}>
        In an emergency, <a href={emergency.href}>{`call ${emergency.dial}`}</a>. In a crisis, call or text{' '}
        <a href={crisis.href}>{crisis.dial}</a> (the older lifeline, <a href={older.href}>{older.dial}</a>,
        reaches the same people), or <a href={text.href}>{`text ${text.dial}`}</a>.
      </p>
      <DialogActions>
        <Button look="outlined" onClick={() => disclaimer.send({ type: 'cancelled' })}>
          Cancel
        </Button>
        <Button look="primary" onClick={() => disclaimer.send({ type: 'accepted' })}>
          I Understand &amp; Agree
        </Button>
      </DialogActions>
    </Dialog>
  );
}
