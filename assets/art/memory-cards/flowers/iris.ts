import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { blob, line, symmetric, twins } from '../../kit/outline';
import { leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, petal, stem, violet } from './parts';

const deep = shade(violet, 0.45);
const pale = tint(mix(violet, ink.rose, 0.35), 0.4);

function bloom(plate: Plate): void {
  const { ctx } = plate;
  const back = { heart: deep, tip: pale, depth: 0.9, edge: 0.5 };
  const [rightFall, leftFall] = twins(
    '204,214 252,206 306,222 344,262 358,316 338,352 304,348 282,312 258,276 224,248',
    0.92,
  );
  petal(plate, leftFall, [200, 226], [56, 330], { ...back, fill: violet });
  petal(plate, rightFall, [200, 226], [344, 330], { ...back, fill: mix(violet, deep, 0.14) });
  petal(plate, symmetric('200,52 230,66 252,106 246,160 228,206 200,226', 0.95), [200, 226], [200, 56], {
    ...back,
    fill: mix(violet, pale, 0.12),
  });
  const [right, left] = twins(
    '206,224 230,192 244,146 258,104 290,86 316,108 318,150 296,192 258,220 226,234',
    0.95,
  );
  petal(plate, left, [200, 228], [96, 104], { ...back, fill: mix(violet, pale, 0.26) });
  petal(plate, right, [200, 228], [304, 104], { ...back, fill: mix(violet, pale, 0.08) });
  const fall = symmetric('200,216 232,236 258,284 266,340 248,388 222,396 200,408', 0.92);
  petal(plate, fall, [200, 226], [200, 404], { ...back, fill: mix(violet, deep, 0.05) });
  within(plate, fall, () => {
    ctx.strokeStyle = fade(pale, 0.55);
    ctx.lineWidth = 1.8;
    for (const vein of [
      ...twins('208,270 222,320 228,372 230,372 224,320', 0.9),
      ...twins('214,262 240,310 250,356 252,356 243,310', 0.9),
    ])
      ctx.stroke(vein);
    ctx.stroke(line('200,280 200,396'));
  });
  const beard = union([
    leaf([200, 224], Math.PI / 2, 92, 26, 0.4),
    leaf([214, 222], 0.62, 96, 22, 0.4),
    leaf([186, 222], Math.PI - 0.62, 96, 22, 0.4),
  ]);
  form(plate, beard, { fill: ink.pollen, shade: mix(ink.clay, ink.pollen, 0.35), depth: 0.9 });
}

/** Golden hour by a pond: one iris, deep violet on honey. */
export const iris: Card = {
  name: 'Iris',
  seed: 353,
  light: [-0.55, -0.84],
  draw(plate) {
    const honey = mix(ink.pollen, ink.snow, 0.12);
    sky(plate, [mix(ink.pollen, ink.clay, 0.22), honey, tint(honey, 0.4)], 440);
    halo(plate, [200, 196], 160, tint(ink.pollen, 0.7), mix(ink.pollen, ink.clay, 0.2));
    for (const [y, color] of [
      [420, mix(ink.pollen, ink.fern, 0.3)],
      [450, mix(ink.pollen, ink.fern, 0.6)],
    ] as const) {
      const bank = ridge(plate, { y, swell: 8, wave: 150, octaves: 2 });
      layer(plate, bank, { color, dots: 0.6 });
    }
    const green = mix(ink.fern, ink.spruce, 0.4);
    blade(plate, '96,530,12 82,430,14 60,330,10 40,240,1', shade(green, 0.1));
    blade(plate, '304,530,12 318,430,14 344,340,10 360,262,1', shade(green, 0.1));
    stem(plate, '200,220,7 202,330,7 198,430,8 200,520,9', green);
    bloom(plate);
    form(plate, blob('186,520 180,460 196,420 214,462 214,520', 0.8), { fill: mix(green, ink.lichen, 0.25) });
    blade(plate, '140,530,13 132,450,15 122,390,10 124,336,1', green);
    blade(plate, '262,530,13 272,456,15 282,400,10 278,352,1', mix(green, ink.lichen, 0.12));
    finish(plate);
  },
};
