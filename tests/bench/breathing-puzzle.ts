import { type Habits, pause } from './support/habits';

/** The game rests only while it is paused. */
export default { rest: pause } satisfies Partial<Habits>;
