import { describe, expect, test } from 'vitest';
import { CuePlayer } from '../../engine/audio/cue-player';
import { type CueTable, defineCues, MAX_CUE_LATENESS_MS, NO_CUES } from '../../engine/audio/cue-table';
import { sharedCues } from '../../engine/audio/shared.cues';
import { memoryCardsCues } from '../../engine/games/memory-cards/memory-cards.cues';
import { Clock } from '../../engine/stage/clock';
import type { MemoryCardsCue } from '../../machines/games/memory-cards/memory-cards.machine';
import { ManualHost } from '../fakes/manual-clock';

/** Returns a cue player whose mixer only records the names of the sounds that it would play. */
function recording() {
  const host = new ManualHost();
  const clock = new Clock(host);
  const played: string[] = [];
  const mixer = { prepare: () => undefined, play: (_: CueTable, name: string) => void played.push(name) };
  return { host, clock, played, player: new CuePlayer(mixer, clock) };
}

const match = memoryCardsCues.cues.match;

describe('the cues of Memory Cards', () => {
  test('the tune rests on D or A after 6, 8, 10, 12, 14 and 16 pairs', () => {
    for (const pairs of [6, 8, 10, 12, 14, 16]) expect(match.sounds[pairs - 1]).toMatch(/note-[da]\d/);
  });

  test('each pair plays the next note, after the pair became visible', () => {
    const { host, clock, played, player } = recording();
    for (const step of [0, 1, 2]) {
      player.play(memoryCardsCues, { type: 'cue', cue: 'match', step });
      expect(played).toHaveLength(step);
      host.pass(match.delay);
      clock.catchUp();
    }
    expect(played).toEqual(match.sounds.slice(0, 3));
  });
});

describe('a cue that is late after the tab slept', () => {
  // A timer of the game emits the cue, and the tab wakes `late` ms after the due time.
  const soundedAfter = (late: number) => {
    const { host, clock, played, player } = recording();
    clock.setTimeout(() => player.play(memoryCardsCues, { type: 'cue', cue: 'card-place' }), 1000);
    host.sleep(1000 + late);
    clock.catchUp();
    return played;
  };

  test('still sounds a quarter of a second late, and not later', () => {
    expect(soundedAfter(0)).toEqual(['card-place']);
    expect(soundedAfter(MAX_CUE_LATENESS_MS)).toEqual(['card-place']);
    expect(soundedAfter(MAX_CUE_LATENESS_MS + 1)).toEqual([]);
    expect(soundedAfter(600_000)).toEqual([]);
  });

  test('is dropped as well when its own delay was slept through', () => {
    const { host, clock, played, player } = recording();
    player.play(memoryCardsCues, { type: 'cue', cue: 'match', step: 0 });
    host.sleep(match.delay + MAX_CUE_LATENESS_MS + 1);
    clock.catchUp();
    expect(played).toEqual([]);
    player.play(memoryCardsCues, { type: 'cue', cue: 'match', step: 1 });
    host.sleep(match.delay);
    clock.catchUp();
    expect(played).toEqual([match.sounds[1]]);
  });
});

describe('a cue table', () => {
  test('names exactly the sounds of its file', () => {
    for (const table of [sharedCues, memoryCardsCues] as readonly CueTable[]) {
      const heard = Object.values(table.cues).flatMap(({ sounds }) => sounds);
      expect([...new Set(heard)].sort()).toEqual(Object.keys(table.sprite).sort());
      expect(heard.length).toBeGreaterThan(0);
    }
    expect(NO_CUES.url).toBeUndefined();
  });

  test('does not compile without a sound for every cue, or with a sound that its file lacks', () => {
    const sprite = { knock: [0, 100] };
    // @ts-expect-error: most cues are missing.
    const missing: CueTable<MemoryCardsCue> = defineCues('/a.mp3', sprite, { match: { sounds: ['knock'] } });
    // @ts-expect-error: there is no such sound in the file.
    const unknown: CueTable<'tap'> = defineCues('/a.mp3', sprite, { tap: { sounds: ['knack'] } });
    const { player } = recording();
    expect(() => player.play(missing, { type: 'cue', cue: 'card-flip' })).toThrow('no sound for the cue');
    expect(unknown.cues.tap.delay).toBe(0);
  });
});
