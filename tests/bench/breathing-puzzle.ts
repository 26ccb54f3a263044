import { type Habits, pause } from './support/habits';

/** Rests only in a pause. */
export default { rest: pause } satisfies Partial<Habits>;
