import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { addLayer, callWithoutLayers } from '../services/back';

/** Whether this click follows a link to another page of the app in the same tab. */
const leaves = (link: Element | null, event: MouseEvent): link is HTMLAnchorElement =>
  link instanceof HTMLAnchorElement &&
  link.target !== '_blank' &&
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Asks before the person leaves: by a link, by Back, or by closing the tab, where the browser asks in its own words.
 * @param ask its argument leaves the page
 * @returns a function that ends the guard and then calls its argument
 */
export function useLeaveGuard(ask: (leave: () => void) => void, isActive = true): (then: () => void) => void {
  const asking = useEffectEvent(ask);
  /** Undefined while the guard is inactive. */
  const end = useRef<() => void>(undefined);

  const release = useCallback((then: () => void) => {
    end.current?.();
    callWithoutLayers(then);
  }, []);

  useEffect(() => {
    if (!isActive) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const removeLayer = addLayer(() => asking(() => release(() => history.back())));
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      if (!leaves(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      asking(() => release(() => link.click()));
    };
    // The capture phase precedes the router's handler.
    document.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    end.current = () => {
      listeners.abort();
      removeLayer();
      end.current = undefined;
    };
    return () => end.current?.();
  }, [release, isActive]);

  return release;
}
