import { Button } from '../ui/Button';
import styles from './page-failed.module.css';

/**
 * Replaces a page that failed to load, because the device is offline or a newer version removed the file. The picture
 * is Home's, because it is cached.
 */
export const PageFailed = () => (
  <div className={styles.failed} role="alert">
    <div className={styles.grove} />
    <h1 className={styles.title}>This page did not load.</h1>
    <p>Nothing you recorded is lost.</p>
    <Button look="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  </div>
);
