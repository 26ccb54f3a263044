import { useServices } from '../../services/context';
import styles from './thought-bubbles.module.css';

/** Appears below a thought that may be serious. */
export function TalkToSomeone() {
  const { dialogs } = useServices();
  return (
    <p className="hint">
      If this one feels very real right now,{' '}
      <button
        type="button"
        className={styles.talk}
        aria-haspopup="dialog"
        onClick={() => dialogs.open('help')}
      >
        you can talk to someone
      </button>
      .
    </p>
  );
}
