import { Howler } from 'howler';
import { afterEach, expect, test, vi } from 'vitest';

/** Private members of Howler that the mixer uses. */
interface Private {
  ctx: unknown;
  usingWebAudio: boolean;
  state: string;
  _howls: readonly unknown[];
  _autoSuspend(): unknown;
}

const howler = Howler as unknown as Private;

afterEach(() => {
  vi.useRealTimers();
});

test('Howler suspends a silent context after half a minute, if suspension is allowed', async () => {
  vi.useFakeTimers();
  const context = { state: 'running', suspend: vi.fn(() => Promise.resolve()) };
  Object.assign(howler, { ctx: context, usingWebAudio: true, state: 'running', _howls: [] });
  Howler.autoSuspend = false;
  howler._autoSuspend();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(context.suspend).not.toHaveBeenCalled();
  Howler.autoSuspend = true;
  howler._autoSuspend();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(context.suspend).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(context.suspend).toHaveBeenCalledOnce();
});
