import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/** What an on-screen keyboard leaves of a phone is lower than this, CSS px; a phone upright without one is not. */
const LOW = 500;

const follow = (onChange: () => void) => {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
};

/** What is seen at once, which a keyboard makes lower: most browsers leave the page as high as it is beneath it. */
const isLow = (): boolean => (window.visualViewport?.height ?? window.innerHeight) < LOW;

/** Whether so little of the page is seen at once that only what is typed, and what for, has room. */
export const useLowView = (): boolean => useSyncExternalStore(follow, isLow);

/** A keyboard that comes up from below leaves this in sight from its top, while somebody types in it. */
export function useAboveKeyboard(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      const { activeElement: typed } = document;
      if (typed?.matches('input, textarea') && part.current?.contains(typed))
        part.current.scrollIntoView({ block: 'start' });
    };
    show();
    // The page below is laid out anew for the room that is left, a moment later.
    const observer = new ResizeObserver(show);
    observer.observe(document.documentElement);
    const stop = follow(show);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [part]);
}
