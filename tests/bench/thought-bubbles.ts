import { type Habits, tapOne } from './support/habits';

export default {
  // They drift, unless they are held still.
  rest: undefined,
  /** An answer; between rounds nothing; and in the end, again. */
  act: (phone, count) =>
    tapOne(phone, [
      { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
      { all: 'main [data-next]' },
    ]),
} satisfies Partial<Habits>;
