import { Howler } from 'howler';
import { afterEach, expect, test, vi } from 'vitest';
import { DEFAULT_MIX_VOLUMES } from '../../../engine/audio/buses';
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

/** Replaces the browser's audio. @returns the context, and each created gain in order */
function stub() {
  const resume = vi.fn(() => Promise.resolve());
  const context = Object.assign(new EventTarget(), {
    state: 'running',
    currentTime: 0,
    resume,
    createBufferSource: vi.fn(),
  });
  const made: ReturnType<typeof gain>[] = [];
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('GainNode', function GainNode() {
    const node = { ...gain(), context };
    made.push(node);
    return node;
  });
  Object.assign(Howler, { ctx: context, masterGain: gain(), usingWebAudio: true, state: 'running' });
  return { context, resume, made };
}

test('a voice sounds again after a phone call, without a touch', () => {
  const { context, resume } = stub();
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

test('ambience and music are 9 dB quieter while a voice reads, and effects are not', () => {
  const { made } = stub();
  const mixer = new Mixer({ ...DEFAULT_MIX_VOLUMES, music: 1 });
  const voices = (['effects', 'music', 'ambience'] as const).map((bus) => mixer.voice(bus, () => bus));
  for (const voice of voices) expect(voice.current).toBeDefined();
  mixer.duck(true);
  mixer.duck(false);
  const ramped = made.filter(({ gain }) => gain.linearRampToValueAtTime.mock.calls.length > 0);
  expect(ramped).toHaveLength(1);
  const levels = ramped[0]?.gain.linearRampToValueAtTime.mock.calls.map(([level]) => level);
  expect(levels).toEqual([expect.closeTo(10 ** (-9 / 20), 6), 1]);
  const fed = made.filter(({ connect }) => connect.mock.calls.some(([to]) => to === ramped[0]));
  expect(fed).toHaveLength(2);
  for (const voice of voices) voice.release();
});
