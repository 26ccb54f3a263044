import { fade, mix, shade } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse, lane } from '../kit/path';
import { down, outwards, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { foliage } from '../kit/tree';
import type { Hour } from './hour';

/** Start of the path, where the light is. */
const way = { x: 512, y: 206 };

/** Paints three grassy hills, and the path that winds over them toward the viewer. */
export function ground(plate: Plate, hour: Hour): void {
  const { ctx } = plate;
  const [, middle, near] = hour.ground;
  hour.ground.forEach((own, i) => {
    // The near hill begins close to the color behind it, so that its crest is no edge across the picture.
    const color = i < 2 ? own : mix(middle, near, 0.3);
    const hill = ridge(plate, {
      y: 204 + i * 17,
      swell: 5 + i * 4,
      wave: 210 - i * 20,
      octaves: 2,
      bend: (x) => -(((x - way.x) / 500) ** 2) * 20 + (i === 1 ? (x - way.x) * 0.012 : 0),
    });
    grass(plate, hill.topAt, [2 + i, 4 + i * 3], color, 2);
    layer(plate, hill, {
      color,
      mist: i < 2 ? hour.air : shade(near, 0.16),
      melt: i < 2 ? 60 : 120,
      haze: i < 2 ? 0.55 : 0.8,
      dots: 0.32,
    });
  });
  const path = lane([
    [way.x, way.y, 3],
    [528, 212, 6.5],
    [548, 220, 9.5],
    [544, 230, 13],
    [510, 242, 19],
    [470, 258, 28],
    [448, 282, 42],
    [440, 312, 62],
    [420, 356, 92],
  ]);
  ctx.fillStyle = down(plate, way.y, 350, hour.path);
  ctx.fill(path);
  stippleAlong(plate, path, shade(hour.path[1], 0.22), [460, 240], [350, 370], 0.6);
  stippleAlong(plate, path, hour.light, [500, 262], [540, 206], 0.6);
  const pebbles = plate.random;
  ctx.fillStyle = fade(shade(hour.path[1], 0.25), 0.6);
  for (let i = 0; i < 22; i++) {
    const t = pebbles.next();
    ctx.fill(ellipse(450 - t * 20 + pebbles.between(-50, 50) * t, 270 + t * 74, 1 + t * 2.6, 0.6 + t * 1.3));
  }
}

/** Paints the shadow of the stag on the grass, and tufts with lit tips in front of its hooves. */
export function meadow(plate: Plate, hour: Hour): void {
  const { ctx, random } = plate;
  const dark = shade(hour.ground[2], 0.5);
  within(plate, ellipse(460, 238, 40, 5), () => {
    ctx.fillStyle = outwards(plate, [460, 238], 40, [fade(dark, 0.55), fade(dark, 0)]);
    ctx.fillRect(410, 225, 100, 30);
  });
  const near = mix(hour.ground[1], hour.ground[2], 0.5);
  for (const [x, y, wide, tall] of TUFTS) {
    const mound = (at: number): number => y + ((at - x) / wide) ** 2 * tall * 0.8;
    const color = mix(near, hour.ground[2], random.between(0, 0.7));
    grass(plate, mound, [tall * 0.6, tall], mix(color, hour.glint, 0.26), 1.2, x - wide, x + wide);
    grass(plate, (at) => mound(at) + 1.5, [tall * 0.5, tall * 0.9], color, 0.8, x - wide, x + wide);
  }
}

/** Tufts around the hooves, from far to near: center, half width and height. */
const TUFTS: readonly (readonly [x: number, y: number, wide: number, tall: number])[] = [
  [424, 234, 10, 6],
  [446, 236, 12, 12],
  [463, 236, 10, 9],
  [481, 236, 11, 12],
  [404, 239, 12, 7],
  [434, 239, 13, 8],
  [454, 241, 12, 10],
  [473, 240, 11, 8],
  [416, 246, 12, 7],
  [442, 247, 12, 8],
];

/** Paints the soft bushes at the base of the far trunks. They leave the light at the end of the path visible. */
export function undergrowth(plate: Plate, hour: Hour): void {
  const { random } = plate;
  for (const [share, lift, size] of [
    [0.62, 0, 1],
    [0.36, 5, 0.8],
  ] as const) {
    const color = mix(hour.ground[0], hour.air, share);
    for (let x = 30; x < 830; x += random.between(16, 34)) {
      const open = Math.min(1, Math.max(0, Math.abs(x - way.x) / 80 - 0.35));
      const tall = random.between(9, 20) * size * open;
      if (tall < 4) continue;
      const bush = foliage(random, x, 207 + lift, tall * random.between(1.3, 2), tall, 11);
      form(plate, bush, {
        fill: color,
        light: mix(color, hour.light, 0.5),
        shade: shade(color, 0.16),
        towards: [-0.2, -1],
        depth: 0.6,
      });
    }
  }
}
