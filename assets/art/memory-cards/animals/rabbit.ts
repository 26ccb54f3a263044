import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { symmetric, twins } from '../../kit/outline';
import { ellipse, union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { mouth, sleepingEyes, whiskers } from './parts';

const fur = tint(mix(ink.bark, ink.rose, 0.56), 0.06);
const cream = mix(ink.snow, ink.rose, 0.15);
const dark = mix(ink.bark, ink.night, 0.55);
const blush = mix(ink.rose, ink.dusk, 0.55);

function body(plate: Plate): void {
  form(plate, ellipse(286, 420, 26, 24), { fill: cream, shade: mix(ink.heather, ink.rose, 0.4) });
  for (const haunch of twins('236,350 286,356 306,408 288,448 232,452', 0.95))
    form(plate, haunch, { fill: fur, depth: 0.9 });
  const trunk = symmetric('200,232 246,256 268,330 266,410 244,446 200,450');
  form(plate, trunk, { fill: fur, depth: 0.85 });
  const bib = symmetric('200,250 232,272 238,322 224,374 200,392');
  form(plate, bib, { fill: cream, shade: mix(ink.rose, ink.bark, 0.35), depth: 0.65 });
  for (const paw of twins('206,360 236,358 240,410 240,444 206,446', 0.8))
    form(plate, paw, { fill: tint(fur, 0.12), light: null, depth: 0.7 });
  for (const foot of twins('232,438 268,430 300,442 298,458 236,460', 0.8))
    form(plate, foot, { fill: cream, shade: mix(ink.rose, ink.bark, 0.4) });
}

function head(plate: Plate): void {
  const skull = weld([
    symmetric('200,134 240,144 264,184 276,222 254,254 200,266', 0.9),
    ...twins('206,160 202,92 214,38 236,18 256,44 258,100 242,164', 0.85),
  ]);
  form(plate, skull, { fill: fur, depth: 0.8 });
  for (const inside of twins('218,146 214,92 222,52 236,38 246,58 246,102 234,148', 0.85))
    form(plate, inside, {
      fill: blush,
      light: tint(ink.rose, 0.3),
      shade: mix(blush, ink.bark, 0.4),
      towards: [0, -1],
    });
  const brow = symmetric('200,136 244,148 252,170 200,176');
  within(plate, skull, () => stippleAlong(plate, brow, shade(fur, 0.3), [0, 176], [0, 128], 0.7));
  for (const x of [148, 252]) {
    within(plate, skull, () => {
      stippleAlong(plate, ellipse(x, 236, 26, 17), blush, [x, 218], [x, 250], 0.7);
    });
  }
  const muzzle = weld([ellipse(182, 232, 25, 22), ellipse(218, 232, 25, 22)]);
  form(plate, muzzle, { fill: cream, light: null, shade: mix(ink.rose, ink.bark, 0.3), depth: 0.6 });
  form(plate, symmetric('200,211 212,211 213,218 203,227 200,228', 0.8), {
    fill: mix(ink.dusk, ink.clay, 0.3),
  });
  mouth(plate, 228, 238, dark);
  whiskers(plate, 30, '230,225,78 235,242,82 240,259,74', cream);
  sleepingEyes(plate, 42, 200, 30, dark, 5, 0.1);
}

/** Paints blurred heather in bloom along `top`. */
function bloom(plate: Plate, top: (x: number) => number, color: string, size: number): void {
  const { random } = plate;
  const heads = Array.from({ length: 46 }, (_, i) => {
    const x = i * 9 + random.between(-5, 5);
    return ellipse(
      x,
      top(x) - random.between(2, 16) * size,
      3.2 * size,
      7 * size * random.between(0.7, 1.2),
      random.between(-0.3, 0.3),
    );
  });
  form(plate, union(heads), { fill: color, light: tint(color, 0.4), depth: 0.7 });
}

/** Evening on the heath: a brown rabbit among heather, under a lilac sky. */
export const rabbit: Card = {
  name: 'Rabbit',
  seed: 239,
  light: [0.6, -0.8],
  draw(plate) {
    const air = mix(ink.heather, ink.rose, 0.55);
    sky(
      plate,
      [
        mix(ink.heather, ink.ice, 0.22),
        mix(ink.heather, ink.rose, 0.45),
        tint(mix(ink.rose, ink.heather, 0.15), 0.2),
      ],
      420,
    );
    halo(plate, [200, 186], 148, mix(ink.rose, tint(ink.snow, 0.2), 0.5), mix(ink.heather, ink.rose, 0.35));
    const far = ridge(plate, { y: 340, swell: 20, wave: 170, octaves: 2 });
    layer(plate, far, { color: mix(ink.heather, air, 0.4), mist: air, melt: 80, haze: 0.7, dots: 0.5 });
    const back = ridge(plate, { y: 396, swell: 8, wave: 130 });
    bloom(plate, back.topAt, mix(ink.heather, ink.rose, 0.12), 0.8);
    form(plate, back.path, { fill: mix(ink.heather, ink.spruce, 0.45), light: null });
    body(plate);
    head(plate);
    const front = ridge(plate, { y: 462, swell: 5, wave: 90 });
    grass(plate, front.topAt, [10, 32], mix(ink.spruce, ink.heather, 0.25), 3);
    bloom(
      plate,
      (x) => front.topAt(x) - (Math.abs(x - 200) > 110 ? 10 : -16),
      mix(ink.heather, ink.dusk, 0.2),
      1.15,
    );
    form(plate, front.path, { fill: mix(ink.spruce, ink.heather, 0.3), light: null });
    grass(plate, (x) => front.topAt(x) + 24, [10, 26], mix(ink.deep, ink.heather, 0.2), 3.4);
    finish(plate);
  },
};
