import { type Habits, tapOne } from './support/habits';

/** Marks, and bubbles in their film; where drawing is slow the film is drawn first, into a picture. */
export default {
  drawCalls: 3,
  // They drift, unless they are held still.
  rest: undefined,
  /** An answer; between rounds nothing; and in the end, again. */
  act: (phone, count) =>
    tapOne(phone, [
      { all: 'main [data-target^="answer-"]:not([aria-disabled="true"])', at: count },
      { all: 'main [data-next]' },
    ]),
} satisfies Partial<Habits>;
