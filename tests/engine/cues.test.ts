import { describe, expect, test } from 'vitest';
import type { Mixer } from '../../engine/audio/buses';
import { CUES, CuePlayer, PHRASE } from '../../engine/audio/cues';
import { Clock } from '../../engine/core/clock';
import { ManualHost } from '../support/manual-clock';

describe('cues', () => {
  test('after 6, 8, 10, 12, 14 and 16 pairs the tune rests on D or A', () => {
    for (const pairs of [6, 8, 10, 12, 14, 16]) {
      expect(PHRASE[pairs - 1]).toMatch(/note-[da]\d/);
    }
  });

  test('each pair plays the next note, once the pair can be seen', () => {
    const host = new ManualHost();
    const clock = new Clock(host);
    const played: string[] = [];
    const mixer = { play: (url: string) => played.push(url) } as unknown as Mixer;
    const player = new CuePlayer(mixer, clock);
    for (const step of [0, 1, 2]) {
      player.play({ type: 'cue', cue: 'match', step });
      expect(played).toHaveLength(step);
      host.pass(CUES.match.delay);
      clock.catchUp();
    }
    expect(played).toEqual(PHRASE.slice(0, 3));
  });

  test('a flip sounds at once', () => {
    const played: string[] = [];
    const mixer = { play: (url: string) => played.push(url) } as unknown as Mixer;
    new CuePlayer(mixer, new Clock(new ManualHost())).play({ type: 'cue', cue: 'card-flip' });
    expect(played).toHaveLength(1);
  });
});
