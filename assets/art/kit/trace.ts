import { Path2D } from '@napi-rs/canvas';
import { curve, type Point, polygon, taper } from './path';

/** Parses groups of numbers, `'12 40 3, 55 60 2'`. */
export const rows = (text: string): number[][] =>
  text.split(',').map((part) => part.trim().split(/\s+/).map(Number));

/** Parses points, `'82 352, 206 358'`. */
export const points = (text: string): Point[] => rows(text).map(([x = 0, y = 0]) => [x, y] as const);

/**
 * Returns a closed smooth shape through the points.
 * @param tension 0 is straight, 1 is round
 */
export const shape = (text: string, tension = 0.8): Path2D => curve(points(text), true, tension);

/** Returns a closed shape with straight edges. */
export const facet = (text: string): Path2D => polygon(points(text));

/** Returns an open smooth line, for stroking. */
export const line = (text: string, tension = 1): Path2D => curve(points(text), false, tension);

/** Returns a stem or limb. Each point has a half width: `'200 420 12, 204 300 7'`. */
export const stem = (text: string): Path2D =>
  taper(rows(text).map(([x = 0, y = 0, half = 1]) => [x, y, half] as const));

/** Returns a doorway or window with a round arch. (`x`, `y`) is its upper left corner. */
export function arched(x: number, y: number, width: number, height: number): Path2D {
  const path = new Path2D();
  path.moveTo(x, y + height);
  path.arc(x + width / 2, y + width / 2, width / 2, Math.PI, 0);
  path.lineTo(x + width, y + height);
  path.closePath();
  return path;
}
