import { crown, type Heap } from '../kit/crown';
import { finish } from '../kit/finish';
import { ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass, motes } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { moonlit, nightfall } from '../kit/moonlight';
import { nightSky, thinMoon } from '../kit/night-sky';
import { ellipse } from '../kit/path';
import { layer, ridge } from '../kit/ridge';
import { disc, sky } from '../kit/sky';
import { form, stippleAlong } from '../kit/stipple';
import { rows, shape } from '../kit/trace';
import { trunk } from '../kit/tree';
import type { Picture } from '../picture';
import { cover } from './cover';
import { cloth, linen, ropes } from './progressive-relaxation/hammock';
import { back, headAndTail } from './progressive-relaxation/sleeper';

const leaf = mix(ink.fern, ink.pollen, 0.2);

/** A late, golden afternoon: a fox asleep in a hammock between two trees. */
export const progressiveRelaxationCover: Picture = cover(
  'progressive-relaxation',
  631,
  (plate) => {
    const straw = tint(mix(ink.pollen, ink.lichen, 0.3), 0.4);
    sky(
      plate,
      [mix(ink.lichen, ink.tarn, 0.3), mix(ink.lichen, ink.pollen, 0.35), straw, tint(ink.pollen, 0.6)],
      440,
    );
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 440]);
    nightSky(plate, 360);
    thinMoon(plate, [310, 196], 44);
    if (!plate.moonlit)
      disc(plate, [262, 196], 78, tint(ink.pollen, 0.74), { halo: lightest, reach: 360, strength: 0.85 });
    wisps(plate, 250, 70, lightest, 5, 0.45);
    [mix(ink.lichen, straw, 0.4), mix(ink.lichen, ink.fern, 0.3), mix(leaf, ink.fern, 0.3)].forEach(
      (color, i) => {
        const hill = ridge(plate, {
          y: 396 + i * 40,
          swell: 18 - i * 4,
          wave: 210,
          octaves: 2,
          bend: (x) => (x - 400) * (i % 2 ? 0.05 : -0.05),
        });
        grass(plate, hill.topAt, [3 + i * 2, 8 + i * 4], color, 2.6);
        layer(plate, hill, { color, mist: i < 2 ? straw : null, melt: 60, haze: 0.7, dots: 0.4 });
      },
    );
    moonlit(plate, 'far');
    mist(plate, 460, 50, straw, 0.5);
    const meadow = ridge(plate, { y: 506, swell: 6, wave: 180 });
    grass(plate, meadow.topAt, [6, 16], mix(ink.fern, leaf, 0.4), 2.4);
    layer(plate, meadow, { color: mix(ink.fern, leaf, 0.4), dots: 0.5 });
    stippleAlong(plate, ellipse(408, 540, 210, 18), shade(ink.spruce, 0.1), [160, 540], [470, 540], 0.9);
    moonlit(plate, 'middle');
    const bark = mix(ink.bark, ink.clay, 0.12);
    trunk(plate, { x: 142, top: 60, base: 540, width: 60, color: bark, lean: -10, furrows: 9 });
    trunk(plate, { x: 658, top: 60, base: 540, width: 60, color: bark, lean: 10, furrows: 9 });
    ropes(plate);
    form(
      plate,
      shape(
        '222 254, 266 306, 330 336, 400 346, 470 336, 534 306, 578 254, 538 330, 478 376, 400 392, 322 376, 262 330',
        0.85,
      ),
      { fill: mix(linen, ink.bark, 0.35), light: null, depth: 0.8 },
    );
    back(plate);
    cloth(plate);
    headAndTail(plate);
    const roof: Heap[] = rows(
      '90 60 150 80 0.75, 700 56 150 80 0.8, 250 14 130 58 0.7, 560 10 130 58 0.75, 20 130 90 58 0.5, 780 128 90 58 0.6, 150 20 120 66 0.3, 640 14 120 66 0.45, 330 -26 110 52 0.25, 480 -30 110 52 0.35, 60 60 90 54 0.1, 740 60 90 54 0.3',
    ).map(([x = 0, y = 0, rx = 0, ry = 0, depth = 0]) => [x, y, rx, ry, depth]);
    crown(plate, roof, {
      leaf,
      dark: mix(ink.spruce, ink.fern, 0.15),
      glint: mix(ink.pollen, lightest, 0.4),
      dabs: 60,
      size: 4,
    });
    motes(plate, [200, 120, 700, 480], 26, lightest, 6);
    grass(plate, () => 604, [24, 70], shade(mix(ink.spruce, ink.fern, 0.3), 0.1), 3.4);
    moonlit(plate, 'near');
    finish(plate, { grain: 0.008 });
  },
  [-0.5, -0.86],
);
