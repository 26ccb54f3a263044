import { type Habits, tapOne } from './support/habits';

export default {
  // They drift, unless they are held still.
  rest: undefined,
  // Each bubble has its words, which follow it by half a px: two of them in the middle of all frames of play.
  words: { count: 5, moving: 2 },
  /** An answer; between rounds nothing; and in the end, again. */
  act: (phone, count) =>
    tapOne(phone, [
      { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
      { all: 'main [data-next]' },
    ]),
} satisfies Partial<Habits>;
