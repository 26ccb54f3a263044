import { fade, ink, mix, tint } from '../kit/ink';
import { curve, ellipse, leaf, type Point, union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong, stippleAround } from '../kit/stipple';
import { points } from '../kit/trace';
import type { Picture } from '../picture';
import { numerals, symbols } from './symbols';

/**
 * Size of a cell of the sheet, units. `CELL_SCALE` in `engine/games/pattern-flow/sheet.ts` is this size relative to the
 * stone's.
 */
const cellWidth = 300;
const cellHeight = 230;
const columns = 4;
const rows = 2;

/** Half the width of a stone in its cell, units. */
const rx = 132;
/** Half the height of a stone in its cell, units. */
const ry = 98;

/** Colors of the five stones, with their individual outlines around (0, 0). */
const stones = [
  {
    color: '#D9694F',
    outline:
      '-1 0.2, -0.9 -0.28, -0.56 -0.72, -0.06 -0.98, 0.46 -0.98, 0.86 -0.6, 1 -0.04, 0.92 0.5, 0.56 0.88, 0 1, -0.56 0.92, -0.9 0.62',
  },
  {
    color: '#E8B04F',
    outline:
      '-1 -0.12, -0.92 -0.62, -0.52 -0.96, 0.06 -1, 0.6 -0.86, 0.94 -0.42, 1 0.12, 0.82 0.64, 0.42 0.94, -0.12 1, -0.62 0.82, -0.92 0.36',
  },
  {
    color: '#6FAE7F',
    outline:
      '-1 0.06, -0.9 -0.5, -0.48 -0.92, 0.08 -1, 0.56 -0.8, 0.88 -0.4, 1 0.16, 0.92 0.7, 0.5 0.98, -0.06 0.98, -0.6 0.82, -0.92 0.5',
  },
  {
    color: '#5FA3BF',
    outline:
      '-1 -0.02, -0.86 -0.6, -0.4 -0.94, 0.16 -1, 0.66 -0.9, 0.96 -0.5, 1 0.02, 0.78 0.5, 0.3 0.88, -0.26 1, -0.74 0.84, -0.98 0.46',
  },
  {
    color: '#9A86C9',
    outline:
      '-1 0.14, -0.86 -0.36, -0.44 -0.8, 0.12 -1, 0.64 -0.94, 0.94 -0.52, 1 0.02, 0.88 0.56, 0.5 0.92, -0.04 1, -0.6 0.9, -0.92 0.6',
  },
] as const;

/** Paints a smooth pebble with light from the upper left, a stippled shaded side, a lit top and a few specks. */
function stone(plate: Plate, index: number): void {
  const { ctx, random } = plate;
  const { color, outline } = stones[index] as (typeof stones)[number];
  const body = curve(
    points(outline).map(([x, y]): Point => [x * rx, y * ry]),
    true,
  );
  const deep = mix(color, mix(ink.night, ink.heather, 0.35), 0.58);
  form(plate, body, { fill: color, shade: deep, light: tint(color, 0.5), depth: 0.82, start: 0.46 });
  stippleAround(plate, body, tint(color, 0.72), [-rx * 0.34, -ry * 0.46], rx * 0.92, 0.72);
  stippleAlong(plate, body, deep, [rx * 0.1, ry * 0.36], [rx * 0.62, ry * 1.04], 0.7);
  within(plate, body, () => {
    // Light that the water reflects onto the lower edge.
    ctx.strokeStyle = fade(mix(ink.ice, color, 0.4), 0.34);
    ctx.lineWidth = 5;
    ctx.translate(-3, -5);
    ctx.stroke(
      curve(
        points(outline)
          .slice(6, 11)
          .map(([x, y]): Point => [x * rx, y * ry]),
      ),
    );
    ctx.translate(3, 5);
    const specks = (count: number, most: number) =>
      union(
        Array.from({ length: count }, () =>
          ellipse(
            random.between(-0.9, 0.9) * rx,
            random.between(-0.9, 0.9) * ry,
            random.between(0.7, most),
            random.between(0.6, most * 0.8),
          ),
        ),
      );
    ctx.fillStyle = fade(tint(color, 0.6), 0.55);
    ctx.fill(specks(18, 1.9));
    ctx.fillStyle = fade(deep, 0.5);
    ctx.fill(specks(14, 1.6));
  });
}

/** Paints the symbol and the number of a stone, by which players identify the stone without its color. */
function mark(plate: Plate, index: number): void {
  const { ctx } = plate;
  const draw = (size: number, y: number, width: number, paint: ((plate: Plate) => void) | undefined) =>
    within(plate, null, () => {
      ctx.translate(0, y);
      ctx.scale(size, size);
      ctx.strokeStyle = '#17332D';
      ctx.lineWidth = width / size;
      paint?.(plate);
    });
  draw(27, -22, 5.4, symbols[index]);
  draw(14.5, 38, 5.6, numerals[index]);
}

/**
 * Paints a lily pad with a notch.
 * @param cut direction of the notch, rad
 */
function lilyPad(plate: Plate, cut: number, color: string): void {
  const { ctx } = plate;
  const [wide, high] = [120, 82];
  const at = (turn: number, reach: number): Point => [
    Math.cos(turn) * wide * reach,
    Math.sin(turn) * high * reach,
  ];
  const rim = Array.from({ length: 40 }, (_, step) => {
    const turn = cut + 0.16 + (step / 39) * (Math.PI * 2 - 0.32);
    return at(turn, 1 + 0.018 * Math.sin(turn * 5) + 0.012 * Math.sin(turn * 9));
  });
  const body = curve([...rim, at(cut, 0.12)], true, 0.6);
  form(plate, body, {
    fill: color,
    shade: mix(color, ink.deep, 0.75),
    light: mix(color, ink.lichen, 0.75),
    depth: 0.9,
  });
  within(plate, body, () => {
    ctx.strokeStyle = fade(mix(color, ink.lichen, 0.6), 0.35);
    ctx.lineWidth = 1.8;
    for (let vein = 1; vein < 9; vein++) {
      const turn = cut + (vein / 9) * Math.PI * 2;
      ctx.stroke(curve([at(cut, 0.1), at(turn, 0.55), at(turn + 0.06, 0.98)]));
    }
  });
}

/** Paints a half-open water lily with a small pollen center. */
function lily(plate: Plate): void {
  const petals = (count: number, length: number, wide: number, from: number, to: number, color: string) => {
    for (let petal = 0; petal < count; petal++) {
      const turn = from + ((to - from) * petal) / (count - 1);
      form(plate, leaf([0, 34], turn, length, wide, 0.55), {
        fill: color,
        shade: mix(color, ink.heather, 0.55),
        light: tint(color, 0.6),
        depth: 0.7,
      });
    }
  };
  const rose = mix(ink.rose, ink.snow, 0.35);
  petals(6, 92, 34, Math.PI * 1.0, Math.PI * 2.0, mix(rose, ink.dusk, 0.22));
  petals(5, 88, 36, Math.PI * 1.13, Math.PI * 1.87, rose);
  petals(3, 74, 34, Math.PI * 1.33, Math.PI * 1.67, mix(rose, ink.snow, 0.5));
  form(plate, union([-12, 0, 12].map((x) => ellipse(x, 30, 8, 9))), { fill: ink.pollen, shade: ink.dusk });
}

/** The five stones, two lily pads and a lily. Each has its own cell on a transparent background. */
export const patternFlowStones: Picture = {
  file: 'pattern-flow/stones.avif',
  width: cellWidth * columns,
  height: cellHeight * rows,
  scale: 2,
  outputWidth: 1360,
  seed: 2105,
  light: [-0.5, -0.86],
  quality: 80,
  edges: 98,
  limit: 66,
  draw(plate) {
    const { ctx } = plate;
    const paints = [
      ...stones.map((_, index) => () => {
        stone(plate, index);
        mark(plate, index);
      }),
      () => lilyPad(plate, 0.5, ink.fern),
      () => lilyPad(plate, -2.5, mix(ink.fern, ink.spruce, 0.35)),
      () => lily(plate),
    ];
    paints.forEach((paint, cell) => {
      ctx.save();
      ctx.translate(((cell % columns) + 0.5) * cellWidth, (Math.floor(cell / columns) + 0.5) * cellHeight);
      paint();
      ctx.restore();
    });
  },
};
