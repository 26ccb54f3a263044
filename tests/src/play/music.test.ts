import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { MusicVoice } from '../../../engine/audio/music/music-voice';
import { Clock } from '../../../engine/stage/clock';
import { playMusic } from '../../../src/play/music';
import type { Services } from '../../../src/services/services';
import { ManualHost } from '../../fakes/manual-clock';

let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});
afterEach(() => void vi.unstubAllGlobals());

const machine = createMachine({
  initial: 'on',
  states: { on: { on: { rest: 'off' } }, off: { on: { play: 'on' } } },
});

/** Plays the music of a game that rests in the state `off`. */
function play({ whenHidden = 'waits' as 'waits' | 'goes on' } = {}) {
  const host = new ManualHost();
  const listeners = new Set<() => void>();
  const heard: string[] = [];
  const device = { level: 1 };
  const bed = Object.fromEntries(
    ['play', 'pluck', 'breathe', 'light'].map((name) => [name, () => undefined]),
  ) as unknown as MusicVoice;
  const sound = {
    levelOf: () => device.level,
    background: (act: () => void) => act(),
    voice: () => {
      heard.push('begins');
      return { current: Object.assign(bed, { end: () => heard.push('ends') }), release: () => undefined };
    },
  };
  const actor = createActor(machine).start();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const end = playMusic(actor, { whenHidden, music: (snapshot) => (snapshot.matches('off') ? null : {}) }, {
    clock: new Clock(host),
    sound,
    settings: { subscribe },
    theme: { value: 'day', subscribe },
  } as unknown as Pick<Services, 'clock' | 'settings' | 'sound' | 'theme'>);
  return {
    actor,
    host,
    heard,
    end,
    listeners,
    hears: async (level: number) => {
      device.level = level;
      for (const listener of listeners) listener();
      await Promise.resolve();
    },
    hides: (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('music that is switched off in mid-note ends, and begins anew when it is switched on', async () => {
  const { heard, host, hears } = play();
  host.pass(9000);
  await hears(0);
  host.pass(60_000);
  expect(heard).toEqual(['begins', 'ends']);
  expect(host.armed).toBe(0);
  await hears(0.5);
  await hears(0.6);
  expect(heard).toEqual(['begins', 'ends', 'begins']);
});

test('music rests with the game', () => {
  const { actor, heard } = play();
  actor.send({ type: 'rest' });
  actor.send({ type: 'play' });
  expect(heard).toEqual(['begins', 'ends', 'begins']);
});

test.each([
  ['waits', ['begins', 'ends', 'begins']],
  ['goes on', ['begins']],
] as const)('in a hidden tab the music of a game that %s', (whenHidden, expected) => {
  const { heard, hides } = play({ whenHidden });
  hides(true);
  hides(false);
  expect(heard).toEqual(expected);
});

test('nothing follows the end', async () => {
  const { actor, heard, end, hears, hides, host, listeners } = play();
  end();
  actor.send({ type: 'rest' });
  actor.send({ type: 'play' });
  hides(true);
  hides(false);
  await hears(1);
  expect(heard).toEqual(['begins', 'ends']);
  expect([host.armed, listeners.size]).toEqual([0, 0]);
});
