/** The stored form of a stroke is compact and does not depend on the width of the garden. */

export const RAKE_PATTERNS = ['straight', 'curved', 'circular'] as const;
export type RakePattern = (typeof RAKE_PATTERNS)[number];

/** They differ only in the lighting of the sand. */
export const LIGHTING_MODES = ['day', 'night'] as const;
export type LightingMode = (typeof LIGHTING_MODES)[number];

/** Stored coordinate units per px of the garden. An error of an eighth of a px is invisible. */
export const UNITS_PER_PX = 8;

/** Stored value for a groove of depth 1, which is the depth with a mouse. A pen may press deeper. */
export const FULL_DEPTH = 256;

/** Numbers per point: x and y (in 1/{@link UNITS_PER_PX} px), depth (in 1/{@link FULL_DEPTH}). */
export const NUMBERS_PER_POINT = 3;

/** Points. A longer stroke is split, so that each part is small enough to draw in one go. */
export const MAX_STROKE_POINTS = 20_000;

/** px. The width of the garden depends on the screen. */
export const GARDEN_HEIGHT = 400;

/** px. It keeps the x coordinates of straight and curved strokes within 16 bits, even at points outside the garden. */
export const MAX_GARDEN_WIDTH = 3800;

/** A pointer is followed this far beyond the edge of the garden, px. The rake is invisible there. */
export const POINTER_MARGIN_PX = 64;

/** The rake's center swings out this far beyond the edge of the garden in a turn, px. */
export const RAKE_MARGIN_PX = 256;

/** Teeth of a rake. A narrow garden has a rake with three. */
export type TineCount = 3 | 5;

/**
 * A straight or curved stroke is the path of the rake's center, with a point every 8 to 13 px. A circular stroke has
 * two points: the center, and the point to its right on the outermost ring.
 */
export interface Stroke {
  readonly pattern: RakePattern;
  readonly tines: TineCount;
  /** Of the garden when the stroke was drawn, px. The positions of the stones depend on it. */
  readonly width: number;
  /** {@link NUMBERS_PER_POINT} numbers per point. Immutable after creation. */
  readonly points: Int16Array;
}

export const strokePointCount = (stroke: Stroke): number => stroke.points.length / NUMBERS_PER_POINT;
