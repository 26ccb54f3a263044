import { Button } from '../ui/Button';
import styles from './page-failed.module.css';

/** The picture is Home's, because that one is cached. The device may be offline. */
export const PageFailed = () => (
  <div className={styles.failed} role="alert">
    <div className={styles.grove} />
    <h1 className="text-h2">This page did not load.</h1>
    <p>Nothing you recorded is lost.</p>
    <Button look="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  </div>
);
