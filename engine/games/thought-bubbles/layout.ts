/** How a round is laid out: five bubbles that drift, or where they would crowd the field, five rows of a column. */
import { coverOf, DIAMETERS, homesIn, LIGHTS_HEIGHT, type Size, type Spot } from './homes';
import { type Fit, fitInCircle, LINE, linesOf, type Measure, type Words } from './words';

/** A field with the person's own text size: 1 is the browser's usual. */
export interface Field extends Size {
  readonly textScale: number;
}

/** One bubble, and where its words stand. */
interface Placed {
  readonly spot: Spot;
  /** Letters, px at the usual text size, and the room beside them, CSS px. */
  readonly fit: Fit;
  /** The row of a column; a bubble that drifts is its own place. */
  readonly row?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Layout {
  readonly kind: 'drift' | 'column';
  /** In reading order. */
  readonly bubbles: readonly Placed[];
  /** Height that the column needs, CSS px; 0 where bubbles drift. */
  readonly height: number;
}

/** Covering more of the field than this would crowd it. */
export const MOST_COVER = 0.45;

/** Bubbles are larger than on a phone where they cover less than this, and larger than on a tablet where less still. */
const ROOMY_COVER = 0.4;
const VAST_COVER = 0.2;

/**
 * px of 1 of {@link DIAMETERS}, at the usual text size: on a phone, on a tablet, on a wall. With less, letters of 14 px
 * would need more than four lines.
 */
export const SMALLEST = 1.5;
export const LARGEST = 1.8;
const VAST = 2.4;
const SCALE_STEP = 0.05;

/** From this text size on a column is read more easily than bubbles. */
const LARGE_TEXT = 1.5;

/** Letters at the largest, px: thought, answers, one's own. At least 14 at any size. */
const LETTERS = [21, 18, 18, 18, 15] as const;
export const LEAST_LETTERS = 14;

/** What stands above words: the sign on the thought and on one's own, in sizes of their letters. */
export const CROWNS = [1.5, 0, 0, 0, 1.5] as const;

/** Shares of a bubble's diameter that its words use, rather the first: the rim is for the film. */
const WORDS_SHARES = [0.78, 0.84, 0.9] as const;

/** The size at which bubbles drift in a field; undefined where a column is called for. */
export function scaleIn(field: Field): number | undefined {
  const { textScale } = field;
  if (textScale >= LARGE_TEXT || field.height <= 0) return undefined;
  for (let steps = Math.round((VAST - SMALLEST) / SCALE_STEP); steps >= 0; steps--) {
    const scale = SMALLEST + steps * SCALE_STEP;
    const most = scale > LARGEST + 0.001 ? VAST_COVER : steps > 0 ? ROOMY_COVER : MOST_COVER;
    if (coverOf(field, scale * textScale) > most) continue;
    if (homesIn(field, scale * textScale, false)) return scale;
  }
  return undefined;
}

/**
 * @param words of the five bubbles, in reading order
 * @param isMirrored left for right
 */
export function layOut(field: Field, words: readonly Words[], isMirrored: boolean, measure: Measure): Layout {
  const scale = scaleIn(field);
  const homes = scale && homesIn(field, scale * field.textScale, isMirrored);
  if (!scale || !homes) return column(field, words, measure);
  const fits = words.map((own, bubble) => fitIn(own, bubble, scale, measure));
  if (fits.some((fit) => !fit)) return column(field, words, measure);
  const bubbles = homes.map((spot, bubble) => {
    const { size, inset } = fits[bubble] as Fit;
    return { spot, fit: { size, inset: inset * field.textScale } };
  });
  return { kind: 'drift', bubbles, height: 0 };
}

/** At the usual text size: everything grows alike. */
function fitIn(words: Words, bubble: number, scale: number, measure: Measure): Fit | undefined {
  const diameter = (DIAMETERS[bubble] as number) * scale;
  const usual = LETTERS[bubble] as number;
  const share = (scale - SMALLEST) / (LARGEST - SMALLEST);
  const size =
    share > 1 ? (usual * scale) / LARGEST : LEAST_LETTERS + (usual - LEAST_LETTERS) * (0.35 + 0.65 * share);
  const crown = (CROWNS[bubble] as number) * size;
  return fitInCircle(words, { diameter, shares: WORDS_SHARES, size, least: LEAST_LETTERS, crown }, measure);
}

/** px: around the column, between rows, above and below words, and the widest that a row becomes. */
const AROUND = 14;
const BETWEEN = 10;
const ABOVE = 12;
const WIDEST = 620;
/** A row's bubble: px of 1 of {@link DIAMETERS}; and from it to the words. */
const ROW_SCALE = 0.46;
const ROW_LETTERS = [19, 17, 17, 17, 16] as const;
/** Of rows, px, as in `bubbles.module.css`: room beside the words, and before them for the bubble. */
const ROW_INSET = 16;
const ROW_BUBBLE = 64;
const ROW_BUBBLE_MIDDLE = 29;

function column(field: Field, words: readonly Words[], measure: Measure): Layout {
  const { textScale } = field;
  const width = Math.max(0, Math.min(WIDEST * textScale, field.width - 2 * AROUND));
  const x = (field.width - width) / 2;
  const room = width - 2 * ROW_INSET - ROW_BUBBLE;
  const heights = words.map((own, row) => {
    const letters = (ROW_LETTERS[row] as number) * textScale;
    // A word that is longer than its row is broken by the browser; two lines more are room enough.
    const lines = linesOf(own, letters, room * 0.97, measure) ?? own.text.split(' ').length + 2;
    return Math.max(ROW_BUBBLE, Math.ceil(lines * LINE * letters + 2 * ABOVE));
  });
  const whole = heights.reduce((sum, height) => sum + height + BETWEEN, 0) - BETWEEN;
  const height = LIGHTS_HEIGHT + whole + AROUND;
  let y = LIGHTS_HEIGHT + Math.max(0, (field.height - height) / 2);
  const bubbles = heights.map((tall, row) => {
    const radius = ((DIAMETERS[row] as number) * ROW_SCALE) / 2;
    const placed: Placed = {
      spot: { x: x + ROW_BUBBLE_MIDDLE, y: y + tall / 2, radius },
      fit: { size: ROW_LETTERS[row] as number, inset: ROW_INSET },
      row: { x, y, width, height: tall },
    };
    y += tall + BETWEEN;
    return placed;
  });
  return { kind: 'column', bubbles, height };
}
