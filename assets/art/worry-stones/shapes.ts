import type { Path2D } from '@napi-rs/canvas';
import { ink, mix, tint } from '../kit/ink';
import { curve, type Point } from '../kit/path';
import { points } from '../kit/trace';

/** Size of a cell of the sheets, units. `CELL_ASPECT` in `engine/games/worry-stones/stone-shapes.ts` is the ratio. */
export const CELL_WIDTH = 500;
export const CELL_HEIGHT = 400;

export interface StoneShape {
  readonly color: string;
  /** Half the width and half the height of the stone in its cell, units. */
  readonly rx: number;
  readonly ry: number;
  /** Corners of the outline around (0, 0), as multiples of half the size. */
  readonly outline: string;
  /** The worn hollow: center and half sizes as multiples of half the stone's size, and depth (0-1). */
  readonly hollow: readonly [x: number, y: number, rx: number, ry: number, depth: number];
}

export const SHAPES: readonly StoneShape[] = [
  {
    color: mix(ink.clay, ink.rose, 0.3),
    rx: 206,
    ry: 158,
    outline:
      '-1 0.12, -0.93 -0.36, -0.64 -0.78, -0.14 -1, 0.42 -0.96, 0.84 -0.62, 1 -0.06, 0.92 0.5, 0.56 0.9, 0 1, -0.54 0.94, -0.88 0.6',
    hollow: [0.05, 0.02, 0.52, 0.44, 0.5],
  },
  {
    color: mix(mix(ink.tarn, ink.deep, 0.36), ink.heather, 0.12),
    rx: 216,
    ry: 134,
    outline:
      '-1 0.3, -0.98 -0.14, -0.72 -0.62, -0.22 -0.92, 0.34 -1, 0.8 -0.82, 1 -0.34, 0.96 0.2, 0.66 0.66, 0.16 0.9, -0.36 1, -0.8 0.8',
    hollow: [0.02, -0.06, 0.56, 0.42, 0.4],
  },
  {
    color: mix(ink.pollen, ink.clay, 0.16),
    rx: 180,
    ry: 168,
    outline:
      '-1 -0.02, -0.88 -0.5, -0.5 -0.88, 0.02 -1, 0.54 -0.88, 0.9 -0.48, 1 0.06, 0.86 0.56, 0.46 0.9, -0.06 1, -0.56 0.86, -0.9 0.48',
    hollow: [-0.02, 0.04, 0.5, 0.46, 0.55],
  },
  {
    color: tint(mix(ink.ice, ink.lichen, 0.5), 0.22),
    rx: 196,
    ry: 164,
    outline:
      '-0.98 0.5, -0.86 0, -0.52 -0.56, -0.06 -0.98, 0.34 -0.92, 0.68 -0.48, 0.96 0.08, 0.98 0.52, 0.66 0.84, 0.06 0.94, -0.5 1, -0.86 0.84',
    hollow: [0.02, 0.16, 0.46, 0.42, 0.5],
  },
  {
    color: mix(ink.heather, ink.ice, 0.1),
    rx: 214,
    ry: 150,
    outline:
      '-1 -0.06, -0.84 -0.62, -0.4 -0.92, 0.08 -0.84, 0.5 -0.98, 0.88 -0.66, 1 -0.08, 0.9 0.52, 0.5 0.92, -0.04 1, -0.56 0.92, -0.92 0.48',
    hollow: [0.04, 0.04, 0.54, 0.42, 0.45],
  },
];

/** Returns the outline of a stone around (0, 0), units. */
export const outlineOf = ({ outline, rx, ry }: StoneShape): Path2D =>
  curve(
    points(outline).map(([x, y]): Point => [x * rx, y * ry]),
    true,
  );
