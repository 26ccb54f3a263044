import { afterEach, expect, test, vi } from 'vitest';
import { overrideSilentSwitch } from '../../../src/device/audio-session';

afterEach(() => vi.unstubAllGlobals());

test('chosen sounds ignore the silent switch until the last one ends', () => {
  const audioSession = { type: 'auto' };
  vi.stubGlobal('navigator', { audioSession });
  const [endFirst, endSecond] = [overrideSilentSwitch(), overrideSilentSwitch()];
  expect(audioSession.type).toBe('playback');
  endFirst();
  endFirst();
  expect(audioSession.type).toBe('playback');
  endSecond();
  expect(audioSession.type).toBe('auto');
  overrideSilentSwitch()();
  expect(audioSession.type).toBe('auto');
});

test('a browser without audio sessions keeps playing', () => {
  vi.stubGlobal('navigator', {});
  expect(overrideSilentSwitch()()).toBeUndefined();
});
