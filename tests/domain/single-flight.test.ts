import { expect, test, vi } from 'vitest';
import { createKeyedSingleFlight, createSingleFlight } from '../../domain/single-flight';

test('a running task is joined, a result is reused, and a failure is retried', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  load.mockRejectedValueOnce(new Error('gone'));
  const flight = createSingleFlight(load);
  const both = [flight(), flight()];
  expect(await Promise.allSettled(both)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(await flight()).toBe('here');
  expect(await flight()).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
  flight.reset();
  expect(await flight()).toBe('here');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failure after a reset does not affect the task started since', async () => {
  let fail: (error: Error) => void = () => undefined;
  const load = vi.fn(() => Promise.resolve('here'));
  load.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const flight = createSingleFlight(load);
  const early = flight();
  flight.reset();
  const late = flight();
  fail(new Error('too late'));
  await expect(early).rejects.toThrow('too late');
  await late;
  expect(await flight()).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('per key, a running task is joined, and no result or failure is kept', async () => {
  const share = createKeyedSingleFlight<string>();
  const load = vi.fn((key: string) => Promise.resolve(key));
  const ask = (key: string) => share(key, () => load(key));
  const all = Promise.all([ask('one'), ask('two'), ask('one')]);
  expect([share.isRunning('one'), share.isRunning('three')]).toEqual([true, false]);
  expect(await all).toEqual(['one', 'two', 'one']);
  expect(share.isRunning('one')).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
  expect(await ask('one')).toBe('one');
  expect(load).toHaveBeenCalledTimes(3);
  load.mockRejectedValueOnce(new Error('gone'));
  expect(await Promise.allSettled([ask('two'), ask('two')])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await ask('two')).toBe('two');
  expect(load).toHaveBeenCalledTimes(5);
});

test('`peek` starts no task, and returns the running one', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  const flight = createSingleFlight(load);
  expect(flight.peek()).toBeUndefined();
  expect(load).not.toHaveBeenCalled();
  const begun = flight();
  expect(flight.peek()).toBe(begun);
  await begun;
  expect(flight.peek()).toBe(begun);
  flight.reset();
  expect(flight.peek()).toBeUndefined();
});
