import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { blob, limb, line, points, triples } from '../../kit/outline';
import { ellipse, leaf, polygon, union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { closedEye, flakes } from './parts';

const brown = mix(mix(ink.bark, ink.pollen, 0.3), ink.fern, 0.12);
const breast = mix(ink.clay, ink.pollen, 0.24);
const dark = mix(ink.bark, ink.night, 0.7);

function animal(plate: Plate): void {
  const { ctx } = plate;
  form(plate, blob('268,318 304,366 346,446 332,456 308,448 262,384', 0.7), { fill: shade(brown, 0.25) });
  ctx.strokeStyle = mix(ink.bark, ink.clay, 0.3);
  ctx.lineWidth = 5;
  for (const x of [186, 218]) {
    ctx.stroke(line(`${x},378 ${x - 2},402 ${x - 6},420`));
    ctx.stroke(line(`${x - 22},424 ${x - 6},418 ${x + 12},424`));
  }
  const body = blob(
    '168,104 214,108 250,142 270,190 296,240 308,300 292,352 250,386 196,394 146,372 112,326 102,270 112,222 118,180 120,140',
    0.95,
  );
  form(plate, body, { fill: brown, depth: 0.85 });
  within(plate, body, () => {
    form(plate, blob('90,270 150,300 220,318 270,348 260,410 140,410 80,350', 0.9), {
      fill: tint(mix(ink.snow, ink.rose, 0.2), 0.1),
      light: null,
      shade: mix(ink.heather, ink.rose, 0.4),
      depth: 0.75,
    });
    form(plate, blob('96,146 134,128 168,138 186,176 206,222 214,280 188,318 140,322 100,300 88,230', 0.95), {
      fill: breast,
      light: tint(ink.pollen, 0.15),
      shade: mix(ink.clay, ink.bark, 0.35),
      depth: 0.85,
    });
    stippleAlong(plate, ellipse(190, 118, 70, 22), tint(brown, 0.4), [190, 140], [170, 96], 0.6);
  });
  const wing = blob('214,214 250,206 286,240 312,300 328,366 288,362 246,332 218,290', 0.9);
  form(plate, wing, { fill: shade(brown, 0.16), light: mix(brown, ink.pollen, 0.45), depth: 0.9 });
  ctx.strokeStyle = fade(dark, 0.5);
  ctx.lineWidth = 2.4;
  within(plate, wing, () => {
    for (const lift of [0, 20, 40])
      ctx.stroke(
        line(
          `${232 + lift * 0.3},${300 - lift} ${270 + lift * 0.4},${336 - lift * 0.9} 330,${372 - lift * 0.4}`,
        ),
      );
  });
  form(plate, polygon(points('122,162 76,178 120,184')), { fill: dark, light: mix(dark, ink.ice, 0.4) });
  closedEye(plate, [158, 160], 25, dark, 5, 0.05);
}

function branch(plate: Plate): void {
  const bough = weld([
    limb('-20,452,15 90,436,13 210,428,12 310,434,9 424,412,5'),
    limb('292,434,8 330,458,6 372,488,3'),
  ]);
  form(plate, bough, { fill: mix(ink.bark, ink.night, 0.25) });
  const snow = union([
    blob('-10,434 40,424 96,420 150,414 166,422 100,434 -10,446', 0.85),
    blob('238,416 290,418 340,412 412,396 412,408 340,424 280,430 246,426', 0.85),
  ]);
  form(plate, snow, { fill: ink.snow, shade: mix(ink.ice, ink.heather, 0.35), light: null });
  const sprig = mix(ink.spruce, ink.fern, 0.3);
  for (const [x, y, angle] of triples('40,446,1.9 62,446,1.2 356,428,1.4 380,422,0.7 20,448,2.5'))
    form(plate, leaf([x, y], angle, 44, 20, 0.5), { fill: sprig });
  for (const [x, y] of points('44,456 60,462 30,466 364,440 350,448'))
    form(plate, ellipse(x, y, 9.5), {
      fill: mix(ink.clay, ink.dusk, 0.15),
      light: tint(ink.rose, 0.4),
      depth: 0.9,
    });
}

/** A white winter morning: a robin on a snowy bough, its breast the only warm color. */
export const robin: Card = {
  name: 'Robin',
  seed: 271,
  light: [-0.6, -0.8],
  draw(plate) {
    const pale = mix(ink.ice, ink.snow, 0.55);
    sky(plate, [mix(ink.ice, ink.tarn, 0.16), pale, ink.snow], 420);
    halo(plate, [196, 226], 158, tint(ink.snow, 0.4), mix(ink.ice, ink.tarn, 0.12));
    const far = ridge(plate, { y: 430, swell: 14, wave: 140 });
    stand(plate, {
      ground: far.topAt,
      color: mix(ink.ice, ink.tarn, 0.42),
      height: [60, 150],
      gap: 19,
      mist: pale,
      haze: 0.9,
      rim: 0.6,
    });
    layer(plate, far, { color: ink.snow, mist: pale, dots: 0.3 });
    flakes(plate, 46, ink.snow, 0, 420);
    animal(plate);
    branch(plate);
    flakes(plate, 26, tint(ink.snow, 0.5));
    finish(plate, { vignette: 0.06 });
  },
};
