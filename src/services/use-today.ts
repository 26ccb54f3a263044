/** The person's local day. */
import { useSyncExternalStore } from 'react';
import { localTime } from '../device/local-time';

const today = (): string => localTime(Date.now()).day;

/** Calls a listener when the page's visibility changes. The day may have changed at midnight or by a journey. */
function onVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Returns the person's local day, such as `2026-11-20`. Updates it whenever the page becomes visible. */
export const useToday = (): string => useSyncExternalStore(onVisible, today);
