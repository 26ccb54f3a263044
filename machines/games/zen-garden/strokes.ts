/** One stroke of the rake as it is stored. The format is compact and does not depend on the width of the garden. */

export const PATTERNS = ['straight', 'curved', 'circular'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Day and night differ only in the lighting of the sand. */
export const MODES = ['day', 'night'] as const;
export type Mode = (typeof MODES)[number];

/** Number of stored coordinate units per px of the garden. An error of an eighth of a px is invisible. */
export const UNIT = 8;

/** Stored value for a groove of depth 1, which is the depth with a mouse. A pen may press deeper. */
export const FULL_DEPTH = 256;

/** Numbers per point: x and y (in 1/{@link UNIT} px), depth (in 1/{@link FULL_DEPTH}). */
export const STRIDE = 3;

/**
 * Maximum number of points of a stroke. A longer stroke is split, so that each part is small enough to draw in one go.
 */
export const LONGEST_STROKE = 20_000;

/** Fixed height of the garden, px. The width of the garden depends on the screen. */
export const GARDEN_HEIGHT = 400;

/**
 * Maximum width of the garden in a stored stroke, px. It keeps the x coordinates of straight and curved strokes within
 * 16 bits, even at points outside the garden.
 */
export const WIDEST_GARDEN = 3800;

/** Distance beyond the edge of the garden up to which a pointer is followed, px. The rake is invisible there. */
export const OUTSIDE = 64;

/** Maximum distance of the rake's center beyond the edge of the garden, px. The rake swings out there in a turn. */
export const FARTHEST = 256;

/** Number of teeth of a rake. A narrow garden has a rake with three. */
export type Tines = 3 | 5;

/**
 * One stroke. A straight or curved stroke is the path of the rake's center, with a point every 8 to 13 px. A circular
 * stroke has two points: the center, and the point to its right on the outermost ring.
 */
export interface Stroke {
  readonly pattern: Pattern;
  readonly tines: Tines;
  /** Width of the garden when the stroke was drawn, px. The positions of the stones depend on it. */
  readonly width: number;
  /** {@link STRIDE} numbers per point. Immutable after creation. */
  readonly points: Int16Array;
}

export const pointCount = (stroke: Stroke): number => stroke.points.length / STRIDE;
