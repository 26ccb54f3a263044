import { ink, lightest, mix, shade } from '../../kit/ink';
import { curve, ellipse, type Point } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';

/**
 * Paints a banded fish that faces right.
 * @param size length, units
 */
export function fish(plate: Plate, x: number, y: number, size: number, color: string, turn: number): void {
  const { ctx } = plate;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  const at = (points: readonly Point[]): Point[] => points.map(([px, py]) => [px * size, py * size]);
  const fin = shade(color, 0.16);
  form(
    plate,
    curve(
      at([
        [-0.36, 0],
        [-0.5, -0.2],
        [-0.6, -0.22],
        [-0.55, 0],
        [-0.6, 0.22],
        [-0.5, 0.2],
      ]),
      true,
      0.7,
    ),
    { fill: fin },
  );
  form(
    plate,
    curve(
      at([
        [-0.26, -0.16],
        [-0.12, -0.34],
        [0.1, -0.36],
        [0.24, -0.2],
        [0, -0.1],
      ]),
      true,
      0.7,
    ),
    { fill: fin },
  );
  form(
    plate,
    curve(
      at([
        [-0.2, 0.16],
        [-0.14, 0.32],
        [0.02, 0.34],
        [0.06, 0.18],
      ]),
      true,
      0.7,
    ),
    { fill: fin },
  );
  const body = curve(
    at([
      [-0.4, 0],
      [-0.3, -0.13],
      [-0.05, -0.25],
      [0.22, -0.24],
      [0.42, -0.1],
      [0.47, 0.01],
      [0.4, 0.11],
      [0.2, 0.23],
      [-0.06, 0.24],
      [-0.3, 0.12],
    ]),
    true,
    0.9,
  );
  form(plate, body, { fill: color, depth: 0.8 });
  within(plate, body, () => {
    for (const [from, wide] of [
      [0.17, 0.1],
      [-0.1, 0.12],
      [-0.34, 0.06],
    ] as const) {
      const stripe = curve(
        at([
          [from, -0.4],
          [from + wide, -0.4],
          [from + wide + 0.05, 0],
          [from + wide, 0.4],
          [from, 0.4],
          [from + 0.05, 0],
        ]),
        true,
        0.7,
      );
      form(plate, stripe, {
        fill: ink.snow,
        shade: mix(ink.ice, ink.tarn, 0.5),
        light: null,
        towards: [0, -1],
      });
    }
  });
  ctx.fillStyle = mix(ink.night, ink.bark, 0.2);
  ctx.fill(ellipse(size * 0.35, -size * 0.05, size * 0.034));
  ctx.fillStyle = lightest;
  ctx.fill(ellipse(size * 0.36, -size * 0.062, size * 0.011));
  form(
    plate,
    curve(
      at([
        [0.12, 0.03],
        [-0.02, 0.12],
        [0, 0],
        [0.02, -0.03],
      ]),
      true,
      0.8,
    ),
    { fill: fin },
  );
  ctx.restore();
}
