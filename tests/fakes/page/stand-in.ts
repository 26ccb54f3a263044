import type { StandInSurface } from '../stand-in-surface';

/** The current surface, for tests that draw frames or lose the context. */
export const standIn: { surface: StandInSurface | undefined } = { surface: undefined };
