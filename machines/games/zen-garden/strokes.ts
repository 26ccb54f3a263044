/** What one stroke of the rake is, as the stroke journal holds it: compact, and enough to draw it again at any width. */

export const PATTERNS = ['straight', 'curved', 'circular'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Day and night are two lightings of the same sand. */
export type Mode = 'day' | 'night';

/** Steps of a kept coordinate in one garden px: an eighth of a pixel cannot be seen. */
export const UNIT = 8;

/** Steps of a kept depth in a groove of full depth. */
export const FULL_DEPTH = 256;

/** Numbers of a point: x, y (in 1/{@link UNIT} px), depth (in 1/{@link FULL_DEPTH}). */
export const STRIDE = 3;

/** A stroke that is longer goes on as the next one: no single stroke may become too large to be drawn at once. */
export const LONGEST_STROKE = 20_000;

/** The garden is always this high (px); its width is the screen's. */
export const GARDEN_HEIGHT = 400;

/** No screen is wider (px): x must fit into 16 bits, also outside the garden. */
export const WIDEST_GARDEN = 3800;

/** How far beyond the garden's edge a hand is followed, px: there nothing of the rake can be seen any more. */
export const OUTSIDE = 64;

/** How far beyond it the rake may come while it turns, px. */
export const FARTHEST = 256;

/** Teeth of a rake: three where the garden is narrow. */
export type Tines = 3 | 5;

/**
 * One stroke. Straight and curved: the way of the rake's middle, a point every 8 to 13 px. Circular: the point that
 * was pressed, and the point to the right of it on the outermost ring.
 */
export interface Stroke {
  readonly pattern: Pattern;
  readonly tines: Tines;
  /** Width of the garden when it was drawn, px: stones stand at fractions of it. */
  readonly width: number;
  /** {@link STRIDE} numbers a point; never written to after the stroke was made. */
  readonly points: Int16Array;
}

export const pointCount = (stroke: Stroke): number => stroke.points.length / STRIDE;
