import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { line, points, symmetric, twins } from '../../kit/outline';
import { ellipse, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { groundShadow, sleepingEyes } from './parts';

const fur = mix(mix(ink.bark, ink.clay, 0.16), ink.night, 0.2);
const pale = mix(ink.bark, ink.rose, 0.62);
const dark = mix(ink.bark, ink.night, 0.75);
const glint = mix(fur, ink.dusk, 0.6);

function body(plate: Plate): void {
  groundShadow(plate, [200, 452], 168, dark, 0.8);
  const trunk = symmetric('200,196 262,212 306,276 322,362 300,440 200,462', 0.9);
  form(plate, trunk, { fill: fur, light: glint, depth: 0.9 });
  const belly = symmetric('200,262 246,286 262,350 244,414 200,430', 0.95);
  form(plate, belly, { fill: mix(fur, pale, 0.32), light: null, shade: fur, depth: 0.8 });
  for (const arm of twins('262,232 300,266 318,330 308,384 280,396 262,372 268,320 252,280', 0.85))
    form(plate, arm, { fill: shade(fur, 0.12), light: glint, depth: 0.9 });
  for (const x of [122, 278]) {
    form(plate, ellipse(x, 430, 48, 43), { fill: fur, light: glint, depth: 0.9 });
    form(plate, ellipse(x, 440, 23, 19), { fill: pale, light: null });
    for (const [dx, dy] of points('-24,-18 -8,-26 9,-26 24,-17'))
      form(plate, ellipse(x + dx, 432 + dy * 0.9, 7, 7.5), { fill: pale, light: null });
  }
}

function head(plate: Plate): void {
  const { ctx } = plate;
  const skull = weld([
    symmetric('200,92 250,100 288,146 292,196 262,238 200,254', 0.95),
    ellipse(134, 112, 34),
    ellipse(266, 112, 34),
  ]);
  form(plate, skull, { fill: fur, light: glint, depth: 0.85 });
  for (const x of [132, 268])
    form(plate, ellipse(x, 112, 18), { fill: mix(pale, ink.dusk, 0.3), towards: [0, -1] });
  within(plate, skull, () => {
    stippleAlong(
      plate,
      symmetric('200,180 244,214 262,262 200,270'),
      shade(fur, 0.5),
      [0, 190],
      [0, 262],
      0.7,
    );
  });
  form(plate, symmetric('200,172 230,180 250,206 236,238 200,246', 0.95), {
    fill: pale,
    light: tint(ink.rose, 0.2),
    shade: mix(pale, ink.bark, 0.6),
    depth: 0.7,
  });
  form(plate, symmetric('200,178 219,180 224,192 208,206 200,208', 0.85), {
    fill: dark,
    light: mix(dark, ink.ice, 0.55),
  });
  ctx.strokeStyle = fade(dark, 0.9);
  ctx.lineWidth = 3.2;
  ctx.stroke(line('200,206 200,220'));
  ctx.stroke(line('182,222 190,227 200,220 210,227 218,222'));
  sleepingEyes(plate, 54, 168, 32, shade(dark, 0.2), 5.6, 0.1);
}

/** Sunset: a big dark bear at rest in front of a coral sky. */
export const bear: Card = {
  name: 'Bear',
  seed: 241,
  light: [-0.5, -0.86],
  draw(plate) {
    const red = mix(ink.clay, ink.dusk, 0.35);
    sky(plate, [mix(red, ink.heather, 0.4), red, mix(ink.dusk, ink.pollen, 0.45)], 420);
    halo(plate, [200, 196], 166, mix(ink.pollen, ink.rose, 0.55), mix(ink.clay, ink.pollen, 0.4));
    const far = ridge(plate, { y: 318, swell: 30, wave: 150, octaves: 3 });
    layer(plate, far, {
      color: mix(red, ink.heather, 0.18),
      mist: mix(ink.dusk, ink.pollen, 0.3),
      melt: 90,
      haze: 0.8,
    });
    const wood = ridge(plate, { y: 394, swell: 12, wave: 110, bend: (x) => -(((x - 200) / 200) ** 2) * 20 });
    const trees = mix(ink.bark, ink.clay, 0.35);
    stand(plate, {
      ground: wood.topAt,
      color: trees,
      height: [54, 132],
      gap: 17,
      rim: 0.3,
      glint: ink.dusk,
      mist: red,
      haze: 0.12,
    });
    layer(plate, wood, { color: mix(trees, red, 0.3), mist: mix(trees, red, 0.5), melt: 60, dots: 0.5 });
    const ground = ridge(plate, { y: 430, swell: 4, wave: 120 });
    form(plate, ground.path, { fill: mix(ink.bark, ink.clay, 0.3), light: null });
    body(plate);
    head(plate);
    const front = ridge(plate, { y: 474, swell: 5, wave: 90 });
    grass(plate, front.topAt, [10, 30], mix(dark, ink.clay, 0.14), 2.8);
    form(plate, front.path, { fill: mix(dark, ink.clay, 0.1), light: null });
    finish(plate);
  },
};
