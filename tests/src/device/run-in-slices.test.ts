import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInSlices } from '../../../src/device/run-in-slices';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Yields steps of `ms` each, and records every step. */
function* steps(count: number, ms: number, taken: number[]): Generator<void, string> {
  for (let step = 0; step < count; step++) {
    taken.push(step);
    now += ms;
    yield;
  }
  return 'done';
}

/** Lets other tasks run. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('steps run for eight milliseconds per task', async () => {
  const taken: number[] = [];
  const result = runInSlices(steps(20, 3, taken));
  expect(taken).toEqual([0, 1, 2]);
  await turn();
  expect(taken).toEqual([0, 1, 2, 3, 4, 5]);
  expect(await result).toBe('done');
  expect(taken).toHaveLength(20);
});

test('short work runs in one task', async () => {
  const taken: number[] = [];
  const result = runInSlices(steps(5, 1, taken));
  expect(taken).toHaveLength(5);
  expect(await result).toBe('done');
});

test('a signal stops it before the next step, with its reason', async () => {
  const taken: number[] = [];
  const controller = new AbortController();
  const result = runInSlices(steps(20, 9, taken), controller.signal);
  controller.abort(new Error('The page is gone'));
  await expect(result).rejects.toThrow('The page is gone');
  expect(taken).toEqual([0]);
});

test('an error of a step is thrown', async () => {
  function* broken(): Generator<void, string> {
    yield;
    throw new RangeError('There is no such day');
  }
  await expect(runInSlices(broken())).rejects.toThrow('There is no such day');
});
