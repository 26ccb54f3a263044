import { Path2D } from '@napi-rs/canvas';
import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { blob, limb, points, symmetric, twins } from '../../kit/outline';
import { ellipse, leaf, union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { ridge } from '../../kit/ridge';
import { sky, stars } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';

const brown = mix(ink.bark, ink.clay, 0.16);
const cream = tint(mix(ink.pollen, ink.rose, 0.45), 0.35);
const dark = mix(ink.bark, ink.night, 0.6);

function branch(plate: Plate): void {
  const wood = mix(ink.bark, ink.night, 0.5);
  const bough = limb('-20,440,17 90,428,15 210,432,14 320,420,10 430,392,5');
  form(plate, bough, { fill: wood, light: mix(wood, ink.ice, 0.35), towards: [0, -1] });
  const green = mix(ink.spruce, ink.tarn, 0.25);
  for (const [x, y, angle, size] of [
    [330, 418, -0.9, 56],
    [352, 412, 0.5, 60],
    [384, 402, -1.2, 48],
    [44, 432, 2.2, 58],
    [26, 434, -2.1, 52],
  ] as const)
    form(plate, leaf([x, y], angle, size, size * 0.4), { fill: green, light: mix(green, ink.ice, 0.4) });
}

function body(plate: Plate): void {
  form(plate, blob('170,400 230,400 222,470 200,482 178,470', 0.7), { fill: shade(brown, 0.3) });
  const trunk = weld([
    symmetric('200,122 252,126 288,166 300,226 304,300 284,372 244,414 200,422'),
    ...twins('226,126 262,112 292,82 300,128 290,184', 0.7),
  ]);
  form(plate, trunk, { fill: brown, depth: 0.9 });
  const belly = symmetric('200,214 250,240 266,310 246,380 200,410');
  form(plate, belly, { fill: cream, shade: mix(ink.dusk, ink.bark, 0.5), depth: 0.65 });
  within(plate, belly, () => {
    plate.ctx.strokeStyle = fade(mix(ink.bark, ink.clay, 0.3), 0.75);
    plate.ctx.lineWidth = 3.4;
    const rows = new Path2D();
    for (let row = 0; row < 7; row++) {
      for (let i = -3; i <= 3; i++) {
        const [x, y] = [200 + (i + (row % 2) / 2) * 27, 262 + row * 22];
        rows.moveTo(x - 9, y);
        rows.quadraticCurveTo(x, y + 15, x + 9, y);
      }
    }
    plate.ctx.stroke(rows);
  });
  for (const wing of twins('278,214 304,246 314,312 300,368 266,420 254,372 258,290'))
    form(plate, wing, { fill: shade(brown, 0.24), light: mix(brown, ink.rose, 0.35), depth: 0.9 });
  plate.ctx.strokeStyle = fade(shade(brown, 0.62), 0.7);
  plate.ctx.lineWidth = 2.6;
  for (const [low, left] of points('404,272 384,284 360,294'))
    for (const feather of twins(`${left},${low} ${left + 4},${low - 50} ${left - 4},${low - 96}`))
      plate.ctx.stroke(feather);
}

function face(plate: Plate): void {
  const { ctx } = plate;
  const mask = weld([ellipse(154, 190, 58), ellipse(246, 190, 58)]);
  form(plate, mask, { fill: mix(brown, cream, 0.62), shade: mix(ink.bark, ink.clay, 0.25), depth: 0.75 });
  for (const brow of twins('200,176 216,148 256,122 296,84 290,140 262,140 226,150 208,166', 0.8))
    form(plate, brow, { fill: shade(brown, 0.2) });
  for (const x of [154, 246]) {
    form(plate, ellipse(x, 194, 36), { fill: ink.pollen, shade: mix(ink.clay, ink.pollen, 0.3) });
    ctx.fillStyle = shade(dark, 0.35);
    ctx.fill(ellipse(x, 197, 22));
    within(plate, ellipse(x, 194, 37), () => {
      ctx.fillStyle = mix(brown, cream, 0.3);
      ctx.fill(ellipse(x, 148, 46, 28));
    });
    ctx.fillStyle = fade(lightest, 0.95);
    ctx.fill(ellipse(x - 8, 188, 6));
  }
  form(plate, symmetric('200,204 215,218 200,252', 0.45), { fill: mix(ink.pollen, ink.clay, 0.35) });
}

/** Night: a wide-awake owl on a bough before the full moon, brown on deep blue. */
export const owl: Card = {
  name: 'Owl',
  seed: 211,
  light: [-0.5, -0.86],
  draw(plate) {
    sky(plate, [shade(ink.night, 0.1), mix(ink.night, ink.tarn, 0.2), mix(ink.night, ink.tarn, 0.55)]);
    stars(plate, 90, 400);
    halo(plate, [200, 204], 158, mix(ink.pollen, lightest, 0.62), mix(ink.pollen, ink.bark, 0.25));
    const hill = ridge(plate, { y: 424, swell: 6, wave: 150 });
    const woods = mix(ink.night, ink.tarn, 0.3);
    stand(plate, { ground: hill.topAt, color: woods, height: [40, 96], gap: 15, rim: 0.1 });
    form(plate, hill.path, { fill: shade(woods, 0.2), light: null });
    body(plate);
    face(plate);
    branch(plate);
    const claws = [-44, -30, -16, 16, 30, 44].map((dx) => ellipse(200 + dx, 424, 8, 14));
    form(plate, union(claws), { fill: mix(ink.pollen, ink.clay, 0.3) });
    stippleAlong(plate, union(claws), dark, [0, 424], [0, 442], 0.8);
    finish(plate);
  },
};
