import { Howler } from 'howler';
import { afterEach, expect, test, vi } from 'vitest';
import { Mixer } from '../../../engine/audio/mixer';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a gain that accepts every connection. */
function gain() {
  const level = {
    value: 1,
    cancelScheduledValues: vi.fn(),
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
  };
  return { gain: level, connect: vi.fn(), disconnect: vi.fn() };
}

test('a voice sounds again after a phone call, without a touch', () => {
  const resume = vi.fn(() => Promise.resolve());
  const context = Object.assign(new EventTarget(), { state: 'running', currentTime: 0, resume });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('GainNode', function GainNode() {
    return { ...gain(), context };
  });
  Object.assign(Howler, { ctx: context, masterGain: gain(), usingWebAudio: true, state: 'running' });
  const voice = new Mixer().voice('ambience', () => 'rain');
  expect(voice.current).toBe('rain');
  // Safari reports these states during and after a call.
  for (const state of ['interrupted', 'suspended']) {
    context.state = state;
    context.dispatchEvent(new Event('statechange'));
  }
  expect(resume).toHaveBeenCalledOnce();
  voice.release();
});
