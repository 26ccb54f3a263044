/** The fade from one page to the next, and what stands where a page is still to come. */
import { ViewTransition } from 'react';
import { mayFade } from '../services/fading';
import styles from './waiting.module.css';

/**
 * Fades the whole screen whenever it comes and goes with a page. It holds nothing itself: around the page it would wait
 * for the page's pictures, and a page that is named by itself would be drawn over the bars and over an open dialog.
 */
export const PageFade = () =>
  mayFade() ? (
    <ViewTransition>
      <span hidden />
    </ViewTransition>
  ) : null;

/** The outline of a page, so that a press is answered before its page has loaded. */
export const Waiting = () => (
  <>
    <PageFade />
    <div className={styles.page} aria-busy>
      <i className={styles.title} />
      <i className={styles.line} />
      <i className={styles.picture} />
    </div>
  </>
);
