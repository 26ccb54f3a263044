import { useSyncExternalStore } from 'react';
import type { StoredValue } from '../device/stored-value';

/** A stored value; the component renders again when it changes, here or in another tab. */
export const useStoredValue = <T>(kept: StoredValue<T>): T =>
  useSyncExternalStore(kept.subscribe, () => kept.value);
