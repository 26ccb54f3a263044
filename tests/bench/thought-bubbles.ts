import { type Habits, tapOne } from './support/habits';

export default {
  // Bubbles drift, so a session rests only while 'Hold still' is on. The bench does not measure that.
  rest: undefined,
  // Each bubble has words, which follow it in steps of half a px. In a median frame two of the five move.
  words: { count: 5, moving: 2 },
  /** Chooses an answer, does nothing between rounds, and presses Play Again at the end. */
  act: (phone, count) =>
    tapOne(phone, [
      { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
      { all: 'main [data-next]' },
    ]),
} satisfies Partial<Habits>;
