import { useSyncExternalStore } from 'react';
import type { Kept } from '../device/kept';

/** Returns a stored value. The component renders again when the value changes, here or in another tab. */
export const useKept = <T>(kept: Kept<T>): T => useSyncExternalStore(kept.subscribe, () => kept.value);
