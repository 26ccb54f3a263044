import type { Path2D } from '@napi-rs/canvas';
import { curve, type Point, taper } from './path';

/** Places written as in an SVG `points` attribute, `'10,20 30,40'`: a shape of twenty points stays three lines. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y];
    });
}

/** Like `points`, with a third number each: a half-width, a radius, a height. */
export function triples(text: string): (readonly [x: number, y: number, size: number])[] {
  return text
    .trim()
    .split(/\s+/)
    .map((triple) => {
      const [x = 0, y = 0, size = 0] = triple.split(',').map(Number);
      return [x, y, size] as const;
    });
}

/** A soft closed shape through every point. */
export const blob = (text: string, tension = 0.85): Path2D => curve(points(text), true, tension);

/** A soft open line through every point. */
export const line = (text: string, tension = 1): Path2D => curve(points(text), false, tension);

/** The same points on the other side of the vertical line at `axis`. */
export const mirror = (list: readonly Point[], axis = 200): Point[] =>
  list.map(([x, y]) => [2 * axis - x, y]);

/** A soft closed shape whose right half is given from top to bottom; the left half is its mirror image. */
export function symmetric(text: string, tension = 0.85, axis = 200): Path2D {
  const right = points(text);
  const left = mirror(
    right.filter(([x]) => x !== axis),
    axis,
  ).toReversed();
  return curve([...right, ...left], true, tension);
}

/** A soft closed shape and its mirror image, for ears, wings and paws: right first. */
export function twins(text: string, tension = 0.85, axis = 200): readonly [Path2D, Path2D] {
  const right = points(text);
  return [curve(right, true, tension), curve(mirror(right, axis), true, tension)];
}

/** A line of changing width from `'x,y,half'` triples. */
export function limb(text: string): Path2D {
  return taper(triples(text));
}
