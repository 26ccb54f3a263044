import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a change of content the title gets the focus, and the page scrolls to its top. Focus in the field would open a
 * keyboard over the stones.
 *
 * @param what key of the content; a change moves the focus to the title
 */
export function useReadFromTitle(what: string): RefObject<HTMLHeadingElement | null> {
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
