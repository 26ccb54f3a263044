import { crown } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { leaf, union } from '../../kit/path';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { facet, rows } from '../../kit/trace';
import { birch } from '../../kit/tree';
import type { Card } from '../card';

const gold = mix(ink.pollen, ink.clay, 0.12);
const straw = tint(ink.pollen, 0.55);

/** Noon in October: white birches under gold leaves. Hue: yellow gold. */
export const birchGrove: Card = {
  name: 'Birch grove',
  seed: 503,
  light: [-0.8, -0.6],
  draw(plate) {
    const { random, ctx } = plate;
    sky(plate, [mix(gold, ink.pollen, 0.5), straw, tint(ink.pollen, 0.85)], 400);
    glow(plate, [210, 250], 260, lightest, 0.9);
    farTrunks(plate, 392, tint(ink.pollen, 0.8), [
      [mix(ink.pollen, ink.lichen, 0.3), 7, 22],
      [mix(ink.pollen, ink.bark, 0.24), 9, 46],
    ]);
    mist(plate, 380, 90, tint(ink.pollen, 0.8), 0.8);
    [mix(gold, lightest, 0.35), gold, mix(gold, ink.clay, 0.4)].forEach((color, i) => {
      const floor = ridge(plate, {
        y: 386 + i * 26,
        swell: 7,
        wave: 120,
        bend: (x) => (x - 200) * (i % 2 ? 0.05 : -0.04),
      });
      grass(plate, floor.topAt, [3 + i * 2, 7 + i * 4], color, 2.6);
      layer(plate, floor, { color, mist: i < 2 ? straw : null, melt: 40, haze: 0.7, dots: 0.4 });
      if (i === 0)
        for (const [x = 0, wide = 0] of rows('58 13, 148 11, 236 12, 300 10, 372 14'))
          birch(plate, x, -10, 398, wide, mix(ink.snow, ink.pollen, 0.32));
    });
    shafts(plate, { left: 0, right: 330, top: -10, bottom: 420, lean: 130, count: 6, strength: 0.4 });
    for (const [x = 0, wide = 0, base = 0] of rows('104 27, 268 30, 336 21, 196 19'))
      stippleAlong(
        plate,
        facet(`${x} 446, ${x + wide} 446, ${x + 200} 500, ${x + 120 + base} 500`),
        mix(ink.bark, ink.clay, 0.35),
        [x + 130, 500],
        [x, 446],
        0.7,
      );
    for (const [x = 0, wide = 0, base = 0] of rows(
      '196 19 430, 336 22 442, 104 29 452, 268 33 462, 22 26 470, 390 30 480',
    ))
      birch(plate, x, -10, base, wide);
    for (const [x = 0, y = 0, rx = 0, ry = 0, depth = 0] of rows(
      '40 34 92 46 0.75, 366 30 92 52 0.7, 200 6 104 40 0.6, 110 8 78 42 0.3, 304 4 84 40 0.35, 6 66 60 36 0.2, 400 76 54 34 0.3, 214 -8 60 34 0',
    ))
      crown(plate, [[x, y, rx, ry, depth]], {
        leaf: gold,
        dark: mix(ink.clay, ink.bark, 0.35),
        glint: tint(ink.pollen, 0.45),
        dabs: 46,
        size: 3.6,
      });
    const falling = (count: number, top: number, bottom: number, size: number) =>
      union(
        Array.from({ length: count }, () =>
          leaf(
            [random.between(0, 400), random.between(top, bottom)],
            random.between(0, 6),
            size * random.between(0.7, 1.3),
            size * 0.5,
          ),
        ),
      );
    for (const [color, count, top, bottom, size] of [
      [mix(gold, ink.clay, 0.5), 16, 110, 400, 7],
      [shade(gold, 0.3), 90, 452, 500, 8],
      [tint(gold, 0.35), 130, 440, 500, 7],
      [ink.clay, 70, 446, 500, 8],
    ] as const) {
      ctx.fillStyle = color;
      ctx.fill(falling(count, top, bottom, size));
    }
    finish(plate);
  },
};
