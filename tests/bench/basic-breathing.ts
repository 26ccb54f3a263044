import { type Habits, pause } from './support/habits';

/** The light goes round by itself, and is held and let go. */
export default { rest: pause } satisfies Partial<Habits>;
