import { useSyncExternalStore } from 'react';
import { localDayAndHour } from '../device/local-day-and-hour';

const today = (): string => localDayAndHour(Date.now()).day;

/** Midnight or a journey may change the date while the page is hidden. */
function onVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns the current local date, such as `2026-11-20`. Updates it whenever the page becomes visible. */
export const useToday = (): string => useSyncExternalStore(onVisible, today);
