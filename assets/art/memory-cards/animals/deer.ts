import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { halo } from '../../kit/halo';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { frond, grass, motes } from '../../kit/life';
import { limb, mirror, points, symmetric, triples, twins } from '../../kit/outline';
import { ellipse, taper, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { ridge } from '../../kit/ridge';
import { shafts, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { sleepingEyes } from './parts';

const fur = mix(ink.bark, ink.pollen, 0.48);
const cream = mix(ink.snow, ink.pollen, 0.22);
const dark = mix(ink.bark, ink.night, 0.6);

function antlers(plate: Plate): void {
  const beams = [
    '220,172,8 232,132,7 262,106,6.5 284,74,5.5 284,36,2',
    '247,118,6 246,86,4.5 232,58,1.5',
    '272,94,5.5 304,84,4.5 324,54,1.5',
    '284,66,4 300,50,3 306,28,1.2',
  ];
  const right = beams.map(limb);
  const left = beams.map((text) => {
    const halves = text.split(/\s+/).map((triple) => Number(triple.split(',')[2]));
    return taper(mirror(points(text)).map(([x, y], i) => [x, y, halves[i] ?? 1]));
  });
  form(plate, weld([...right, ...left]), { fill: mix(ink.bark, ink.pollen, 0.2), depth: 0.8 });
}

function animal(plate: Plate): void {
  antlers(plate);
  const neck = symmetric('200,250 238,280 256,350 296,424 330,520 200,530');
  form(plate, neck, { fill: shade(fur, 0.08), depth: 0.9 });
  const bib = symmetric('200,300 226,334 240,376 234,420 218,456 200,486');
  form(plate, bib, { fill: cream, shade: mix(ink.bark, ink.rose, 0.4), depth: 0.75 });
  for (const ear of twins('234,204 252,176 298,154 344,158 330,192 290,218 248,222'))
    form(plate, ear, { fill: fur });
  for (const inside of twins('252,206 268,188 298,172 328,168 316,188 286,206', 0.8))
    form(plate, inside, { fill: mix(ink.rose, ink.bark, 0.2) });
  const head = symmetric('200,158 238,166 256,202 248,248 232,292 228,326 216,348 200,352', 0.9);
  form(plate, head, { fill: fur, depth: 0.85 });
  within(plate, head, () => {
    const muzzle = symmetric('200,304 222,310 240,330 234,360 200,366');
    form(plate, muzzle, { fill: cream, light: null, shade: mix(ink.bark, ink.rose, 0.45), depth: 0.6 });
    stippleAlong(
      plate,
      symmetric('200,150 240,160 222,230 208,290 200,306'),
      shade(fur, 0.34),
      [0, 300],
      [0, 150],
      0.62,
    );
    for (const ring of [146, 254])
      stippleAlong(plate, ellipse(ring, 240, 26, 16), cream, [ring, 226], [ring, 262], 0.7);
  });
  plate.ctx.fillStyle = fade(cream, 0.92);
  for (const [x, y, r] of triples('200,180,4.5 184,192,4 216,192,4 192,208,3.4 208,208,3.4'))
    plate.ctx.fill(ellipse(x, y, r));
  sleepingEyes(plate, 37, 242, 30, dark, 5, 0.32);
  form(plate, symmetric('200,316 216,316 221,326 208,340 200,343', 0.8), {
    fill: dark,
    light: mix(dark, ink.ice, 0.5),
  });
}

/** Early morning in deep woods: a stag looks out of the green, its head in front of the first light. */
export const deer: Card = {
  name: 'Deer',
  seed: 227,
  light: [-0.55, -0.84],
  draw(plate) {
    const air = mix(ink.fern, ink.spruce, 0.5);
    sky(plate, [mix(ink.spruce, ink.fern, 0.25), air, mix(ink.spruce, ink.deep, 0.3)]);
    farTrunks(plate, 420, air, [
      [mix(ink.spruce, ink.fern, 0.3), 16, 38],
      [mix(ink.spruce, ink.deep, 0.35), 26, 84],
    ]);
    halo(plate, [200, 196], 142, mix(ink.lichen, lightest, 0.55), mix(ink.lichen, ink.fern, 0.5));
    shafts(plate, { left: 0, right: 300, top: -10, bottom: 430, lean: 110, count: 5, strength: 0.16 });
    const back = ridge(plate, { y: 404, swell: 8, wave: 120 });
    grass(plate, back.topAt, [8, 24], mix(ink.spruce, ink.fern, 0.45), 2.6);
    form(plate, back.path, { fill: mix(ink.spruce, ink.fern, 0.35), light: null });
    animal(plate);
    for (const [x, angle, curl, size] of [
      [30, -1.3, 0.9, 150],
      [56, -0.9, 0.9, 120],
      [-6, -1.1, 0.7, 130],
      [374, -1.9, -0.9, 146],
      [344, -2.2, -0.9, 112],
      [408, -2, -0.7, 130],
    ] as const)
      frond(plate, [x, 508], angle, size, mix(ink.spruce, ink.deep, 0.55), curl);
    const front = ridge(plate, { y: 482, swell: 5, wave: 90 });
    grass(plate, front.topAt, [10, 30], mix(ink.spruce, ink.deep, 0.6), 3);
    form(plate, front.path, { fill: mix(ink.spruce, ink.deep, 0.7), light: null });
    motes(plate, [20, 60, 380, 400], 22, tint(ink.pollen, 0.5), 6);
    finish(plate);
  },
};
