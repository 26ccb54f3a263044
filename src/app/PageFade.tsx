/** The fade from one page to the next, and what stands where a page is still to come. */
import { ViewTransition } from 'react';
import { mayFade } from '../services/fading';
import styles from './waiting.module.css';

/** React fades only what it has named itself, and leaves out the rest of the screen, unless that has a name of its own. */
const nameScreen = () => {
  document.documentElement.style.viewTransitionName = 'root';
};

/**
 * Fades the whole screen whenever it comes and goes with a page. It holds nothing itself: around the page it would wait
 * for the page's pictures, and a page that is named by itself would be drawn over the bars and over an open dialog.
 */
export const PageFade = () =>
  mayFade() ? (
    <ViewTransition>
      <span ref={nameScreen} hidden />
    </ViewTransition>
  ) : null;

/** As many as the widest screen shows beside each other, twice. */
const CARDS = Array.from({ length: 10 }, (_, index) => index);

/** The outline of a page, so that a press is answered before its page has loaded. */
export const Waiting = () => (
  <>
    <PageFade />
    <div className={styles.page} aria-busy>
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
