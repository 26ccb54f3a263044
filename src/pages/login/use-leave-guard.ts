import { useCallback, useEffect, useRef } from 'react';

/** Runs once the page has gone one entry back in its history. */
const goBack = (then: () => void): void => {
  window.addEventListener('popstate', then, { once: true });
  history.back();
};

/**
 * Asks before this page is left while it is mounted: by a link, by Back, or by closing the tab, where the browser asks
 * in its own words.
 * @param ask is given what leaves the page after all
 * @returns what ends the asking and then goes on
 */
export function useLeaveGuard(ask: (leave: () => void) => void): (then: () => void) => void {
  const asking = useRef(ask);
  asking.current = ask;
  const isOver = useRef(false);
  /** Whether an entry of ours lies on the history, for Back to take away instead of the page. */
  const isHeld = useRef(false);

  const release = useCallback((then: () => void) => {
    isOver.current = true;
    if (!isHeld.current) then();
    else {
      isHeld.current = false;
      goBack(then);
    }
  }, []);

  useEffect(() => {
    const hold = () => {
      history.pushState(history.state, '');
      isHeld.current = true;
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      if (isOver.current || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
      event.preventDefault();
      event.stopPropagation();
      asking.current(() => release(() => link.click()));
    };
    const onBack = () => {
      if (isOver.current) return;
      hold();
      asking.current(() => release(() => history.back()));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isOver.current) event.preventDefault();
    };
    if (!isHeld.current) hold();
    // Before the router hears of it.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [release]);

  return release;
}
