import { describe, expect, test } from 'vitest';
import { type PlaceEllipse, stoneEllipsesIn } from '../../../../engine/games/pattern-flow/places';
import { MOST_RIPPLES, RIPPLE_SECONDS, Ripples } from '../../../../engine/games/pattern-flow/ripples';
import {
  DISTANCE_DIVISOR,
  distanceGridOver,
  fillRippleDistances,
  VALUES_PER_CELL,
  VERTICAL_STRETCH,
} from '../../../../engine/games/pattern-flow/travel';

/**
 * Returns a function of a position in the slot (CSS px). The function returns the distance that a ripple travels from
 * a stone to the position, and its direction and strength there.
 */
function waysFrom(source: number, stones: readonly PlaceEllipse[], width: number, height: number) {
  const grid = distanceGridOver(width, height);
  const numbers = new Float32Array(grid.columns * grid.rows * VALUES_PER_CELL);
  fillRippleDistances(numbers, grid, stones, source);
  const at = (x: number, y: number) => {
    const cell = Math.round((y * VERTICAL_STRETCH) / grid.side) * grid.columns + Math.round(x / grid.side);
    const [distance = 0, dx = 0, dy = 0, strength = 0] = numbers.subarray(cell * VALUES_PER_CELL);
    return { distance: distance * DISTANCE_DIVISOR, dx, dy, strength };
  };
  return { numbers, at };
}

describe('the way of a ripple', () => {
  const [left, wall] = [
    { x: 100, y: 200, rx: 40, ry: 30 },
    { x: 300, y: 200, rx: 60, ry: 60 },
  ];

  test('is straight without obstacles, from the rim of its stone', () => {
    const { at } = waysFrom(0, [left, wall], 600, 400);
    expect(at(200, 200).distance).toBeCloseTo(60, -1);
    expect(at(100, 40).distance).toBeCloseTo((160 - 30) * VERTICAL_STRETCH, -1);
    expect(at(100, 40)).toMatchObject({ strength: 1 });
    expect(at(200, 200).dx).toBeGreaterThan(0.99);
  });

  test('bends around a stone: it is longer and weaker behind it, and arrives at an angle', () => {
    const { at } = waysFrom(0, [left, wall], 600, 400);
    const open = waysFrom(0, [left], 600, 400);
    const [behind, without] = [at(384, 208), open.at(384, 208)];
    expect(behind.distance).toBeGreaterThan(without.distance + 8);
    expect(behind.strength).toBeLessThan(0.9);
    expect(Math.abs(behind.dy)).toBeGreaterThan(Math.abs(without.dy) + 0.1);
    // Far behind the stone the wave front closes again.
    expect(at(590, 200).strength).toBeGreaterThan(behind.strength);
  });

  test('is finite everywhere, and grows no faster than the distance', () => {
    const stones = stoneEllipsesIn(1180, 560);
    for (const source of stones.keys()) {
      const { numbers } = waysFrom(source, stones, 1180, 560);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });
});

describe('the stones', () => {
  test.each([
    [320, 230],
    [390, 600],
    [420, 300],
    [844, 250],
    [768, 800],
    [1180, 600],
    [1440, 500],
    [2560, 1200],
  ])('lie in the water without overlap, and have touch size, at %i x %i', (width, height) => {
    const stones = stoneEllipsesIn(width, height);
    for (const [place, one] of stones.entries()) {
      expect(2 * one.ry).toBeGreaterThanOrEqual(44);
      expect(one.x - one.rx).toBeGreaterThanOrEqual(0);
      expect(one.x + one.rx).toBeLessThanOrEqual(width);
      expect(one.y - one.ry).toBeGreaterThanOrEqual(0);
      expect(one.y + one.ry).toBeLessThanOrEqual(height);
      for (const other of stones.slice(place + 1)) {
        const apart = Math.hypot((one.x - other.x) / (2 * one.rx), (one.y - other.y) / (2 * one.ry));
        expect(apart, `${place + 1} and another`).toBeGreaterThan(1.05);
      }
    }
  });
});

test.each([
  [320, 230],
  [390, 600],
  [720, 560],
  [900, 560],
  [1180, 600],
])('the stones lie in reading order, row by row, at %i x %i', (width, height) => {
  const stones = stoneEllipsesIn(width, height);
  for (const [index, { x, y, ry }] of stones.entries()) {
    const before = stones[index - 1];
    if (!before) continue;
    const isInRow = Math.abs(y - before.y) < ry;
    expect(isInRow ? x > before.x : y > before.y, `stone ${index + 1}`).toBe(true);
  }
});

test('a ripple fades, and an excess one replaces the oldest', () => {
  const ripples = new Ripples();
  const numbers = new Float32Array(MOST_RIPPLES * 3);
  for (let stone = 0; stone < 9; stone++) ripples.begin(stone % 5);
  expect(ripples.tick(0.5)).toBe(true);
  ripples.write(numbers, 1);
  expect([0, 3, 6, 9, 12, 15].map((place) => numbers[place])).toEqual([3, 4, 0, 1, 2, 3]);
  expect(ripples.tick(RIPPLE_SECONDS)).toBe(false);
  ripples.write(numbers, 1);
  expect(numbers.every((number) => number === 0)).toBe(true);
});
