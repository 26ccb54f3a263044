import type { Habits } from './support/habits';

/** All cards lie in one texture: one call for their shadows and shades, one for the cards. */
export default { drawCalls: 2 } satisfies Partial<Habits>;
