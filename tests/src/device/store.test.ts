import { expect, test, vi } from 'vitest';
import { Listeners } from '../../../engine/stage/listeners';
import { ObservableValue } from '../../../src/device/store';

test('a store reports changes only, and not after the subscription has ended', () => {
  const store = new ObservableValue('day');
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

test('listeners receive the news', () => {
  const changes = new Listeners<[what: string]>();
  const heard = vi.fn();
  changes.subscribe(heard);
  changes.notify('written');
  expect(heard).toHaveBeenCalledWith('written');
});
