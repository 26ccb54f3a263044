import { expect, test, vi } from 'vitest';
import { Listeners } from '../../../engine/core/listeners';
import { singleFlight } from '../../../src/device/single-flight';
import { Store } from '../../../src/device/store';

test('a store tells of a change, of nothing else, and nobody who has stopped listening', () => {
  const store = new Store('day');
  const [first, second] = [vi.fn(), vi.fn()];
  store.subscribe(first);
  const stop = store.subscribe(second);
  store.set('day');
  expect(first).not.toHaveBeenCalled();
  store.set('night');
  stop();
  store.set('day');
  expect(store.value).toBe('day');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
});

test('listeners hear what has happened', () => {
  const changes = new Listeners<[what: string]>();
  const heard = vi.fn();
  changes.subscribe(heard);
  changes.notify('written');
  expect(heard).toHaveBeenCalledWith('written');
});

test('what is under way is joined, what is there is not fetched again, and what failed is tried again', async () => {
  const load = vi.fn(() => Promise.resolve('here'));
  load.mockRejectedValueOnce(new Error('gone'));
  const flight = singleFlight(load);
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

test('a failure that comes after a reset leaves what has begun since', async () => {
  let fail: (error: Error) => void = () => undefined;
  const load = vi.fn(() => Promise.resolve('here'));
  load.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const flight = singleFlight(load);
  const early = flight();
  flight.reset();
  const late = flight();
  fail(new Error('too late'));
  await expect(early).rejects.toThrow('too late');
  await late;
  expect(await flight()).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});
