import { describe, expect, test } from 'vitest';
import { nextRandom, shuffle } from '../../machines/random';

/** Consecutive seeds, for which a weak generator gives similar numbers. */
const SEEDS = Array.from({ length: 20_000 }, (_, index) => index);
const ITEMS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** Returns the sum of (found - expected)² / expected, a measure of the deviation from a uniform distribution. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

describe('draw', () => {
  test('gives the published numbers of mulberry32 for the seed 42', () => {
    let seed = 42;
    const values = Array.from({ length: 4 }, () => {
      const [value, next] = nextRandom(seed);
      seed = next;
      return Math.round(value * 1e9);
    });
    expect(values).toEqual([601103752, 448290559, 852465793, 669734041]);
  });

  test.each([0, 1, -1, 2 ** 32 - 1, 2 ** 53, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'maps the seed %d to numbers from 0 to below 1 and whole seeds',
    (start) => {
      let seed = start;
      for (let round = 0; round < 1000; round++) {
        const [value, next] = nextRandom(seed);
        expect(value >= 0 && value < 1).toBe(true);
        expect(Number.isInteger(next) && next >= 0 && next < 2 ** 32).toBe(true);
        seed = next;
      }
    },
  );

  test('is uniform over ten equal parts of 0-1', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    let seed = 20261120;
    for (let round = 0; round < 20_000; round++) {
      const [value, next] = nextRandom(seed);
      seed = next;
      const part = Math.floor(value * 10);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    // With 9 degrees of freedom only one in a thousand random samples exceeds 27.9.
    expect(chiSquare(counts)).toBeLessThan(27.9);
  });
});

describe('shuffle', () => {
  test('returns each element once, and does not change its input', () => {
    const given = [...ITEMS];
    for (const seed of SEEDS.slice(0, 200)) {
      expect([...shuffle(given, seed)[0]].sort((one, other) => one - other)).toEqual(ITEMS);
    }
    expect(given).toEqual(ITEMS);
  });

  test('gives the same order for the same seed, and the next seed', () => {
    const [order, next] = shuffle(ITEMS, 5);
    expect(shuffle(ITEMS, 5)).toEqual([order, next]);
    expect(shuffle(ITEMS, next)[0]).not.toEqual(order);
  });

  test('handles no element and one element', () => {
    expect(shuffle([], 5)).toEqual([[], 5]);
    expect(shuffle(['only'], 5)).toEqual([['only'], 5]);
  });

  test('puts every element in every place equally often', () => {
    const counts = ITEMS.map(() => ITEMS.map(() => 0));
    for (const seed of SEEDS) {
      for (const [place, item] of shuffle(ITEMS, seed)[0].entries()) {
        const row = counts[item] as number[];
        row[place] = (row[place] as number) + 1;
      }
    }
    // With 11 × 11 degrees of freedom only one in a thousand random samples exceeds 174.
    expect(chiSquare(counts.flat())).toBeLessThan(174);
  });
});
