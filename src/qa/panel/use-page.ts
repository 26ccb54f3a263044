/** The page in the panel's frame, which may be replaced by another one at any time. */
import { type RefObject, useEffect, useState } from 'react';
import type { QaPage } from '../page';

/** Time between two reads of values without change events (the clock, a new page), ms. */
const EVERY_MS = 200;

/**
 * @returns the running page; while another one loads, the last one, so that the panel keeps its focus; undefined before
 *   the first. Renders again with every change of a machine.
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
