import { heapCloud } from '../../kit/cloud';
import { finish } from '../../kit/finish';
import { ink, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { ellipse } from '../../kit/path';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, florets, stem, whorl } from './parts';

const gold = mix(ink.pollen, ink.clay, 0.06);
const amber = mix(ink.clay, ink.pollen, 0.35);
const seed = mix(ink.bark, ink.night, 0.5);

/** High summer, noon: one sunflower, gold on deep blue. */
export const sunflower: Card = {
  name: 'Sunflower',
  seed: 331,
  light: [-0.5, -0.86],
  draw(plate) {
    const blue = mix(ink.tarn, ink.deep, 0.28);
    sky(plate, [mix(blue, ink.deep, 0.3), blue, mix(ink.tarn, ink.ice, 0.3)], 440);
    heapCloud(plate, 346, 356, 150, mix(ink.ice, ink.snow, 0.5), mix(ink.tarn, ink.ice, 0.4));
    heapCloud(plate, 40, 330, 110, mix(ink.ice, ink.snow, 0.4), mix(ink.tarn, ink.ice, 0.4));
    birds(plate, 40, 60, 15, 2, mix(ink.ice, blue, 0.3));
    const far = ridge(plate, { y: 424, swell: 10, wave: 170, octaves: 2 });
    layer(plate, far, { color: mix(ink.pollen, ink.fern, 0.35), dots: 0.5 });
    const near = ridge(plate, { y: 456, swell: 8, wave: 130, octaves: 2 });
    layer(plate, near, { color: mix(ink.fern, ink.pollen, 0.2), dots: 0.6 });
    stem(plate, '198,220,9 206,330,9 196,420,10 200,520,11', mix(ink.fern, ink.spruce, 0.35));
    blade(plate, '200,440,3 250,408,30 306,384,28 354,394,1');
    blade(plate, '198,464,3 150,430,30 96,414,26 48,430,1');
    const petals = { outline: 'pointed', heart: amber, wild: 0.3, inner: 56, edge: 0.35 } as const;
    whorl(plate, [200, 196], {
      ...petals,
      fill: mix(gold, amber, 0.35),
      tip: gold,
      count: 21,
      length: 108,
      width: 40,
      turn: 0.15,
    });
    whorl(plate, [200, 196], {
      ...petals,
      fill: gold,
      tip: tint(gold, 0.5),
      count: 21,
      length: 96,
      width: 38,
    });
    form(plate, ellipse(200, 196, 76), { fill: seed, light: mix(seed, ink.clay, 0.5), depth: 0.85 });
    florets(plate, [200, 196], 74, 300, 2.3, mix(ink.bark, ink.pollen, 0.45));
    florets(plate, [200, 196], 74, 300, 2.9, mix(ink.pollen, ink.clay, 0.3), 0.74);
    stippleAround(plate, ellipse(200, 196, 44), shade(seed, 0.4), [206, 202], 46, 0.9);
    florets(plate, [200, 196], 26, 36, 1.9, mix(ink.fern, ink.pollen, 0.4));
    finish(plate);
  },
};
