import { type Habits, tapOne } from './support/habits';

export default {
  // Bubbles drift unless they are held still.
  rest: undefined,
  // Each bubble has words, which follow it in steps of half a px: in a median frame two of them move.
  words: { count: 5, moving: 2 },
  /** An answer; nothing between rounds; Play Again at the end. */
  act: (phone, count) =>
    tapOne(phone, [
      { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
      { all: 'main [data-next]' },
    ]),
} satisfies Partial<Habits>;
