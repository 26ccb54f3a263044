/** Binary format of the garden's strokes. The decoder accepts only data that the encoder can write. */
import {
  FARTHEST,
  FULL_DEPTH,
  GARDEN_HEIGHT,
  LONGEST_STROKE,
  PATTERNS,
  type Pattern,
  pointCount,
  STRIDE,
  type Stroke,
  type Tines,
  UNIT,
  WIDEST_GARDEN,
} from './strokes';

/** The letters 'ZEN'. A version number follows them. */
const MAGIC = 0x5a454e;
export const VERSION = 1;

/**
 * Maximum number of stored points, which take 3 MB. The oldest strokes are dropped first, because later raking covers
 * them.
 */
export const MOST_POINTS = 500_000;

/** Length of the header, bytes: magic and version (4), number of strokes (4). */
const HEADER = 8;
/** Length of a stroke's header, bytes: pattern (1), tines (1), width (2), number of points (4). */
const STROKE_HEADER = 8;
const POINT_BYTES = STRIDE * Int16Array.BYTES_PER_ELEMENT;

export type Decoded =
  | {
      readonly kind: 'garden';
      readonly strokes: readonly Stroke[];
      /** Number of the oldest strokes that were dropped because of {@link MOST_POINTS}. */
      readonly leftOut: number;
    }
  /** `newer`: written by a later version of the app. `broken`: otherwise invalid. */
  | { readonly kind: 'newer' | 'broken' };

/** Returns the number of oldest strokes to drop so that at most {@link MOST_POINTS} points remain. */
export function surplus(strokes: readonly Stroke[]): number {
  let points = 0;
  for (let index = strokes.length - 1; index >= 0; index--) {
    points += pointCount(strokes[index] as Stroke);
    if (points > MOST_POINTS) return index + 1;
  }
  return 0;
}

/** Encodes the strokes, oldest first. */
export function encode(strokes: readonly Stroke[]): ArrayBuffer {
  const size = strokes.reduce(
    (sum, { points }) => sum + STROKE_HEADER + points.length * Int16Array.BYTES_PER_ELEMENT,
    HEADER,
  );
  const buffer = new ArrayBuffer(size);
  const view = new DataView(buffer);
  view.setUint32(0, (MAGIC << 8) | VERSION);
  view.setUint32(4, strokes.length);
  let at = HEADER;
  for (const stroke of strokes) {
    view.setUint8(at, PATTERNS.indexOf(stroke.pattern));
    view.setUint8(at + 1, stroke.tines);
    view.setUint16(at + 2, stroke.width);
    view.setUint32(at + 4, pointCount(stroke));
    at += STROKE_HEADER;
    for (const value of stroke.points) {
      view.setInt16(at, value);
      at += Int16Array.BYTES_PER_ELEMENT;
    }
  }
  return buffer;
}

/** Decodes data from {@link encode}. Accepts any value. */
export function decode(kept: unknown): Decoded {
  if (!(kept instanceof ArrayBuffer) || kept.byteLength < HEADER) return { kind: 'broken' };
  const view = new DataView(kept);
  const head = view.getUint32(0);
  if (head >>> 8 !== MAGIC) return { kind: 'broken' };
  if ((head & 0xff) !== VERSION) return { kind: (head & 0xff) > VERSION ? 'newer' : 'broken' };
  const count = view.getUint32(4);
  const strokes: Stroke[] = [];
  let at = HEADER;
  for (let index = 0; index < count; index++) {
    const stroke = readStroke(view, at);
    if (!stroke) return { kind: 'broken' };
    at += STROKE_HEADER + stroke.points.byteLength;
    strokes.push(stroke);
  }
  if (at !== kept.byteLength) return { kind: 'broken' };
  const leftOut = surplus(strokes);
  return { kind: 'garden', strokes: leftOut ? strokes.slice(leftOut) : strokes, leftOut };
}

/** Reads the stroke whose header is at byte `at`. Undefined if it is truncated, or if no rake can draw it. */
function readStroke(view: DataView, at: number): Stroke | undefined {
  if (at + STROKE_HEADER > view.byteLength) return undefined;
  const pattern: Pattern | undefined = PATTERNS[view.getUint8(at)];
  const tines = view.getUint8(at + 1);
  const width = view.getUint16(at + 2);
  const count = view.getUint32(at + 4);
  if (!pattern || !isTines(tines) || width === 0 || width > WIDEST_GARDEN) return undefined;
  if (count === 0 || count > LONGEST_STROKE || (pattern === 'circular' && count !== 2)) return undefined;
  const from = at + STROKE_HEADER;
  if (from + count * POINT_BYTES > view.byteLength) return undefined;
  const points = new Int16Array(count * STRIDE);
  for (let index = 0; index < points.length; index++) {
    const value = view.getInt16(from + index * Int16Array.BYTES_PER_ELEMENT);
    if (!isWithin(value, index % STRIDE, width, pattern)) return undefined;
    points[index] = value;
  }
  return { pattern, tines, width, points };
}

const isTines = (value: number): value is Tines => value === 3 || value === 5;

function isWithin(value: number, part: number, width: number, pattern: Pattern): boolean {
  if (part === 2) return value >= 0 && value <= 2 * FULL_DEPTH;
  // The outermost ring of a circular stroke may be as wide as the whole garden on both sides of its center.
  const end = part === 1 ? GARDEN_HEIGHT : pattern === 'circular' ? 2 * width : width;
  return value >= -FARTHEST * UNIT && value <= (end + FARTHEST) * UNIT;
}
