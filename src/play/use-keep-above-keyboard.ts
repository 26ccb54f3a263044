import { type RefObject, useEffect, useSyncExternalStore } from 'react';

/**
 * Height below which the visual viewport counts as low, CSS px. A phone is below it while an on-screen keyboard is
 * open. Without a keyboard a phone in portrait is above it.
 */
const LOW = 500;

const follow = (onChange: () => void) => {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
};

/** An on-screen keyboard shrinks the visual viewport, but in most browsers not the page. */
const isLow = (): boolean => (window.visualViewport?.height ?? window.innerHeight) < LOW;

/** Whether the visual viewport is low. */
export const useIsViewportLow = (): boolean => useSyncExternalStore(follow, isLow);

/** Keeps the top of an element in view above the keyboard while the person types in it. */
export function useKeepAboveKeyboard(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => {
      const { activeElement: typed } = document;
      if (typed?.matches('input, textarea') && part.current?.contains(typed))
        part.current.scrollIntoView({ block: 'start' });
    };
    show();
    // The layout adapts to the new height later.
    const observer = new ResizeObserver(show);
    observer.observe(document.documentElement);
    const stop = follow(show);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [part]);
}
