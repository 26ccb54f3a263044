import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { blob, points, symmetric, twins } from '../../kit/outline';
import { box, ellipse, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { crescent, glow, sky, stars } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';
import { groundShadow, mouth, sleepingEyes, whiskers } from './parts';

const fur = mix(mix(ink.bark, ink.heather, 0.35), ink.ice, 0.3);
const stripe = mix(fur, ink.night, 0.55);
const cream = mix(ink.snow, ink.rose, 0.14);
const dark = mix(ink.night, ink.bark, 0.3);
const wall = mix(mix(ink.bark, ink.clay, 0.42), ink.night, 0.12);

/** Paints the round window with dusk outside. */
function pane(plate: Plate): void {
  halo(plate, [200, 196], 158, mix(ink.rose, ink.heather, 0.25));
  within(plate, ellipse(200, 196, 158), () => {
    sky(plate, [mix(ink.heather, ink.ice, 0.25), mix(ink.rose, ink.heather, 0.3), tint(ink.rose, 0.2)], 350);
    stars(plate, 40, 130);
    crescent(plate, [306, 110], 17, lightest);
    for (const [y, share] of points('250,0.35 286,0.65')) {
      const hill = ridge(plate, { y, swell: 18, wave: 110, octaves: 2 });
      layer(plate, hill, { color: mix(mix(ink.rose, ink.heather, 0.5), ink.heather, share), dots: 0.5 });
    }
  });
  plate.ctx.strokeStyle = mix(wall, ink.rose, 0.3);
  plate.ctx.lineWidth = 11;
  plate.ctx.stroke(ellipse(200, 196, 160));
  plate.ctx.strokeStyle = fade(tint(ink.rose, 0.3), 0.5);
  plate.ctx.lineWidth = 2;
  plate.ctx.stroke(ellipse(200, 196, 154));
}

function body(plate: Plate): void {
  groundShadow(plate, [206, 440], 150, shade(wall, 0.5), 0.8);
  const trunk = symmetric('200,220 246,246 276,316 290,390 274,436 200,446', 0.92);
  form(plate, trunk, { fill: fur, depth: 0.9 });
  within(plate, trunk, () => {
    for (const y of [300, 334, 368])
      for (const bar of twins(`300,${y - 12} 262,${y} 244,${y + 12} 262,${y + 12} 304,${y + 6}`, 0.8))
        form(plate, bar, { fill: stripe, light: null });
  });
  const bib = symmetric('200,244 234,262 240,306 222,350 200,372', 0.9);
  form(plate, bib, { fill: cream, shade: mix(ink.heather, ink.rose, 0.4), depth: 0.7 });
  for (const leg of twins('206,350 236,346 240,400 238,440 206,442', 0.8))
    form(plate, leg, { fill: fur, depth: 0.8 });
  for (const paw of twins('202,426 222,416 244,426 246,444 202,446', 0.85))
    form(plate, paw, { fill: cream, shade: mix(ink.heather, ink.rose, 0.4) });
  const tail = blob(
    '268,410 310,418 338,398 340,362 352,340 370,348 374,392 350,434 300,452 226,452 214,444 226,434',
    0.9,
  );
  form(plate, tail, { fill: fur, depth: 0.85 });
  within(plate, tail, () => {
    for (const text of [
      '330,350 390,362 390,378 326,370',
      '326,392 380,410 366,426 320,402',
      '300,410 312,460 292,460 284,412',
      '262,420 268,460 250,460 246,424',
    ])
      form(plate, blob(text, 0.5), { fill: stripe, light: null });
  });
}

function head(plate: Plate): void {
  const skull = weld([
    symmetric('200,130 244,138 280,174 286,214 256,246 200,262', 0.92),
    ...twins('212,142 246,104 274,76 284,86 288,130 284,190', 0.6),
  ]);
  form(plate, skull, { fill: fur, depth: 0.8 });
  for (const inside of twins('240,136 258,114 274,100 278,128 274,162', 0.6))
    form(plate, inside, { fill: mix(ink.dusk, ink.rose, 0.3), light: null });
  within(plate, skull, () => {
    for (const bar of [
      symmetric('200,120 209,122 206,166 200,178', 0.7),
      ...twins('224,122 236,128 228,160 220,166', 0.7),
      ...twins('300,206 262,214 262,221 300,222', 0.6),
      ...twins('300,228 258,230 258,237 300,242', 0.6),
    ])
      form(plate, bar, { fill: stripe, light: null });
  });
  const muzzle = weld([
    ellipse(183, 228, 25, 21),
    ellipse(217, 228, 25, 21),
    symmetric('200,176 212,206 216,240 200,256', 0.8),
  ]);
  form(plate, muzzle, { fill: cream, light: null, shade: mix(ink.heather, ink.rose, 0.4), depth: 0.6 });
  form(plate, symmetric('200,209 213,209 211,217 200,224', 0.75), {
    fill: mix(ink.dusk, ink.clay, 0.25),
    light: null,
  });
  mouth(plate, 223, 231, dark);
  whiskers(plate, 34, '226,216,100 232,234,100 238,252,100', cream);
  sleepingEyes(plate, 46, 200, 34, dark, 5.2, 0.12);
}

/** Nightfall indoors: a gray tabby asleep on the sill of a round window, in warm browns. */
export const cat: Card = {
  name: 'Cat',
  seed: 277,
  light: [0.55, -0.84],
  draw(plate) {
    sky(plate, [shade(wall, 0.12), wall, shade(wall, 0.3)]);
    glow(plate, [200, 196], 300, mix(ink.rose, ink.pollen, 0.3), 0.5);
    pane(plate);
    const ledge = { light: null, towards: [0, -1] } as const;
    form(plate, box(-4, 424, 408, 30), { fill: mix(ink.bark, ink.rose, 0.24), ...ledge });
    form(plate, box(-4, 452, 408, 52), { fill: mix(ink.bark, ink.night, 0.45), ...ledge });
    body(plate);
    head(plate);
    finish(plate);
  },
};
