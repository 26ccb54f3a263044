import { useSyncExternalStore } from 'react';
import type { Stored } from '../device/stored';

/** The component renders again when the value changes, here or in another tab. */
export const useStored = <T>(stored: Stored<T>): T =>
  useSyncExternalStore(stored.subscribe, () => stored.value);
