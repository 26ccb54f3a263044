import type { Habits } from './support/habits';

/** The stream flows for as long as somebody is there. */
export default { rest: undefined } satisfies Partial<Habits>;
