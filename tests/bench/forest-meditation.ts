import type { Habits } from './support/habits';

/** The forest breathes for as long as somebody is there. */
export default { rest: undefined } satisfies Partial<Habits>;
