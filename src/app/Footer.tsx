import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { COPYRIGHT_YEAR, LEGAL_PAGE_BY_KEY, PRODUCT_NAME } from '../../domain/product';
import { useServices } from '../services/context';
import styles from './layout.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        © {COPYRIGHT_YEAR} {PRODUCT_NAME}
      </p>
      <LegalLink name="privacy" />
      <LegalLink name="medical" />
      <p>{PRODUCT_NAME} is not a replacement for professional treatment.</p>
    </footer>
  );
}

/** A click opens the text over the current page; a new tab opens it at its address. */
function LegalLink({ name }: { name: keyof typeof LEGAL_PAGE_BY_KEY }) {
  const { dialogs } = useServices();
  const { title, address } = LEGAL_PAGE_BY_KEY[name];
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    dialogs.open(name);
  };
  return (
    <Link to={address} aria-haspopup="dialog" onClick={open}>
      {title}
    </Link>
  );
}
