import { stand } from '../kit/conifer';
import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { moonlit, nightfall } from '../kit/moonlight';
import { fullMoon, nightSky } from '../kit/night-sky';
import { ellipse } from '../kit/path';
import { range } from '../kit/peak';
import { down, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { disc, sky } from '../kit/sky';
import { form, stippleAlong } from '../kit/stipple';
import { rows, shape } from '../kit/trace';
import { glitter, reflect, ripples } from '../kit/water';
import type { Picture } from '../picture';
import { cover } from './cover';
import { stone } from './grounding-techniques/stone';

const shore = 338;

/** Five balanced stones beside a still lake at sunrise, one for each of the five senses. */
export const groundingTechniquesCover: Picture = cover(
  'grounding-techniques',
  601,
  (plate) => {
    const { ctx } = plate;
    const rosy = mix(ink.rose, ink.pollen, 0.25);
    sky(
      plate,
      [mix(ink.tarn, ink.ice, 0.5), mix(ink.ice, ink.rose, 0.3), tint(rosy, 0.35), tint(ink.pollen, 0.5)],
      shore,
    );
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 338]);
    nightSky(plate, 320);
    fullMoon(plate, [228, 174]);
    if (!plate.moonlit)
      disc(plate, [228, 174], 50, tint(ink.pollen, 0.8), { halo: lightest, reach: 330, strength: 0.8 });
    wisps(plate, 110, 60, ink.snow, 6, 0.45);
    const far = range(plate, 262, shore, 74, 190);
    ctx.fillStyle = down(plate, 190, shore, [mix(ink.tarn, ink.heather, 0.35), mix(ink.rose, ink.ice, 0.5)]);
    ctx.fill(far);
    stippleAlong(plate, far, mix(ink.tarn, ink.heather, 0.6), [0, shore], [0, 190], 0.5);
    mist(plate, shore - 6, 70, tint(rosy, 0.4), 0.85);
    const bank = ridge(plate, {
      y: shore - 22,
      swell: 12,
      wave: 210,
      floor: shore + 1,
      bend: (x) => (x > 400 ? (x - 400) * 0.05 : (400 - x) * -0.02),
    });
    stand(plate, {
      ground: (x) => bank.topAt(x) + 4,
      color: mix(ink.spruce, ink.tarn, 0.5),
      height: [12, 34],
      gap: 9,
      mist: tint(rosy, 0.2),
      haze: 0.4,
    });
    layer(plate, bank, {
      color: mix(ink.spruce, ink.tarn, 0.45),
      mist: tint(rosy, 0.3),
      melt: 16,
      haze: 0.6,
      dots: 0.4,
    });
    moonlit(plate, 'far');
    reflect(plate, shore, 262, { slip: 2.2, clear: 1, deepest: 1 });
    moonlit(plate, 'lit');
    ctx.fillStyle = down(plate, shore, 600, [
      fade(ink.ice, 0.15),
      fade(mix(ink.tarn, ink.ice, 0.3), 0.5),
      fade(mix(ink.tarn, ink.deep, 0.3), 0.9),
    ]);
    ctx.fillRect(0, shore, 800, 262);
    moonlit(plate, 'middle');
    glitter(plate, 228, shore + 2, 500, { far: 44, near: 90, opacity: 0.85, gap: 8 });
    ripples(plate, shore + 6, 590, lightest, 60, 0.5);
    moonlit(plate, 'near');
    const slab = shape('-40 640, -40 486, 60 470, 190 452, 330 462, 470 456, 560 476, 610 512, 640 640', 0.8);
    ctx.fillStyle = fade(ink.snow, 0.55);
    within(plate, null, () => {
      ctx.translate(10, -5);
      ctx.fill(slab);
    });
    const rock = mix(mix(ink.bark, ink.tarn, 0.4), ink.heather, 0.15);
    form(plate, slab, { fill: rock, shade: shade(rock, 0.5), light: mix(rock, rosy, 0.6), depth: 0.85 });
    stippleAlong(plate, ellipse(454, 478, 150, 17), shade(rock, 0.6), [650, 478], [380, 474], 0.95);
    for (const [x = 0, y = 0, wide = 0] of rows('96 506 44, 500 500 34, 556 530 26, 196 540 30'))
      stone(plate, x, y, wide, wide * 0.5, mix(rock, ink.ice, 0.2), x);
    const hues = [
      mix(ink.tarn, ink.bark, 0.15),
      mix(ink.fern, ink.bark, 0.12),
      mix(ink.heather, ink.bark, 0.08),
      mix(ink.pollen, ink.bark, 0.12),
      ink.clay,
    ];
    rows(
      '384 430 132 46 0.4, 374 346 106 41 1.9, 391 273 84 35 3.2, 379 209 62 31 4.6, 387 155 43 25 5.9',
    ).forEach(([x = 0, y = 0, rx = 0, ry = 0, turn = 0], i) => {
      stone(plate, x, y, rx, ry, hues[i] ?? ink.clay, turn);
    });
    grass(plate, () => 606, [24, 74], shade(ink.spruce, 0.25), 4, -5, 240);
    grass(plate, () => 606, [18, 54], shade(ink.spruce, 0.25), 5, 560, 660);
    moonlit(plate, 'near');
    finish(plate, { grain: 0.014 });
  },
  [-0.75, -0.66],
);
