import type { Path2D } from '@napi-rs/canvas';
import { leaf, type Point, taper, union } from './path';

/**
 * Returns a bent twig with leaves on both sides as one path, for a shadow or a silhouette.
 * @param leaves number of leaves
 * @param size length of the largest leaf, units
 */
export function twig(from: Point, turn: number, leaves: number, size: number, bend = 0.05): Path2D {
  const parts: Path2D[] = [];
  const stem: [number, number, number][] = [];
  let [x, y, angle] = [from[0], from[1], turn];
  for (let i = 0; i <= leaves; i++) {
    const t = i / leaves;
    stem.push([x, y, size * (0.037 - t * 0.028)]);
    parts.push(leaf([x, y], angle + (i % 2 ? 0.85 : -0.85), size * (1 - t * 0.45), size * 0.3));
    angle += bend;
    x += Math.cos(angle) * size * 0.52;
    y += Math.sin(angle) * size * 0.52;
  }
  return union([taper(stem), ...parts, leaf([x, y], angle, size * 0.6, size * 0.2)]);
}
