/** Placeholder of a page that is still loading. */
import { use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './waiting.module.css';

/**
 * Time for which the previous page stays while the next one loads, ms. Most pages load within it, and the response to
 * a press still feels immediate.
 */
const PATIENCE_MS = 80;

/** Whether any page was rendered. That page stays visible while the next one loads. */
let isSomethingSeen = false;

/** Records that a page was rendered. The layout renders this component together with each page. */
export function PageSeen() {
  useLayoutEffect(() => {
    isSomethingSeen = true;
  }, []);
  return null;
}

/** Placeholder cards: two rows in the widest window. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

/** History key of the page that is loading, and a promise that resolves after {@link PATIENCE_MS}. */
let patience: { readonly key: string; readonly over: Promise<void> } | undefined;

function patienceFor(key: string): Promise<void> {
  if (patience?.key !== key)
    patience = { key, over: new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)) };
  return patience.over;
}

/**
 * Placeholder of a page. React shows a visible placeholder for at least 300 ms. This one therefore waits for {@link
 * PATIENCE_MS}, and a page that loads sooner replaces the previous page directly.
 */
export function Waiting() {
  const { key } = useLocation();
  if (isSomethingSeen) use(patienceFor(key));
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
