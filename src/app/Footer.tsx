/** The footer of every page outside sessions: copyright, legal texts, and the limits of the product. */
import { COPYRIGHT_YEAR, PRODUCT_NAME } from '../../domain/product';
import { useServices } from '../services/context';
import styles from './layout.module.css';

export function Footer() {
  const { dialogs } = useServices();
  return (
    <footer className={styles.footer}>
      <p>
        © {COPYRIGHT_YEAR} {PRODUCT_NAME}
      </p>
      <button type="button" onClick={() => dialogs.open('privacy')}>
        Privacy Policy
      </button>
      <button type="button" onClick={() => dialogs.open('medical')}>
        Medical Disclaimer
      </button>
      <p>{PRODUCT_NAME} is not a replacement for professional treatment.</p>
    </footer>
  );
}
