import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { symmetric, twins } from '../../kit/outline';
import { ellipse, type Point } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { sky } from '../../kit/sky';
import { form, stippleAround } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, magenta, petal, petalShape, stem } from './parts';

const white = tint(mix(ink.snow, ink.rose, 0.12), 0.1);
const blush = mix(magenta, ink.rose, 0.4);

/**
 * Paints one moth orchid at (x, y).
 * @param reach radius, units
 */
function bloom(plate: Plate, x: number, y: number, reach: number, turn: number): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(turn);
    ctx.scale(reach / 100, reach / 100);
    const inks = { fill: mix(white, blush, 0.12), heart: blush, tip: white, depth: 0.85, edge: 0.5 };
    const put = (
      angle: number,
      long: number,
      wide: number,
      shape: 'pointed' | 'spoon' | 'round',
      fill = inks.fill,
    ): void => {
      const tip: Point = [Math.cos(angle) * long, Math.sin(angle) * long];
      petal(plate, petalShape([0, 0], angle, long, wide, shape), [0, 0], tip, { ...inks, fill });
    };
    put(-Math.PI / 2, 100, 66, 'pointed');
    put(Math.PI * 0.2, 94, 56, 'pointed', mix(white, blush, 0.24));
    put(Math.PI * 0.8, 94, 56, 'pointed');
    put(-0.16, 104, 124, 'round', mix(white, blush, 0.18));
    put(Math.PI + 0.16, 104, 124, 'round', white);
    ctx.strokeStyle = fade(magenta, 0.3);
    ctx.lineWidth = 1.5;
    for (const side of twins('10,-4 42,-24 82,-32', 0, 0)) ctx.stroke(side);
    for (const side of twins('10,0 46,-6 90,-8', 0, 0)) ctx.stroke(side);
    for (const lobe of twins('2,8 22,-4 36,8 32,28 12,34', 0.9, 0))
      form(plate, lobe, { fill: magenta, light: tint(blush, 0.2), depth: 0.85 });
    form(plate, symmetric('0,14 20,30 24,52 12,68 0,80', 0.9, 0), {
      fill: magenta,
      light: tint(blush, 0.2),
      depth: 0.9,
    });
    form(plate, ellipse(0, 12, 11, 9), { fill: ink.pollen, shade: mix(ink.clay, magenta, 0.3) });
    form(plate, ellipse(0, -2, 8, 10), { fill: white, shade: blush });
  });
}

/** Siesta behind closed shutters: a spray of moth orchids, white and magenta on terracotta. */
export const orchid: Card = {
  name: 'Orchid',
  seed: 383,
  light: [-0.55, -0.84],
  draw(plate) {
    const wall = mix(ink.clay, ink.rose, 0.3);
    sky(plate, [mix(wall, ink.bark, 0.2), wall, mix(wall, ink.bark, 0.34)]);
    halo(plate, [206, 212], 158, mix(wall, ink.rose, 0.5), mix(wall, ink.clay, 0.3));
    const green = mix(ink.spruce, ink.fern, 0.28);
    blade(plate, '186,520,8 120,470,26 60,446,24 10,470,1', green);
    blade(plate, '206,520,8 276,474,26 336,452,24 396,474,1', shade(green, 0.1));
    blade(plate, '190,530,8 140,500,20 92,500,16 52,528,1', mix(green, ink.lichen, 0.14));
    const stalk = mix(ink.spruce, ink.bark, 0.4);
    stem(
      plate,
      '196,520,6 210,420,5.4 256,320,5 274,220,4.6 244,120,4 180,66,3.4 110,66,2.6 62,104,2',
      stalk,
    );
    for (const [x, y, size] of [
      [62, 110, 15],
      [92, 74, 18],
    ] as const) {
      form(plate, ellipse(x, y, size * 0.8, size), {
        fill: mix(blush, white, 0.3),
        shade: magenta,
        depth: 0.9,
      });
      form(plate, ellipse(x, y - size * 0.8, size * 0.3, size * 0.34), { fill: stalk });
    }
    bloom(plate, 150, 108, 66, 0.12);
    bloom(plate, 250, 146, 84, -0.06);
    bloom(plate, 130, 244, 92, 0.08);
    bloom(plate, 262, 322, 104, -0.05);
    stippleAround(plate, ellipse(200, 514, 200, 40), shade(ink.bark, 0.3), [200, 520], 190, 0.6);
    finish(plate);
  },
};
