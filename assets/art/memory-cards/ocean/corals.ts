import type { Path2D } from '@napi-rs/canvas';
import { fade, shade } from '../../kit/ink';
import { curve, ellipse, type Point, taper, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';

/** Adds a branching coral from `base`. It forks until its branches are shorter than 17 units. */
function addBranch(
  parts: Path2D[],
  plate: Plate,
  base: Point,
  angle: number,
  length: number,
  half: number,
): void {
  const tip: Point = [base[0] + Math.cos(angle) * length, base[1] + Math.sin(angle) * length];
  parts.push(
    taper([
      [base[0], base[1], half],
      [(base[0] + tip[0]) / 2, (base[1] + tip[1]) / 2, half * 0.86],
      [tip[0], tip[1], half * 0.74],
    ]),
  );
  parts.push(ellipse(...tip, half * 0.86));
  if (length < 17) return;
  const forks = length > 40 ? 3 : 2;
  for (let i = 0; i < forks; i++) {
    const turn = (i / (forks - 1) - 0.5) * plate.random.between(0.95, 1.3);
    addBranch(parts, plate, tip, angle + turn, length * plate.random.between(0.6, 0.72), half * 0.72);
  }
}

/**
 * Paints a bush of branching coral.
 * @param size length of the stem, units
 */
export function branching(plate: Plate, base: Point, size: number, color: string, lean = 0): void {
  const parts: Path2D[] = [];
  addBranch(parts, plate, base, -Math.PI / 2 + lean, size, size * 0.13);
  form(plate, weld(parts), { fill: color, depth: 0.85 });
}

/**
 * Paints a dome of brain coral with winding furrows. (`x`, `y`) is the center of its base.
 * @param rx half the dome's width, units
 */
export function brain(plate: Plate, x: number, y: number, rx: number, color: string): void {
  const { ctx } = plate;
  const dome = curve(
    [
      [x - rx, y],
      [x - rx * 0.92, y - rx * 0.5],
      [x - rx * 0.45, y - rx * 0.86],
      [x + rx * 0.2, y - rx * 0.9],
      [x + rx * 0.82, y - rx * 0.56],
      [x + rx, y],
      [x, y + rx * 0.2],
    ],
    true,
    0.9,
  );
  form(plate, dome, { fill: color, depth: 0.9 });
  within(plate, dome, () => {
    ctx.strokeStyle = fade(shade(color, 0.42), 0.75);
    ctx.lineWidth = 2.6;
    for (let row = 0; row < 6; row++) {
      const top = y - rx * 0.86 + row * rx * 0.2;
      ctx.stroke(
        curve(
          Array.from(
            { length: 13 },
            (_, i) =>
              [
                x - rx + (i / 12) * rx * 2,
                top + Math.abs(i - 6) * rx * 0.045 + (i % 2 ? 1 : -1) * rx * 0.045,
              ] as const,
          ),
        ),
      );
    }
  });
}

/**
 * Paints three tube sponges on (`x`, `y`).
 * @param size height of the tallest, units
 */
export function tubes(plate: Plate, x: number, y: number, size: number, color: string): void {
  for (const [dx, tall, wide] of [
    [-0.36, 0.7, 0.16],
    [0.4, 0.6, 0.16],
    [0.02, 1, 0.19],
  ] as const) {
    const [cx, top] = [x + dx * size, y - tall * size];
    form(
      plate,
      curve(
        [
          [cx - wide * size * 0.7, y],
          [cx - wide * size, top],
          [cx + wide * size, top],
          [cx + wide * size * 0.7, y],
        ],
        true,
        0.3,
      ),
      { fill: color, depth: 0.85 },
    );
    form(plate, ellipse(cx, top, wide * size, wide * size * 0.36), { fill: shade(color, 0.5), light: null });
  }
}
