import { stand } from '../kit/conifer';
import { ink, mix, shade, tint } from '../kit/ink';
import { mist as bank, wisps } from '../kit/mist';
import { box, taper, union } from '../kit/path';
import { down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form } from '../kit/stipple';
import { foliage } from '../kit/tree';
import { depthLayer } from './depth';

/** x of the clearing's center, units. The far layers leave it open. */
const opening = 850;

/** Returns the density of the forest at x: 0 in the middle of the clearing, 1 at a distance of `half` or more. */
const closed = (x: number, half: number): number => Math.min(1, Math.abs(x - opening) / half);

/** Two ridges of firs beyond the grove. */
export const ridges = depthLayer(
  'ridges',
  { top: 400, bottom: 740 },
  { seed: 41, scale: 0.7, limit: 14 },
  (plate) => {
    for (const [y, color, height, gap] of [
      [545, mix(ink.tarn, ink.lichen, 0.55), [26, 62], 13],
      [600, mix(ink.fern, ink.tarn, 0.3), [40, 92], 17],
    ] as const) {
      const hill = ridge(plate, { y, swell: 34, wave: 420, bend: (x) => 26 - closed(x, 620) * 40 });
      stand(plate, {
        ground: hill.topAt,
        color,
        height,
        gap,
        rim: 0.12,
        tall: (x) => 0.45 + closed(x, 380) * 0.55,
      });
      layer(plate, hill, { color, dots: 0.3 });
    }
  },
);

/** Paints a row of straight trunks with a gap at the clearing. */
function stems(
  plate: Plate,
  color: string,
  [wide, gap, foot]: readonly [wide: number, gap: number, foot: number],
  clear: number,
): void {
  const { random, ctx } = plate;
  const trunks = [];
  for (let x = -20 + random.between(0, gap); x < plate.width + gap; x += gap * random.between(0.5, 1.5)) {
    const half = (wide / 2) * random.between(0.6, 1.25);
    const lean = random.between(-0.5, 0.5) * wide;
    if (closed(x, clear) < random.between(0.5, 1)) continue;
    trunks.push(
      taper([
        [x + lean, -20, half * 0.72],
        [x + lean * 0.4, foot * 0.5, half * 0.9],
        [x, foot, half * 1.25],
      ]),
    );
  }
  const row = union(trunks);
  ctx.fillStyle = down(plate, 0, foot, [mix(color, ink.spruce, 0.25), color, tint(color, 0.1)]);
  ctx.fill(row);
}

/** Paints soft bushes along a line. They are lower at the clearing. */
function bushes(plate: Plate, y: number, size: number, color: string, clear: number): void {
  const { random } = plate;
  for (let x = -30; x < plate.width + 60; x += size * random.between(0.7, 1.5)) {
    const tall = size * random.between(0.4, 1) * (0.25 + closed(x, clear) * 0.75);
    form(plate, foliage(random, x, y, tall * random.between(1.2, 1.9), tall, 11), {
      fill: color,
      light: mix(color, ink.lichen, 0.55),
      shade: shade(color, 0.22),
      depth: 0.7,
    });
  }
}

/** Several rows of thin trunks with bushes at their feet. */
export const grove = depthLayer('grove', { bottom: 720 }, { seed: 77, scale: 0.8, limit: 14 }, (plate) => {
  stems(plate, mix(ink.fern, ink.lichen, 0.4), [13, 30, 640], 120);
  stems(plate, mix(ink.fern, ink.spruce, 0.3), [20, 62, 655], 210);
  bushes(plate, 648, 40, mix(ink.fern, ink.lichen, 0.3), 260);
  plate.ctx.fillStyle = mix(ink.fern, ink.lichen, 0.3);
  plate.ctx.fill(box(-10, 655, plate.width + 20, 80));
});

/** A bank of mist with long wisps. The scene places several copies between the layers. */
export const mist = depthLayer(
  'mist',
  { top: 0, bottom: 300 },
  { seed: 12, scale: 0.3, limit: 2 },
  (plate) => {
    bank(plate, 170, 120, ink.snow, 0.6, 110);
    wisps(plate, 160, 46, ink.snow, 16, 0.5);
  },
);
