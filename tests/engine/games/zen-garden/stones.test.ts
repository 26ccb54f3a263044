import { describe, expect, test } from 'vitest';
import {
  gardenStonesIn,
  ringsWidth,
  type Stone,
  StoneClearance,
} from '../../../../engine/games/zen-garden/stones';
import { GARDEN_HEIGHT } from '../../../../machines/games/zen-garden/strokes';

const WIDTHS = Array.from({ length: 27 }, (_, index) => 360 + index * 60);

test('six stones have the radii 25, 30, 20, 15, 18, 22', () => {
  expect(gardenStonesIn(1000).map(({ radius }) => radius)).toEqual([25, 30, 20, 15, 18, 22]);
});

test.each(WIDTHS)(
  '%s px wide: all six stones and their shadows fit, and a tooth passes between any two',
  (width) => {
    const stones = gardenStonesIn(width);
    for (const { x, y, radius } of stones) {
      expect(x - radius).toBeGreaterThan(16);
      expect(x + radius).toBeLessThan(width - 16);
      expect(y - radius).toBeGreaterThan(16);
      expect(y + radius).toBeLessThan(GARDEN_HEIGHT - 16);
    }
    for (const [index, one] of stones.entries()) {
      for (const other of stones.slice(index + 1)) {
        const between = Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
        expect(between).toBeGreaterThan(13);
      }
    }
  },
);

test.each([320, ...WIDTHS])('%s px wide: the rings of every stone lie within the garden', (width) => {
  for (const stone of gardenStonesIn(width)) {
    const reach = stone.radius + ringsWidth(stone);
    expect(stone.x - reach).toBeGreaterThanOrEqual(0);
    expect(stone.x + reach).toBeLessThanOrEqual(width);
    expect(stone.y - reach).toBeGreaterThanOrEqual(0);
    expect(stone.y + reach).toBeLessThanOrEqual(GARDEN_HEIGHT);
  }
});

test.each([1000, 1400, 1792])('%s px wide: the rings in a group of stones touch', (width) => {
  const [one, large, right, left, other] = gardenStonesIn(width) as [Stone, Stone, Stone, Stone, Stone];
  for (const [a, b] of [
    [large, left],
    [large, right],
    [one, other],
  ] as const) {
    const reach = a.radius + ringsWidth(a) + b.radius + ringsWidth(b);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(reach);
  }
});

describe('clearance', () => {
  const stones = [{ x: 100, y: 100, radius: 20 }];

  test("moves a point out to half the rake's width, from the center of the stone in some direction", () => {
    const clearance = new StoneClearance(stones, 30, { x: 300, y: 100 });
    const free = clearance.free({ x: 110, y: 100 });
    expect(free).toEqual({ x: 150, y: 100 });
    const middle = clearance.free({ x: 100, y: 100 }) as { x: number; y: number };
    expect(Math.hypot(middle.x - 100, middle.y - 100)).toBeCloseTo(50);
  });

  test('keeps the initial distance of a rake, and every larger one after that', () => {
    const clearance = new StoneClearance(stones, 30, { x: 132, y: 100 });
    expect(clearance.inTheWay({ x: 133, y: 100 })).toBeUndefined();
    expect(clearance.inTheWay({ x: 130, y: 100 })).toBe(stones[0]);
    clearance.passed({ x: 145, y: 100 });
    expect(clearance.inTheWay({ x: 140, y: 100 })).toBe(stones[0]);
  });
});
