import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { blob, limb, line, symmetric, triples, twins } from '../../kit/outline';
import { ellipse, leaf, union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { ripples, water } from '../../kit/water';
import type { Card } from '../card';
import { mouth, sleepingEyes, whiskers } from './parts';

const fur = mix(ink.bark, ink.pollen, 0.2);
const pale = mix(mix(ink.bark, ink.pollen, 0.55), ink.snow, 0.5);
const dark = mix(ink.bark, ink.night, 0.7);
const sea = mix(ink.deep, ink.tarn, 0.3);

/**
 * Paints a strand of kelp with leaves on both sides of its stem.
 * @param text points of the stem with half widths, `'x,y,half …'`
 */
function kelp(plate: Plate, text: string, turn: number): void {
  const green = mix(ink.fern, ink.pollen, 0.2);
  const leaves = text.split(' ').flatMap((triple, i) => {
    const [x = 0, y = 0] = triple.split(',').map(Number);
    return [-1, 1].map((side) => leaf([x, y], turn + side * (0.55 + (i % 2) * 0.2), 58, 13, 0.5));
  });
  form(plate, union(leaves), { fill: green, depth: 0.8 });
  form(plate, limb(text), { fill: shade(green, 0.2), light: null });
}

function body(plate: Plate): void {
  form(plate, limb('200,420,22 206,452,17 220,480,10 236,500,4'), { fill: shade(fur, 0.2) });
  for (const foot of twins('214,404 242,402 278,428 288,456 262,462 228,446', 0.9))
    form(plate, foot, { fill: shade(fur, 0.28), depth: 0.8 });
  const trunk = symmetric('200,168 254,200 286,268 280,346 250,412 200,440', 0.95);
  form(plate, trunk, { fill: fur, depth: 0.9 });
  const belly = symmetric('200,190 240,222 258,282 248,352 222,402 200,414', 0.95);
  form(plate, belly, { fill: pale, shade: mix(ink.bark, ink.clay, 0.3), depth: 0.7, light: null });
}

function shell(plate: Plate): void {
  const rose = mix(ink.rose, ink.dusk, 0.35);
  const scallop = blob(
    '200,304 168,292 160,268 172,250 186,244 200,242 214,244 228,250 240,268 232,292',
    0.9,
  );
  form(plate, scallop, { fill: rose, light: tint(ink.rose, 0.6), depth: 0.85 });
  plate.ctx.strokeStyle = fade(mix(ink.dusk, ink.bark, 0.4), 0.7);
  plate.ctx.lineWidth = 2;
  for (const x of [168, 184, 200, 216, 232])
    plate.ctx.stroke(line(`200,302 ${(x + 200) / 2},276 ${x},${252 + Math.abs(x - 200) * 0.3}`));
  for (const arm of twins('272,214 290,244 276,288 244,304 224,296 222,280 244,270 252,246 246,220', 0.9))
    form(plate, arm, { fill: shade(fur, 0.16), depth: 0.85 });
}

function head(plate: Plate): void {
  const skull = weld([
    symmetric('200,64 244,70 276,104 280,144 250,186 200,200', 0.95),
    ellipse(133, 92, 16),
    ellipse(267, 92, 16),
  ]);
  form(plate, skull, { fill: fur, depth: 0.8 });
  for (const x of [133, 267])
    form(plate, ellipse(x, 93, 8), { fill: mix(dark, ink.dusk, 0.25), light: null });
  const mask = symmetric('200,120 236,130 262,150 242,184 200,198', 0.95);
  within(plate, skull, () =>
    form(plate, mask, { fill: pale, light: null, shade: mix(ink.bark, ink.clay, 0.2), depth: 0.6 }),
  );
  form(plate, weld([ellipse(182, 160, 25, 21), ellipse(218, 160, 25, 21)]), {
    fill: tint(pale, 0.3),
    light: null,
    shade: mix(pale, ink.bark, 0.4),
  });
  form(plate, symmetric('200,130 217,132 222,143 206,156 200,157', 0.85), {
    fill: dark,
    light: mix(dark, ink.ice, 0.6),
  });
  mouth(plate, 156, 166, dark);
  whiskers(plate, 28, '158,150,74 164,168,80 170,186,72', tint(ink.snow, 0.3));
  sleepingEyes(plate, 46, 124, 27, shade(dark, 0.2), 5);
}

/** Late dusk, seen from above: an otter adrift on its back in dark green water, a shell on its chest. */
export const otter: Card = {
  name: 'Otter',
  seed: 269,
  light: [-0.5, -0.86],
  draw(plate) {
    const { ctx } = plate;
    water(plate, 0, 500, [mix(ink.tarn, ink.spruce, 0.5), sea, mix(ink.deep, ink.night, 0.35)]);
    glow(plate, [110, 40], 320, mix(ink.tarn, ink.ice, 0.3), 0.55);
    halo(plate, [200, 190], 160, mix(ink.lichen, ink.tarn, 0.35), mix(ink.tarn, ink.spruce, 0.4));
    water(plate, 0, 500, [fade(sea, 0), fade(sea, 0.1), fade(sea, 0.85), fade(sea, 1)]);
    ripples(plate, 10, 490, mix(ink.ice, ink.tarn, 0.25), 50, 0.4);
    ripples(plate, 40, 350, sea, 44, 0.5);
    for (const [rx, ry, lift] of triples('124,212,0.42 150,242,0.26 178,272,0.14')) {
      ctx.strokeStyle = fade(ink.ice, lift);
      ctx.lineWidth = 2.2;
      ctx.stroke(ellipse(200, 262, rx, ry));
    }
    ctx.fillStyle = fade(shade(ink.deep, 0.5), 0.35);
    ctx.fill(ellipse(206, 296, 96, 150));
    body(plate);
    shell(plate);
    head(plate);
    kelp(plate, '36,520,4 26,462,4 40,404,4 26,350,4 34,300,3', -Math.PI / 2);
    kelp(plate, '84,530,4 92,490,4 82,450,3', -Math.PI / 2);
    kelp(plate, '366,520,4 376,466,4 362,412,4 374,364,3', -Math.PI / 2);
    kelp(plate, '316,530,4 308,494,4 318,462,3', -Math.PI / 2);
    finish(plate);
  },
};
