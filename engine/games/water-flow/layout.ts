/** Layout of a terrace in its slot, and the water's path through a stone. */
import type { BoardSize } from '../../../machines/games/water-flow/board';

/** Size of a terrace, and its position in the slot. A terrace is a grid of channel stones. */
export interface TerraceLayout extends BoardSize {
  /** Center of the first stone, CSS px. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Space for the banks on each side of the terrace, in cells. */
const EDGE = 0.42;
/** Space for the spring above the terrace, in cells. */
const SPRING = 0.9;
/** Space for the wall below the terrace, in cells. */
const WALL = 0.62;

/** Combined height of spring and wall in a low slot, in cells. */
const TIGHT = 0.75;

/** Maximum side of a cell, CSS px. The pictures of the stones have this size. */
const MOST = 176;

/** Minimum side of a cell in a slot that has room, CSS px. A stone is a touch target. */
const LEAST = 44;

/** Maximum number of rows of a terrace. */
const MOST_ROWS = 5;

/** Centers a terrace in a slot. Sizes are in CSS px. */
export function layOutTerrace(width: number, height: number, { columns, rows }: BoardSize): TerraceLayout {
  const side = Math.max(
    Math.min(MOST, width / (columns + 2 * EDGE), height / (rows + SPRING + WALL)),
    Math.min(LEAST, width / columns, height / (rows + TIGHT)),
  );
  return {
    columns,
    rows,
    side,
    x: (width - (columns - 1) * side) / 2,
    y: (height - (rows - 1 - (SPRING - WALL)) * side) / 2,
  };
}

/** Returns the minimum height of a slot, CSS px. */
export const leastSlotHeight = (): number => Math.ceil((MOST_ROWS + TIGHT) * LEAST);

export function stoneCenter(
  { columns, x, y, side }: TerraceLayout,
  stone: number,
): readonly [x: number, y: number] {
  return [x + (stone % columns) * side, y + Math.floor(stone / columns) * side];
}

/**
 * Returns a point on the water's path through a stone, in cells from the stone's center. In a bend the path is a
 * quarter circle, otherwise a straight line.
 * @param from direction of the opening through which water enters
 * @param to direction in which water leaves
 * @param part progress from the entry edge (0) to the exit edge (1)
 */
export function waterPointAt(from: number, to: number, part: number): readonly [x: number, y: number] {
  const [fromX, fromY] = edgeMiddle(from);
  const [toX, toY] = edgeMiddle(to);
  if ((from + to) % 2 === 0) return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
  const [cos, sin] = [Math.cos((part * Math.PI) / 2), Math.sin((part * Math.PI) / 2)];
  return [fromX + toX - toX * cos - fromX * sin, fromY + toY - toY * cos - fromY * sin];
}

/** Middles of a cell's edges, in cells from the cell's center, in the order up, right, down, left. */
const MIDDLES: readonly (readonly [x: number, y: number])[] = [
  [0, -0.5],
  [0.5, 0],
  [0, 0.5],
  [-0.5, 0],
];

/** Returns the middle of a cell's edge in a direction, in cells from the cell's center. */
export const edgeMiddle = (direction: number): readonly [x: number, y: number] =>
  MIDDLES[direction] as readonly [number, number];
