import { type Habits, tapOne } from './support/habits';

export default {
  // They drift, unless they are held still.
  rest: undefined,
  // The answer's, on its way to the thought. All five while they drift, but nobody here waits for that.
  words: 1,
  /** An answer; between rounds nothing; and in the end, again. */
  act: (phone, count) =>
    tapOne(phone, [
      { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
      { all: 'main [data-next]' },
    ]),
} satisfies Partial<Habits>;
