import type { Path2D } from '@napi-rs/canvas';
import { curve, type Point, taper } from './path';

/** Parses points in the format of an SVG `points` attribute, `'10,20 30,40'`. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });
}

/** Parses points that have a third number: a half width, a radius or a height. */
export function triples(text: string): (readonly [x: number, y: number, size: number])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((triple) => {
      const [x = 0, y = 0, size = 0] = triple.split(',').map(Number);
      return [x, y, size] as const;
    });
}

/** Returns a closed smooth curve through all points. */
export const blob = (text: string, tension = 0.85): Path2D => curve(points(text), true, tension);

/** Returns an open smooth curve through all points. */
export const line = (text: string, tension = 1): Path2D => curve(points(text), false, tension);

/**
 * Mirrors points across a vertical line.
 * @param axis x of the line
 */
export const mirror = (list: readonly Point[], axis = 200): Point[] =>
  list.map(([x, y]) => [2 * axis - x, y]);

/**
 * Returns a closed smooth shape, whose left half mirrors the given right half.
 * @param text points of the right half, from top to bottom
 */
export function symmetric(text: string, tension = 0.85, axis = 200): Path2D {
  const right = points(text);
  const left = mirror(
    right.filter(([x]) => x !== axis),
    axis,
  ).toReversed();
  return curve([...right, ...left], true, tension);
}

/** Returns a closed smooth shape and its mirror image, for ears, wings and paws. The right one is first. */
export function twins(text: string, tension = 0.85, axis = 200): readonly [Path2D, Path2D] {
  const right = points(text);
  return [curve(right, true, tension), curve(mirror(right, axis), true, tension)];
}

/** Returns a line of varying width from `'x,y,half'` triples. */
export function limb(text: string): Path2D {
  return taper(triples(text));
}
