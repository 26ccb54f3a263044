import { describe, expect, test } from 'vitest';
import { FIRM_MOOD_PAIRS, MIN_MOOD_PAIRS, moodCountsByGame } from '../../../domain/analytics/what-helps';
import type { SyncedEntry } from '../../../domain/contract';
import type { Mood } from '../../../domain/mood';
import { moodChangeSentences } from '../../../src/ui/WhatHelps';
import { felt, played } from '../../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../../fixtures/analytics/random-journal';

/** Moods before and after a play: `+`, `0`, and `−` (minus sign). `-` (hyphen) stands for no mood. */
type Told = `${'+' | '0' | '−' | '-'}${'+' | '0' | '−' | '-'}`;
const MOOD: Readonly<Record<string, Mood>> = { '+': 'positive', '0': 'neutral', '−': 'negative' };

/** Returns a journal with one play a day, the last one today. */
const journal = (game: string, ...told: readonly Told[]): SyncedEntry[] =>
  told.flatMap((moods, index) => {
    const day = dayBefore(TODAY, told.length - 1 - index);
    const play = played(game, day, { hour: 9 });
    const [before, after] = [...moods].map((sign) => MOOD[sign]);
    return [
      play,
      ...(before ? [{ ...felt(before, day, 9), when: 'before' as const, play: play.id }] : []),
      ...(after ? [{ ...felt(after, day, 10), when: 'after' as const, after: game, play: play.id }] : []),
    ];
  });

const said = (entries: readonly SyncedEntry[]) =>
  moodCountsByGame(entries).map((helped) => moodChangeSentences(helped).join(' '));

describe('what helps me', () => {
  const EIGHT = ['−+', '−0', '0+', '−+', '++', '00', '+0', '0−'] as const;

  test("says nothing at two pairs, 'so far' from three on, and speaks firmly from eight on", () => {
    expect([MIN_MOOD_PAIRS, FIRM_MOOD_PAIRS]).toEqual([3, 8]);
    expect(said(journal('zen-garden', ...EIGHT.slice(0, 2)))).toEqual([]);
    expect(said(journal('zen-garden', ...EIGHT.slice(0, 3)))).toEqual([
      'So far, after Zen Garden, you felt better 3 out of 3 times.',
    ]);
    // Any game of the catalog gets the same sentence.
    expect(said(journal('melody-match', ...EIGHT.slice(0, 3)))).toEqual([
      'So far, after Melody Match, you felt better 3 out of 3 times.',
    ]);
    expect(said(journal('zen-garden', '00', '0−', '++'))).toEqual([
      'So far, after Zen Garden, you felt about the same 2 out of 3 times. You felt worse 1 out of 3 times.',
    ]);
    expect(said(journal('zen-garden', ...EIGHT.slice(0, 7)))).toEqual([
      'So far, after Zen Garden, you felt better 4 out of 7 times. You felt worse 1 out of 7 times.',
    ]);
    expect(said(journal('zen-garden', ...EIGHT))).toEqual([
      'After Zen Garden, you felt better 4 out of 8 times. You felt worse 2 out of 8 times.',
    ]);
  });

  test('agrees with a count by hand', () => {
    const entries = journal('zen-garden', '−+', '−0', '0+', '−+', '−0', '0+', '++', '+0', '0−');
    expect(moodCountsByGame(entries)).toEqual([
      { game: 'zen-garden', pairs: 9, better: 6, same: 1, worse: 2 },
    ]);
    expect(said(entries)).toEqual([
      'After Zen Garden, you felt better 6 out of 9 times. You felt worse 2 out of 9 times.',
    ]);
  });

  test('pairs only the two moods of one play', () => {
    // Only two of these plays have both moods.
    const alone = journal('zen-garden', '--', '+-', '-+', '-0', '−-', ...EIGHT.slice(0, 2));
    expect(said(alone)).toEqual([]);
    // Moods of earlier versions have no play.
    const old = journal('zen-garden', ...EIGHT).map((entry) => {
      if (entry.kind !== 'mood') return entry;
      const { play: _, ...rest } = entry;
      return rest;
    });
    expect(said(old)).toEqual([]);
    // Each play has only one of its two moods.
    expect(
      said(
        journal(
          'zen-garden',
          ...EIGHT.flatMap((one): Told[] => [`${one[0]}-` as Told, `-${one[1]}` as Told]),
        ),
      ),
    ).toEqual([]);
  });

  test('keeps games apart, and leads with those that helped, for any order of the journal', () => {
    const entries = [
      ...journal('zen-garden', ...EIGHT),
      ...journal('memory-cards', '+−', '+−', '+−', '0−', '0−', '+0', '+−', '+−'),
      ...journal('breathing-puzzle', '00', '++', '00', '++', '++', '00', '++', '+0'),
      ...journal('pattern-flow', '−+', '−+'),
      ...journal('a-game-of-2031', '−+', '−+', '−+', '−+', '−+', '−+', '−+', '−+'),
    ];
    const sentencesOfAll = [
      'After a-game-of-2031, you felt better 8 out of 8 times.',
      'After Zen Garden, you felt better 4 out of 8 times. You felt worse 2 out of 8 times.',
      'After Box Breathing, you felt about the same 7 out of 8 times. You felt worse 1 out of 8 times.',
      'After Memory Cards, you did not feel better. A different game may suit you more.',
    ];
    expect(said(entries)).toEqual(sentencesOfAll);
    expect(said(entries.toReversed())).toEqual(sentencesOfAll);
  });

  test('never claims that a game causes a mood', () => {
    const signs = ['−', '0', '+'];
    const told = signs.flatMap((before) => signs.map((after): Told => `${before}${after}` as Told));
    const all = told.flatMap((pair) =>
      [3, 8].flatMap((count) => said(journal('zen-garden', ...Array(count).fill(pair)))),
    );
    expect(all).toHaveLength(18);
    for (const sentence of all) expect(sentence).not.toMatch(/calm|cause|because|help|make/i);
  });

  test('pairs moods on both sides of midnight', () => {
    const pairs = journal('zen-garden', ...EIGHT).map((entry) =>
      entry.kind === 'mood' && entry.when === 'after'
        ? { ...entry, day: dayBefore(entry.day, -1), hour: 0 }
        : entry,
    );
    expect(said(pairs)).toHaveLength(1);
  });
});
