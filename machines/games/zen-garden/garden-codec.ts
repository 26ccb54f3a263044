/** Binary format of a stroke. The decoder accepts only data that the encoder can write. */
import {
  FULL_DEPTH,
  GARDEN_HEIGHT,
  MAX_GARDEN_WIDTH,
  MAX_STROKE_POINTS,
  NUMBERS_PER_POINT,
  RAKE_MARGIN_PX,
  RAKE_PATTERNS,
  type RakePattern,
  type Stroke,
  strokePointCount,
  type TineCount,
  UNITS_PER_PX,
} from './strokes';

/** 'ZEN', and a version number. */
const MAGIC = 0x5a454e01;

/** 3 MB. The oldest strokes are dropped first, because later raking covers them. */
export const MAX_STORED_POINTS = 500_000;

/** Bytes: magic (4), number of strokes, which is 1 (4). */
const HEADER = 8;
/** Bytes: pattern (1), tines (1), width (2), number of points (4). */
const STROKE_HEADER = 8;
const POINT_BYTES = NUMBERS_PER_POINT * Int16Array.BYTES_PER_ELEMENT;

/** How many of the oldest strokes to drop so that at most {@link MAX_STORED_POINTS} points remain. */
export function surplusStrokeCount(strokes: readonly Stroke[]): number {
  let points = 0;
  for (let index = strokes.length - 1; index >= 0; index--) {
    points += strokePointCount(strokes[index] as Stroke);
    if (points > MAX_STORED_POINTS) return index + 1;
  }
  return 0;
}

export function encodeStroke(stroke: Stroke): ArrayBuffer {
  const buffer = new ArrayBuffer(HEADER + STROKE_HEADER + stroke.points.byteLength);
  const view = new DataView(buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, 1);
  view.setUint8(HEADER, RAKE_PATTERNS.indexOf(stroke.pattern));
  view.setUint8(HEADER + 1, stroke.tines);
  view.setUint16(HEADER + 2, stroke.width);
  view.setUint32(HEADER + 4, strokePointCount(stroke));
  for (const [index, value] of stroke.points.entries())
    view.setInt16(HEADER + STROKE_HEADER + index * Int16Array.BYTES_PER_ELEMENT, value);
  return buffer;
}

/** Accepts any value. Undefined if it is broken, or if no rake can draw the stroke. */
export function decodeStroke(stored: unknown): Stroke | undefined {
  if (!(stored instanceof ArrayBuffer) || stored.byteLength < HEADER + STROKE_HEADER) return undefined;
  const view = new DataView(stored);
  if (view.getUint32(0) !== MAGIC || view.getUint32(4) !== 1) return undefined;
  const pattern: RakePattern | undefined = RAKE_PATTERNS[view.getUint8(HEADER)];
  const tines = view.getUint8(HEADER + 1);
  const width = view.getUint16(HEADER + 2);
  const count = view.getUint32(HEADER + 4);
  if (!pattern || !isTines(tines) || width === 0 || width > MAX_GARDEN_WIDTH) return undefined;
  if (count === 0 || count > MAX_STROKE_POINTS || (pattern === 'circular' && count !== 2)) return undefined;
  const from = HEADER + STROKE_HEADER;
  if (from + count * POINT_BYTES !== stored.byteLength) return undefined;
  const points = new Int16Array(count * NUMBERS_PER_POINT);
  for (let index = 0; index < points.length; index++) {
    const value = view.getInt16(from + index * Int16Array.BYTES_PER_ELEMENT);
    if (!isWithin(value, index % NUMBERS_PER_POINT, width, pattern)) return undefined;
    points[index] = value;
  }
  return { pattern, tines, width, points };
}

const isTines = (value: number): value is TineCount => value === 3 || value === 5;

function isWithin(value: number, part: number, width: number, pattern: RakePattern): boolean {
  if (part === 2) return value >= 0 && value <= 2 * FULL_DEPTH;
  // The outermost ring of a circular stroke may be as wide as the whole garden on both sides of its center.
  const end = part === 1 ? GARDEN_HEIGHT : pattern === 'circular' ? 2 * width : width;
  return value >= -RAKE_MARGIN_PX * UNITS_PER_PX && value <= (end + RAKE_MARGIN_PX) * UNITS_PER_PX;
}
