import type { Habits } from './support/habits';

/** Never rests during a session. */
export default { rest: undefined } satisfies Partial<Habits>;
