import { describe, expect, test } from 'vitest';
import {
  bankHeight,
  normalizedDistance,
  STONE_HEIGHT_RATIO,
  type StonePlace,
  stonePlacesInStep,
  stonePlacesOnPath,
} from '../../../../engine/games/grounding-techniques/layout';
import { STONE_COUNT, stonesOfStep } from '../../../../machines/games/grounding-techniques/selectors';

/** Slots of a tablet, a phone, the narrowest phone, a phone in landscape, and a wide screen. */
const SLOTS = [
  [700, 640],
  [390, 250],
  [320, 236],
  [480, 300],
  [1180, 520],
] as const;

const least = (places: readonly StonePlace[]): number =>
  Math.min(
    ...places.flatMap((one, index) => places.slice(index + 1).map((other) => normalizedDistance(one, other))),
  );

describe.each(SLOTS)('in a slot of %i x %i px', (width, height) => {
  test.each([0, 1, 2, 3, 4])('no two stones of step %i overlap, and all lie in the water', (step) => {
    const places = stonePlacesInStep(step, width, height);
    const there = places.filter(({ size }) => size > 0);
    expect(there).toHaveLength((stonesOfStep(step).at(-1) as number) + 1);
    expect(least(there)).toBeGreaterThan(0.97);
    for (const { x, y, size } of there) {
      expect(x - size).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y + size * STONE_HEIGHT_RATIO).toBeLessThanOrEqual(height);
      expect(y - size * STONE_HEIGHT_RATIO).toBeGreaterThanOrEqual(bankHeight(height) - 8);
    }
  });

  test('the stones of the current step are the largest, each wide enough for a finger', () => {
    for (let step = 0; step < 5; step++) {
      const places = stonePlacesInStep(step, width, height);
      const own = stonesOfStep(step).map((stone) => places[stone] as StonePlace);
      const smallest = Math.min(...own.map(({ size }) => size));
      expect(smallest * 2).toBeGreaterThanOrEqual(48);
      for (const [stone, { size }] of places.entries()) {
        if (!stonesOfStep(step).includes(stone)) expect(size).toBeLessThan(smallest);
      }
    }
  });

  test('the path holds all fifteen stones, apart from each other and inside the picture', () => {
    const places = stonePlacesOnPath(width, height);
    expect(places).toHaveLength(STONE_COUNT);
    expect(least(places)).toBeGreaterThan(0.97);
    for (const { x, y, size } of places) {
      expect(x - size).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y + size * STONE_HEIGHT_RATIO).toBeLessThanOrEqual(height);
      expect(y - size).toBeGreaterThanOrEqual(0);
    }
    expect((places.at(-1) as StonePlace).size).toBeGreaterThan((places[0] as StonePlace).size);
  });
});
