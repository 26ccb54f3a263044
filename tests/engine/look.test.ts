import { expect, test } from 'vitest';
import { LookTable } from '../../engine/paint/look-table';

const day = { ink: [0, 0, 0], haze: 0, inks: [[0], [2]] };
const night = { ink: [1, 0.5, 0], haze: 1, inks: [[1], [4]] };

test('a look blends number by number, and is a table itself by day and by night', () => {
  const look = new LookTable(day, night);
  expect([look.at(0), look.at(1)]).toEqual([day, night]);
  expect(look.at(0)).toBe(day);
  expect(look.at(0.25)).toEqual({ ink: [0.25, 0.125, 0], haze: 0.25, inks: [[0.25], [2.5]] });
  expect(look.at(0.25)).toBe(look.at(0.25));
});

test('a look follows its course, and stays beyond the ends', () => {
  const look = new LookTable<{ readonly haze: number }>(
    [
      [20, { haze: 0 }],
      [45, { haze: 1 }],
      [100, { haze: 3 }],
    ],
    [
      [20, { haze: 10 }],
      [100, { haze: 20 }],
    ],
  );
  const hazes = [0, 20, 32.5, 45, 72.5, 100, 120].map((position) => look.at(0, position).haze);
  expect(hazes).toEqual([0, 0, 0.5, 1, 2, 3, 3]);
  expect(look.at(1, 60).haze).toBe(15);
  expect(look.at(0.5, 60).haze).toBeCloseTo((1 + (2 * 15) / 55 + 15) / 2);
});
