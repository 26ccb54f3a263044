/**
 * Channel stones around (0, 0), seen from above. The player turns them, so their pictures contain no light from one
 * side.
 */
import { Path2D, PathOp } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { curve, ellipse, type Point, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong, stippleAround } from '../kit/stipple';
import { foliage } from '../kit/tree';

/** Half the side of a cell, units. */
export const CELL = 100;
/** Half the side of the stone in a cell, units. */
const HALF = 94;
/** Half the width of a channel, units. `engine/games/water-flow/channels.ts` has the same length in cells. */
const CHANNEL = 25;
/** Radius of a basin's bowl, units. `engine/games/water-flow/channels.ts` has the same length in cells. */
const BOWL = 56;

const slab = mix(mix(ink.lichen, ink.heather, 0.26), ink.snow, 0.42);
/** Color of the walls of a channel. The shader adds the light, because a stone turns. */
const walls = mix(mix(ink.bark, ink.spruce, 0.5), ink.heather, 0.1);
/** Color of the floor of a channel, which is dry silt. */
const silt = mix(mix(ink.bark, slab, 0.46), ink.pollen, 0.14);

export type ShapeName = 'straight' | 'bend' | 'fork' | 'basin';

/** Returns lines along the middle of the channels of a shape in its initial orientation. */
function middleLines(shape: ShapeName): Path2D {
  const path = new Path2D();
  switch (shape) {
    case 'straight':
      path.moveTo(0, -CELL);
      path.lineTo(0, CELL);
      break;
    case 'bend':
      path.arc(CELL, -CELL, CELL, Math.PI, Math.PI / 2, true);
      break;
    case 'fork':
      path.moveTo(0, -CELL);
      path.lineTo(0, CELL);
      path.moveTo(0, 0);
      path.lineTo(CELL, 0);
      break;
    case 'basin':
      path.moveTo(0, -CELL);
      path.lineTo(0, 0);
      break;
  }
  return path;
}

/**
 * Returns the outline of a shape's channels, with the bowl of a basin, widened by a margin.
 * @param around margin, units
 */
function channel(shape: ShapeName, around: number): Path2D {
  const outline = middleLines(shape).stroke({ width: 2 * (CHANNEL + around), cap: 0 });
  return shape === 'basin' ? outline.op(ellipse(0, 0, BOWL + around), PathOp.Union) : outline;
}

/** Returns a square with soft corners and slightly irregular edges, as if cut by hand. */
function outline(plate: Plate, half: number, waver: number): Path2D {
  const points = Array.from({ length: 36 }, (_, step): Point => {
    const turn = ((step + 0.5) / 36) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const reach = half / (Math.abs(cos) ** 7 + Math.abs(sin) ** 7) ** (1 / 7);
    const by = reach + plate.random.between(-waver, waver);
    return [cos * by, sin * by];
  });
  return curve(points, true);
}

function specks(plate: Plate, color: string, count: number, most: number): void {
  const { ctx, random } = plate;
  const at = () => random.between(-0.9, 0.9) * HALF;
  ctx.fillStyle = color;
  ctx.fill(
    union(
      Array.from({ length: count }, () =>
        ellipse(at(), at(), random.between(0.6, most), random.between(0.5, most)),
      ),
    ),
  );
}

/** Paints a stone with its channel, dry. */
export function channelStone(plate: Plate, shape: ShapeName, tone: number): void {
  const { ctx } = plate;
  const color = mix(slab, tone < 0 ? ink.heather : ink.pollen, Math.abs(tone));
  const body = outline(plate, HALF, 1.1);
  form(plate, body, { fill: shade(color, 0.1), light: null, shade: null });
  stippleAround(plate, body, tint(color, 0.5), [0, 0], 118, 0.95);
  within(plate, body, () => {
    specks(plate, fade(shade(color, 0.45), 0.5), 46, 1.5);
    specks(plate, fade(tint(color, 0.7), 0.7), 34, 1.6);
    ctx.lineWidth = 5;
    ctx.strokeStyle = fade(shade(color, 0.4), 0.4);
    ctx.stroke(body);
    // A chiseled edge, walls, and a floor of silt.
    ctx.fillStyle = tint(color, 0.52);
    ctx.fill(channel(shape, 6));
    ctx.fillStyle = shade(walls, 0.3);
    ctx.fill(channel(shape, 0));
    const inner = channel(shape, -3.5);
    ctx.fillStyle = mix(walls, silt, 0.45);
    ctx.fill(inner);
    const worn = channel(shape, -9);
    ctx.fillStyle = silt;
    ctx.fill(worn);
    stippleAlong(plate, inner, shade(silt, 0.45), [0, 0], [0, CELL], 0.4);
    stippleAlong(plate, inner, shade(silt, 0.45), [0, 0], [0, -CELL], 0.4);
    within(plate, worn, () => {
      specks(plate, shade(silt, 0.4), 120, 2.6);
      specks(plate, tint(silt, 0.45), 90, 2.4);
    });
  });
}

/** Paints morning light on a resting stone. The light does not turn with the stone. */
export function stoneShade(plate: Plate): void {
  const { ctx } = plate;
  const body = outline(plate, HALF, 0.4);
  within(plate, body, () => {
    stippleAlong(plate, body, shade(slab, 0.62), [-8, -8], [108, 108], 0.62);
    stippleAlong(plate, body, lightest, [-16, -16], [-108, -108], 0.5);
    ctx.lineWidth = 4;
    ctx.strokeStyle = fade(lightest, 0.55);
    ctx.translate(2.4, 2.4);
    ctx.stroke(
      curve([
        [-91, 70],
        [-92, 0],
        [-91, -66],
        [-86, -84],
        [-66, -91],
        [0, -92],
        [70, -91],
      ]),
    );
  });
}

/**
 * Paints moss around the bowl of a basin.
 * @param isGreen whether the basin is full; before that the moss is straw-colored
 */
export function basinMoss(plate: Plate, isGreen: boolean): void {
  const { ctx, random } = plate;
  const moss = isGreen
    ? mix(ink.fern, ink.lichen, 0.18)
    : mix(mix(ink.bark, ink.pollen, 0.26), ink.lichen, 0.42);
  const heaps = Array.from({ length: 11 }, (_, heap) => {
    const turn = -Math.PI / 2 + ((heap + 1) / 12) * 2 * Math.PI;
    const reach = 82 + random.between(-3, 3) + 9 * Math.abs(Math.sin(2 * turn));
    const size = random.between(25, 31);
    return foliage(random, Math.cos(turn) * reach, Math.sin(turn) * reach, size, size, 8);
  });
  const keepOff = channel('basin', 3);
  const cushion = heaps
    .reduce((all, heap) => all.op(heap, PathOp.Union), new Path2D())
    .op(keepOff, PathOp.Difference)
    .op(outline(plate, HALF + 2, 0), PathOp.Intersect);
  form(plate, cushion, { fill: moss, shade: shade(moss, 0.36), light: null, depth: 0.35 });
  for (const heap of heaps) {
    const [left, top, right, bottom] = heap.computeTightBounds();
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    within(plate, cushion, () =>
      stippleAround(
        plate,
        heap,
        isGreen ? mix(ink.lichen, ink.pollen, 0.3) : tint(moss, 0.5),
        middle,
        28,
        0.8,
      ),
    );
  }
  if (!isGreen) return;
  for (const turn of [0.35, 1.2, 2.15, 3.0]) {
    const [x, y] = [Math.cos(turn) * 80, Math.sin(turn) * 80];
    ctx.fillStyle = ink.snow;
    ctx.fill(
      union(
        [0, 1, 2, 3, 4].map((petal) =>
          ellipse(x + 5 * Math.cos(petal * 1.257), y + 5 * Math.sin(petal * 1.257), 3.6),
        ),
      ),
    );
    ctx.fillStyle = ink.pollen;
    ctx.fill(ellipse(x, y, 3));
  }
}

/** Paints cushions of moss on the four corners of a stone that a player has locked. */
export function lockMoss(plate: Plate): void {
  const { ctx, random } = plate;
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const moss = mix(ink.fern, ink.spruce, 0.12);
    const big = foliage(random, x * 72, y * 72, 31, 29, 10);
    const small = foliage(random, x * 58, y * 86, 17, 14, 8);
    ctx.fillStyle = fade(ink.night, 0.28);
    ctx.fill(foliage(random, x * 72 + 4, y * 72 + 5, 32, 30, 10));
    for (const [heap, reach] of [
      [small, 20],
      [big, 36],
    ] as const) {
      form(plate, heap, {
        fill: moss,
        shade: shade(moss, 0.4),
        light: mix(ink.lichen, ink.pollen, 0.25),
        depth: 0.7,
      });
      stippleAround(plate, heap, mix(ink.lichen, ink.pollen, 0.3), [x * 72 - 9, y * 72 - 10], reach, 0.7);
    }
  }
}
