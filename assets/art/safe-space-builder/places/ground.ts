import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, mix } from '../../kit/ink';
import { ellipse, polygon, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { stippleAlong } from '../../kit/stipple';
import { line } from '../../kit/trace';

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** Returns the perspective scale at a height. It is small at the top of the ground. */
const nearness = (y: number, [, top, , bottom]: Bounds): number => 0.25 + 0.75 * ((y - top) / (bottom - top));

/** Paints flowers in the grass, except on `without`. They are larger toward the viewer. */
export function flecks(
  plate: Plate,
  bounds: Bounds,
  count: number,
  colors: readonly [string, ...string[]],
  without?: Path2D,
): void {
  const { ctx, random } = plate;
  const [left, top, right, bottom] = bounds;
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(left, right), top + (bottom - top) * random.next() ** 1.25];
    const color = random.pick(colors);
    if (without && ctx.isPointInPath(without, x * plate.scale, y * plate.scale)) continue;
    const size = 5.4 * nearness(y, bounds) * random.between(0.6, 1.1);
    ctx.fillStyle = fade(mix(ink.fern, ink.spruce, 0.4), 0.7);
    ctx.fill(
      polygon([
        [x - size * 0.16, y],
        [x + size * 0.16, y],
        [x + size * 0.1, y + size * 2.6],
        [x - size * 0.1, y + size * 2.6],
      ]),
    );
    ctx.fillStyle = color;
    ctx.fill(
      union(
        [0, 1, 2, 3, 4].map((petal) =>
          ellipse(
            x + Math.cos(petal * 1.257) * size * 0.62,
            y + Math.sin(petal * 1.257) * size * 0.46,
            size * 0.5,
            size * 0.4,
          ),
        ),
      ),
    );
    ctx.fillStyle = mix(ink.pollen, ink.clay, 0.2);
    ctx.fill(ellipse(x, y, size * 0.3, size * 0.24));
  }
}

/** Paints pebbles flat on the ground. */
export function stones(plate: Plate, bounds: Bounds, count: number, color: string): void {
  const { ctx, random } = plate;
  const [left, top, right, bottom] = bounds;
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(left, right), random.between(top, bottom)];
    const size = 9 * nearness(y, bounds) * random.between(0.4, 1);
    ctx.fillStyle = fade(mix(color, ink.night, 0.4), 0.35);
    ctx.fill(ellipse(x + size * 0.2, y + size * 0.16, size, size * 0.45));
    ctx.fillStyle = mix(color, ink.snow, random.between(0.1, 0.4));
    ctx.fill(ellipse(x, y, size * 0.9, size * 0.4));
  }
}

/**
 * Paints floorboards that run toward the viewer.
 * @param top y of the boards' upper end
 */
export function boards(plate: Plate, top: number, color: string, wide = 46): void {
  const { ctx, random, width, height } = plate;
  const [middle, spread] = [800, 2.3];
  const at = (x: number, y: number): number =>
    middle + (x - middle) * (1 + ((y - top) / (height - top)) * (spread - 1));
  const count = Math.ceil(width / wide / 2) + 1;
  for (let i = -count; i <= count; i++) {
    const [left, right] = [middle + i * wide, middle + (i + 1) * wide];
    const board = polygon([
      [at(left, top), top],
      [at(right, top), top],
      [at(right, height), height],
      [at(left, height), height],
    ]);
    const tone = mix(color, i % 3 ? ink.pollen : ink.bark, random.between(0, 0.14));
    ctx.fillStyle = down(plate, top, height, [mix(tone, ink.bark, 0.16), tone, mix(tone, ink.bark, 0.2)]);
    ctx.fill(board);
    within(plate, board, () => {
      stippleAlong(
        plate,
        board,
        mix(color, ink.night, 0.4),
        [at(left + wide * 0.8, (top + height) / 2), 0],
        [at(right, (top + height) / 2), 0],
        0.3,
      );
      ctx.strokeStyle = fade(mix(color, ink.bark, 0.8), 0.28);
      ctx.lineWidth = 1.6;
      for (let vein = 0; vein < 5; vein++) {
        const x = left + wide * random.between(0.1, 0.9);
        const [from, long] = [random.between(top, height), random.between(40, 180)];
        ctx.stroke(
          line(
            `${at(x, from)} ${from}, ${at(x + 1.5, from + long * 0.5)} ${from + long * 0.5}, ${at(x, from + long)} ${from + long}`,
          ),
        );
      }
      ctx.strokeStyle = fade(mix(color, ink.night, 0.6), 0.55);
      ctx.lineWidth = 2;
      for (let end = top + random.between(20, 260); end < height; end += random.between(180, 380)) {
        ctx.beginPath();
        ctx.moveTo(at(left, end), end);
        ctx.lineTo(at(right, end), end);
        ctx.stroke();
      }
    });
    ctx.strokeStyle = fade(mix(color, ink.night, 0.65), 0.6);
    ctx.lineWidth = 2;
    ctx.stroke(line(`${at(left, top)} ${top}, ${at(left, height)} ${height}`, 0));
  }
}
