import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, polygon, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { line } from '../../kit/trace';

/** Honey-colored wood. */
export const pine = mix(mix(ink.bark, ink.pollen, 0.58), ink.clay, 0.3);

/** Border between wall and floor, units from the top. */
export const floor = 440;

/** Darker wood, for frames and beams. */
export const wood = mix(ink.bark, ink.clay, 0.2);

export const linen = tint(mix(ink.rose, ink.pollen, 0.4), 0.5);

/** Cuts a transparent hole, through which the sky is visible. */
export function open(plate: Plate, pane: Path2D): void {
  within(plate, null, () => {
    plate.ctx.globalCompositeOperation = 'destination-out';
    plate.ctx.fillStyle = '#000000';
    plate.ctx.fill(pane);
  });
}

/** Returns the outline of a distant tree with round edges. Its lower half continues straight down. */
export function farTree(x: number, y: number, rx: number, ry: number): Path2D {
  return union([
    ellipse(x, y, rx * 0.62, ry),
    ellipse(x - rx * 0.5, y + ry * 0.22, rx * 0.5, ry * 0.66),
    ellipse(x + rx * 0.52, y + ry * 0.3, rx * 0.48, ry * 0.6),
    box(x - rx, y + ry * 0.3, rx * 2, ry),
  ]);
}

/**
 * Paints books side by side on a board.
 * @param from x of the left end
 * @param to x of the right end
 * @param y y of the board
 * @param most maximum height of a book, units
 */
export function books(plate: Plate, from: number, to: number, y: number, most: number): void {
  const { ctx, random } = plate;
  const colors = [
    ink.clay,
    ink.tarn,
    ink.heather,
    mix(ink.pollen, ink.bark, 0.16),
    ink.spruce,
    ink.dusk,
    ink.fern,
    mix(ink.rose, ink.bark, 0.1),
    mix(ink.bark, ink.clay, 0.4),
  ] as const;
  for (let x = from; x < to - 5; ) {
    const wide = Math.min(to - x, random.between(0.13, 0.28) * most);
    const tall = most * random.between(0.7, 1);
    if (random.next() < 0.05) {
      x += wide * 1.5;
      continue;
    }
    const color = mix(random.pick(colors), ink.bark, 0.16);
    const book = box(x, y - tall, wide, tall, 1.5);
    form(plate, book, { fill: color, towards: [-1, -0.3], depth: 0.8 });
    ctx.fillStyle = fade(mix(ink.pollen, lightest, 0.3), 0.75);
    ctx.fill(
      union([box(x, y - tall * 0.86, wide, tall * 0.035), box(x, y - tall * 0.2, wide, tall * 0.035)]),
    );
    x += wide + 0.8;
  }
}

/**
 * Paints a curtain that hangs from (`x`, `top`), gathered at its outer side.
 * @param side -1 for the left side of the window, 1 for the right
 */
export function curtain(
  plate: Plate,
  x: number,
  top: number,
  tall: number,
  wide: number,
  side: 1 | -1,
  color: string,
): void {
  const { ctx } = plate;
  const at = (t: number): number => x - side * t * wide;
  const path = polygon([
    [at(-0.1), top],
    [at(1), top],
    [at(0.96), top + tall * 0.2],
    [at(0.74), top + tall * 0.46],
    [at(0.4), top + tall * 0.62],
    [at(0.5), top + tall * 0.8],
    [at(0.56), top + tall],
    [at(-0.16), top + tall],
    [at(-0.14), top + tall * 0.6],
  ]);
  form(plate, path, { fill: color, shade: mix(ink.dusk, ink.bark, 0.42), light: lightest, depth: 0.7 });
  within(plate, path, () => {
    for (const t of [0.06, 0.24, 0.44, 0.64, 0.84]) {
      const fold = line(
        `${at(t)} ${top}, ${at(t * 0.9)} ${top + tall * 0.4}, ${at(t * 0.34 + 0.04)} ${top + tall * 0.62}, ${at(t * 0.5)} ${top + tall}`,
      );
      ctx.strokeStyle = fade(mix(color, ink.bark, 0.5), 0.3);
      ctx.lineWidth = wide * 0.07;
      ctx.stroke(fold);
      ctx.strokeStyle = fade(lightest, 0.4);
      ctx.lineWidth = wide * 0.03;
      ctx.stroke(
        line(
          `${at(t + 0.07)} ${top}, ${at(t * 0.9 + 0.07)} ${top + tall * 0.4}, ${at(t * 0.34 + 0.08)} ${top + tall * 0.62}, ${at(t * 0.5 + 0.06)} ${top + tall}`,
        ),
      );
    }
    const band = box(Math.min(at(-0.2), at(0.5)), top + tall * 0.59, wide * 0.7, tall * 0.05, 4);
    form(plate, band, { fill: mix(ink.clay, ink.dusk, 0.4) });
  });
}

/** Returns the daylight that a window casts on the floor, divided into the window's panes. */
export function windowLight(
  [x, y]: readonly [number, number],
  wide: number,
  tall: number,
  lean: number,
  columns: number,
  rows: number,
): Path2D {
  const panes: Path2D[] = [];
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const at = (c: number, r: number): readonly [number, number] => [
        x + (c / columns) * wide * (1 + (r / rows) * 0.3) + (r / rows) * lean,
        y + (r / rows) * tall,
      ];
      const [c, r] = [column + 0.05, row + 0.06];
      panes.push(polygon([at(c, r), at(column + 0.95, r), at(column + 0.95, row + 0.94), at(c, row + 0.94)]));
    }
  return union(panes);
}

/** Paints a wall lamp: a brass arm and a small shade. */
export function sconce(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  form(plate, ellipse(x, y + 20, 9, 15), { fill: mix(ink.pollen, ink.bark, 0.3) });
  ctx.strokeStyle = mix(ink.pollen, ink.bark, 0.35);
  ctx.lineWidth = 5;
  ctx.stroke(line(`${x} ${y + 24}, ${x + 4} ${y + 40}, ${x + 2} ${y + 12}`));
  form(
    plate,
    polygon([
      [x - 17, y - 26],
      [x + 17, y - 26],
      [x + 30, y + 14],
      [x - 30, y + 14],
    ]),
    {
      fill: tint(mix(ink.pollen, ink.snow, 0.4), 0.1),
      shade: mix(ink.pollen, ink.clay, 0.4),
      light: lightest,
      depth: 0.8,
    },
  );
}

/** Paints the baseboard, with soft shadows above and below it. */
export function skirting(plate: Plate, y: number, color: string): void {
  const { ctx } = plate;
  ctx.fillStyle = down(plate, y, y + 70, [fade(shade(color, 0.7), 0.5), fade(shade(color, 0.7), 0)]);
  ctx.fillRect(0, y, plate.width, 70);
  form(plate, box(-4, y - 18, plate.width + 8, 20), {
    fill: color,
    light: tint(color, 0.4),
    towards: [0, -1],
    depth: 0.8,
  });
  stippleAlong(plate, box(-4, y - 60, plate.width + 8, 42), shade(color, 0.6), [0, y - 60], [0, y - 18], 0.3);
}
