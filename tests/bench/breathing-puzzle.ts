import { type Habits, pause } from './support/habits';

/** The bubble breathes by itself, and is held and let go. */
export default { rest: pause } satisfies Partial<Habits>;
