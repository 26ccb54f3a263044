import { describe, expect, test } from 'vitest';
import { layOut, minBoardHeight, SMALLEST_CARD } from '../../../../engine/games/memory-cards/board';

const COUNTS = [12, 16, 20, 24, 28, 32];

/** Rooms for the board (CSS px), from a small phone to a large screen, both ways. */
const ROOMS = [
  [340, 480],
  [366, 620],
  [620, 260],
  [820, 300],
  [760, 930],
  [1124, 580],
  [1180, 860],
  [1060, 1700],
] as const;

describe('the board', () => {
  test('is as the style guide draws it', () => {
    expect(layOut(12, 1124, 446)).toMatchObject({ columns: 6, rows: 2, width: 172, height: 215, gap: 16 });
    expect(layOut(12, 366, 520)).toMatchObject({ columns: 3, rows: 4 });
    expect(layOut(32, 1124, 540)).toMatchObject({ columns: 8, rows: 4 });
    expect(layOut(32, 370, 620)).toMatchObject({ columns: 5, rows: 7, width: 66 });
  });

  test.each(COUNTS.flatMap((count) => ROOMS.map(([width, height]) => [count, width, height] as const)))(
    '%i cards in %i x %i px: all on it, none smaller than a finger, none over another',
    (count, width, height) => {
      const needed = Math.max(height, minBoardHeight(count, width));
      const board = layOut(count, width, needed);
      expect(board.width).toBeGreaterThanOrEqual(SMALLEST_CARD.width);
      expect(board.height).toBeGreaterThanOrEqual(SMALLEST_CARD.height);
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

  test('lies still: places are whole or half pixels, so that no picture blurs', () => {
    for (const { x, y } of layOut(24, 1001, 577).places) {
      expect(Number.isInteger(x * 2)).toBe(true);
      expect(Number.isInteger(y * 2)).toBe(true);
    }
  });

  test('needs no scrolling from 390 x 844 up', () => {
    // What the figures and bars of the screen leave of a phone.
    for (const count of COUNTS) expect(minBoardHeight(count, 366)).toBeLessThanOrEqual(600);
  });
});
