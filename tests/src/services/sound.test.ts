import { expect, test, vi } from 'vitest';
import { DEFAULT_MIX_VOLUMES } from '../../../engine/audio/buses';
import { Clock } from '../../../engine/stage/clock';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/device/settings';
import type { Stored } from '../../../src/device/stored';
import { mixFrom, Sound } from '../../../src/services/sound';

test('volumes are shares of one, and a muted kind keeps its volume', () => {
  expect(mixFrom(DEFAULT_SETTINGS)).toEqual(DEFAULT_MIX_VOLUMES);
  const quiet = { ...DEFAULT_SETTINGS, backgroundAudio: false, muted: true };
  expect(mixFrom(quiet)).toEqual({ ambience: 0, music: 0, effects: 0.7, voice: 1, muted: true });
  expect(mixFrom({ ...DEFAULT_SETTINGS, soundEffects: false }).effects).toBe(0);
});

test('music is audible only after a decision for it, and only with background audio', () => {
  const levels = [null, false, true].map((music) => mixFrom({ ...DEFAULT_SETTINGS, music }).music);
  expect(levels).toEqual([0, 0, 0.7]);
  expect(mixFrom({ ...DEFAULT_SETTINGS, music: true, backgroundAudio: false }).music).toBe(0);
});

test('audio waits for a pending first frame, and until the browser can present it', async () => {
  const settings = { value: DEFAULT_SETTINGS, subscribe: () => () => undefined };
  const sound = new Sound(new Clock(), settings as unknown as Stored<Settings>);
  await sound.whenFree();

  sound.hold();
  let isFree = false;
  const waiting = sound.whenFree().then(() => {
    isFree = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isFree).toBe(false);

  sound.release();
  // Audio waits during all microtasks of the task that drew the frame.
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  expect(isFree).toBe(false);
  await waiting;
  expect(isFree).toBe(true);
});

test('a voice asks for the engine when it is first needed, and never while the app is muted or after its release', async () => {
  const settings = { value: { ...DEFAULT_SETTINGS, muted: true }, subscribe: () => () => undefined };
  const sound = new Sound(new Clock(), settings as unknown as Stored<Settings>);
  const loads = vi.spyOn(sound, 'whenFree').mockReturnValue(new Promise(() => undefined));
  const create = () => 'voice';
  expect(sound.voice('voice', create).current).toBeUndefined();
  expect(loads).not.toHaveBeenCalled();
  settings.value = { ...DEFAULT_SETTINGS, muted: false };
  const released = sound.voice('voice', create);
  released.release();
  expect(released.current).toBeUndefined();
  expect(loads).not.toHaveBeenCalled();

  const voice = sound.voice('voice', create);
  expect(voice.current).toBeUndefined();
  expect(voice.current).toBeUndefined();
  expect(loads).toHaveBeenCalledOnce();
});
