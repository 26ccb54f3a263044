/** Plants that several scenes share: ferns, bushes, hedges, trunks, reeds and hanging twigs. */
import { ink, mix, shade } from '../kit/ink';
import { frond } from '../kit/life';
import { ellipse, taper, union } from '../kit/path';
import type { Plate } from '../kit/plate';
import { form, stippleAlong } from '../kit/stipple';
import { rows } from '../kit/trace';
import { foliage } from '../kit/tree';
import { twig } from '../kit/twig';

/**
 * Paints a tuft of seven fronds at (`x`, `y`).
 * @param long approximate length of the longest frond, units
 */
export function fernTuft(plate: Plate, x: number, y: number, long: number, color: string, lean = 0): void {
  const { random } = plate;
  for (const [turn = 0, share = 1] of rows(
    '-1.3 0.66, -0.9 0.88, -0.5 1, -0.1 1.04, 0.3 1, 0.7 0.92, 1.1 0.72',
  ))
    frond(
      plate,
      [x + random.between(-5, 5), y],
      -Math.PI / 2 + lean + turn + random.between(-0.12, 0.12),
      long * share * random.between(0.85, 1.1),
      mix(shade(color, random.between(0, 0.34)), ink.lichen, random.between(0, 0.16)),
      Math.sign(turn || 1) * random.between(0.5, 1),
    );
}

/** Paints a round bush, or a heap of leaves. */
export function bush(plate: Plate, x: number, y: number, rx: number, ry: number, color: string): void {
  form(plate, foliage(plate.random, x, y, rx, ry, 12), {
    fill: color,
    light: mix(color, ink.lichen, 0.6),
    shade: shade(color, 0.3),
    depth: 0.8,
  });
}

/**
 * Paints a row of bushes along `ground`.
 * @param size size of a bush, units
 * @param tall factor of the height at x
 */
export function hedge(
  plate: Plate,
  ground: (x: number) => number,
  size: number,
  color: string,
  tall: (x: number) => number = () => 1,
): void {
  const { random } = plate;
  for (let x = -40; x < plate.width + 60; x += size * random.between(0.5, 1.05)) {
    const ry = size * random.between(0.5, 0.95) * tall(x);
    if (ry < 3) continue;
    bush(
      plate,
      x,
      ground(x) - ry * 0.4,
      ry * random.between(1.1, 1.7),
      ry,
      mix(color, random.next() < 0.5 ? ink.lichen : ink.spruce, random.between(0, 0.2)),
    );
  }
}

/**
 * Paints a row of straight trunks.
 * @param clear probability of a trunk at x, 0-1
 */
export function stems(
  plate: Plate,
  color: string,
  [wide, gap, foot]: readonly [number, number, number],
  clear: (x: number) => number = () => 1,
): void {
  const { random, ctx } = plate;
  const trunks = [];
  for (let x = -20 + random.between(0, gap); x < plate.width + gap; x += gap * random.between(0.5, 1.5)) {
    const half = (wide / 2) * random.between(0.6, 1.25);
    const lean = random.between(-0.5, 0.5) * wide;
    if (clear(x) < random.next()) continue;
    trunks.push(
      taper([
        [x + lean, -20, half * 0.72],
        [x + lean * 0.4, foot * 0.5, half * 0.9],
        [x, foot, half * 1.3],
      ]),
    );
  }
  const row = union(trunks);
  ctx.fillStyle = color;
  ctx.fill(row);
  stippleAlong(plate, row, shade(color, 0.3), [0, foot], [0, 0], 0.5);
}

/**
 * Paints reeds from (`x`, `y`), some with brown heads.
 * @param long length of a reed, units
 */
export function reeds(
  plate: Plate,
  x: number,
  y: number,
  wide: number,
  long: number,
  count: number,
  color: string,
): void {
  const { ctx, random } = plate;
  for (let i = 0; i < count; i++) {
    const [from, tall, lean] = [
      x + random.between(-wide, wide),
      long * random.between(0.5, 1),
      random.between(-0.2, 0.2),
    ];
    ctx.fillStyle = shade(mix(color, ink.lichen, random.between(0, 0.25)), random.between(0, 0.25));
    ctx.fill(
      taper([
        [from, y + 6, long * 0.011],
        [from + lean * tall * 0.4, y - tall * 0.6, long * 0.01],
        [from + lean * tall, y - tall, 0.5],
      ]),
    );
    if (i % 4 !== 0) continue;
    const [hx, hy] = [from + lean * tall * 0.62, y - tall * 0.86];
    form(plate, ellipse(hx, hy, long * 0.02, long * 0.085, lean * 0.6), {
      fill: mix(ink.bark, ink.clay, 0.25),
    });
  }
}

/** Paints leafy twigs that hang into the picture from its edge. */
export function hangingTwigs(plate: Plate, list: string, color: string): void {
  for (const [x = 0, y = 0, turn = 0, size = 0, leaves = 9] of rows(list)) {
    const path = twig([x, y], turn, leaves, size, plate.random.between(-0.06, 0.06));
    const fill = mix(color, ink.lichen, plate.random.between(0, 0.2));
    form(plate, path, { fill, light: mix(fill, ink.pollen, 0.4), shade: shade(fill, 0.35), depth: 0.7 });
  }
}
