import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, storedSettings } from '../../../src/device/settings';

/** Returns the settings that a stored text gives. */
function settingsFrom(text: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => text });
  return storedSettings.value;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('stored settings', () => {
  test("default to everything on, nothing hidden or muted, and the device's day and night", () => {
    expect(settingsFrom(null)).toEqual(DEFAULT_SETTINGS);
    const { theme, volumes, music, hideFigures, keepControls, shortNames, muted, moodBefore, ...switches } =
      DEFAULT_SETTINGS;
    expect(theme).toBe('system');
    expect(volumes).toEqual({ ambience: 50, music: 70, effects: 70, voice: 100 });
    expect(music).toBe(null);
    expect([hideFigures, keepControls, shortNames, muted, moodBefore]).toEqual(Array(5).fill(false));
    expect(Object.values(switches)).toEqual(Array(7).fill(true));
  });

  test('survive the round trip', () => {
    const changed = {
      theme: 'night',
      volumes: { ambience: 0, music: 2, effects: 100, voice: 1 },
      music: false,
      checkInReminders: false,
      dailyReminders: false,
      weeklyUpdates: false,
      backgroundAudio: false,
      soundEffects: false,
      dataCollection: false,
      autoPlayNext: false,
      hideFigures: true,
      keepControls: true,
      muted: true,
      moodBefore: true,
      shortNames: true,
    } as const;
    expect(settingsFrom(JSON.stringify(changed))).toEqual(changed);
  });

  test.each(['', '{', 'null', '[]', '7'])('%j give the defaults', (text) => {
    expect(settingsFrom(text)).toEqual(DEFAULT_SETTINGS);
  });

  test.each([
    ['theme', 'neon'],
    ['theme', 1],
    ['theme', null],
    ['theme', ['night']],
    ['theme', 'constructor'],
    ['muted', 'true'],
    ['muted', 1],
    ['muted', {}],
    ['hideFigures', null],
    ['music', 'on'],
    ['volumes', 50],
    ['volumes', [1, 2, 3]],
    ['volumes', null],
    ['volumes', { ambience: -1, effects: 100.5, voice: '80' }],
    ['volumes', { ambience: 101, effects: 1e308, voice: null }],
  ] as const)('an invalid field, %s: %j, falls back alone', (name, value) => {
    const text = JSON.stringify({ soundEffects: false, [name]: value });
    expect(settingsFrom(text)).toEqual({ ...DEFAULT_SETTINGS, soundEffects: false });
  });

  test('one invalid volume leaves the others unchanged', () => {
    const text = JSON.stringify({ volumes: { ambience: 7, effects: 'loud', voice: 0 } });
    expect(settingsFrom(text).volumes).toEqual({ ambience: 7, music: 70, effects: 70, voice: 0 });
  });

  test('inherited properties are no settings, and other objects are not changed', () => {
    const text =
      '{"__proto__":{"muted":true,"theme":"night"},"volumes":{"__proto__":{"ambience":3}},"more":1}';
    expect(settingsFrom(text)).toEqual(DEFAULT_SETTINGS);
    expect(Object.keys(settingsFrom(text))).toEqual(Object.keys(DEFAULT_SETTINGS));
    expect('muted' in {}).toBe(false);
  });
});
