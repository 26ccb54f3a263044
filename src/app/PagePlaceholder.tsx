import { use } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './waiting.module.css';

/**
 * Time the previous page stays, or the window stays empty, ms. Most pages load within it, and a press still feels
 * answered at once.
 */
const PATIENCE_MS = 80;

/** Placeholder cards: two rows in the widest window. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

/** `key` is the history entry of the page that is loading. */
let patience: { readonly key: string; readonly over: Promise<void> } | undefined;

function patienceFor(key: string): Promise<void> {
  if (patience?.key !== key)
    patience = { key, over: new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)) };
  return patience.over;
}

/**
 * Placeholder of a page. React shows a visible placeholder for at least 300 ms, so this one waits for
 * {@link PATIENCE_MS}, and a page that loads sooner replaces the previous page directly.
 */
export function PagePlaceholder() {
  const { key } = useLocation();
  use(patienceFor(key));
  return (
    <div className={styles.page} aria-busy data-waiting>
      <i className={styles.title} />
      <i className={styles.line} />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <i key={card} />
        ))}
      </div>
    </div>
  );
}
