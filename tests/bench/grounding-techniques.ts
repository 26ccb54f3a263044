import type { Habits } from './support/habits';

/** The game never rests during a session. */
export default { rest: undefined } satisfies Partial<Habits>;
