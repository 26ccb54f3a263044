/** Layout of a round: five drifting bubbles, or five rows if bubbles would crowd the field. */

import {
  type BubbleText,
  fitTextInCircle,
  LINE_HEIGHT,
  lineCountOf,
  type TextFit,
  type TextMeasure,
} from './bubble-text';
import {
  BUBBLE_DIAMETERS,
  type BubbleSpot,
  bubbleHomesIn,
  coveredShare,
  LIGHTS_BAND_HEIGHT,
  type Size,
} from './homes';

/** A field, and the person's text size as a factor of the browser's default. */
export interface BubbleField extends Size {
  readonly textScale: number;
}

interface Placed {
  readonly spot: BubbleSpot;
  /** Letter size (px at the default text size) and horizontal padding (CSS px). */
  readonly fit: TextFit;
  /** The bubble's row; undefined for a drifting bubble. */
  readonly row?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface BubbleLayout {
  /** `column` means rows, which stand in pairs in a low, wide field. */
  readonly kind: 'drift' | 'column';
  readonly bubbles: readonly Placed[];
  /** Height of the rows, CSS px; 0 for drifting bubbles. */
  readonly height: number;
}

/** Maximum share of the field that bubbles may cover. It applies at their smallest scale. */
export const MOST_COVERED_SHARE = 0.5;

/** Maximum share of the field that bubbles may cover if they are larger than on a phone. */
const ROOMY_COVER = 0.4;
/** Maximum share of the field that bubbles may cover if they are larger than on a tablet. */
const VAST_COVER = 0.2;

/** Scale on a phone, px per unit of {@link BUBBLE_DIAMETERS}. Below it letters of 14 px need over four lines. */
export const SMALLEST_SCALE = 1.4;
/** Scale on a tablet, px per unit of {@link BUBBLE_DIAMETERS} at the default text size. */
export const LARGEST_SCALE = 1.8;
/** Scale on a large screen, px per unit of {@link BUBBLE_DIAMETERS} at the default text size. */
const VAST = 2.4;
const SCALE_STEP = 0.05;

/** Text size factor from which a column is easier to read than bubbles. */
const LARGE_TEXT = 1.5;

/** Letter sizes at the scale {@link LARGEST_SCALE}, px: thought, answers, own answer. The minimum is 14. */
const LETTERS = [21, 18, 18, 18, 15] as const;
export const LEAST_LETTER_SIZE = 14;

/** Height of the icon above the words of the thought and of the person's own answer, in letter sizes. */
export const ICON_HEIGHTS = [1.5, 0, 0, 0, 1.5] as const;

/** Shares of a bubble's diameter for its words, in order of preference. The rim is left to the soap film. */
const WORDS_SHARES = [0.78, 0.84, 0.9, 0.94] as const;

/** Returns the scale at which bubbles drift in a field; undefined when the field must show rows. */
export function driftScaleIn(field: BubbleField): number | undefined {
  const { textScale } = field;
  if (textScale >= LARGE_TEXT || field.height <= 0) return undefined;
  for (let steps = Math.round((VAST - SMALLEST_SCALE) / SCALE_STEP); steps >= 0; steps--) {
    const scale = SMALLEST_SCALE + steps * SCALE_STEP;
    const most = scale > LARGEST_SCALE + 0.001 ? VAST_COVER : steps > 0 ? ROOMY_COVER : MOST_COVERED_SHARE;
    if (coveredShare(field, scale * textScale) > most) continue;
    if (bubbleHomesIn(field, scale * textScale, false)) return scale;
  }
  return undefined;
}

/** @param words words of the five bubbles, in reading order @param isMirrored whether left and right are swapped */
export function layOutBubbles(
  field: BubbleField,
  words: readonly BubbleText[],
  isMirrored: boolean,
  measure: TextMeasure,
): BubbleLayout {
  const scale = driftScaleIn(field);
  const homes = scale && bubbleHomesIn(field, scale * field.textScale, isMirrored);
  if (!scale || !homes) return rowsIn(field, words, measure);
  const fits = words.map((own, bubble) => fitIn(own, bubble, scale, measure));
  if (fits.some((fit) => !fit)) return rowsIn(field, words, measure);
  const bubbles = homes.map((spot, bubble) => {
    const { size, inset } = fits[bubble] as TextFit;
    return { spot, fit: { size, inset: inset * field.textScale } };
  });
  return { kind: 'drift', bubbles, height: 0 };
}

/** Fits words at the default text size, because bubble and letters scale together. */
function fitIn(words: BubbleText, bubble: number, scale: number, measure: TextMeasure): TextFit | undefined {
  const diameter = (BUBBLE_DIAMETERS[bubble] as number) * scale;
  const usual = LETTERS[bubble] as number;
  const share = (scale - SMALLEST_SCALE) / (LARGEST_SCALE - SMALLEST_SCALE);
  const size =
    share > 1
      ? (usual * scale) / LARGEST_SCALE
      : LEAST_LETTER_SIZE + (usual - LEAST_LETTER_SIZE) * (0.35 + 0.65 * share);
  const crown = ICON_HEIGHTS[bubble] as number;
  return fitTextInCircle(
    words,
    { diameter, shares: WORDS_SHARES, size, least: LEAST_LETTER_SIZE, crown },
    measure,
  );
}

/** Padding beside the rows, CSS px. */
const BESIDE = 14;
/** Letter sizes in the rows, px at the default text size. */
const ROW_LETTERS = [19, 17, 17, 17, 16] as const;
/** Scale of a row's bubble, CSS px per unit of {@link BUBBLE_DIAMETERS}. */
const ROW_SCALE = 0.46;
/** Padding of a row on both sides of the words, CSS px. */
const ROW_INSET = 16;
/** Minimum height of the thought's row, CSS px. Its bubble, the largest one, fits into it. */
const LEAST_THOUGHT = 56;
/** Space for the bubble before a row's words, CSS px. `bubbles.module.css` has the same value. */
const ROW_BUBBLE = 64;
/** x of the bubble's center in the row, CSS px. `bubbles.module.css` has the same value. */
const ROW_BUBBLE_MIDDLE = 29;

interface Arrangement {
  /** Bubbles side by side, from the top. */
  readonly lines: readonly (readonly number[])[];
  readonly gap: number;
  readonly below: number;
  readonly above: number;
  /** Minimum height of an answer's row, CSS px. */
  readonly least: number;
  /** Maximum width of a line, px at the default text size. */
  readonly widest: number;
}

const ONE_COLUMN: Arrangement = {
  lines: [[0], [1], [2], [3], [4]],
  gap: 10,
  below: 14,
  above: 12,
  least: 56,
  widest: 620,
};

/** The answers stand in pairs below the thought. They need no more height than a phone of 740 x 360 held sideways has. */
const PAIRS: Arrangement = {
  lines: [[0], [1, 2], [3, 4]],
  gap: 6,
  below: 3,
  above: 3,
  least: 50,
  widest: 860,
};

/** Minimum width of a row in {@link PAIRS}, px at the default text size. Most answers take two lines in it. */
const LEAST_PAIRED = 300;

/** Lays out rows: one column, or pairs of answers in a field that is too low for a column and wide enough for pairs. */
function rowsIn(field: BubbleField, words: readonly BubbleText[], measure: TextMeasure): BubbleLayout {
  const column = arrange(ONE_COLUMN, field, words, measure);
  const paired = (field.width - 2 * BESIDE - PAIRS.gap) / 2;
  const arePairs = column.height > field.height && paired >= LEAST_PAIRED * field.textScale;
  return arePairs ? arrange(PAIRS, field, words, measure) : column;
}

function arrange(
  arrangement: Arrangement,
  field: BubbleField,
  words: readonly BubbleText[],
  measure: TextMeasure,
): BubbleLayout {
  const { lines, gap, below, above, least, widest } = arrangement;
  const { textScale } = field;
  const whole = Math.max(0, Math.min(widest * textScale, field.width - 2 * BESIDE));
  const sized = lines.map((line) => {
    const width = (whole - gap * (line.length - 1)) / line.length;
    const room = width - 2 * ROW_INSET - ROW_BUBBLE;
    const heights = line.map((bubble) => {
      const own = words[bubble] as BubbleText;
      const letters = (ROW_LETTERS[bubble] as number) * textScale;
      // If a word is wider than its row, the browser breaks the word. One line per word and two more lines suffice.
      const count = lineCountOf(own, letters, room * 0.97, measure) ?? own.text.split(' ').length + 2;
      const atLeast = bubble === 0 ? LEAST_THOUGHT : least;
      return Math.max(atLeast, Math.ceil(count * LINE_HEIGHT * letters + 2 * above));
    });
    return { line, width, height: Math.max(...heights) };
  });
  const height = LIGHTS_BAND_HEIGHT + sized.reduce((sum, row) => sum + row.height + gap, below - gap);
  let y = LIGHTS_BAND_HEIGHT + Math.max(0, (field.height - height) / 2);
  const bubbles: Placed[] = [];
  for (const { line, width, height: tall } of sized) {
    for (const [place, bubble] of line.entries()) {
      const x = (field.width - whole) / 2 + place * (width + gap);
      const radius = ((BUBBLE_DIAMETERS[bubble] as number) * ROW_SCALE) / 2;
      bubbles.push({
        spot: { x: x + ROW_BUBBLE_MIDDLE, y: y + tall / 2, radius },
        fit: { size: ROW_LETTERS[bubble] as number, inset: ROW_INSET },
        row: { x, y, width, height: tall },
      });
    }
    y += tall + gap;
  }
  return { kind: 'column', bubbles, height };
}
