import { type Habits, tapOne } from './support/habits';

export default {
  // They drift, unless they are held still.
  rest: undefined,
  // One is on its way to the thought, or all five drift for a while: two in the middle of all frames of play.
  words: 2,
  /** An answer; between rounds nothing; and in the end, again. */
  act: (phone, count) =>
    tapOne(phone, [
      { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
      { all: 'main [data-next]' },
    ]),
} satisfies Partial<Habits>;
