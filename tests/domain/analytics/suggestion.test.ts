import { describe, expect, test } from 'vitest';
import { suggestionOf } from '../../../domain/analytics/suggestion';
import { FIRM_MOOD_PAIRS, moodCountsByGame } from '../../../domain/analytics/what-helps';
import type { SyncedEntry } from '../../../domain/contract';
import { MOODS } from '../../../domain/mood';
import { felt, played } from '../../fixtures/analytics/kept-journal';
import { dayBefore, randomFrom, randomJournal, TODAY } from '../../fixtures/analytics/random-journal';

const GAMES = ['memory-cards', 'zen-garden', 'water-flow', 'a-game-of-2031', 'melody-match'];

/** A random journal in which most plays have a mood before and after. */
function pairs(seed: number): SyncedEntry[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: Math.floor(random() * 60) }, (_, index) => {
    const [game, day] = [pick(GAMES), dayBefore(TODAY, index)];
    const play = played(game, day, { hour: 9 });
    return [
      play,
      { ...felt(pick(MOODS), day, 9), when: 'before' as const, play: play.id },
      { ...felt(pick(MOODS), day, 10), when: 'after' as const, after: game, play: play.id },
    ];
  }).flat();
}

/** Returns the suggestions of ten successive days. */
const days = (entries: readonly SyncedEntry[], favorites: readonly string[] = [], except?: string) =>
  Array.from({ length: 10 }, (_, ago) => suggestionOf(entries, favorites, dayBefore(TODAY, ago), except));

describe('the suggestion of Home', () => {
  test("agrees with 'What helps me' over 200 random journals", () => {
    let suggested = 0;
    for (let seed = 0; seed < 200; seed++) {
      const entries = seed % 4 === 0 ? randomJournal(seed) : pairs(seed);
      const helpful = moodCountsByGame(entries).filter(
        ({ game, better, worse }) =>
          better > worse && ['memory-cards', 'zen-garden', 'water-flow'].includes(game),
      );
      const expected = helpful.map(({ game, pairs }) => [
        game,
        pairs < FIRM_MOOD_PAIRS ? 'helpedSoFar' : 'helped',
      ]);
      const found = new Map(days(entries).flatMap((one) => (one ? [[one.game.id, one.reason]] : [])));
      expect([...found].sort(), `seed ${seed}`).toEqual(expected.sort());
      suggested += found.size;
    }
    expect(suggested).toBeGreaterThan(100);
  });

  test('is a favorite while nothing has helped, never a game that is gone or offered already', () => {
    expect(days([])).toEqual(Array(10).fill(undefined));
    const favorites = ['gone', 'melody-match', 'zen-garden', 'water-flow'];
    const found = days([], favorites, 'water-flow');
    expect(found).toEqual(
      Array(10).fill({ game: expect.objectContaining({ id: 'zen-garden' }), reason: 'favorite' }),
    );
  });
});
