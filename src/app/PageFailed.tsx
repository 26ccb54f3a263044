import { Button } from '../ui/Button';
import styles from './layout.module.css';

/** Stands where a page could not be loaded: offline, or replaced by a newer version while this one was open. */
export const PageFailed = () => (
  <div className={styles.failed} role="alert">
    <h1 className={styles.failedTitle}>This page did not load.</h1>
    <p>Nothing you recorded is lost.</p>
    <Button look="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  </div>
);
