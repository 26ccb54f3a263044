/** The placeholder of a loading page. */
import { use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './waiting.module.css';

/**
 * The previous page stays this long while the next one loads, ms: most pages are ready by then, and the response to a
 * press stays prompt.
 */
const PATIENCE_MS = 80;

/** Whether a page has been rendered, which stays during a load. */
let isSomethingSeen = false;

/** Rendered beside a page: records that a page has been shown. */
export function PageSeen() {
  useLayoutEffect(() => {
    isSomethingSeen = true;
  }, []);
  return null;
}

/** Two rows at the widest window. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

/** The page being loaded, by its history entry, and the end of the previous page's stay. */
let patience: { readonly key: string; readonly over: Promise<void> } | undefined;

function patienceFor(key: string): Promise<void> {
  if (patience?.key !== key)
    patience = { key, over: new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)) };
  return patience.over;
}

/**
 * Placeholder of a page. React keeps it for at least 300 ms once it is shown. A page that loads within {@link
 * PATIENCE_MS} replaces the previous one without it.
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
