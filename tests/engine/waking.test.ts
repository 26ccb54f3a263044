import { afterEach, expect, test, vi } from 'vitest';
import { keepContextRunning, tolerateRefusedResume, tolerateRefusedStarts } from '../../engine/audio/waking';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns an audio context that refuses to resume this many times. */
function contextRefused(times: number): AudioContext {
  let left = times;
  const resume = () => {
    left -= 1;
    return left < 0 ? Promise.resolve() : Promise.reject(new DOMException('In a call', 'NotAllowedError'));
  };
  return { resume } as AudioContext;
}

test('a refused context is logged once, rejects nothing, and may be resumed later', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const context = contextRefused(2);
  tolerateRefusedResume(context);
  const woken: string[] = [];
  // Howler resumes the context like this: it waits for success and ignores a refusal.
  void context.resume().then(() => woken.push('first'));
  void context.resume().then(() => woken.push('second'));
  await context.resume().then(() => woken.push('third'));
  expect(woken).toEqual(['third']);
  expect(warn).toHaveBeenCalledOnce();
});

/** Returns an audio context that a phone call can interrupt, and a page that receives touches. */
function atCall() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  const resume = vi.fn(() => Promise.resolve());
  const context = Object.assign(new EventTarget(), { state: 'running', resume });
  const becomes = (state: string) => {
    context.state = state;
    context.dispatchEvent(new Event('statechange'));
  };
  return { page, context: context as unknown as AudioContext, resume, becomes };
}

test('sound comes back when a call ends, without a touch', () => {
  const { context, resume, becomes } = atCall();
  keepContextRunning(context, () => true);
  becomes('interrupted');
  expect(resume).not.toHaveBeenCalled();
  becomes('suspended');
  expect(resume).toHaveBeenCalledOnce();
  becomes('running');
  expect(resume).toHaveBeenCalledOnce();
});

test('sound comes back with the tab, and with a touch', () => {
  const { page, context, resume, becomes } = atCall();
  keepContextRunning(context, () => true);
  becomes('interrupted');
  for (const event of ['visibilitychange', 'pointerup', 'keydown']) page.dispatchEvent(new Event(event));
  expect(resume).toHaveBeenCalledTimes(3);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(resume).toHaveBeenCalledTimes(3);
});

test('a context stays suspended while nothing plays', () => {
  const { page, context, resume, becomes } = atCall();
  keepContextRunning(context, () => false);
  becomes('suspended');
  for (const event of ['visibilitychange', 'pointerup', 'keydown']) page.dispatchEvent(new Event(event));
  expect(resume).not.toHaveBeenCalled();
});

test("a refused start of Howler's source is logged once, and its stop does nothing", () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw new DOMException('The device is busy', 'InvalidStateError');
  };
  let starts = true;
  const stop = vi.fn();
  const context = {
    createBufferSource: () => ({ context, start: starts ? vi.fn() : refuse, stop }),
  } as unknown as AudioContext;
  tolerateRefusedStarts(context);
  const heard = context.createBufferSource();
  heard.start(0, 1, 2);
  heard.stop(3);
  expect(stop).toHaveBeenCalledExactlyOnceWith(3);
  starts = false;
  for (const _ of [1, 2]) {
    const unheard = context.createBufferSource();
    unheard.start();
    unheard.stop();
  }
  expect(stop).toHaveBeenCalledOnce();
  expect(warn.mock.calls).toEqual([['A sound did not start', expect.any(DOMException)]]);
  warn.mockRestore();
});
