import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the title at each new content, and scrolls to the top. Focus in the text field would open a
 * keyboard over the stones.
 * @param what key of the content
 */
export function useTitleFocusRef(what: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [what]);
  return title;
}
