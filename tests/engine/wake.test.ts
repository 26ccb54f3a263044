import { afterEach, expect, test, vi } from 'vitest';
import { logRefusals, wake } from '../../engine/audio/wake';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A context that the browser does not let sound. */
const refused = () =>
  ({
    state: 'suspended',
    resume: () => Promise.reject(new DOMException('No gesture yet.', 'NotAllowedError')),
  }) as unknown as AudioContext;

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('a browser that does not let sound go on is logged, once for each time, and nothing else happens', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  wake(refused());
  await turn();
  expect(warned).toHaveBeenCalledTimes(1);
  // As Howler does: it takes no refusal.
  const context = refused();
  logRefusals(context);
  const goOn = vi.fn();
  context.resume().then(goOn);
  wake(context);
  await turn();
  expect(warned).toHaveBeenCalledTimes(3);
  expect(goOn).not.toHaveBeenCalled();
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});

test('a context that sounds is not asked', () => {
  const resume = vi.fn();
  wake({ state: 'running', resume } as unknown as AudioContext);
  expect(resume).not.toHaveBeenCalled();
});
