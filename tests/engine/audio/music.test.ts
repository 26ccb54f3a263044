import { expect, test } from 'vitest';
import { Music } from '../../../engine/audio/music/music';
import type { MusicVoice } from '../../../engine/audio/music/music-voice';
import { Clock } from '../../../engine/stage/clock';
import { nextRandom } from '../../../machines/random';
import { ManualHost } from '../../fakes/manual-clock';

/** Music with a sound that records its calls. */
function session({ isAllowed = true } = {}) {
  const host = new ManualHost();
  const clock = new Clock(host);
  const heard: string[] = [];
  const bed = {
    play: () => heard.push('chord'),
    pluck: (_: unknown, delay = 0) => heard.push(delay > 0 ? 'answer' : 'note'),
    breathe: (fullness: number, seconds: number) => heard.push(`breathes to ${fullness} in ${seconds} s`),
    light: () => undefined,
    end: (seconds: number) => heard.push(`ends in ${seconds} s`),
  } as unknown as MusicVoice;
  let seed = 5;
  const device = { isAllowed };
  const music = new Music({
    clock,
    random: () => {
      const [value, next] = nextRandom(seed);
      seed = next;
      return value;
    },
    handle: {
      get current() {
        return device.isAllowed ? bed : undefined;
      },
      release: (seconds) => heard.push(`released in ${seconds} s`),
    },
  });
  const count = (what: string) => heard.filter((one) => one === what).length;
  return { host, clock, heard, music, count, device };
}

test('each increase of the answers has one note, and a new board or a start has none', () => {
  const { music, host, count } = session();
  for (const answers of [4, 4, 5, 6, 6, 0, 1]) {
    music.follow({ answers });
    host.pass(1000);
  }
  expect(count('answer')).toBe(3);
});

test('200 answers a second have at most two notes', () => {
  const { music, host, count } = session();
  for (let answers = 0; answers <= 200; answers++) {
    music.follow({ answers });
    host.pass(5);
  }
  expect(count('answer')).toBe(2);
});

test('a breath is followed once, for the rest of its phase', () => {
  const { music, host, heard } = session();
  host.pass(1000);
  heard.length = 0;
  for (let time = 0; time < 3; time++) music.follow({ breath: { fullness: 1, end: 5000 } });
  music.follow({ breath: { fullness: 0, end: 9000 } });
  music.follow({ breath: null });
  expect(heard).toEqual(['breathes to 1 in 4 s', 'breathes to 0 in 8 s']);
});

test('halves of a breath that alternate are followed once each, for as long as the game says', () => {
  const { music, host, heard } = session();
  host.pass(1000);
  heard.length = 0;
  for (const fullness of [1, 1, 0, 0, 1]) music.follow({ breath: { fullness, seconds: 5 } });
  expect(heard).toEqual([1, 0, 1].map((fullness) => `breathes to ${fullness} in 5 s`));
});

test('chords and notes follow the clock of the game: none while it is held, and no flood after a sleep', () => {
  const { clock, host, count } = session();
  host.pass(60_000);
  const [chords, notes] = [count('chord'), count('note')];
  expect(chords).toBeGreaterThan(2);
  expect(notes).toBeGreaterThan(5);
  clock.pause('hidden');
  host.pass(3_600_000);
  expect([count('chord'), count('note')]).toEqual([chords, notes]);
  clock.resume('hidden');
  // The whole hour passes in a single step.
  host.sleep(3_600_000);
  expect(count('note') - notes).toBeLessThan(3);
});

test('phrases are silent while a person listens to the notes of the game', () => {
  const { music, host, count } = session();
  music.follow({ hasPhrases: false });
  host.pass(60_000);
  expect(count('note')).toBe(0);
  expect(count('chord')).toBeGreaterThan(2);
});

test('sound that the browser allows late begins with the current chord', () => {
  const { music, host, heard, device } = session({ isAllowed: false });
  host.pass(1000);
  expect(heard).toEqual([]);
  device.isAllowed = true;
  music.follow({});
  expect(heard).toEqual(['chord']);
});

test('the end fades out, and nothing follows', () => {
  const { music, host, heard } = session();
  host.pass(20_000);
  heard.length = 0;
  music.end();
  host.pass(600_000);
  expect(heard).toEqual(['ends in 2.5 s', 'released in 2.5 s']);
  expect(host.armed).toBe(0);
});
