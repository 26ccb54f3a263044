import { fade, mix, shade } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse, lane } from '../kit/path';
import { down, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { foliage } from '../kit/tree';
import type { Hour } from './hour';

/** Where the path comes out of the light. */
const way = { x: 512, y: 206 };

/** Three swells of grass and the path that winds through them to the viewer. */
export function ground(plate: Plate, hour: Hour): void {
  const { ctx } = plate;
  hour.ground.forEach((color, i) => {
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
      mist: i < 2 ? hour.air : shade(color, 0.16),
      melt: i < 2 ? 60 : 120,
      haze: 0.55,
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

/** Soft bushes where the far trunks meet the ground; they leave the light at the end of the path open. */
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
