import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { blob, limb, line, points } from '../../kit/outline';
import { box, ellipse, leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { closedEye, strokesAlong } from './parts';

const fur = mix(ink.clay, ink.bark, 0.28);
const cream = mix(ink.snow, ink.pollen, 0.25);
const dark = mix(ink.bark, ink.night, 0.6);

function tail(plate: Plate): void {
  const plume = blob(
    '226,424 262,414 282,384 280,346 262,304 242,256 240,194 262,140 308,108 356,116 386,150 390,196 368,230 340,240 334,250 352,276 378,322 376,380 342,424 280,442',
    0.95,
  );
  form(plate, plume, { fill: mix(fur, ink.pollen, 0.12), depth: 0.9 });
  within(plate, plume, () => {
    strokesAlong(
      plate,
      '300,420 326,376 322,330 300,284 288,232 292,184 316,150',
      tint(ink.pollen, 0.2),
      0.32,
    );
  });
}

function animal(plate: Plate): void {
  const { ctx } = plate;
  tail(plate);
  const body = blob(
    '156,236 206,222 246,262 270,326 272,392 240,432 176,434 152,400 158,350 146,300 142,262',
    0.9,
  );
  form(plate, body, { fill: fur, depth: 0.9 });
  form(plate, blob('150,256 172,262 184,310 188,370 178,428 158,424 152,396 158,350 146,300', 0.9), {
    fill: cream,
    shade: mix(ink.bark, ink.rose, 0.45),
    light: null,
    towards: [-1, -0.2],
  });
  form(plate, ellipse(226, 378, 50, 56, -0.3), { fill: tint(fur, 0.05), depth: 0.9 });
  form(plate, blob('140,424 180,412 236,420 244,436 200,444 142,442', 0.85), { fill: shade(fur, 0.15) });
  form(plate, blob('182,168 176,120 186,92 204,116 212,164', 0.7), { fill: shade(fur, 0.18) });
  form(plate, blob('152,166 150,118 162,86 180,112 186,162', 0.7), { fill: fur });
  form(plate, blob('158,154 157,126 163,106 172,126 174,152', 0.8), { fill: mix(ink.rose, ink.bark, 0.3) });
  const head = blob('172,146 138,152 108,182 88,210 94,226 118,240 160,250 200,236 216,200 206,164', 0.92);
  form(plate, head, { fill: fur, depth: 0.8 });
  within(plate, head, () => {
    form(plate, blob('86,216 116,212 146,222 160,252 110,260 80,236', 0.9), {
      fill: cream,
      light: null,
      shade: mix(ink.rose, ink.bark, 0.3),
    });
    stippleAlong(plate, ellipse(160, 226, 24, 15), ink.dusk, [160, 208], [160, 240], 0.75);
  });
  form(plate, ellipse(91, 212, 8, 7), { fill: dark, light: mix(dark, ink.ice, 0.5) });
  closedEye(plate, [140, 198], 27, dark, 4.8, -0.08);
  ctx.strokeStyle = fade(cream, 0.9);
  ctx.lineWidth = 1.6;
  for (const end of ['74,224', '76,236', '84,246']) ctx.stroke(line(`106,224 92,226 ${end}`));
  const nut = blob('92,296 112,288 132,296 134,318 114,348 92,322', 0.9);
  form(plate, nut, { fill: mix(ink.pollen, ink.clay, 0.55), depth: 0.85 });
  form(plate, blob('84,296 92,278 112,270 134,278 140,296 112,302', 0.9), {
    fill: mix(ink.bark, ink.clay, 0.3),
    depth: 0.85,
  });
  form(plate, limb('112,272,3 110,264,2.6 114,256,2'), { fill: dark, light: null });
  form(plate, limb('196,262,18 176,296,16 150,312,12 130,314,9'), {
    fill: mix(fur, ink.bark, 0.18),
    depth: 0.8,
  });
}

/** Golden October afternoon: a squirrel with its acorn on a mossy log, russet on yellow. */
export const squirrel: Card = {
  name: 'Squirrel',
  seed: 263,
  light: [-0.55, -0.84],
  draw(plate) {
    const { random } = plate;
    const gold = mix(ink.pollen, ink.snow, 0.16);
    sky(plate, [mix(ink.pollen, ink.clay, 0.12), gold, tint(gold, 0.35)], 440);
    for (const [x, size] of points('40,15 366,20 126,9')) {
      const trunk = { fill: tint(gold, 0.45), light: null, shade: mix(ink.pollen, ink.bark, 0.3) };
      form(plate, box(x - size / 2, -10, size, 470), { ...trunk, towards: [-1, 0] });
    }
    halo(plate, [206, 226], 152, tint(ink.pollen, 0.72), mix(ink.pollen, ink.clay, 0.25));
    form(plate, ellipse(200, 520, 330, 104), {
      fill: mix(ink.pollen, ink.bark, 0.42),
      light: tint(ink.pollen, 0.2),
    });
    animal(plate);
    const log = blob('-20,438 100,430 240,434 420,426 420,510 240,520 -20,510', 0.5);
    form(plate, log, {
      fill: mix(ink.bark, ink.night, 0.15),
      light: mix(ink.bark, ink.pollen, 0.3),
      towards: [0, -1],
    });
    const moss = [
      blob('-20,432 60,424 130,432 160,444 100,452 40,446 -20,456', 0.8),
      blob('276,432 330,422 420,418 420,446 350,440 310,448', 0.8),
    ];
    form(plate, union(moss), { fill: mix(ink.fern, ink.pollen, 0.16) });
    plate.ctx.strokeStyle = fade(shade(ink.bark, 0.5), 0.6);
    plate.ctx.lineWidth = 2;
    for (const y of [462, 476, 488])
      plate.ctx.stroke(line(`-10,${y} 120,${y - 5} 240,${y + 2} 410,${y - 4}`));
    const leaves = points('22,290 96,46 150,34 126,88 340,30 382,60 30,150 18,388 250,52 384,250').map((at) =>
      leaf(at, random.between(0, 3), random.between(14, 24), 9),
    );
    form(plate, union(leaves), { fill: mix(ink.clay, ink.pollen, 0.45) });
    finish(plate);
  },
};
