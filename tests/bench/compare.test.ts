/** How benches judge: the other files of this folder can fail only as well as this does. */
import { expect, test } from 'vitest';
import { compare, medianLies } from './support/compare';

const TIME = { time: { name: 'time', unit: 'ms', most: 1.2, isRatio: true } } as const;

/** A side that takes so many times what the other takes, one value a round, and then again from the first. */
async function judge(ratios: readonly number[]) {
  let measured = 0;
  const found = await compare({ title: 'Example', rounds: 5 }, TIME, async (round) => {
    measured += 1;
    return { time: { here: (ratios[round % ratios.length] as number) * 10, beside: 10 } };
  });
  return { found, measured };
}

test('what is within its budget in every round is not measured again', async () => {
  expect(await judge([1, 1.1, 1.05])).toEqual({ found: [], measured: 5 });
});

test('nor is what is beyond it in every round, and that fails', async () => {
  expect(await judge([1.4, 1.3, 1.5])).toEqual({ found: ['time is 1.40, and may be 1.2 x'], measured: 5 });
});

test('a noisy machine measures again before it judges', async () => {
  const { found, measured } = await judge([1.1, 1.3, 1.1, 1.25, 1.1]);
  expect(measured).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

test('a number that is none does not pass', async () => {
  expect((await judge([Number.NaN])).found).toHaveLength(1);
});

test('where the median lies is told from the rounds that there are', () => {
  expect(medianLies([3, 1, 2])).toEqual([1, 3]);
  expect(medianLies([8, 1, 7, 2, 6, 3, 5, 4])).toEqual([2, 7]);
});
