import { useSyncExternalStore } from 'react';
import type { Kept } from '../device/kept';

/** A value that the device keeps; the page is rendered anew when it changes, here or in another tab. */
export const useKept = <T>(kept: Kept<T>): T => useSyncExternalStore(kept.subscribe, () => kept.value);
