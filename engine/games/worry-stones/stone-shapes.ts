/** Sizes of the five stones in their cells of the sheets (`assets/art/worry-stones/shapes.ts`). */

/** Ratio of a cell's width to its height. */
export const SHEET_CELL_ASPECT = 500 / 400;

/** Half the width and half the height of each stone, as shares of its cell. */
const HALVES: readonly (readonly [x: number, y: number])[] = [
  [206 / 500, 158 / 400],
  [216 / 500, 134 / 400],
  [180 / 500, 168 / 400],
  [196 / 500, 164 / 400],
  [214 / 500, 150 / 400],
];

export const STONE_COUNT = HALVES.length;

/** A point in a cell: 0-1 from its upper left corner. */
export interface CellPoint {
  readonly x: number;
  readonly y: number;
}

export const stoneHalfSize = (stone: number): readonly [x: number, y: number] =>
  HALVES[stone] as readonly [number, number];

/** Returns whether a point is on the stone. The outline is slightly fuller than an ellipse. */
export function isOnStone(stone: number, { x, y }: CellPoint): boolean {
  const [halfX, halfY] = stoneHalfSize(stone);
  const [across, down] = [Math.abs(x - 0.5) / halfX, Math.abs(y - 0.5) / halfY];
  return across ** 2.3 + down ** 2.3 <= 1.06;
}
