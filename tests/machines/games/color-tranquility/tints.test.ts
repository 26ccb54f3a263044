import { describe, expect, test } from 'vitest';
import { hexToOklab, oklabToRgb } from '../../../../engine/paint/color';
import {
  areRowsMixed,
  columnCountOf,
  columnOf,
  isRowEnd,
  isRowInOrder,
  LIGHTNESS_GAP_RANGE,
  ROW_COUNT,
  rowOf,
  SKY_COUNT,
  scatterTints,
  tintColorsOf,
} from '../../../../machines/games/color-tranquility/tints';

const SEEDS = 10_000;
const SKY_NUMBERS = Array.from({ length: SKY_COUNT }, (_, sky) => sky);

/** Returns the lightness of a tint as a screen shows it, OKLab × 100. */
const shownLightness = (tint: readonly [number, number, number]): number => {
  const bytes = oklabToRgb(tint).map((part) => Math.round(part * 255));
  return 100 * hexToOklab(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)[0];
};

describe(`over ${SEEDS} seeds`, () => {
  test.each(SKY_NUMBERS.flatMap((sky) => [0, 1].map((night) => [sky, night] as const)))(
    'the neighbors in sky %i differ enough in lightness alone, as a screen shows them (night: %i)',
    (sky, night) => {
      let least = Number.POSITIVE_INFINITY;
      for (let seed = 0; seed < SEEDS; seed++) {
        const apart =
          LIGHTNESS_GAP_RANGE.least + (seed % (LIGHTNESS_GAP_RANGE.most - LIGHTNESS_GAP_RANGE.least + 1));
        const shown = tintColorsOf({ seed: seed * 429_497, sky, apart }, night).map(shownLightness);
        for (let place = 0; place < shown.length; place++)
          if (columnOf(place, sky) > 0)
            least = Math.min(least, (shown[place] as number) - (shown[place - 1] as number) - apart);
      }
      expect(least).toBeGreaterThanOrEqual(0);
    },
  );

  test.each(SKY_NUMBERS)(
    'sky %i is scattered: one order alone is right, the ends are fixed, no row begins in order',
    (sky) => {
      const columns = columnCountOf(sky);
      for (let seed = 0; seed < SEEDS; seed++) {
        const order = scatterTints({ seed: seed * 429_497, sky });
        const rows = order.map((tint) => rowOf(tint, sky));
        // Rows by their dots, then lightness: every tint has a place of its own.
        const lightness = tintColorsOf({ seed, sky, apart: LIGHTNESS_GAP_RANGE.least }).map(
          ([value]) => value,
        );
        const right = [...order].sort(
          (one, other) =>
            rowOf(one, sky) - rowOf(other, sky) || (lightness[one] as number) - (lightness[other] as number),
        );
        const isRight =
          right.every((tint, place) => tint === place) &&
          order.every((tint, place) => tint === place || !isRowEnd(place, sky)) &&
          (areRowsMixed(sky) || rows.every((row, place) => row === rowOf(place, sky))) &&
          Array.from({ length: ROW_COUNT }, (_, row) => isRowInOrder(order, row, sky)).every(
            (isDone) => !isDone,
          );
        if (!isRight || order.length !== ROW_COUNT * columns) expect.fail(`seed ${seed}: ${order}`);
      }
    },
  );
});

test('later skies have more tints, and scatter them over more rows', () => {
  expect(SKY_NUMBERS.map(columnCountOf)).toEqual([5, 6, 7]);
  const reaches = SKY_NUMBERS.map((sky) => {
    const moves = Array.from({ length: 200 }, (_, seed) =>
      scatterTints({ seed, sky }).map((tint, place) => Math.abs(rowOf(tint, sky) - rowOf(place, sky))),
    );
    return Math.max(...moves.flat());
  });
  expect(reaches).toEqual([0, 1, 3]);
});
