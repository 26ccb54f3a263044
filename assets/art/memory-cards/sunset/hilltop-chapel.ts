import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist } from '../../kit/mist';
import { ellipse, lane } from '../../kit/path';
import { within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, sky, stars } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { rows } from '../../kit/trace';
import type { Card } from '../card';
import { blue, chapel, cypress, wall } from './chapel';

/** An hour after sunset: a white chapel with lit windows, the first stars, a last glow. Hue: deep blue. */
export const hilltopChapel: Card = {
  name: 'Hilltop chapel',
  seed: 457,
  light: [-0.85, -0.5],
  draw(plate) {
    sky(
      plate,
      [
        mix(blue, ink.night, 0.6),
        blue,
        mix(blue, ink.tarn, 0.42),
        mix(ink.dusk, ink.heather, 0.35),
        mix(ink.clay, ink.pollen, 0.5),
      ],
      356,
      [0, 0.36, 0.68, 0.9, 1],
    );
    stars(plate, 120, 290);
    glow(plate, [330, 88], 26, lightest, 0.8);
    plate.ctx.fillStyle = lightest;
    plate.ctx.fill(ellipse(330, 88, 2.6));
    [mix(blue, ink.heather, 0.35), mix(blue, ink.heather, 0.12), mix(blue, ink.night, 0.2)].forEach(
      (color, i) => {
        const far = ridge(plate, {
          y: 318 + i * 24,
          swell: 16,
          wave: 110,
          octaves: 4,
          bend: (x) => (x - 200) * (i % 2 ? -0.07 : 0.09),
        });
        layer(plate, far, { color, mist: mix(blue, ink.heather, 0.4), melt: 34, haze: 0.7, dots: 0.55 });
        if (i === 1)
          stand(plate, { ground: far.topAt, color: mix(blue, ink.night, 0.3), height: [8, 20], gap: 7 });
      },
    );
    mist(plate, 372, 34, mix(ink.heather, blue, 0.4), 0.6);
    const hill = ridge(plate, {
      y: 342,
      swell: 3,
      wave: 120,
      bend: (x) => (Math.abs(x - 216) / 200) ** 2 * 92,
    });
    layer(plate, hill, { color: mix(mix(ink.deep, ink.tarn, 0.3), blue, 0.35), dots: 0 });
    stippleAlong(plate, hill.path, shade(ink.night, 0.2), [160, 350], [400, 520], 0.9);
    stippleAlong(plate, hill.path, mix(ink.tarn, ink.lichen, 0.25), [130, 420], [20, 340], 0.6);
    cypress(plate, 110, 368, 130);
    cypress(plate, 338, 376, 150);
    chapel(plate);
    const path = lane(
      rows('167 347 15, 170 362 15, 192 380 18, 216 400 22, 206 426 28, 166 456 37, 140 510 54').map(
        ([x = 0, y = 0, half = 0]) => [x, y, half] as const,
      ),
    );
    form(plate, path, {
      fill: mix(wall, blue, 0.42),
      shade: mix(blue, ink.night, 0.3),
      light: null,
      towards: [0, -1],
      depth: 0.8,
    });
    within(plate, path, () => stippleAlong(plate, path, tint(ink.pollen, 0.2), [180, 410], [167, 346], 0.9));
    cypress(plate, 74, 390, 158);
    cypress(plate, 370, 398, 124);
    grass(plate, (x) => hill.topAt(x) + 3, [3, 9], mix(ink.deep, blue, 0.5), 2.8, 205, 400);
    grass(plate, () => 502, [16, 46], shade(ink.night, 0.25), 3);
    finish(plate);
  },
};
