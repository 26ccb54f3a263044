import { useSyncExternalStore } from 'react';
import type { Kept } from '../device/kept';

/** A stored value; the component renders again when it changes, here or in another tab. */
export const useKept = <T>(kept: Kept<T>): T => useSyncExternalStore(kept.subscribe, () => kept.value);
