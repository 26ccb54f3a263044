import { type Habits, pause } from './support/habits';

/** The game rests only in a pause. */
export default { rest: pause } satisfies Partial<Habits>;
