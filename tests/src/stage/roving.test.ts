import { describe, expect, test } from 'vitest';
import { nextRovingIndex, type TargetBox } from '../../../src/stage/roving';

/** Two rows of three boxes, and a third row with one centered box. */
const BOXES: readonly TargetBox[] = [
  ...[0, 1].flatMap((row) => [0, 1, 2].map((column) => box(column * 100, row * 120))),
  box(100, 240),
];

function box(x: number, y: number): TargetBox {
  return { x, y, width: 80, height: 100 };
}

describe('arrow keys', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', 2],
    [0, 'ArrowLeft', 0],
    [1, 'ArrowDown', 4],
    [4, 'ArrowDown', 6],
    [3, 'ArrowDown', 6],
    [6, 'ArrowUp', 4],
    [5, 'Home', 0],
    [0, 'End', 6],
    [0, 'x', 0],
  ])('from %i, %s leads to %i', (from, key, to) => {
    expect(nextRovingIndex(BOXES, from, key)).toBe(to);
  });

  test('do nothing when no control is in that direction', () => {
    expect(nextRovingIndex([], 0, 'ArrowDown')).toBe(0);
  });
});
