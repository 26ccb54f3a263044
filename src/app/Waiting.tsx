/** The placeholder of a loading page. */
import { use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './waiting.module.css';

/**
 * Time that the previous page stays while the next one loads, ms. Most pages load within it, and a press still gets
 * a prompt response.
 */
const PATIENCE_MS = 80;

/** Whether a page has been rendered. That page stays while the next one loads. */
let isSomethingSeen = false;

/** Rendered beside a page: records that a page has been shown. */
export function PageSeen() {
  useLayoutEffect(() => {
    isSomethingSeen = true;
  }, []);
  return null;
}

/** Placeholder cards: two rows in the widest window. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

/** The history key of the loading page, and the end of {@link PATIENCE_MS}. */
let patience: { readonly key: string; readonly over: Promise<void> } | undefined;

function patienceFor(key: string): Promise<void> {
  if (patience?.key !== key)
    patience = { key, over: new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)) };
  return patience.over;
}

/**
 * Placeholder of a page. React keeps it for at least 300 ms once it is shown. A page that loads within {@link
 * PATIENCE_MS} replaces the previous one without a placeholder.
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
