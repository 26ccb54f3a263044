import { useCallback, useEffect, useRef } from 'react';

/** Goes one entry back in the history, then calls `then`. */
const goBack = (then: () => void): void => {
  window.addEventListener('popstate', then, { once: true });
  history.back();
};

/** Returns whether this click follows a link to another page of the app in the same tab. */
const leaves = (link: Element | null, event: MouseEvent): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  link.target !== '_blank' &&
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Asks before the person leaves this page: by a link, by Back, or by closing the tab, where the browser asks in its
 * own words.
 * @param ask asks the person; its argument leaves the page
 * @param isActive whether there is a reason to ask. The guard asks while it is mounted and active.
 * @returns a function that ends the guard and then calls its argument
 */
export function useLeaveGuard(ask: (leave: () => void) => void, isActive = true): (then: () => void) => void {
  const asking = useRef(ask);
  asking.current = ask;
  const isOver = useRef(false);
  /** Whether the guard has added a history entry. Back removes that entry instead of leaving the page. */
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
    if (!isActive) return;
    isOver.current = false;
    const hold = () => {
      history.pushState(history.state, '');
      isHeld.current = true;
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      if (isOver.current || !leaves(link, event)) return;
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
    // The capture phase precedes the router's handler.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onBack);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onBack);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [release, isActive]);

  useEffect(() => {
    // While the guard is inactive, Back skips the guard's history entry.
    if (isActive) return;
    const passOn = () => {
      if (!isHeld.current) return;
      isHeld.current = false;
      history.back();
    };
    window.addEventListener('popstate', passOn);
    return () => window.removeEventListener('popstate', passOn);
  }, [isActive]);

  return release;
}
