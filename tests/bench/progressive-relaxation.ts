import { type Habits, tapOne } from './support/habits';

/** Its phases are skipped one after the other, and begun again; and whoever lies there breathes. */
export default {
  act: (phone) => tapOne(phone, [{ all: 'main button', named: /^(?:Skip|Complete|Start Again)$/ }]),
  rest: undefined,
} satisfies Partial<Habits>;
