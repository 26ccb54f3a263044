import { type Habits, pause, tapOne } from './support/habits';

/** Turns the pages and restarts. Between two scenes both are drawn. */
export default {
  act: (phone) =>
    tapOne(phone, [{ all: 'main button', named: /^(?:Next|Complete Exercise|Begin Exercise)$/ }]),
  rest: pause,
} satisfies Partial<Habits>;
