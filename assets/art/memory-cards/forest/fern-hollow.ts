import { finish } from '../../kit/finish';
import { farTrunks } from '../../kit/grove';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass, motes } from '../../kit/life';
import { mist } from '../../kit/mist';
import { leaf, taper, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { rows } from '../../kit/trace';
import type { Card } from '../card';

const lime = mix(ink.lichen, ink.pollen, 0.42);
const air = tint(lime, 0.62);

/**
 * Paints a large frond from (`x`, `y`), with separate leaflets.
 * @param angle direction, rad
 */
function fern(
  plate: Plate,
  [x = 0, y = 0, angle = 0, length = 0, curl = 0]: readonly number[],
  color: string,
): void {
  const steps = 24;
  const leaflets = [];
  const stem: [number, number, number][] = [];
  let [px, py, turn] = [x, y, angle];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    stem.push([px, py, length * 0.011 * (1.05 - t)]);
    const size = length * 0.29 * Math.sin(Math.PI * (0.1 + t * 0.88)) ** 0.85;
    if (i > 3) {
      for (const side of [-1, 1])
        leaflets.push(
          leaf([px, py], turn + side * (1.22 - t * 0.5), size, length * 0.036 * (1.15 - t * 0.55), 0.35),
        );
    }
    turn += (curl / steps) * (0.25 + t * 1.5);
    px += (Math.cos(turn) * length) / steps;
    py += (Math.sin(turn) * length) / steps;
  }
  form(plate, union([...leaflets, taper(stem)]), {
    fill: color,
    shade: mix(color, ink.spruce, 0.6),
    light: tint(lime, 0.55),
    depth: 0.8,
  });
}

/** Paints a young, curled frond. */
function crozier(plate: Plate, x: number, y: number, tall: number, side: 1 | -1): void {
  const spine: [number, number, number][] = [];
  for (let i = 0; i <= 10; i++)
    spine.push([x + side * Math.sin(i / 7) * 5, y - (tall * i) / 10, 5 - i * 0.16]);
  const [cx, cy] = [x + side * (5 + tall * 0.17), y - tall];
  for (let i = 0; i <= 26; i++) {
    const turn = (i / 26) * Math.PI * 3.3;
    const reach = tall * 0.17 * (1 - i / 31);
    spine.push([cx - side * Math.cos(turn) * reach, cy - Math.sin(turn) * reach, 3.6 - i * 0.07]);
  }
  form(plate, taper(spine), {
    fill: mix(ink.fern, lime, 0.55),
    shade: ink.spruce,
    light: lightest,
    depth: 0.8,
  });
}

/** A bright morning: a fountain of ferns against the light. Hue: lime. */
export const fernHollow: Card = {
  name: 'Fern hollow',
  seed: 557,
  light: [0.1, -1],
  draw(plate) {
    sky(plate, [mix(lime, ink.lichen, 0.5), lime, air], 380);
    glow(plate, [200, 130], 270, lightest, 0.95);
    farTrunks(plate, 372, air, [
      [mix(lime, air, 0.5), 14, 52],
      [mix(lime, ink.fern, 0.28), 20, 110],
    ]);
    glow(plate, [200, 160], 210, lightest, 0.8);
    shafts(plate, { left: 40, right: 420, top: -10, bottom: 430, lean: -90, count: 6, strength: 0.45 });
    mist(plate, 372, 80, air, 0.8);
    [mix(lime, air, 0.3), mix(lime, ink.fern, 0.4)].forEach((color, i) => {
      const floor = ridge(plate, {
        y: 380 + i * 34,
        swell: 8,
        wave: 120,
        bend: (x) => -((Math.abs(x - 200) / 200) ** 2) * 44,
      });
      grass(plate, floor.topAt, [4 + i * 4, 12 + i * 8], color, 2.2);
      layer(plate, floor, { color, mist: i ? null : air, melt: 60, haze: 0.6, dots: 0.4 });
    });
    const back =
      '196 446 -2.75 250 0.7, 204 446 -0.4 250 -0.7, 198 446 -2.3 280 0.25, 202 446 -0.86 280 -0.25, 200 446 -1.58 300 0.1';
    for (const frond of rows(back)) fern(plate, frond, mix(ink.fern, lime, 0.5));
    const middle =
      '192 456 -3 214 -0.9, 208 456 -0.14 214 0.9, 194 456 -2.52 262 -0.75, 206 456 -0.62 262 0.75, 196 456 -1.98 268 -0.5, 204 456 -1.18 272 0.5';
    for (const frond of rows(middle)) fern(plate, frond, mix(ink.fern, lime, 0.16));
    crozier(plate, 176, 458, 104, -1);
    crozier(plate, 222, 458, 132, 1);
    crozier(plate, 200, 458, 72, -1);
    motes(plate, [60, 60, 350, 340], 22, lightest, 6);
    const near = ridge(plate, {
      y: 470,
      swell: 6,
      wave: 80,
      bend: (x) => -((Math.abs(x - 200) / 200) ** 2) * 26,
    });
    grass(plate, near.topAt, [8, 26], mix(ink.spruce, ink.fern, 0.6), 2.4);
    layer(plate, near, { color: mix(ink.spruce, ink.fern, 0.5), dots: 0.5 });
    for (const frond of rows(
      '6 512 -1.9 150 -0.8, 20 516 -1.25 170 0.8, 394 512 -1.24 150 0.8, 380 516 -1.9 170 -0.8',
    ))
      fern(plate, frond, shade(ink.spruce, 0.05));
    finish(plate);
  },
};
