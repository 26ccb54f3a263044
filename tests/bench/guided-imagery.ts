import { type Habits, pause, tapOne } from './support/habits';

/** Its pages are turned one after the other, and it is begun again; two scenes are seen on the way between them. */
export default {
  act: (phone) =>
    tapOne(phone, [{ all: 'main button', named: /^(?:Next|Complete Exercise|Begin Exercise)$/ }]),
  rest: pause,
} satisfies Partial<Habits>;
