import { useTheme } from '../services/context';
import { Button } from '../ui/Button';
import { pictureUrl } from '../ui/pictures';
import styles from './page-failed.module.css';

/**
 * Stands where a page could not be loaded: offline, or replaced by a newer version while this one was open. Its picture
 * is Home's, which is kept on the device.
 */
export function PageFailed() {
  const theme = useTheme();
  return (
    <div className={styles.failed} role="alert">
      <img className={styles.grove} src={pictureUrl(`home/hero-${theme}.avif`)} alt="" />
      <h1 className={styles.title}>This page did not load.</h1>
      <p>Nothing you recorded is lost.</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        Try again
      </Button>
    </div>
  );
}
