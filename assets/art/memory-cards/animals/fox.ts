import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { ink, mix, shade } from '../../kit/ink';
import { grass } from '../../kit/life';
import { blob, points, symmetric, twins } from '../../kit/outline';
import { ellipse, polygon } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { groundShadow, sleepingEyes } from './parts';

const fur = mix(ink.clay, ink.pollen, 0.28);
const cream = mix(ink.snow, ink.rose, 0.12);
const dark = mix(ink.bark, ink.night, 0.55);
const dim = mix(ink.rose, ink.bark, 0.33);

function body(plate: Plate): void {
  const tail = blob('236,428 286,438 340,408 360,350 352,294 328,268 304,304 300,350 282,376 250,388', 0.95);
  form(plate, tail, { fill: fur, depth: 0.85 });
  within(plate, tail, () => {
    const tip = polygon(points('292,330 308,316 322,334 338,316 364,334 364,250 286,250'));
    form(plate, tip, { fill: cream, shade: dim });
  });
  const trunk = symmetric('200,262 240,278 264,330 272,398 258,438 200,444', 0.9);
  form(plate, trunk, { fill: fur, depth: 0.9 });
  const bib = symmetric('200,256 240,272 234,316 222,326 220,352 208,360 200,388', 0.7);
  form(plate, bib, { fill: cream, shade: dim, depth: 0.7 });
  for (const leg of twins('206,352 242,348 242,410 246,442 206,442', 0.75))
    form(plate, leg, { fill: shade(fur, 0.08), depth: 0.7, towards: [-1, 0] });
  for (const sock of twins('210,404 240,402 250,442 203,442', 0.75)) form(plate, sock, { fill: dark });
}

function head(plate: Plate): void {
  for (const ear of twins('214,164 252,118 282,86 290,132 280,194', 0.55)) form(plate, ear, { fill: fur });
  for (const inside of twins('232,162 252,134 272,110 276,138 268,176', 0.55))
    form(plate, inside, { fill: dark, light: mix(dark, ink.dusk, 0.5) });
  const face = symmetric('200,146 254,154 288,196 306,230 264,256 226,288 200,300');
  form(plate, face, { fill: fur, depth: 0.8 });
  within(plate, face, () => {
    for (const cheek of twins('314,226 266,216 230,232 210,262 200,280 200,316 252,306', 0.8))
      form(plate, cheek, { fill: cream, shade: dim, light: null, depth: 0.7 });
    stippleAround(plate, ellipse(200, 166, 34, 54), shade(fur, 0.3), [200, 152], 60, 0.5);
  });
  sleepingEyes(plate, 44, 218, 36, dark, 5, 0.12);
  const nose = symmetric('200,262 218,266 211,281 200,288', 0.8);
  form(plate, nose, { fill: dark, light: mix(dark, ink.ice, 0.4) });
}

/** Early morning: a sitting fox, eyes closed, clay red on mint. */
export const fox: Card = {
  name: 'Fox',
  seed: 83,
  light: [-0.6, -0.8],
  draw(plate) {
    const air = mix(ink.lichen, ink.ice, 0.4);
    sky(plate, [mix(ink.lichen, ink.ice, 0.6), air, mix(ink.lichen, ink.fern, 0.15)], 440);
    halo(plate, [200, 208], 150);
    const far = ridge(plate, { y: 376, swell: 16, wave: 150, octaves: 2 });
    layer(plate, far, { color: mix(ink.lichen, ink.fern, 0.35), mist: air, melt: 70, haze: 0.7, dots: 0.5 });
    const back = ridge(plate, { y: 414, swell: 6, wave: 140 });
    form(plate, back.path, { fill: mix(ink.fern, ink.lichen, 0.2), light: null });
    groundShadow(plate, [216, 444], 140, mix(ink.spruce, ink.deep, 0.4), 0.7);
    body(plate);
    head(plate);
    const ground = ridge(plate, { y: 448, swell: 5, wave: 90 });
    grass(plate, ground.topAt, [10, 30], mix(ink.spruce, ink.fern, 0.5), 2.6);
    form(plate, ground.path, { fill: mix(ink.spruce, ink.fern, 0.3), light: null });
    grass(plate, (x) => ground.topAt(x) + 22, [12, 34], ink.spruce, 3.2);
    finish(plate);
  },
};
