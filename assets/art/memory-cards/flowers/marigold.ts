import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { ink, mix, shade, tint } from '../../kit/ink';
import { limb } from '../../kit/outline';
import { ellipse, leaf, polygon, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { sky } from '../../kit/sky';
import { form, stippleAlong, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { petalShape, stem, whorl } from './parts';

const orange = mix(ink.lichen, mix(ink.pollen, ink.clay, 0.56), 1.3);
const rust = shade(mix(ink.lichen, ink.clay, 1.2), 0.3);
const gold = mix(ink.pollen, orange, 0.2);

/**
 * Paints a ruffled flower head of five whorls. Each is smaller and brighter than the one around it.
 * @param reach radius, units
 */
function bloom(plate: Plate, x: number, y: number, reach: number): void {
  within(plate, null, () => {
    plate.ctx.translate(x, y);
    plate.ctx.scale(reach / 100, (reach / 100) * 0.97);
    [100, 82, 64, 46, 29].forEach((length, i) => {
      if (i > 0) stippleAround(plate, ellipse(0, 0, length * 1.06), rust, [0, 0], length * 1.3, 1);
      whorl(plate, [0, 0], {
        count: 14 - i * 2,
        length,
        width: length * (0.56 + i * 0.12),
        outline: 'ruffled',
        fill: mix(orange, gold, i * 0.06),
        heart: rust,
        tip: gold,
        turn: i * 0.7,
        wild: 0.25,
        depth: 0.95,
        from: 1.02,
        edge: 0.55,
      });
    });
    form(plate, petalShape([-3, 6], -1.4, 15, 15, 'ruffled'), { fill: gold, shade: rust });
  });
}

/** Paints a feathery leaf with pairs of narrow leaflets along its rib. */
function feather(plate: Plate, x: number, y: number, angle: number, long: number, color: string): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const parts = [
    limb(
      `${x},${y},2.4 ${x + cos * long * 0.5},${y + sin * long * 0.5},2 ${x + cos * long},${y + sin * long},1`,
    ),
  ];
  for (let i = 1; i <= 6; i++) {
    const t = i / 6.4;
    const size = long * 0.36 * Math.sin(Math.PI * (0.2 + t * 0.66));
    for (const side of [-1, 1])
      parts.push(leaf([x + cos * long * t, y + sin * long * t], angle + side * 0.8, size, size * 0.3, 0.5));
  }
  parts.push(leaf([x + cos * long * 0.96, y + sin * long * 0.96], angle, long * 0.24, long * 0.08));
  form(plate, union(parts), { fill: color, light: mix(color, ink.lichen, 0.5), depth: 0.7 });
}

/** A bright forenoon on a whitewashed wall: marigolds in a clay pot, orange on cream. */
export const marigold: Card = {
  name: 'Marigold',
  seed: 379,
  light: [-0.6, -0.8],
  draw(plate) {
    const cream = mix(ink.snow, ink.pollen, 0.16);
    sky(plate, [cream, tint(ink.snow, 0.5), mix(cream, ink.rose, 0.3)]);
    halo(plate, [200, 176], 156, mix(ink.pollen, ink.snow, 0.6), mix(ink.pollen, ink.snow, 0.25));
    const shelf = polygon([
      [0, 470],
      [400, 470],
      [400, 500],
      [0, 500],
    ]);
    form(plate, shelf, { fill: mix(ink.rose, ink.pollen, 0.4), light: null, towards: [0, -1] });
    stippleAround(plate, ellipse(240, 478, 150, 20), mix(ink.bark, ink.clay, 0.4), [230, 478], 150, 0.8);
    const green = mix(ink.fern, ink.spruce, 0.3);
    stem(plate, '204,180,6 204,280,6 200,390,6', green);
    stem(plate, '82,300,3.6 116,350,4 170,400,5', green);
    stem(plate, '322,302,3.6 286,352,4 232,400,5', green);
    for (const [x, y, angle, long] of [
      [196, 390, -2.5, 150],
      [204, 390, -0.62, 150],
      [200, 380, -2.05, 110],
      [206, 380, -1.1, 110],
      [190, 400, -2.9, 120],
      [210, 400, -0.25, 120],
    ] as const)
      feather(plate, x, y, angle, long, green);
    const clay = mix(ink.clay, ink.bark, 0.16);
    const pot = polygon([
      [126, 398],
      [274, 398],
      [256, 482],
      [144, 482],
    ]);
    form(plate, pot, { fill: clay, depth: 0.9, towards: [-1, 0] });
    stippleAlong(plate, pot, shade(clay, 0.5), [0, 424], [0, 400], 0.8);
    form(
      plate,
      polygon([
        [114, 378],
        [286, 378],
        [280, 408],
        [120, 408],
      ]),
      { fill: tint(clay, 0.08), depth: 0.9, towards: [-1, -0.2] },
    );
    bloom(plate, 78, 290, 56);
    bloom(plate, 324, 294, 60);
    bloom(plate, 200, 176, 134);
    finish(plate, { vignette: 0.07 });
  },
};
