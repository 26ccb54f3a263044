import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser prints the page, or emulates the print media type. */
export function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const follow = () => setIsPrinted(paper.matches);
    // The browser prints the page in the state after this event, so React must render synchronously.
    const begin = () => flushSync(() => setIsPrinted(true));
    const end = () => setIsPrinted(false);
    paper.addEventListener('change', follow);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      paper.removeEventListener('change', follow);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}
