import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds } from '../../kit/life';
import { wisps } from '../../kit/mist';
import { box } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, glow, sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { stem } from '../../kit/trace';
import { glitter, ripples, water } from '../../kit/water';
import type { Card } from '../card';

const horizon = 292;
const ember = mix(ink.clay, ink.pollen, 0.22);
const wine = mix(mix(ink.clay, ink.heather, 0.45), ink.night, 0.35);

/** Paints long flat clouds across the sky and the sun, lit from below. */
function bars(plate: Plate): void {
  const { ctx } = plate;
  for (const [text, color] of [
    ['-20 66 1, 60 60 8, 150 64 11, 240 58 6, 300 62 1', mix(ink.clay, ink.heather, 0.35)],
    ['150 112 1, 230 106 6, 330 110 10, 430 104 4', mix(ink.clay, ink.dusk, 0.25)],
    ['-20 158 3, 40 154 7, 112 158 5, 168 155 1', mix(ink.clay, ink.dusk, 0.45)],
    ['214 186 1, 268 182 4, 330 186 6, 420 181 3', ember],
    ['62 226 1, 120 222 4, 190 225 4, 236 222 1', mix(ink.clay, ink.pollen, 0.4)],
  ] as const) {
    const cloud = stem(text);
    ctx.fillStyle = color;
    ctx.fill(cloud);
    const [, top, , bottom] = cloud.computeTightBounds();
    stippleAlong(plate, cloud, mix(ink.pollen, ink.dusk, 0.25), [0, top], [0, bottom + 2], 0.75);
  }
}

/** The moment of sunset: a huge amber sun half below a wine-dark sea. Hue: burnt orange. */
export const sunOnTheSea: Card = {
  name: 'Sun on the sea',
  seed: 401,
  light: [0, -1],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [mix(ink.clay, ink.heather, 0.5), ink.clay, mix(ink.clay, ink.pollen, 0.5), tint(ink.pollen, 0.2)],
      horizon,
    );
    wisps(plate, 130, 50, mix(ink.dusk, ink.pollen, 0.3), 4, 0.4);
    glow(plate, [200, 262], 300, tint(ink.pollen, 0.35), 0.75);
    within(plate, box(0, 0, 400, horizon), () =>
      disc(plate, [200, 256], 118, tint(ink.pollen, 0.68), {
        halo: lightest,
        reach: 210,
        strength: 0.5,
        rim: mix(ink.pollen, ink.clay, 0.35),
      }),
    );
    bars(plate);
    birds(plate, 292, 140, 19, 3, mix(ink.bark, ink.clay, 0.25));
    const coast = { swell: 7, wave: 90, floor: horizon + 1 };
    const far = ridge(plate, {
      ...coast,
      y: horizon + 2,
      bend: (x) => -Math.max(0, Math.abs(x - 210) - 118) * 0.3,
    });
    layer(plate, far, { color: mix(wine, ink.clay, 0.55), mist: ember, melt: 26, haze: 0.7, dots: 0.5 });
    water(plate, horizon, 500, [ink.clay, mix(ink.clay, wine, 0.55), wine, shade(wine, 0.35)]);
    ctx.fillStyle = down(plate, horizon, horizon + 40, [
      fade(tint(ink.pollen, 0.3), 0.6),
      fade(ink.pollen, 0),
    ]);
    ctx.fillRect(0, horizon, 400, 40);
    glitter(plate, 200, horizon, 492, {
      color: tint(ink.pollen, 0.4),
      far: 104,
      near: 66,
      opacity: 0.95,
      gap: 8,
    });
    ripples(plate, horizon + 8, 420, mix(ink.pollen, ink.dusk, 0.3), 30, 0.5);
    for (const [text = '', share = 0] of [
      ['-30 372 3, 60 369 6, 190 374 7, 300 370 4, 380 372 1', 0.42],
      ['60 398 1, 160 401 6, 280 396 9, 430 400 6', 0.55],
      ['-30 426 8, 90 422 11, 220 428 8, 340 424 2', 0.7],
      ['40 452 1, 170 458 9, 300 452 13, 430 456 9', 0.8],
      ['-30 488 14, 120 482 16, 270 490 14, 430 486 16', 0.95],
    ] as const) {
      const wave = stem(text);
      const [, top, , bottom] = wave.computeTightBounds();
      ctx.fillStyle = mix(ink.clay, shade(wine, 0.25), share);
      ctx.fill(wave);
      stippleAlong(
        plate,
        wave,
        mix(ink.clay, ink.pollen, 0.35),
        [0, top + (bottom - top) * 0.6],
        [0, top - 2],
        0.75,
      );
    }
    glitter(plate, 200, 400, 488, {
      color: tint(ink.pollen, 0.35),
      far: 60,
      near: 42,
      opacity: 0.8,
      gap: 10,
    });
    finish(plate);
  },
};
