import { type Habits, tapOne } from './support/habits';

/** Presses Skip, Complete or Start Again. The figure always breathes, so the bench measures no time at rest. */
export default {
  act: (phone) => tapOne(phone, [{ all: 'main button', named: /^(?:Skip|Complete|Start Again)$/ }]),
  rest: undefined,
} satisfies Partial<Habits>;
