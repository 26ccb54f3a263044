/** The outline that stands where a page is still to come. */
import { use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './waiting.module.css';

/** So long what is on the screen stays while the next page loads (ms): most pages are there by then, and a press is answered. */
const PATIENCE_MS = 80;

/** A page has been seen, and stays meanwhile. */
let isSomethingSeen = false;

/** Stands beside a page and notes that one has been seen. */
export function PageSeen() {
  useLayoutEffect(() => {
    isSomethingSeen = true;
  }, []);
  return null;
}

/** As many as the widest screen shows beside each other, twice. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

/** The last page that was waited for, by its entry in the history, and until when nothing else is shown. */
let patience: { readonly key: string; readonly over: Promise<void> } | undefined;

function patienceFor(key: string): Promise<void> {
  if (patience?.key !== key)
    patience = { key, over: new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)) };
  return patience.over;
}

/**
 * The outline of a page, so that a press is answered before its page has loaded. Once it is shown it stays for 300 ms at
 * least, as React has it: a page that comes sooner than {@link PATIENCE_MS} takes the place of the last one without it.
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
