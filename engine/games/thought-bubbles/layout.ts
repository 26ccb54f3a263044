/** Layout of a round: five drifting bubbles, or a column of five rows if bubbles would crowd the field. */
import { coverOf, DIAMETERS, homesIn, LIGHTS_HEIGHT, type Size, type Spot } from './homes';
import { type Fit, fitInCircle, LINE, linesOf, type Measure, type Words } from './words';

/** A field, and the person's text size as a factor of the browser's default. */
export interface Field extends Size {
  readonly textScale: number;
}

/** One bubble and the layout of its words. */
interface Placed {
  readonly spot: Spot;
  /** Letter size (px at the default text size) and horizontal padding (CSS px). */
  readonly fit: Fit;
  /** The bubble's row in a column; undefined for a drifting bubble. */
  readonly row?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface Layout {
  readonly kind: 'drift' | 'column';
  /** Bubbles in reading order. */
  readonly bubbles: readonly Placed[];
  /** Height of the column, CSS px; 0 for drifting bubbles. */
  readonly height: number;
}

/** Maximum share of the field that bubbles may cover. It applies at their smallest scale. */
export const MOST_COVER = 0.45;

/** Maximum share of the field that bubbles may cover if they are larger than on a phone. */
const ROOMY_COVER = 0.4;
/** Maximum share of the field that bubbles may cover if they are larger than on a tablet. */
const VAST_COVER = 0.2;

/**
 * Scale on a phone, px per unit of {@link DIAMETERS} at the default text size. At a smaller scale letters of 14 px
 * would need more than four lines.
 */
export const SMALLEST = 1.5;
/** Scale on a tablet, px per unit of {@link DIAMETERS} at the default text size. */
export const LARGEST = 1.8;
/** Scale on a large screen, px per unit of {@link DIAMETERS} at the default text size. */
const VAST = 2.4;
const SCALE_STEP = 0.05;

/** Text size factor from which a column is easier to read than bubbles. */
const LARGE_TEXT = 1.5;

/**
 * Letter sizes at the scale {@link LARGEST}, px: thought, three answers, own answer. The minimum is 14 at any scale.
 */
const LETTERS = [21, 18, 18, 18, 15] as const;
export const LEAST_LETTERS = 14;

/** Height of the icon above the words of the thought and of the person's own answer, in letter sizes. */
export const CROWNS = [1.5, 0, 0, 0, 1.5] as const;

/** Shares of a bubble's diameter for its words, in order of preference. The rim is left to the soap film. */
const WORDS_SHARES = [0.78, 0.84, 0.9] as const;

/** Returns the scale at which bubbles drift in a field; undefined when the field must show a column. */
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
 * Lays out a round.
 * @param words words of the five bubbles, in reading order
 * @param isMirrored whether left and right are swapped
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

/** Fits words at the default text size, because bubble and letters scale together. */
function fitIn(words: Words, bubble: number, scale: number, measure: Measure): Fit | undefined {
  const diameter = (DIAMETERS[bubble] as number) * scale;
  const usual = LETTERS[bubble] as number;
  const share = (scale - SMALLEST) / (LARGEST - SMALLEST);
  const size =
    share > 1 ? (usual * scale) / LARGEST : LEAST_LETTERS + (usual - LEAST_LETTERS) * (0.35 + 0.65 * share);
  const crown = (CROWNS[bubble] as number) * size;
  return fitInCircle(words, { diameter, shares: WORDS_SHARES, size, least: LEAST_LETTERS, crown }, measure);
}

/** Padding around the column, CSS px. */
const AROUND = 14;
/** Gap between two rows, CSS px. */
const BETWEEN = 10;
/** Padding above and below the words of a row, CSS px. */
const ABOVE = 12;
/** Maximum width of a row, px at the default text size. */
const WIDEST = 620;
/** Scale of a row's bubble, CSS px per unit of {@link DIAMETERS}. */
const ROW_SCALE = 0.46;
/** Letter sizes in the rows, px at the default text size. */
const ROW_LETTERS = [19, 17, 17, 17, 16] as const;
/** Padding of a row on both sides of the words, CSS px. */
const ROW_INSET = 16;
/** Minimum height of a row, CSS px. The bubble of the thought, the largest one, fits into it. */
const LEAST_ROW = 56;
/**
 * Space for the bubble before a row's words, in addition to {@link ROW_INSET}, CSS px. `bubbles.module.css` has the
 * same value.
 */
const ROW_BUBBLE = 64;
/** x of the bubble's center in the row, CSS px. `bubbles.module.css` has the same value. */
const ROW_BUBBLE_MIDDLE = 29;

function column(field: Field, words: readonly Words[], measure: Measure): Layout {
  const { textScale } = field;
  const width = Math.max(0, Math.min(WIDEST * textScale, field.width - 2 * AROUND));
  const x = (field.width - width) / 2;
  const room = width - 2 * ROW_INSET - ROW_BUBBLE;
  const heights = words.map((own, row) => {
    const letters = (ROW_LETTERS[row] as number) * textScale;
    // If a word is wider than its row, the browser breaks the word. One line per word and two more lines suffice.
    const lines = linesOf(own, letters, room * 0.97, measure) ?? own.text.split(' ').length + 2;
    return Math.max(LEAST_ROW, Math.ceil(lines * LINE * letters + 2 * ABOVE));
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
