import { describe, expect, test } from 'vitest';
import { Ambience, LAP_SECONDS, type LoopedHowl } from '../../engine/audio/ambience';
import { ManualHost } from '../support/manual-clock';

/** A Howl of 80 s that tells what was asked of it, and when. */
function recording(state: 'loaded' | 'loading' = 'loaded') {
  const host = new ManualHost();
  const asked: string[] = [];
  let loaded: () => void = () => undefined;
  let volume = 1;
  const say = (what: string) => asked.push(`${host.now() / 1000} s: ${what}`);
  const howl = {
    state: () => state,
    duration: () => 80,
    once: (_: string, callback: () => void) => {
      loaded = callback;
    },
    play: () => {
      say('play');
      return 1;
    },
    stop: () => say('stop'),
    fade: (from: number, to: number) => say(`fade ${from} to ${to}`),
    volume: (to?: number) => {
      if (to !== undefined) volume = to;
      return volume;
    },
  } as unknown as LoopedHowl;
  return { host, asked, ambience: new Ambience(howl, () => 0.5, host), load: () => loaded() };
}

describe('ambience', () => {
  test('begins again over its own end, each time as early as the file is made for', () => {
    const { host, asked, ambience } = recording();
    ambience.start();
    ambience.start();
    host.pass(160_000);
    expect(asked.filter((line) => line.endsWith('play'))).toEqual(['0 s: play', '76 s: play', '152 s: play']);
    expect(LAP_SECONDS).toBe(4);
  });

  test('goes softly, and does not begin again', () => {
    const { host, asked, ambience } = recording();
    ambience.start();
    host.pass(10_000);
    ambience.stop();
    host.pass(200_000);
    expect(asked).toEqual(['0 s: stop', '0 s: play', '10 s: fade 0.5 to 0', '11.2 s: stop']);
  });

  test('may be taken up again while it is still going', () => {
    const { host, asked, ambience } = recording();
    ambience.start();
    host.pass(1000);
    ambience.stop();
    host.pass(500);
    ambience.start();
    host.pass(20_000);
    expect(asked.slice(-2)).toEqual(['1.5 s: stop', '1.5 s: play']);
  });

  test('waits for its file, and stays silent if it was stopped before the file came', () => {
    const { asked, ambience, load } = recording('loading');
    ambience.start();
    expect(asked).toEqual([]);
    load();
    expect(asked).toContain('0 s: play');

    const stopped = recording('loading');
    stopped.ambience.start();
    stopped.ambience.stop();
    stopped.load();
    expect(stopped.asked.filter((line) => line.endsWith('play'))).toEqual([]);
  });
});
