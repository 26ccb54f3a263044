/** Where the words of a bubble break, so that they stand wholly inside it. */

/** How wide words are, px, in the face and at the size (px) that are asked for. */
export type Measure = (text: string, size: number, isSerif: boolean) => number;

export interface Words {
  readonly text: string;
  readonly isSerif: boolean;
}

/** Height of a line, in sizes of its letters: as in the mirror's style. */
export const LINE = 1.25;

/** Words that are narrower than measured by this much still fit: browsers round. */
const SLACK = 0.97;

/** How many lines words take in this width; undefined when a word is too long for any. */
export function linesOf(
  { text, isSerif }: Words,
  size: number,
  width: number,
  measure: Measure,
): number | undefined {
  let lines = 1;
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer, size, isSerif) <= width) line = longer;
    else {
      if (measure(word, size, isSerif) > width) return undefined;
      if (line !== '') lines++;
      line = word;
    }
  }
  return lines;
}

/** How words stand in a circle. */
export interface Fit {
  /** Of the letters, px. */
  readonly size: number;
  /** Room to both sides of the words, px. */
  readonly inset: number;
}

/** What is asked of {@link fitInCircle}, px. */
export interface Circle {
  readonly diameter: number;
  /** How much of the diameter words use: rather the first than the last, and the last only from three lines on. */
  readonly shares: readonly number[];
  /** Of the letters, at best and at least. */
  readonly size: number;
  readonly least: number;
  /** Height of what stands above the words. */
  readonly crown: number;
}

/** So many lines are read at one glance, and one more if it must be. */
const FEW_LINES = [1, 2, 3] as const;
const MOST_LINES = [4] as const;

/** The largest letters with which words stand inside a circle, in few lines if that can be; undefined when none do. */
export function fitInCircle(words: Words, circle: Circle, measure: Measure): Fit | undefined {
  return fitInLines(FEW_LINES, words, circle, measure) ?? fitInLines(MOST_LINES, words, circle, measure);
}

function fitInLines(
  counts: readonly number[],
  words: Words,
  { diameter, shares, size, least, crown }: Circle,
  measure: Measure,
): Fit | undefined {
  for (let letters = size; letters >= least; letters -= 0.5) {
    for (const lines of counts) {
      for (const share of lines < 3 ? shares.slice(0, -1) : shares) {
        const tall = crown + lines * LINE * letters;
        const across = diameter * share;
        if (tall >= across) continue;
        // The corners of the block lie on a circle.
        const width = Math.sqrt(across ** 2 - tall ** 2);
        const taken = linesOf(words, letters, width * SLACK, measure);
        if (taken !== undefined && taken <= lines) return { size: letters, inset: (diameter - width) / 2 };
      }
    }
  }
  return undefined;
}
