import { expect, test } from 'vitest';
import { DEFAULT_MIX } from '../../../engine/audio/buses';
import { DEFAULT_SETTINGS } from '../../../src/device/settings';
import { mixFrom } from '../../../src/services/sound';

test('volumes are shares of one, and what is turned off keeps its volume for later', () => {
  expect(mixFrom(DEFAULT_SETTINGS)).toEqual(DEFAULT_MIX);
  const quiet = { ...DEFAULT_SETTINGS, backgroundAudio: false, muted: true };
  expect(mixFrom(quiet)).toEqual({ ambience: 0, effects: 0.7, voice: 1, muted: true });
  expect(mixFrom({ ...DEFAULT_SETTINGS, soundEffects: false }).effects).toBe(0);
});
