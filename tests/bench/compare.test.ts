/** Tests the judgment of measurements, on which the benches in this folder depend. */
import { expect, test } from 'vitest';
import { compare, medianLies } from './support/compare';

const TIME = { time: { name: 'time', unit: 'ms', most: 1.2, isRatio: true } } as const;

/** Judges measurements with these ratios, one per round. The ratios repeat cyclically. */
async function judge(ratios: readonly number[]) {
  let measured = 0;
  const found = await compare({ title: 'Example', rounds: 5 }, TIME, async (round) => {
    measured += 1;
    return { time: { here: (ratios[round % ratios.length] as number) * 10, beside: 10 } };
  });
  return { found, measured };
}

test('a ratio within its budget in every round needs no further rounds', async () => {
  expect(await judge([1, 1.1, 1.05])).toEqual({ found: [], measured: 5 });
});

test('a ratio beyond its budget in every round fails without further rounds', async () => {
  expect(await judge([1.4, 1.3, 1.5])).toEqual({ found: ['time is 1.40, and may be 1.2 x'], measured: 5 });
});

test('noisy ratios get more rounds before the judgment', async () => {
  const { found, measured } = await judge([1.1, 1.3, 1.1, 1.25, 1.1]);
  expect(measured).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

test('NaN does not pass', async () => {
  expect((await judge([Number.NaN])).found).toHaveLength(1);
});

test('the confidence interval of the median follows from the rounds', () => {
  expect(medianLies([3, 1, 2])).toEqual([1, 3]);
  expect(medianLies([8, 1, 7, 2, 6, 3, 5, 4])).toEqual([2, 7]);
});
