import { ink, mix, shade } from '../kit/ink';
import { frond, grass } from '../kit/life';
import { curve, ellipse } from '../kit/path';
import type { Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form } from '../kit/stipple';
import type { Hour } from './hour';

function mushrooms(plate: Plate, hour: Hour): void {
  const cap = hour.night ? mix(ink.clay, ink.night, 0.35) : ink.clay;
  for (const [x, y, size] of [
    [612, 297, 14],
    [634, 301, 9],
  ] as const) {
    const stem = curve(
      [
        [x - size * 0.3, y],
        [x - size * 0.24, y - size * 0.9],
        [x + size * 0.24, y - size * 0.9],
        [x + size * 0.34, y],
      ],
      true,
      0.5,
    );
    form(plate, stem, { fill: mix(ink.snow, hour.air, 0.5) });
    const hat = curve(
      [
        [x - size, y - size * 0.76],
        [x - size * 0.7, y - size * 1.35],
        [x, y - size * 1.62],
        [x + size * 0.7, y - size * 1.35],
        [x + size, y - size * 0.76],
        [x, y - size * 0.62],
      ],
      true,
      0.9,
    );
    form(plate, hat, { fill: cap, depth: 0.85 });
    plate.ctx.fillStyle = mix(ink.snow, hour.air, 0.4);
    for (const [dx, dy, r] of [
      [-0.42, -1.08, 0.14],
      [0.1, -1.3, 0.17],
      [0.5, -0.98, 0.12],
    ] as const) {
      plate.ctx.fill(ellipse(x + dx * size, y + dy * size, r * size, r * size * 0.8));
    }
  }
}

/**
 * Paints stones, ferns, two mushrooms and dark grass along the lower edge. They are lower on the left, behind the
 * text.
 */
export function front(plate: Plate, hour: Hour): void {
  const { random } = plate;
  const fern = mix(hour.front, hour.ground[2], 0.42);
  for (const [x, y, wide] of [
    [566, 298, 17],
    [336, 306, 15],
    [700, 316, 22],
  ] as const) {
    const stone = curve(
      [
        [x - wide, y],
        [x - wide * 0.7, y - wide * 0.5],
        [x, y - wide * 0.66],
        [x + wide * 0.72, y - wide * 0.42],
        [x + wide, y],
        [x, y + wide * 0.1],
      ],
      true,
      0.8,
    );
    form(plate, stone, { fill: mix(ink.deep, hour.air, 0.3), light: hour.light, depth: 0.8 });
  }
  const low = ridge(plate, {
    y: 326,
    swell: 5,
    wave: 110,
    bend: (x) =>
      (x < 424 ? ((424 - x) / 400) * 46 : -(((x - 430) / 400) ** 2) * 22) +
      Math.max(0, 1 - Math.abs(x - 424) / 110) * 40,
  });
  for (const [x, long, lean] of [
    [300, 40, -0.2],
    [330, 46, 0.15],
    [556, 44, -0.1],
    [590, 52, 0.1],
    [668, 56, -0.1],
    [704, 66, 0.1],
    [796, 60, -0.2],
    [232, 44, 0],
  ] as const) {
    for (const [turn, share] of [
      [-0.95, 0.8],
      [-0.5, 0.95],
      [0, 1],
      [0.5, 0.95],
      [0.95, 0.8],
    ] as const) {
      const angle = -Math.PI / 2 + lean + turn;
      const curl = turn === 0 ? random.between(-0.3, 0.3) : Math.sign(turn) * 0.75;
      frond(plate, [x, low.topAt(x) + 5], angle, long * share, shade(fern, random.between(0, 0.18)), curl);
    }
  }
  mushrooms(plate, hour);
  grass(plate, low.topAt, [6, 17], hour.front, 2.1);
  layer(plate, low, { color: hour.front, dots: 0.4 });
}
