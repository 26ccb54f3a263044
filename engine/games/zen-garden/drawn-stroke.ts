/** Converts stored strokes to triangles for the garden's current width. */
import { FULL_DEPTH, NUMBERS_PER_POINT, UNITS_PER_PX } from '../../../machines/games/zen-garden/selectors';
import type { Stroke } from '../../../machines/games/zen-garden/strokes';
import { rakeHalfWidth } from './patterns';
import { pushRibbon, pushRings, type TriangleStrip } from './ribbon';
import { gardenStonesIn, StoneClearance } from './stones';

/**
 * Returns the points of a stroke in px of a garden of this width. Stones are at fractions of the width, so the x of the
 * points scales with the width. If the garden had another width when the stroke was drawn, points that are now too
 * close to a stone move aside.
 */
export function strokePathIn({ points, width: drawnAt, tines }: Stroke, width: number): Float32Array {
  const scale = width / drawnAt;
  const way = Float32Array.from(points, (value, index) => {
    const part = index % NUMBERS_PER_POINT;
    return part === 2 ? value / FULL_DEPTH : (value / UNITS_PER_PX) * (part === 0 ? scale : 1);
  });
  if (scale === 1) return way;
  const start = { x: way[0] as number, y: way[1] as number };
  const clearance = new StoneClearance(gardenStonesIn(width), rakeHalfWidth(tines), start);
  for (let at = 0; at < way.length; at += NUMBERS_PER_POINT) {
    const here = { x: way[at] as number, y: way[at + 1] as number };
    const free = clearance.free(here) ?? here;
    way[at] = free.x;
    way[at + 1] = free.y;
    clearance.passed(free);
  }
  return way;
}

export function pushStroke(strip: TriangleStrip, stroke: Stroke, width: number): void {
  if (stroke.pattern === 'circular') {
    const [x = 0, y = 0, depth = 0, edge = 0] = stroke.points;
    pushRings(strip, {
      x: (x / UNITS_PER_PX) * (width / stroke.width),
      y: y / UNITS_PER_PX,
      depth: depth / FULL_DEPTH,
      radius: (edge - x) / UNITS_PER_PX,
      inner: 0,
    });
    return;
  }
  pushRibbon(strip, strokePathIn(stroke, width), {
    half: rakeHalfWidth(stroke.tines),
    begins: true,
    ends: true,
  });
}
