import { type Habits, pause, tapOne } from './support/habits';

/** Goes through the scenes and restarts. A transition draws two scenes. */
export default {
  act: (phone) =>
    tapOne(phone, [{ all: 'main button', named: /^(?:Next|Complete Exercise|Begin Exercise)$/ }]),
  rest: pause,
} satisfies Partial<Habits>;
