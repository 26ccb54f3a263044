import { mix, shade } from './ink';
import { box, union } from './path';
import { down, type Plate } from './plate';
import { stippleAlong } from './stipple';

/** A row of far trunks: color, mean width and mean distance in units. */
export type TrunkRow = readonly [color: string, width: number, gap: number];

/**
 * Paints rows of straight far trunks from back to front.
 * @param floor y of the trunks' base, units
 * @param air color into which the base fades
 * @param clearing range of x that stays empty
 */
export function farTrunks(
  plate: Plate,
  floor: number,
  air: string,
  rows: readonly TrunkRow[],
  clearing: readonly [from: number, to: number] = [0, 0],
): void {
  const { random, ctx, width } = plate;
  for (const [color, wide, gap] of rows) {
    const stems = [];
    for (let x = random.between(-gap, 0); x < width + gap; x += gap * random.between(0.5, 1.5)) {
      const broad = wide * random.between(0.6, 1.25);
      if (x + broad <= clearing[0] || x >= clearing[1]) stems.push(box(x, -10, broad, floor + 20));
    }
    const row = union(stems);
    ctx.fillStyle = down(plate, 0, floor, [color, mix(color, air, 0.25), mix(color, air, 0.8)], [0, 0.55, 1]);
    ctx.fill(row);
    stippleAlong(plate, row, shade(color, 0.16), [0, floor * 0.8], [0, 0], 0.35);
  }
}
