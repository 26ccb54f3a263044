/** The fade from one page to the next, and what stands where a page is still to come. */
import { useLayoutEffect, useReducer, ViewTransition } from 'react';
import { fadeOverLivingPage, mayFade } from '../services/fading';
import styles from './waiting.module.css';

/**
 * Fades the whole screen whenever it comes with a page. It holds nothing itself: around the page it would wait for the
 * page's pictures, and a page that is a picture by itself would lie over the bars and over an open dialog.
 */
export function PageFade() {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const fade = document.activeViewTransition;
    if (!fade) return;
    fadeOverLivingPage(fade);
    // React keeps a page's effects until its fade is over, but a game that begins at once, say, begins with them. Whatever
    // is rendered makes it run them first. A fade that is cut short keeps nothing.
    fade.ready.then(renderAgain, () => undefined);
  }, []);
  if (!mayFade()) return null;
  return (
    <ViewTransition update="none">
      <span hidden />
    </ViewTransition>
  );
}

/** As many as the widest screen shows beside each other, twice. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

/** The outline of a page, so that a press is answered before its page has loaded. */
export const Waiting = () => (
  <>
    <PageFade />
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
