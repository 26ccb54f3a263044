import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whatever is new on the screen is read from its title: it has the focus, and the page is seen from its top. The field
 * would bring up a keyboard that covers the stones.
 *
 * @param what is shown; when it changes, the title is read anew
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
