/**
 * Computes the gloss map on the CPU as `Gloss` draws it on the GPU. Within one second, the nearest segment determines
 * the gloss of a texel. The gloss of all seconds is added in 8 bits.
 */
import { STAMPS_A_SECOND, type Stamp } from '../../../../engine/games/worry-stones/stamps';
import { type CellPoint, SHEET_CELL_ASPECT } from '../../../../engine/games/worry-stones/stone-shapes';
import { GLOSS_A_SECOND, THUMB_RADIUS, thumbStrengthAt } from '../../../../engine/games/worry-stones/thumb';

/** Size of the twin map, texels. The map is smaller than the real one, and covers the same area. */
const WIDTH = 40;
const HEIGHT = Math.round(WIDTH / SHEET_CELL_ASPECT);

/**
 * Returns the gloss of each texel, 0-255.
 * @param isIn whether a texel is included
 */
export function glossOf(stamps: readonly Stamp[], isIn: (spot: CellPoint) => boolean = () => true): number[] {
  const spots = Array.from({ length: WIDTH * HEIGHT }, (_, at) => ({
    x: ((at % WIDTH) + 0.5) / WIDTH,
    y: (Math.floor(at / WIDTH) + 0.5) / HEIGHT,
  })).filter(isIn);
  const gloss = spots.map(() => 0);
  const seconds = new Map<number, number[]>();
  for (const { tenth, segments } of stamps) {
    const second = Math.floor(tenth / STAMPS_A_SECOND);
    seconds.set(second, [...(seconds.get(second) ?? []), ...segments]);
  }
  for (const segments of seconds.values())
    for (const [at, spot] of spots.entries()) {
      const reached = Math.round(255 * thumbStrengthAt(distance(spot, segments) / THUMB_RADIUS));
      gloss[at] = Math.min(255, (gloss[at] as number) + Math.round((reached * GLOSS_A_SECOND) / 255));
    }
  return gloss;
}

/** Returns the distance to the nearest segment, in cell widths. */
function distance({ x, y }: CellPoint, segments: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < segments.length; at += 4) {
    const [x0, y0, x1, y1] = segments.slice(at, at + 4) as [number, number, number, number];
    const [dx, dy] = [x1 - x0, (y1 - y0) / SHEET_CELL_ASPECT];
    const [fx, fy] = [x - x0, (y - y0) / SHEET_CELL_ASPECT];
    const part = Math.min(1, Math.max(0, (fx * dx + fy * dy) / Math.max(dx * dx + dy * dy, 1e-7)));
    least = Math.min(least, Math.hypot(fx - dx * part, fy - dy * part));
  }
  return least;
}
