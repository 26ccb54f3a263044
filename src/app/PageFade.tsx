/** The fade from one page to the next, and what stands where a page is still to come. */
import { use, useLayoutEffect, useReducer, ViewTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { fadeOverLivingPage, mayFade } from '../services/fading';
import styles from './waiting.module.css';

/** So long what is on the screen stays while the next page loads (ms): most pages are there by then, and a press is answered. */
const PATIENCE_MS = 80;

/** A page has been seen, and stays meanwhile. */
let isSomethingSeen = false;

/**
 * Fades the whole screen whenever it comes with a page. It holds nothing itself: around the page it would wait for the
 * page's pictures, and a page that is a picture by itself would lie over the bars and over an open dialog.
 */
export function PageFade({ isOutline = false }: { isOutline?: boolean }) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (!isOutline) isSomethingSeen = true;
    const fade = document.activeViewTransition;
    if (!fade) return;
    fadeOverLivingPage(fade);
    // React keeps a page's effects until its fade is over, but a game that begins at once, say, begins with them. Whatever
    // is rendered makes it run them first. A fade that is cut short keeps nothing.
    fade.ready.then(renderAgain, () => undefined);
  }, [isOutline]);
  if (!mayFade()) return null;
  return (
    <ViewTransition update="none">
      <span hidden />
    </ViewTransition>
  );
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
    <>
      <PageFade isOutline />
      <div className={styles.page} aria-busy data-waiting>
        <i className={styles.title} />
        <i className={styles.line} />
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <i key={card} />
          ))}
        </div>
      </div>
    </>
  );
}
