import { Path2D } from '@napi-rs/canvas';
import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, tint } from '../../kit/ink';
import { mist, wisps } from '../../kit/mist';
import { blob, limb, points, triples } from '../../kit/outline';
import { ellipse, leaf, polygon, union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { ripples, water } from '../../kit/water';
import type { Card } from '../card';
import { closedEye } from './parts';

const slate = mix(ink.tarn, ink.heather, 0.45);
const plume = mix(ink.snow, ink.ice, 0.55);
const dark = mix(ink.night, ink.heather, 0.15);

function reeds(plate: Plate, left: number, right: number, count: number): void {
  const { random } = plate;
  const green = mix(ink.spruce, ink.tarn, 0.35);
  const [stems, heads]: [Path2D[], Path2D[]] = [[], []];
  for (let i = 0; i < count; i++) {
    const [x, top, lean] = [random.between(left, right), random.between(190, 380), random.between(-16, 16)];
    stems.push(limb(`${x},520,3 ${x + lean * 0.4},${(520 + top) / 2},2.4 ${x + lean},${top},0.8`));
    if (i % 3 === 0)
      heads.push(
        limb(
          `${x + lean * 0.92},${top + 46},2 ${x + lean * 0.94},${top + 34},6 ${x + lean},${top + 6},5 ${x + lean},${top},1`,
        ),
      );
    else stems.push(leaf([x, 510], -Math.PI / 2 + lean * 0.025, (520 - top) * 0.75, 11, 0.3));
  }
  form(plate, union(stems), { fill: green, light: null, depth: 0.5 });
  form(plate, weld(heads), { fill: mix(ink.bark, ink.clay, 0.2) });
}

function animal(plate: Plate): void {
  const { ctx } = plate;
  const leg = mix(ink.bark, ink.dusk, 0.35);
  ctx.strokeStyle = fade(mix(ink.snow, ink.tarn, 0.2), 0.8);
  for (const [x, y, reach] of triples('232,446,34 266,454,40 232,446,58')) {
    ctx.lineWidth = 2;
    ctx.stroke(ellipse(x, y, reach, reach * 0.16));
  }
  form(plate, limb('240,300,7 244,340,3.8 240,366,4.6 236,410,2.8 232,448,2.8'), { fill: leg });
  form(plate, limb('264,304,7 272,344,3.8 270,372,4.6 268,416,2.8 266,456,2.8'), { fill: leg });
  const tail = blob('270,286 322,318 368,366 330,362 280,336', 0.7);
  form(plate, tail, { fill: mix(slate, dark, 0.55) });
  const body = weld([
    limb('214,262,42 186,236,27 168,206,18 178,172,13 200,142,11 207,112,12 194,92,14'),
    blob('166,214 196,200 244,214 290,254 330,318 286,330 232,322 188,288 166,248'),
    blob('216,92 202,76 178,76 156,92 172,106 200,110'),
  ]);
  form(plate, body, { fill: plume, shade: mix(slate, ink.heather, 0.4), depth: 0.7 });
  within(plate, body, () => {
    ctx.fillStyle = fade(dark, 0.75);
    for (let i = 0; i < 6; i++)
      ctx.fill(leaf([163 + i * 3.2 - (i < 3 ? 0 : 2), 232 - i * 12], 1.35 + i * 0.08, 13, 4.4));
  });
  const chest = [0, 1, 2, 3].map((i) =>
    leaf([178 + i * 10, 258 + i * 11], 1.75 - i * 0.12, 54 - i * 3, 12, 0.3),
  );
  form(plate, union(chest), { fill: tint(plume, 0.3), shade: slate, light: null });
  const wing = blob('192,232 232,216 272,234 310,280 360,352 300,338 244,318 206,284', 0.8);
  form(plate, wing, { fill: slate, light: mix(slate, ink.ice, 0.75), depth: 0.9 });
  ctx.strokeStyle = fade(dark, 0.4);
  ctx.lineWidth = 2.2;
  within(plate, wing, () => {
    for (const [x, y] of points('226,300 246,292 264,282 282,276')) {
      const quill = new Path2D();
      quill.moveTo(x - 14, y - 22);
      quill.quadraticCurveTo(x + 28, y + 4, x + 74, y + 56);
      ctx.stroke(quill);
    }
  });
  form(plate, polygon(points('166,86 66,100 166,105')), { fill: mix(ink.pollen, ink.clay, 0.45) });
  form(plate, blob('158,84 184,70 218,78 252,102 282,134 238,106 206,88 182,83', 0.8), { fill: dark });
  closedEye(plate, [178, 98], 17, dark, 3.2);
}

/** Dawn: a blue heron at one side of misty shallows, slate on pearl and rose. */
export const heron: Card = {
  name: 'Heron',
  seed: 233,
  light: [-0.6, -0.8],
  draw(plate) {
    const air = mix(ink.rose, ink.snow, 0.55);
    sky(plate, [mix(ink.ice, ink.heather, 0.22), mix(ink.ice, ink.snow, 0.4), air], 320);
    halo(plate, [244, 190], 112, tint(mix(ink.rose, ink.dusk, 0.25), 0.2), mix(ink.dusk, ink.rose, 0.4));
    for (const [y, share] of points('296,0.72 318,0.5')) {
      const shore = ridge(plate, { y, swell: 12, wave: 130, octaves: 3 });
      layer(plate, shore, { color: mix(slate, air, share), mist: air, melt: 50, haze: 0.9, dots: 0.4 });
    }
    water(plate, 338, 500, [air, mix(ink.ice, ink.heather, 0.15), mix(ink.tarn, ink.ice, 0.45)]);
    mist(plate, 338, 50, tint(air, 0.4), 0.9, 26);
    wisps(plate, 330, 16, ink.snow, 5, 0.6);
    ripples(plate, 360, 500, mix(ink.tarn, ink.heather, 0.3), 34, 0.4);
    plate.ctx.fillStyle = fade(slate, 0.25);
    plate.ctx.fill(ellipse(256, 470, 70, 12));
    animal(plate);
    reeds(plate, -4, 60, 9);
    reeds(plate, 352, 404, 8);
    finish(plate);
  },
};
