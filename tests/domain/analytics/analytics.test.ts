import { describe, expect, test } from 'vitest';
import {
  analyticsJson,
  buildEmotionalAnalytics,
  buildGamesAnalytics,
  buildUsageAnalytics,
  happinessScore,
} from '../../../domain/analytics/analytics';
import {
  emotionalAnalyticsSchema,
  gamesAnalyticsSchema,
  usageAnalyticsSchema,
} from '../../../domain/analytics/responses';
import { type DayTally, isTally, TALLY_VERSION, tallyDay } from '../../../domain/analytics/tally';
import type { SyncedEntry } from '../../../domain/contract';
import { plainCounts } from '../../fixtures/analytics/plain-counts';
import { dayBefore, randomJournal, TODAY } from '../../fixtures/analytics/random-journal';

let made = 0;
const common = (day = TODAY, hour = 9) => {
  made += 1;
  return { id: `entry-${made}`, at: Date.parse(day), day, hour };
};
const mood = (
  which: 'positive' | 'neutral' | 'negative',
  day = TODAY,
  hour = 9,
): Extract<SyncedEntry, { kind: 'mood' }> => ({ ...common(day, hour), kind: 'mood', mood: which });
const play = (game = 'memory-cards', day = TODAY): Extract<SyncedEntry, { kind: 'play' }> => ({
  ...common(day),
  kind: 'play',
  game,
});
const completed = (game: string, score?: number, day = TODAY): SyncedEntry => ({
  ...play(game, day),
  completedAt: 1,
  ...(score !== undefined && { score }),
});
const music = (seconds: number): SyncedEntry => ({ ...common(), kind: 'music', seconds });

/** Returns the tallies of a journal, newest day first, because answers must not depend on their order. */
function tallies(entries: readonly SyncedEntry[]): DayTally[] {
  const days = [...new Set(entries.map(({ day }) => day))].sort().reverse();
  return days.map((day) =>
    tallyDay(
      day,
      entries.filter((entry) => entry.day === day),
    ),
  );
}

describe('a tally', () => {
  test('counts moods, plays and music, and activities by the hour', () => {
    const tally = tallyDay(TODAY, [
      mood('positive', TODAY, 0),
      mood('negative', TODAY, 23),
      completed('zen-garden'),
      completed('memory-cards', 80),
      play('memory-cards'),
      music(60),
    ]);
    expect(tally).toMatchObject({
      day: TODAY,
      moods: [1, 0, 1],
      music: 1,
      games: [
        ['memory-cards', 2, 1, 1, 80],
        ['zen-garden', 1, 1, 0, 0],
      ],
    });
    expect([tally.hours[0], tally.hours[9], tally.hours[23], tally.hours.length]).toEqual([1, 4, 1, 24]);
  });

  test.each([
    [59, 0],
    [60, 1],
    [61, 1],
  ])('music of %i s is %i session', (seconds, sessions) => {
    const tally = tallyDay(TODAY, [music(seconds)]);
    expect([tally.music, tally.hours[9]]).toEqual([sessions, sessions]);
  });

  test('does not count a mood before a game', () => {
    const tally = tallyDay(TODAY, [{ ...mood('negative'), when: 'before' }]);
    expect([tally.moods, tally.hours[9]]).toEqual([[0, 0, 0], 0]);
  });

  test('counts two versions of an entry once, as completed if one of them is', () => {
    const begun = play();
    const done = { ...begun, completedAt: 5, score: 90 };
    for (const entries of [
      [begun, done],
      [done, begun],
      [done, { ...done, score: 10 }],
    ]) {
      expect(tallyDay(TODAY, entries).games).toEqual([['memory-cards', 1, 1, 1, 90]]);
    }
    const felt = mood('neutral');
    expect(tallyDay(TODAY, [felt, felt]).moods).toEqual([0, 1, 0]);
  });

  test('counts all of 10,000 entries', () => {
    expect(
      tallyDay(
        TODAY,
        Array.from({ length: 10_000 }, () => mood('neutral')),
      ).moods,
    ).toEqual([0, 10_000, 0]);
  });

  test('is recognized after it was stored, and no other value is', () => {
    const tally = tallyDay(TODAY, [mood('positive'), play()]);
    expect(isTally(JSON.parse(JSON.stringify(tally)))).toBe(true);
    for (const other of [
      null,
      7,
      [],
      {},
      { ...tally, version: TALLY_VERSION + 1 },
      { ...tally, day: 3 },
      { ...tally, moods: [1, 2] },
      { ...tally, moods: [1, 2, -1] },
      { ...tally, music: 0.5 },
      { ...tally, hours: tally.hours.slice(1) },
      { ...tally, hours: [...tally.hours.slice(1), '1'] },
      { ...tally, games: [['memory-cards', 1]] },
      { ...tally, games: 'none' },
    ]) {
      expect(isTally(other), JSON.stringify(other)).toBe(false);
    }
  });
});

describe('the emotional answer', () => {
  test('has only the periods with a check-in, oldest first', () => {
    const answer = buildEmotionalAnalytics(
      tallies([
        mood('positive', '2027-01-01'),
        mood('negative', '2026-12-28'),
        mood('neutral', '2026-11-20'),
        play('memory-cards', '2026-11-19'),
      ]),
    );
    expect(Object.keys(answer.dailyTrends)).toEqual(['2026-11-20', '2026-12-28', '2027-01-01']);
    expect(Object.keys(answer.weeklyTrends)).toEqual(['2026-W47', '2026-W53']);
    expect(Object.keys(answer.monthlyTrends)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(answer.weeklyTrends['2026-W53']).toEqual({
      positive: 1,
      neutral: 0,
      negative: 1,
      total: 2,
      happinessScore: 0,
    });
  });

  test.each([
    [0, 0, 0, 0],
    [3, 0, 3, 100],
    [0, 3, 3, -100],
    [1, 0, 3, 33],
    [2, 0, 3, 67],
    [0, 2, 3, -67],
    // Halves round up, also negative ones.
    [1, 0, 8, 13],
    [0, 1, 8, -12],
    [0, 1, 1000, 0],
  ])('%i positive and %i negative check-ins of %i have the score %i', (positive, negative, total, score) => {
    expect(happinessScore(positive, negative, total)).toBe(score);
  });
});

describe('the games answer', () => {
  test('has unrounded rates and scores, and a score only for scored games', () => {
    const answer = buildGamesAnalytics(
      tallies([
        completed('memory-cards', 80),
        completed('memory-cards', 85),
        play('memory-cards'),
        completed('zen-garden'),
        play('never-heard-of'),
      ]),
      TODAY,
    );
    expect(answer).toMatchObject({
      gameUsage: { 'memory-cards': 3, 'never-heard-of': 1, 'zen-garden': 1 },
      gameCompletionRates: { 'memory-cards': 200 / 3, 'never-heard-of': 0, 'zen-garden': 100 },
      gameAverageScores: { 'memory-cards': 82.5 },
    });
    expect(Object.keys(answer.gameAverageScores)).toEqual(['memory-cards']);
  });

  test('has games with any id', () => {
    const answer = buildGamesAnalytics(tallies([play('__proto__'), play('constructor'), play('7')]), TODAY);
    expect(Object.keys(answer.gameUsage)).toEqual(['7', '__proto__', 'constructor']);
  });

  // 2026-11-20 is a Friday.
  test.each([
    ['2026-11-15', 0, 1],
    ['2026-11-16', 1, 1],
    ['2026-11-22', 1, 1],
    ['2026-11-23', 0, 1],
    ['2026-10-31', 0, 0],
    ['2026-11-01', 0, 1],
    ['2026-11-30', 0, 1],
    ['2026-12-01', 0, 0],
    ['2025-11-20', 0, 0],
  ])('a play on %s is counted %i times in this week and %i times in this month', (day, week, month) => {
    const { periods } = buildGamesAnalytics(tallies([play('zen-garden', day)]), TODAY);
    expect([periods?.week.gameUsage['zen-garden'] ?? 0, periods?.month.gameUsage['zen-garden'] ?? 0]).toEqual(
      [week, month],
    );
  });

  test('has a week that spans the new year', () => {
    const { periods } = buildGamesAnalytics(tallies([play('zen-garden', '2026-12-28')]), '2027-01-03');
    expect([periods?.week.gameUsage, periods?.month.gameUsage]).toEqual([{ 'zen-garden': 1 }, {}]);
  });
});

describe('the usage answer', () => {
  test.each([
    [-1, 0],
    [0, 1],
    [6, 1],
    [7, 0],
    [3650, 0],
  ])('an activity of %i days ago counts in all time, and %i times in the last seven days', (ago, recent) => {
    const day = dayBefore(TODAY, ago);
    const answer = buildUsageAnalytics(tallies([mood('neutral', day, 23)]), TODAY);
    expect(answer.totalActivities).toBe(1);
    expect(answer.hourlyUsage[23]).toBe(recent);
    expect(answer.dailyUsage[new Date(day).getUTCDay()]).toBe(recent);
  });
});

test('an empty journal has all three answers', () => {
  expect(analyticsJson('emotional', [], TODAY)).toBe(
    '{"dailyTrends":{},"weeklyTrends":{},"monthlyTrends":{}}',
  );
  expect(analyticsJson('games', [], TODAY)).toBe(
    '{"gameUsage":{},"gameCompletionRates":{},"gameAverageScores":{},"periods":{"week":{"gameUsage":{},"gameCompletionRates":{},"gameAverageScores":{}},"month":{"gameUsage":{},"gameCompletionRates":{},"gameAverageScores":{}}}}',
  );
  expect(JSON.parse(analyticsJson('usage', [], TODAY)).totalActivities).toBe(0);
});

test('50 random journals have the figures of a second, plain implementation', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const journal = randomJournal(seed);
    const plain = plainCounts(journal, TODAY);
    const days = tallies(journal);
    for (const name of ['emotional', 'games', 'usage'] as const) {
      expect(analyticsJson(name, days, TODAY), `journal ${seed}`).toBe(plain[name]);
    }
    const parse = (name: keyof typeof plain) => JSON.parse(plain[name]);
    expect(emotionalAnalyticsSchema.parse(parse('emotional'))).toEqual(parse('emotional'));
    expect(gamesAnalyticsSchema.parse(parse('games'))).toEqual(parse('games'));
    expect(usageAnalyticsSchema.parse(parse('usage'))).toEqual(parse('usage'));
  }
}, 60_000);
