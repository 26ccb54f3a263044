/** Stones and plants as rectangles. */
import type { Place } from './places';
import { CELL, cornerOf } from './sheet';

/** A ring and its soft edge reach so far over a stone's cell. */
const ROOM = 1.14;

/** Numbers of a vertex: place, place in the cell, corner of the cell, stone. */
export const VERTEX = [2, 2, 2, 1] as const;
export const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** Two triangles for each thing. */
export const quads = (
  things: readonly (Place & { readonly cell: number; readonly stone: number })[],
): Float32Array =>
  new Float32Array(
    things.flatMap(({ x, y, rx, ry, cell, stone }) =>
      CORNERS.flatMap(([cx, cy]) => [
        x + cx * rx * CELL.wide * ROOM,
        y + cy * ry * CELL.high * ROOM,
        cx * ROOM,
        cy * ROOM,
        ...cornerOf(cell),
        stone,
      ]),
    ),
  );
