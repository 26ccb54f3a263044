import { describe, expect, test } from 'vitest';
import {
  type Board,
  type BoardSize,
  basinStonesOf,
  feedDirectionsOf,
  openingsOf,
} from '../../../../machines/games/water-flow/board';
import { FALLBACK_BOARD, generateBoard } from '../../../../machines/games/water-flow/generator';
import { openDirectionsOf, orientationsOf } from '../../../../machines/games/water-flow/openings';
import { findUpToTwoSolutions, hasUniqueSolution } from '../../../../machines/games/water-flow/solver';
import { soak } from '../../../fixtures/soak';

const SEEDS = soak(10_000, 300);
/** Maximum time to generate one terrace, ms. */
const LIMIT_MS = 30;

const SIZES: readonly BoardSize[] = [
  { columns: 4, rows: 4 },
  { columns: 5, rows: 5 },
  { columns: 6, rows: 5 },
];

const puzzleOf = (board: Board) => ({ ...board, stones: board.solution });

const fills = (board: Board, openings: readonly number[]): boolean => {
  const feeds = feedDirectionsOf(board, openings);
  return basinStonesOf(board).every((basin) => feeds[basin] !== undefined);
};

/** Finds every solution by trying all orientations of all stones. */
function solutionsByTrial(board: Board): number[][] {
  const found: number[][] = [];
  const tryFrom = (openings: number[]): void => {
    const stone = board.solution[openings.length];
    if (stone !== undefined) for (const oriented of orientationsOf(stone)) tryFrom([...openings, oriented]);
    else if (fills(board, openings)) found.push(openings);
  };
  tryFrom([]);
  return found;
}

/** Returns the shortest of three generation times, ms, because another process may occupy the core during a run. */
function timeOf(size: BoardSize, seed: number): number {
  const times = [0, 1, 2].map(() => {
    const from = performance.now();
    generateBoard(size, seed);
    return performance.now() - from;
  });
  return Math.min(...times);
}

test(`each of ${SEEDS} seeds gives a terrace with exactly one solution`, { timeout: 120_000 }, () => {
  for (let seed = 0; seed < SEEDS; seed++) {
    const size = SIZES[seed % SIZES.length] as BoardSize;
    const from = performance.now();
    const [board] = generateBoard(size, seed);
    const took = performance.now() - from;
    if (took > LIMIT_MS) expect(timeOf(size, seed), `seed ${seed}`).toBeLessThan(LIMIT_MS);
    const { columns, rows, solution } = board;
    const stones = columns * rows;
    const facts = {
      size: { columns, rows },
      stones: solution.length,
      // The channels form a spanning tree: each of the n - 1 channels has two openings, and the spring adds one
      // opening.
      openings: solution.reduce((sum, openings) => sum + openDirectionsOf(openings).length, 0),
      crossings: solution.filter((openings) => openings === 15).length,
      isSolvable: fills(board, solution),
      isUnique: hasUniqueSolution(puzzleOf(board)),
      isShuffled: !fills(board, openingsOf(board, board.shuffle)),
    };
    expect(facts, `seed ${seed}`).toEqual({
      size,
      stones,
      openings: 2 * (stones - 1) + 1,
      crossings: 0,
      isSolvable: true,
      isUnique: true,
      isShuffled: true,
    });
    const basins = basinStonesOf(board).length;
    expect(basins, `seed ${seed}`).toBeGreaterThanOrEqual(stones / 6);
    expect(basins, `seed ${seed}`).toBeLessThanOrEqual(stones / 3);
  }
});

test('the same seed gives the same terrace, and the next seed another one', () => {
  const [first, next] = generateBoard(SIZES[1] as BoardSize, 7);
  expect(generateBoard(SIZES[1] as BoardSize, 7)).toEqual([first, next]);
  expect(generateBoard(SIZES[1] as BoardSize, next)[0]).not.toEqual(first);
});

describe('the solver', () => {
  test('agrees with trying every orientation of nine stones', { timeout: 120_000 }, () => {
    const counts = new Set<number>();
    for (let seed = 0; seed < 3; seed++) {
      const [board] = generateBoard({ columns: 3, rows: 3 }, seed);
      const spring = (board.spring + 1) % 3;
      // With another spring position a board may have no solution, or several.
      for (const other of [board, { ...board, spring }]) {
        const byTrial = solutionsByTrial(other);
        expect(hasUniqueSolution(puzzleOf(other)), `seed ${seed}, spring ${other.spring}`).toBe(
          byTrial.length === 1,
        );
        if (byTrial.length === 1) expect(findUpToTwoSolutions(puzzleOf(other))).toEqual(byTrial);
        counts.add(byTrial.length);
      }
    }
    expect(counts.has(1)).toBe(true);
    expect(counts.has(0)).toBe(true);
  });

  test('counts a board with a stone that can stay dry as ambiguous', () => {
    // The water runs straight down into the basin. The two bends beside its path stay dry.
    const board: Board = { columns: 2, rows: 2, spring: 0, solution: [5, 3, 1, 3], shuffle: [0, 0, 0, 0] };
    expect(solutionsByTrial(board)).toHaveLength(16);
    expect(hasUniqueSolution(puzzleOf(board))).toBe(false);
  });
});

describe('when every try fails', () => {
  test('the last terrace is mirrored and shuffled, and is still unique', () => {
    const [last, seed] = generateBoard(SIZES[1] as BoardSize, 3);
    const [again] = generateBoard(SIZES[2] as BoardSize, seed, last, 0);
    expect(again).toMatchObject({ columns: 5, rows: 5, spring: 4 - last.spring });
    expect(again.solution).not.toEqual(last.solution);
    expect(fills(again, again.solution)).toBe(true);
    expect(hasUniqueSolution(puzzleOf(again))).toBe(true);
    expect(fills(again, openingsOf(again, again.shuffle))).toBe(false);
    // Mirroring twice gives the original terrace.
    expect(generateBoard(SIZES[2] as BoardSize, seed, again, 0)[0].solution).toEqual(last.solution);
  });

  test('the first terrace is a fixed one with a unique solution', () => {
    expect(hasUniqueSolution(puzzleOf(FALLBACK_BOARD))).toBe(true);
    expect(generateBoard(SIZES[0] as BoardSize, 3, undefined, 0)[0]).toMatchObject({
      columns: 4,
      rows: 4,
      spring: 0,
    });
  });
});
