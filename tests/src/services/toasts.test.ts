import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../../src/services/toasts';

const RESET = { title: 'Garden Reset', description: 'Your zen garden has been reset.' };
const SAVED = { title: 'Safe Space Saved', description: 'Your safe space has been saved.' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one toast is shown at a time, and a new one replaces it', () => {
  const toasts = new Toasts(() => undefined);
  toasts.show(RESET);
  toasts.show(SAVED);
  expect(toasts.toast).toMatchObject({ ...SAVED, isOpen: true });
});

test('a dismissed toast closes, and is removed after 1,000,000 ms', () => {
  const toasts = new Toasts(() => undefined);
  toasts.show(RESET);
  const { id } = toasts.toast ?? { id: 0 };
  toasts.dismiss(id);
  expect(toasts.toast).toMatchObject({ ...RESET, isOpen: false });
  vi.advanceTimersByTime(999_999);
  expect(toasts.toast).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(toasts.toast).toBeUndefined();
});

test('the removal of a dismissed toast leaves a later one', () => {
  const toasts = new Toasts(() => undefined);
  toasts.show(RESET);
  const { id } = toasts.toast ?? { id: 0 };
  toasts.dismiss(id);
  toasts.show(SAVED);
  toasts.dismiss(id);
  vi.advanceTimersByTime(1_000_000);
  expect(toasts.toast).toMatchObject({ ...SAVED, isOpen: true });
});
