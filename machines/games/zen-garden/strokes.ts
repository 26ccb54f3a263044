/** One stroke of the rake, as stored: compact, and drawable at any garden width. */

export const PATTERNS = ['straight', 'curved', 'circular'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Day and night are two lightings of the same sand. */
export type Mode = 'day' | 'night';

/** Steps of a stored coordinate per garden px: an eighth of a px is invisible. */
export const UNIT = 8;

/** Steps of a stored depth in a groove of full depth. */
export const FULL_DEPTH = 256;

/** Numbers per point: x, y (in 1/{@link UNIT} px), depth (in 1/{@link FULL_DEPTH}). */
export const STRIDE = 3;

/** Maximum number of points: a longer stroke continues as another one, so that none becomes too large for one draw. */
export const LONGEST_STROKE = 20_000;

/** Fixed height of the garden, px. Its width is the screen's. */
export const GARDEN_HEIGHT = 400;

/** Maximum width, px: x must fit into 16 bits, also outside the garden. */
export const WIDEST_GARDEN = 3800;

/** Distance beyond the garden's edge up to which a pointer is followed, px: the rake is invisible there. */
export const OUTSIDE = 64;

/** Distance beyond the edge that the rake may reach in a turn, px. */
export const FARTHEST = 256;

/** Teeth of a rake: three in a narrow garden. */
export type Tines = 3 | 5;

/**
 * One stroke. Straight and curved: the path of the rake's center, with a point every 8 to 13 px. Circular: the
 * center, and the point to its right on the outermost ring.
 */
export interface Stroke {
  readonly pattern: Pattern;
  readonly tines: Tines;
  /** Width of the garden at the time of drawing, px: stones stand at fractions of it. */
  readonly width: number;
  /** {@link STRIDE} numbers per point. Immutable after creation. */
  readonly points: Int16Array;
}

export const pointCount = (stroke: Stroke): number => stroke.points.length / STRIDE;
