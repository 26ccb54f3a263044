import { describe, expect, test } from 'vitest';
import {
  evenRows,
  LARGEST_CARD_WIDTH,
  layOutCards,
  layOutFinishedCards,
  minBoardHeight,
  minFinishedHeight,
  SMALLEST_CARD_SIZE,
} from '../../../../engine/games/memory-cards/card-layout';

const COUNTS = [12, 16, 20, 24, 28, 32];

/** Spaces for the board (CSS px), from a small phone to a large screen, in both orientations. */
const ROOMS = [
  [340, 480],
  [366, 620],
  [620, 260],
  [820, 300],
  [760, 930],
  [1124, 580],
  [1180, 860],
  [1060, 1700],
  [1787, 1200],
] as const;

describe('the board', () => {
  test('matches the style guide', () => {
    expect(layOutCards(12, 1124, 446)).toMatchObject({ rows: [6, 6], width: 172, height: 215, gap: 16 });
    expect(layOutCards(12, 1787, 1200)).toMatchObject({ rows: [6, 6], width: 272 });
    expect(layOutCards(12, 366, 520)).toMatchObject({ rows: [3, 3, 3, 3] });
    expect(layOutCards(32, 1124, 540)).toMatchObject({ rows: [8, 8, 8, 8] });
    expect(layOutCards(32, 370, 620)).toMatchObject({ rows: [4, 5, 5, 4, 5, 5, 4], width: 66 });
  });

  test.each(COUNTS.flatMap((count) => ROOMS.map(([width, height]) => [count, width, height] as const)))(
    '%i cards in %i x %i px all fit, none below touch size, none overlapping',
    (count, width, height) => {
      const needed = Math.max(height, minBoardHeight(count, width));
      const board = layOutCards(count, width, needed);
      expect(board.width).toBeGreaterThanOrEqual(SMALLEST_CARD_SIZE.width);
      expect(board.height).toBeGreaterThanOrEqual(SMALLEST_CARD_SIZE.height);
      expect(board.places).toHaveLength(count);
      board.places.forEach(({ x, y }, index) => {
        expect(x - board.width / 2).toBeGreaterThanOrEqual(0);
        expect(x + board.width / 2).toBeLessThanOrEqual(width);
        expect(y - board.height / 2).toBeGreaterThanOrEqual(0);
        expect(y + board.height / 2).toBeLessThanOrEqual(needed);
        const before = board.places.slice(0, index);
        const over = before.filter(
          (other) => Math.abs(other.x - x) < board.width && Math.abs(other.y - y) < board.height,
        );
        expect(over).toEqual([]);
      });
    },
  );

  test.each(COUNTS.flatMap((count) => ROOMS.map(([width, height]) => [count, width, height] as const)))(
    '%i cards in %i x %i px are as large as in any layout, or at most 3 %% smaller in even rows',
    (count, width, height) => {
      const needed = Math.max(height, minBoardHeight(count, width));
      const board = layOutCards(count, width, needed);
      for (let rows = 1; rows <= count; rows++) {
        const widest = Math.ceil(count / rows);
        const gap = 16;
        const across = (width - (widest - 1) * gap) / widest;
        const down = ((needed - (rows - 1) * gap) / rows) * 0.8;
        const there = Math.min(across, down, LARGEST_CARD_WIDTH);
        if (there > SMALLEST_CARD_SIZE.width) expect(board.width).toBeGreaterThan(there / 1.03 - 1);
      }
    },
  );

  test('has vertically symmetric rows that differ by at most one card', () => {
    for (const count of COUNTS) {
      for (let rows = 1; rows <= count; rows++) {
        const lengths = evenRows(count, rows);
        expect(lengths).toHaveLength(rows);
        expect(lengths.reduce((sum, length) => sum + length)).toBe(count);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
        expect(lengths.toReversed()).toEqual(lengths);
      }
    }
  });

  test('has places on whole or half px, so that pictures stay sharp', () => {
    for (const { x, y } of layOutCards(24, 1001, 577).places) {
      expect(Number.isInteger(x * 2)).toBe(true);
      expect(Number.isInteger(y * 2)).toBe(true);
    }
  });

  test('needs no scrolling from 390 x 844 up', () => {
    // The bars and figures of the page leave 600 px of a height of 844 px to the board.
    for (const count of COUNTS) expect(minBoardHeight(count, 366)).toBeLessThanOrEqual(600);
  });
});

describe('a finished board', () => {
  test.each(COUNTS.flatMap((count) => ROOMS.map(([width, height]) => [count, width, height] as const)))(
    'of %i cards in %i x %i px keeps its rows above a row of 130 px, without a larger card',
    (count, width, height) => {
      const board = layOutCards(count, width, Math.max(height, minBoardHeight(count, width)));
      const left = Math.max(height - 130, minFinishedHeight(board));
      const finished = layOutFinishedCards(board, width, left);
      expect(finished.rows).toEqual(board.rows);
      expect(finished.width).toBeLessThanOrEqual(board.width);
      expect(finished.width).toBeGreaterThanOrEqual(24);
      for (const [index, { x, y }] of finished.places.entries()) {
        expect(x - finished.width / 2).toBeGreaterThanOrEqual(0);
        expect(x + finished.width / 2).toBeLessThanOrEqual(width);
        expect(y - finished.height / 2).toBeGreaterThanOrEqual(0);
        expect(y + finished.height / 2).toBeLessThanOrEqual(left);
        const over = finished.places
          .slice(0, index)
          .filter(
            (other) => Math.abs(other.x - x) < finished.width && Math.abs(other.y - y) < finished.height,
          );
        expect(over).toEqual([]);
      }
    },
  );
});
