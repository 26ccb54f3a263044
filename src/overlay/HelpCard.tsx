import { HELP_LINES } from '../../domain/product';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './overlay.module.css';

/** People to talk to. It needs no network. */
export default function HelpCard({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Talk to someone" onClose={onClose}>
      <p className={styles.text}>This app can't help in an emergency. These people can, day or night.</p>
      <ul className={styles.lines}>
        {Object.values(HELP_LINES).map(({ label, say, href }) => (
          <li key={href}>
            <a className={styles.line} href={href} rel="noreferrer">
              <span>{label}</span>
              <b>{say}</b>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.small}>
        The older lifeline reaches the same people as 988. Outside the US, findahelpline.com lists a free line
        in your country.
      </p>
      <DialogActions>
        <Button look="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
