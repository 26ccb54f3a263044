/** The page in the panel's frame. Another page may replace it at any time. */
import { type RefObject, useEffect, useState } from 'react';
import type { QaPage } from '../page';

/** Polling interval for values without change events (the clock, a new page), ms. */
const EVERY_MS = 200;

/**
 * @returns the running page; undefined before the first one. While another page loads it returns the previous one, so
 *   that the panel keeps its focus. Renders again with every change of a machine.
 */
export function usePage(frame: RefObject<HTMLIFrameElement | null>): QaPage | undefined {
  const [, renderAgain] = useState(0);
  const [page, setPage] = useState<QaPage>();
  useEffect(() => {
    const look = () => {
      setPage((last) => frame.current?.contentWindow?.qa ?? last);
      renderAgain((count) => count + 1);
    };
    const interval = setInterval(look, EVERY_MS);
    return () => clearInterval(interval);
  }, [frame]);
  useEffect(() => page?.changed.subscribe(() => renderAgain((count) => count + 1)), [page]);
  return page;
}
