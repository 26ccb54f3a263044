import { MessageCircle, Phone } from 'lucide-react';
import { HELP_LINE_BY_KIND, type HelpLine } from '../../domain/product';
import { useServices } from '../services/context';
import { Button } from '../ui/Button';
import { Dialog, DialogActions } from '../ui/Dialog';
import styles from './help-card.module.css';

const { crisis, crisisText, older, text, emergency, elsewhere } = HELP_LINE_BY_KIND;

interface Way {
  readonly href: string;
  /** Accessible name of the action. Its first word is the label of the button. */
  readonly name: string;
}

const way = ({ href }: HelpLine, name: string): Way => ({ href, name });

const ROWS: readonly { label: string; say: string; ways: readonly Way[] }[] = [
  {
    label: crisis.label,
    say: `Call or text ${crisis.dial}`,
    ways: [way(crisis, crisis.text), way(crisisText, crisisText.text)],
  },
  {
    label: older.label,
    say: `${older.text} (reaches the same line)`,
    ways: [way(older, `Call ${older.text}`)],
  },
  { label: text.label, say: text.text, ways: [way(text, text.text)] },
  { label: emergency.label, say: emergency.text, ways: [way(emergency, emergency.text)] },
];

/** The card needs no network. */
export default function CrisisHelpDialog() {
  const { dialogs } = useServices();
  return (
    <Dialog title="Talk to someone" onClose={dialogs.close}>
      <p>This app can't help in an emergency. These people can, day or night.</p>
      <ul className="grid gap-8">
        {ROWS.map(({ label, say, ways }) => (
          <li key={label} className={styles.line}>
            <p className={styles.words}>
              <span className="hint">{label}</span>
              <b className="font-bold">{say}</b>
            </p>
            <p className="flex flex-wrap gap-8">
              {ways.map(({ href, name }) => (
                <a key={href} className={styles.way} href={href} aria-label={name}>
                  {href.startsWith('tel:') ? (
                    <Phone size={18} aria-hidden />
                  ) : (
                    <MessageCircle size={18} aria-hidden />
                  )}
                  <span>{name.split(' ')[0]}</span>
                </a>
              ))}
            </p>
          </li>
        ))}
        <li className={styles.line}>
          <p className={styles.words}>
            <span className="hint">{elsewhere.label}</span>
            <b className="font-bold">
              Find a free line in your country:{' '}
              <a className={styles.page} href={elsewhere.href} target="_blank" rel="noreferrer">
                {elsewhere.text}
              </a>
            </b>
          </p>
        </li>
      </ul>
      <DialogActions>
        <Button look="outlined" onClick={dialogs.close}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
