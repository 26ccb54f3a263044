/** Which day it is where the person is. */
import { useSyncExternalStore } from 'react';
import { localTime } from '../device/local-time';

const today = (): string => localTime(Date.now()).day;

/** Over night, or in another time zone, it has become another day. */
function onVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The person's local day, `2026-11-20`; looked at anew whenever they come back to the page. */
export const useToday = (): string => useSyncExternalStore(onVisible, today);
