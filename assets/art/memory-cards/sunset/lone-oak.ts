import { crown, type Heap } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds, grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { facet, stem } from '../../kit/trace';
import type { Card } from '../card';

const straw = mix(ink.pollen, lightest, 0.42);
const bronze = mix(mix(ink.bark, ink.clay, 0.4), ink.pollen, 0.3);
const umber = mix(mix(ink.bark, ink.spruce, 0.25), ink.night, 0.25);

/**
 * Paints a broad, gnarled oak. Its limbs are nearly as long as the trunk is high, and the sky is visible between the
 * heaps of leaves.
 */
function oak(plate: Plate): void {
  const back: readonly Heap[] = [
    [86, 226, 58, 36, 0.85],
    [322, 222, 54, 36, 0.9],
    [210, 210, 92, 44, 0.95],
    [140, 168, 70, 44, 0.7],
    [276, 160, 72, 46, 0.75],
  ];
  crown(plate, back, { leaf: bronze, dark: umber, glint: ink.pollen });
  const wood = union(
    [
      '212 428 40, 208 410 26, 205 372 19, 203 330 18, 204 270 13, 212 200 6',
      '204 334 12, 176 296 10, 136 262 8, 84 238 3',
      '206 324 12, 244 280 10, 286 252 7, 334 232 3',
      '203 300 9, 176 246 7, 152 184 3',
      '205 296 9, 236 240 7, 268 176 3',
      '204 414 12, 176 430 7, 150 436 2',
      '218 414 12, 246 430 7, 274 436 2',
    ].map(stem),
  );
  form(plate, wood, { fill: umber, light: mix(ink.clay, ink.pollen, 0.3), depth: 0.8 });
  const front: readonly Heap[] = [
    [66, 204, 44, 28, 0.5],
    [344, 200, 42, 28, 0.62],
    [120, 224, 40, 24, 0.4],
    [296, 220, 42, 24, 0.55],
    [106, 150, 54, 36, 0.25],
    [304, 142, 54, 36, 0.45],
    [204, 166, 66, 36, 0.38],
    [160, 112, 62, 38, 0.1],
    [250, 106, 62, 38, 0.25],
    [204, 74, 52, 30, 0],
  ];
  crown(plate, front, { leaf: bronze, dark: umber, glint: tint(ink.pollen, 0.1) });
}

/** An hour before sunset: an old oak in front of a pale sun. Hue: honey gold. */
export const loneOak: Card = {
  name: 'Lone oak',
  seed: 409,
  light: [-0.85, -0.5],
  draw(plate) {
    sky(plate, [mix(ink.pollen, ink.lichen, 0.2), straw, tint(ink.pollen, 0.62), tint(ink.rose, 0.4)], 390);
    disc(plate, [98, 306], 66, tint(ink.pollen, 0.9), {
      halo: lightest,
      reach: 280,
      strength: 0.85,
      rim: mix(ink.pollen, lightest, 0.35),
    });
    wisps(plate, 60, 24, lightest, 4, 0.5);
    birds(plate, 318, 300, 15, 3, mix(ink.bark, ink.pollen, 0.4));
    const tones = [
      mix(ink.pollen, ink.lichen, 0.3),
      mix(ink.pollen, ink.bark, 0.28),
      mix(bronze, ink.pollen, 0.3),
    ];
    tones.forEach((color, i) => {
      const hill = ridge(plate, {
        y: 348 + i * 24,
        swell: 12,
        wave: 190,
        octaves: 2,
        bend: (x) => (x - 200) * (i % 2 ? 0.05 : -0.05),
      });
      layer(plate, hill, { color, mist: tint(ink.pollen, 0.55), melt: 44, haze: 0.8, dots: 0.5 });
    });
    mist(plate, 404, 34, tint(ink.pollen, 0.6), 0.6);
    const meadow = ridge(plate, { y: 424, swell: 4, wave: 130, bend: (x) => ((x - 210) / 200) ** 2 * 16 });
    grass(plate, meadow.topAt, [4, 12], mix(bronze, umber, 0.3), 2.4);
    layer(plate, meadow, { color: mix(bronze, umber, 0.35), dots: 0 });
    stippleAlong(plate, meadow.path, mix(ink.pollen, bronze, 0.25), [180, 470], [20, 424], 0.8);
    stippleAlong(
      plate,
      facet('206 430, 400 446, 400 482, 236 444'),
      shade(umber, 0.2),
      [180, 0],
      [400, 0],
      0.9,
    );
    oak(plate);
    grass(plate, (x) => meadow.topAt(x) + 10, [6, 18], mix(bronze, umber, 0.5), 2.6);
    grass(plate, () => 500, [16, 46], shade(umber, 0.25), 3);
    finish(plate);
  },
};
