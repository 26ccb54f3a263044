export type TextMeasure = (text: string, size: number, isSerif: boolean) => number;

export interface BubbleText {
  readonly text: string;
  readonly isSerif: boolean;
}

/** Line height as a multiple of the letter size. `stage-mirror.module.css` has the same value. */
export const LINE_HEIGHT = 1.25;

/** Share of the width that words may fill. The rest is a tolerance for the browsers' rounding. */
const SLACK = 0.97;

/** Returns the number of lines at this width; undefined when one word is too long. */
export function lineCountOf(
  { text, isSerif }: BubbleText,
  size: number,
  width: number,
  measure: TextMeasure,
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

export interface TextFit {
  /** Letter size, px. */
  readonly size: number;
  /** Padding on both sides of the words, px. */
  readonly inset: number;
}

export interface TextCircle {
  readonly diameter: number;
  /** Shares of the diameter for the words, in order of preference; the last only for three or more lines. */
  readonly shares: readonly number[];
  readonly size: number;
  readonly least: number;
  /** Height of the icon above the words, in letter sizes. */
  readonly crown: number;
}

/** Preferred numbers of lines. */
const FEW_LINES = [1, 2, 3] as const;
const MOST_LINES = [4] as const;

/** Finds the largest letters that fit in a circle, with a preference for few lines; undefined for none. */
export function fitTextInCircle(
  words: BubbleText,
  circle: TextCircle,
  measure: TextMeasure,
): TextFit | undefined {
  return fitInLines(FEW_LINES, words, circle, measure) ?? fitInLines(MOST_LINES, words, circle, measure);
}

function fitInLines(
  counts: readonly number[],
  words: BubbleText,
  { diameter, shares, size, least, crown }: TextCircle,
  measure: TextMeasure,
): TextFit | undefined {
  // Half sizes, so that the smallest one is reached.
  for (let letters = Math.floor(size * 2) / 2; letters >= least; letters -= 0.5) {
    for (const lines of counts) {
      for (const share of lines < 3 ? shares.slice(0, -1) : shares) {
        const tall = (crown + lines * LINE_HEIGHT) * letters;
        const across = diameter * share;
        if (tall >= across) continue;
        // The corners of the text block lie on a circle of diameter `across`.
        const width = Math.sqrt(across ** 2 - tall ** 2);
        const count = lineCountOf(words, letters, width * SLACK, measure);
        if (count !== undefined && count <= lines) return { size: letters, inset: (diameter - width) / 2 };
      }
    }
  }
  return undefined;
}
