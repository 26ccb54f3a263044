import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { frond, grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { rows } from '../../kit/trace';
import { foliage, trunk } from '../../kit/tree';
import type { Card } from '../card';
import { bank, bridge, brook, stone } from './brook';

const air = tint(mix(ink.lichen, ink.ice, 0.4), 0.5);

/** Mid-morning in June: a clear brook out of the light, between old trunks. Hue: fresh green and blue. */
export const forestStream: Card = {
  name: 'Forest stream',
  seed: 523,
  light: [0.35, -0.94],
  draw(plate) {
    sky(plate, [mix(ink.lichen, ink.fern, 0.1), tint(ink.lichen, 0.45), air], 320);
    glow(plate, [214, 190], 250, lightest, 0.95);
    farTrunks(plate, 306, air, [
      [mix(ink.lichen, air, 0.4), 9, 22],
      [mix(ink.lichen, ink.fern, 0.25), 12, 42],
      [mix(ink.fern, ink.lichen, 0.35), 15, 84],
    ]);
    mist(plate, 300, 70, air, 0.85);
    [mix(bank, air, 0.45), mix(bank, air, 0.18), bank].forEach((color, i) => {
      const hill = ridge(plate, {
        y: 304 + i * 26,
        swell: 8,
        wave: 100,
        bend: (x) => -((Math.abs(x - 210) / 200) ** 1.5) * (24 + i * 14),
      });
      grass(plate, hill.topAt, [3 + i * 2, 8 + i * 4], color, 2.2);
      layer(plate, hill, {
        color,
        mist: i < 2 ? air : shade(ink.fern, 0.25),
        melt: i < 2 ? 70 : 150,
        haze: 0.6,
        dots: 0.4,
      });
    });
    brook(plate);
    bridge(plate);
    for (const [x = 0, y = 0, wide = 0] of rows(
      '324 380 16, 88 382 14, 150 396 13, 104 430 22, 270 430 24, 190 424 13, 318 474 30, 60 480 28, 218 486 24',
    ))
      stone(plate, x, y, wide);
    shafts(plate, { left: 120, right: 390, top: -10, bottom: 400, lean: -120, count: 6, strength: 0.4 });
    trunk(plate, {
      x: 58,
      top: -20,
      base: 424,
      width: 56,
      color: mix(ink.bark, ink.spruce, 0.1),
      lean: 6,
      furrows: 8,
    });
    trunk(plate, {
      x: 352,
      top: -20,
      base: 404,
      width: 46,
      color: mix(ink.bark, ink.spruce, 0.05),
      lean: -8,
      furrows: 7,
    });
    for (const [x = 0, y = 0, rx = 0, ry = 0, dark = 0] of rows(
      '30 0 92 44 0.1, 380 -2 84 46 0.08, 130 -16 74 36 0, 290 -18 76 36 0',
    ))
      form(plate, foliage(plate.random, x, y, rx, ry, 13), {
        fill: shade(mix(ink.fern, ink.spruce, 0.45), dark),
        light: mix(ink.lichen, ink.pollen, 0.2),
        towards: [0.1, 1],
        depth: 0.75,
      });
    for (const [x = 0, y = 0, angle = 0, long = 0, curl = 0] of rows(
      '14 458 -1.9 88 -0.7, 24 460 -1.3 104 0.6, 40 462 -0.8 84 0.7, 388 446 -1.9 96 -0.7, 396 448 -1.4 84 0.4, 368 450 -2.4 72 -0.7, 8 512 -1.1 92 0.6, 394 514 -2 92 -0.6',
    ))
      frond(plate, [x, y], angle, long, mix(ink.spruce, ink.fern, 0.3), curl);
    finish(plate);
  },
};
