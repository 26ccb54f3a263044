/** Positions of the stones, the shelf and the brook, CSS px of the slot. */
import { clamp } from '../../stage/easing';
import type { StonePlace } from './stone';
import { SHEET_CELL_ASPECT } from './stone-shapes';

const IN_ROW = [
  [0.1, 0.56],
  [0.3, 0.42],
  [0.5, 0.58],
  [0.7, 0.42],
  [0.9, 0.56],
] as const;
const IN_TWO_ROWS = [
  [0.25, 0.27],
  [0.52, 0.22],
  [0.79, 0.3],
  [0.37, 0.73],
  [0.66, 0.76],
] as const;
/** Like {@link IN_TWO_ROWS}, for a slot narrower than {@link WIDE}. */
const IN_TWO_ROWS_NARROW = [
  [0.17, 0.25],
  [0.5, 0.2],
  [0.83, 0.27],
  [0.32, 0.73],
  [0.69, 0.76],
] as const;
const UPRIGHT = [
  [0.28, 0.17],
  [0.74, 0.21],
  [0.47, 0.5],
  [0.25, 0.81],
  [0.73, 0.84],
] as const;

/** Maximum width of the cell of a stone in the moss, CSS px. */
const WIDEST_IN_MOSS = 250;
/** In a large window the stones in the moss grow beyond {@link WIDEST_IN_MOSS}, to this share of the slot's width. */
const SHARE_IN_MOSS = 0.14;
/** Maximum width of the cell of the stone in hand, CSS px. */
const WIDEST_IN_HAND = 560;
/** In a large window the stone in hand grows beyond {@link WIDEST_IN_HAND}, to this share of the slot's width. */
const SHARE_IN_HAND = 0.32;

/** Minimum side of a stone's cell on the shelf, CSS px. It fits a finger. */
const SHELF_LEAST = 44;
const SHELF_MOST = 74;

/** Minimum width of a slot in which a row of the shelf has {@link ROW} stones, CSS px; below, half as many. */
const WIDE = 620;
const ROW = 12;

/** Time until a stone for the brook sinks, s. With reduced motion it lies on the water meanwhile. */
export const SINK_DELAY_SECONDS = 0.9;

export interface StoneLayout {
  readonly width: number;
  readonly height: number;
  /** Top and height of the brook's quad. */
  readonly brook: { readonly y: number; readonly height: number };
  /** The shelf: its number of stones, columns and rows, the side of a cell, and the middle of the upper edge. */
  readonly shelf: {
    readonly stones: number;
    readonly columns: number;
    readonly rows: number;
    readonly side: number;
    readonly x: number;
    readonly y: number;
  };
  readonly moss: readonly StonePlace[];
}

/** @param stones number of stones on the shelf */
export function layOutStones(width: number, height: number, stones: number): StoneLayout {
  const brookHeight = clamp(height * 0.27, 62, 170);
  const columns = width >= WIDE ? ROW : ROW / 2;
  const rows = stones === 0 ? 0 : Math.ceil(stones / columns);
  const side = Math.max(SHELF_LEAST, Math.min(SHELF_MOST, (width - 20) / columns, height * 0.14));
  const shelf = { stones, columns, rows, side, x: width / 2, y: 4 };
  const brook = { y: height - brookHeight + 8, height: brookHeight };
  const top = rows * side + (rows > 0 ? 12 : 0);
  const ground = { top, height: Math.max(60, brook.y + brookHeight * 0.26 - top) };
  return { width, height, brook, shelf, moss: mossIn(width, ground.top, ground.height) };
}

function mossIn(width: number, top: number, height: number): StonePlace[] {
  const shape = width / height;
  const [spots, most] =
    shape > 3.2
      ? ([IN_ROW, Math.min(width / 5.1, height * 0.86 * SHEET_CELL_ASPECT)] as const)
      : shape > 1.2
        ? width < WIDE
          ? ([IN_TWO_ROWS_NARROW, Math.min(width / 2.9, height * 0.5 * SHEET_CELL_ASPECT)] as const)
          : ([IN_TWO_ROWS, Math.min(width / 3.5, height * 0.5 * SHEET_CELL_ASPECT)] as const)
        : ([UPRIGHT, Math.min(width / 2.06, height * 0.335 * SHEET_CELL_ASPECT)] as const);
  const usual = Math.min(most, Math.max(WIDEST_IN_MOSS, width * SHARE_IN_MOSS));
  return spots.map(([x, y]) => {
    // Nearer stones are larger.
    const cell = usual * (0.9 + 0.14 * y);
    const spread = Math.min(width, usual * (spots === UPRIGHT ? 2.4 : 5.2));
    return { x: width / 2 + (x - 0.5) * spread, y: top + y * height, width: cell };
  });
}

/** @param isBelowShelf whether the shelf is visible above the stone */
export function heldStonePlace(
  { width, height, shelf, brook }: StoneLayout,
  isBelowShelf: boolean,
): StonePlace {
  const top = isBelowShelf ? shelf.rows * shelf.side + 12 : 0;
  const free = brook.y + brook.height * 0.3 - top;
  const most = Math.max(WIDEST_IN_HAND, width * SHARE_IN_HAND);
  return {
    x: width / 2,
    y: top + free / 2,
    width: Math.max(120, Math.min(width * 1.02, free * 0.98 * SHEET_CELL_ASPECT, most, height * 1.2)),
  };
}

export const sinkingStonePlace = ({ width, brook }: StoneLayout): StonePlace => ({
  x: width / 2,
  y: brook.y + brook.height * 0.6,
  width: Math.min(150, width * 0.34),
});

/** @param index index from the left, row by row. Each row is centered. */
export function shelfPlace({ shelf }: StoneLayout, index: number): StonePlace {
  const { stones, columns, side, x, y } = shelf;
  const row = Math.floor(index / columns);
  const inRow = Math.max(1, Math.min(columns, stones - row * columns));
  return {
    x: x + ((index % columns) - (inRow - 1) / 2) * side,
    y: y + (row + 0.5) * side,
    width: side * 1.06,
  };
}

export function shelfSlatePlace(layout: StoneLayout, index: number): StonePlace {
  const { x, y } = shelfPlace(layout, index);
  const { side } = layout.shelf;
  return { x, y: y + 0.27 * side, width: 1.1 * side };
}

/** Returns the minimum height of a slot in which every stone is large enough for a finger. */
export const leastSlotHeight = (width: number): number => (width >= WIDE ? 260 : 300);
