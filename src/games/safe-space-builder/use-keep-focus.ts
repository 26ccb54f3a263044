import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus after the focused control has disappeared, for example the button of a removed element. The focus
 * moves to another element of the space, or to the panel if the space is empty.
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
