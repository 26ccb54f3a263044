import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus when the focused element of the page disappears: the button of a removed element, or the card of a
 * deselected one. The focus moves to the remaining elements, or to the panel.
 */
export function useKeepFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = within.current;
    if (!root) return;
    let last: Element | null = null;
    const remember = ({ target }: Event) => {
      last = target as Element;
    };
    const observer = new MutationObserver(() => {
      if (!last || root.contains(last) || document.activeElement !== document.body) return;
      last = null;
      const next =
        root.querySelector<HTMLElement>('[data-target][tabindex="0"]') ??
        root.querySelector<HTMLElement>('[data-next]');
      next?.focus({ preventScroll: true });
    });
    root.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [within]);
}
