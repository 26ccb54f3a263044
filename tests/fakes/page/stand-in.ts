import type { StandInSurface } from '../stand-in-surface';

/** The surface at hand, for whoever draws its frames or loses its context. */
export const standIn: { surface: StandInSurface | undefined } = { surface: undefined };
