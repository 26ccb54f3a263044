import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ambience } from '../../../engine/audio/ambience';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/device/settings';
import { PREVIEW_MS, previewAmbience } from '../../../src/overlay/previews';
import { AmbienceControl, LEAST_MUSIC_SECONDS } from '../../../src/services/ambience-control';
import { ManualHost } from '../../fakes/manual-clock';

const audioSession = { type: 'auto' };
beforeEach(() => {
  vi.stubGlobal('navigator', { audioSession });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a person with settings and a theme. A stand-in replaces the audio engine, and records each call. */
function person(changes: Partial<Settings> = {}) {
  const host = new ManualHost();
  const asked: string[] = [];
  const music: string[] = [];
  const nobody: () => void = () => undefined;
  const listeners = { settings: nobody, theme: nobody };
  const settings = {
    value: { ...DEFAULT_SETTINGS, ...changes },
    subscribe: (listener: () => void) => {
      listeners.settings = listener;
      return () => undefined;
    },
  };
  const theme = {
    value: 'day' as 'day' | 'night',
    subscribe: (listener: () => void) => {
      listeners.theme = listener;
      return () => undefined;
    },
  };
  const background = {
    play: (place: string, isNight: boolean) => asked.push(`${place} by ${isNight ? 'night' : 'day'}`),
    setNight: (isNight: boolean) => asked.push(isNight ? 'night' : 'day'),
    stop: (seconds?: number) => asked.push(`stops${seconds === undefined ? '' : ` in ${seconds} s`}`),
  } as unknown as Ambience;
  const ambience = new AmbienceControl({
    background: (act) => act(background),
    settings,
    theme,
    onMusic: (seconds) => music.push(`${seconds} s, after ${host.now() / 1000} s`),
    host,
  });
  return {
    host,
    asked,
    music,
    ambience,
    previews: () =>
      previewAmbience({ ambience, sound: { background: (act) => act(background) }, theme }, host),
    set: (more: Partial<Settings>) => {
      settings.value = { ...settings.value, ...more };
      listeners.settings();
    },
    falls: (now: 'day' | 'night') => {
      theme.value = now;
      listeners.theme();
    },
  };
}

describe('ambience', () => {
  test('reports when it is turned on and off', () => {
    const { ambience, asked, falls } = person();
    const told: (string | undefined)[] = [];
    ambience.subscribe(() => told.push(ambience.place));
    ambience.play('rainforest');
    ambience.play('rainforest');
    // Chosen ambience plays despite an iPad's silent switch. Afterward the switch applies again.
    expect(audioSession.type).toBe('playback');
    falls('night');
    ambience.stop();
    expect(audioSession.type).toBe('auto');
    ambience.stop();
    expect(asked).toEqual(['rainforest by day', 'night', 'stops']);
    expect(told).toEqual(['rainforest', undefined]);
  });

  test('continues in the next game, and stops with every game', () => {
    const { ambience, asked } = person();
    ambience.enterGame();
    ambience.play('rainforest');
    ambience.leaveGame();
    expect(ambience.place).toBeUndefined();
    ambience.enterGame();
    expect(ambience.place).toBe('rainforest');
    // Ambience that the person turned off in one game stays off in the next.
    ambience.stop();
    ambience.leaveGame();
    ambience.enterGame();
    expect(asked).toEqual(['rainforest by day', 'stops', 'rainforest by day', 'stops']);
  });

  test("starts silent in every game without 'auto-play next track'", () => {
    const { ambience, asked } = person({ autoPlayNext: false });
    ambience.play('rainforest');
    ambience.leaveGame();
    ambience.enterGame();
    expect(asked).toEqual(['rainforest by day', 'stops']);
  });

  test('is paused by a call and stays on', () => {
    const { ambience, asked } = person();
    ambience.pause();
    ambience.resume();
    ambience.play('rainforest');
    ambience.pause();
    ambience.pause();
    expect(ambience.place).toBe('rainforest');
    ambience.resume();
    ambience.resume();
    expect(asked).toEqual(['rainforest by day', 'stops', 'rainforest by day']);
  });

  test('plays for a moment when its volume is set, unless it is on', () => {
    const { ambience, asked, host, previews } = person();
    previews();
    host.pass(1000);
    previews();
    host.pass(PREVIEW_MS);
    expect(asked).toEqual(['brook by day', 'brook by day', 'stops']);
    ambience.play('rainforest');
    previews();
    host.pass(PREVIEW_MS);
    expect(asked.slice(3)).toEqual(['rainforest by day']);
  });

  test('turned on during a preview does not end with it', () => {
    const { ambience, asked, host, previews } = person();
    previews();
    ambience.play('rainforest');
    host.pass(PREVIEW_MS);
    expect(asked).toEqual(['brook by day', 'rainforest by day']);
  });
});

describe('the journal records music', () => {
  test('once, after a minute', () => {
    const { ambience, music, host } = person();
    ambience.play('rainforest');
    host.pass(LEAST_MUSIC_SECONDS * 1000 - 1);
    expect(music).toEqual([]);
    host.pass(600_000);
    expect(music).toEqual(['60 s, after 60 s']);
    ambience.stop();
    ambience.play('rainforest');
    host.pass(60_000);
    expect(music).toHaveLength(2);
  });

  test('without the sound of an earlier page, and without previews', () => {
    const { ambience, music, host, previews } = person();
    ambience.play('rainforest');
    host.pass(59_000);
    ambience.stop();
    ambience.play('rainforest');
    host.pass(59_000);
    ambience.stop();
    previews();
    host.pass(600_000);
    expect(music).toEqual([]);
  });

  test('only while audible: not muted, turned off, paused, or at 0', () => {
    const { ambience, music, host, set } = person({ muted: true });
    ambience.play('rainforest');
    host.pass(100_000);
    set({ muted: false });
    host.pass(30_000);
    set({ backgroundAudio: false });
    host.pass(100_000);
    set({ backgroundAudio: true });
    host.pass(20_000);
    ambience.pause();
    host.pass(100_000);
    ambience.resume();
    set({ volumes: { ...DEFAULT_SETTINGS.volumes, ambience: 0 } });
    host.pass(100_000);
    expect(music).toEqual([]);
    set({ volumes: { ...DEFAULT_SETTINGS.volumes, ambience: 5 } });
    host.pass(10_000);
    expect(music).toEqual(['60 s, after 460 s']);
  });
});
