/** The square of Box Breathing, and the way of the light along it. */
import { describe, expect, test } from 'vitest';
import { layOutSquare, lightPosition } from '../../../../engine/games/basic-breathing/layout';

test.each([
  { width: 320, height: 250 },
  { width: 2500, height: 1300 },
])('the square fits %o', (slot) => {
  const { half, breadth } = layOutSquare(slot);
  expect(half + breadth * 0.74).toBeLessThan(slot.height / 2);
});

describe('the track', () => {
  const layout = layOutSquare({ width: 500, height: 600 });

  test('goes up the left side, along the top, down the right side and back along the bottom', () => {
    const middles = [0, 1, 2, 3].map((side) =>
      lightPosition(layout, side, 0.5).map((part) => Math.round(part) + 0),
    );
    expect(middles).toEqual([
      [-215, 0],
      [0, 215],
      [215, 0],
      [0, -215],
    ]);
  });

  test('has no gap at a corner', () => {
    for (const side of [0, 1, 2, 3]) {
      const [x, y] = lightPosition(layout, side, 1);
      const [nextX, nextY] = lightPosition(layout, (side + 1) % 4, 0);
      expect(x).toBeCloseTo(nextX, 9);
      expect(y).toBeCloseTo(nextY, 9);
    }
  });

  test('is traveled at constant speed, around the corners too', () => {
    const places = Array.from({ length: 101 }, (_, step) => lightPosition(layout, 0, step / 100));
    const steps = places.slice(1).map(([x, y], index) => {
      const [lastX, lastY] = places[index] as readonly [number, number];
      return Math.hypot(x - lastX, y - lastY);
    });
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.01);
  });
});
