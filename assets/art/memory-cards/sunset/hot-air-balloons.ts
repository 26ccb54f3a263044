import { finish } from '../../kit/finish';
import { ink, lightest, mix, tint } from '../../kit/ink';
import { mist, wisps } from '../../kit/mist';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { facet } from '../../kit/trace';
import type { Card } from '../card';
import { balloon } from './balloon';

/** Two hours before sunset: a striped balloon and two far ones over lilac hills. Hue: pale blue to peach. */
export const hotAirBalloons: Card = {
  name: 'Hot-air balloons',
  seed: 421,
  light: [0.85, -0.5],
  draw(plate) {
    sky(plate, [mix(ink.tarn, ink.ice, 0.62), ink.ice, tint(ink.rose, 0.45), tint(ink.pollen, 0.45)], 420);
    disc(plate, [352, 352], 40, tint(ink.pollen, 0.8), { halo: lightest, reach: 260, strength: 0.8 });
    wisps(plate, 250, 60, ink.snow, 6, 0.6);
    wisps(plate, 80, 40, ink.snow, 3, 0.5);
    [
      mix(ink.heather, ink.ice, 0.6),
      mix(ink.heather, ink.rose, 0.3),
      mix(ink.heather, ink.tarn, 0.3),
    ].forEach((color, i) => {
      const hill = ridge(plate, {
        y: 392 + i * 28,
        swell: 20,
        wave: 130,
        octaves: 3,
        bend: (x) => (x - 200) * (i % 2 ? 0.09 : -0.05),
      });
      layer(plate, hill, { color, mist: tint(ink.rose, 0.5), melt: 40, haze: 0.85, dots: 0.5 });
    });
    mist(plate, 470, 30, tint(ink.rose, 0.55), 0.6);
    balloon(plate, 334, 58, 42, [mix(ink.fern, ink.tarn, 0.4), tint(ink.ice, 0.4), ink.pollen]);
    balloon(plate, 324, 262, 29, [ink.heather, tint(ink.rose, 0.4), ink.clay]);
    balloon(plate, 156, 36, 132, [ink.clay, tint(mix(ink.snow, ink.pollen, 0.2), 0.3), ink.pollen]);
    const front = ridge(plate, { y: 478, swell: 8, wave: 120 });
    layer(plate, front, { color: mix(ink.spruce, ink.heather, 0.5), dots: 0.4 });
    stippleAlong(
      plate,
      facet('0 470, 400 470, 400 500, 0 500'),
      mix(ink.lichen, ink.rose, 0.4),
      [0, 500],
      [400, 470],
      0.3,
    );
    finish(plate, { vignette: 0.07 });
  },
};
