import { afterEach, expect, test, vi } from 'vitest';
import { logRefusals } from '../../engine/audio/waking';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A context that is refused as often as it says. */
function contextRefused(times: number): AudioContext {
  let left = times;
  const resume = () => {
    left -= 1;
    return left < 0 ? Promise.resolve() : Promise.reject(new DOMException('In a call', 'NotAllowedError'));
  };
  return { resume } as AudioContext;
}

test('a context that is refused is logged once, rejects nothing, and may be woken later', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const context = contextRefused(2);
  logRefusals(context);
  const woken: string[] = [];
  // As Howler does, which waits for a yes and hears of no refusal.
  void context.resume().then(() => woken.push('first'));
  void context.resume().then(() => woken.push('second'));
  await context.resume().then(() => woken.push('third'));
  expect(woken).toEqual(['third']);
  expect(warn).toHaveBeenCalledOnce();
});
