import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { ink, mix, shade, tint } from '../../kit/ink';
import { grass, motes } from '../../kit/life';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import type { Card } from '../card';
import { blade, eye, stem, whorl } from './parts';

const white = tint(ink.snow, 0.2);
const shadow = mix(mix(ink.heather, ink.tarn, 0.45), ink.ice, 0.42);

/**
 * Paints one daisy at (x, y).
 * @param reach radius, units
 */
function bloom(plate: Plate, x: number, y: number, reach: number, squash = 1): void {
  within(plate, null, () => {
    plate.ctx.translate(x, y);
    plate.ctx.scale(1, squash);
    const ring = {
      outline: 'spoon',
      heart: shadow,
      tip: white,
      inner: reach * 0.16,
      wild: 0.25,
      edge: 0.3,
    } as const;
    whorl(plate, [0, 0], {
      ...ring,
      fill: mix(white, shadow, 0.28),
      count: 17,
      length: reach * 0.84,
      width: reach * 0.32,
      turn: 0.2,
    });
    whorl(plate, [0, 0], {
      ...ring,
      fill: white,
      count: 17,
      length: reach * 0.76,
      width: reach * 0.3,
      turn: 0.02,
      depth: 0.6,
    });
    eye(plate, [0, 0], reach * 0.28, ink.pollen, mix(ink.clay, ink.pollen, 0.35), 110);
  });
}

/** Sunny forenoon in the grass: daisies, white on fresh green. */
export const daisy: Card = {
  name: 'Daisy',
  seed: 311,
  light: [-0.55, -0.84],
  draw(plate) {
    const green = mix(ink.fern, ink.lichen, 0.22);
    sky(plate, [mix(green, ink.lichen, 0.4), green, mix(ink.fern, ink.spruce, 0.4)], 480);
    halo(plate, [196, 178], 162, mix(green, ink.lichen, 0.55), mix(ink.fern, ink.lichen, 0.2));
    const back = ridge(plate, { y: 372, swell: 12, wave: 150 });
    grass(plate, back.topAt, [16, 46], mix(ink.fern, ink.spruce, 0.25), 3.4);
    layer(plate, back, { color: mix(ink.fern, ink.spruce, 0.25), dots: 0.5 });
    stem(plate, '198,200,5 204,320,5.5 194,420,6 198,520,7', mix(ink.spruce, ink.fern, 0.3));
    stem(plate, '68,372,3 78,440,4 90,520,4.5', mix(ink.spruce, ink.fern, 0.3));
    stem(plate, '327,354,3 326,430,4 316,520,4.5', mix(ink.spruce, ink.fern, 0.3));
    blade(plate, '198,478,2 232,450,14 266,410,15 286,372,1', mix(ink.spruce, ink.fern, 0.35));
    blade(plate, '196,486,2 160,462,13 134,424,13 124,388,1', mix(ink.spruce, ink.fern, 0.35));
    bloom(plate, 68, 364, 54, 0.9);
    bloom(plate, 328, 346, 58, 0.92);
    bloom(plate, 198, 182, 148);
    grass(plate, () => 504, [30, 80], shade(mix(ink.spruce, ink.fern, 0.2), 0.1), 4);
    motes(plate, [10, 10, 390, 330], 18, tint(ink.pollen, 0.5), 5);
    finish(plate);
  },
};
