/** A terrace is one puzzle, a grid of channel stones. Stones are counted from 0, row by row. */
import {
  DIRECTION_OFFSETS,
  isOpen,
  type OpeningsMask,
  openDirectionsOf,
  oppositeOf,
  shapeOf,
  turnOpenings,
} from './openings';

export interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

/** The stone `spring` is in the first row. Water enters it from above. */
export interface Board extends BoardSize {
  readonly spring: number;
  /** Openings of each stone in the only solution. The spring's stone is open upward. */
  readonly solution: readonly OpeningsMask[];
  /** Initial orientation of each stone, in quarter turns clockwise from the solution, 0-3. */
  readonly shuffle: readonly number[];
}

/** Undefined beyond the edge of the terrace. */
export function neighborOf(
  { columns, rows }: BoardSize,
  stone: number,
  direction: number,
): number | undefined {
  const [across, down] = DIRECTION_OFFSETS[direction] as (typeof DIRECTION_OFFSETS)[number];
  const column = (stone % columns) + across;
  const row = Math.floor(stone / columns) + down;
  if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined;
  return row * columns + column;
}

export const openingsOf = (
  { solution }: Pick<Board, 'solution'>,
  quarters: readonly number[],
): OpeningsMask[] => solution.map((openings, stone) => turnOpenings(openings, quarters[stone] ?? 0));

/** The stones with one opening. */
export const basinStonesOf = ({ solution }: Pick<Board, 'solution'>): number[] =>
  [...solution.keys()].filter((stone) => shapeOf(solution[stone] as OpeningsMask) === 'basin');

/**
 * The direction from which water enters each stone: 0 (up) for the spring's stone, undefined where no water comes.
 * @param isPassable whether water passes a stone; by default every stone is passable
 */
export function feedDirectionsOf(
  board: Board,
  openings: readonly OpeningsMask[],
  isPassable: (stone: number) => boolean = () => true,
): (number | undefined)[] {
  const feeds: (number | undefined)[] = openings.map(() => undefined);
  if (!isOpen(openings[board.spring] ?? 0, 0) || !isPassable(board.spring)) return feeds;
  feeds[board.spring] = 0;
  const reached = [board.spring];
  for (const stone of reached) {
    for (const direction of openDirectionsOf(openings[stone] as OpeningsMask)) {
      const next = joinedNeighborOf(board, openings, stone, direction);
      if (next === undefined || feeds[next] !== undefined || !isPassable(next)) continue;
      feeds[next] = oppositeOf(direction);
      reached.push(next);
    }
  }
  return feeds;
}

/** The neighboring stone, if the channels of both stones meet. */
export function joinedNeighborOf(
  size: BoardSize,
  openings: readonly OpeningsMask[],
  stone: number,
  direction: number,
): number | undefined {
  if (!isOpen(openings[stone] as OpeningsMask, direction)) return undefined;
  const next = neighborOf(size, stone, direction);
  if (next === undefined) return undefined;
  return isOpen(openings[next] as OpeningsMask, oppositeOf(direction)) ? next : undefined;
}

/** The dry stones that the water reaches next, from the spring or from a wet stone. */
export const nextWetStones = (
  board: Board,
  openings: readonly OpeningsMask[],
  wet: readonly boolean[],
): number[] =>
  [...openings.keys()].filter((stone) => {
    if (wet[stone]) return false;
    if (stone === board.spring && isOpen(openings[stone] as OpeningsMask, 0)) return true;
    return [0, 1, 2, 3].some((direction) => {
      const next = joinedNeighborOf(board, openings, stone, direction);
      return next !== undefined && wet[next] === true;
    });
  });
