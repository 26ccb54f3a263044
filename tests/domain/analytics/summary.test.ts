import { describe, expect, test } from 'vitest';
import {
  emotionalAnalyticsSchema,
  gamesAnalyticsSchema,
  usageAnalyticsSchema,
} from '../../../domain/analytics/responses';
import {
  analyticsSummaryOf,
  averageDailyActivities,
  countActivityTypes,
  gamesList,
  peakIndexOf,
} from '../../../domain/analytics/summary';
import { entry, felt, played, used } from '../../fixtures/analytics/answers';

describe('the four cards', () => {
  test('are zero, and None, for an empty journal', () => {
    expect(analyticsSummaryOf(felt({}), played({}), used())).toEqual({
      totalActivities: 0,
      positivePercentage: 0,
      completionRate: 0,
      mostPlayedGame: 'None',
    });
  });

  test('show total, positive share, mean completion and the most played game', () => {
    const summary = analyticsSummaryOf(
      felt({ '2026-W46': entry(1, 1, 1), '2026-W47': entry(1, 2, 2) }),
      played({ 'memory-cards': 2, 'zen-garden': 3 }, { 'memory-cards': 50, 'zen-garden': 33 }),
      used({ totalActivities: 212 }),
    );
    expect(summary).toEqual({
      totalActivities: 212,
      positivePercentage: 25,
      // The mean over games (41.5), not over plays.
      completionRate: 42,
      mostPlayedGame: 'Zen Garden',
    });
  });

  test('the completion card rounds the mean of the rates, and not the rates', () => {
    const games = played({ 'memory-cards': 8, 'zen-garden': 1 }, { 'memory-cards': 12.5, 'zen-garden': 0 });
    expect(analyticsSummaryOf(felt({}), games, used()).completionRate).toBe(6);
  });

  test.each([
    [1, 2, 33],
    [2, 1, 67],
    [1, 7, 13],
    [0, 5, 0],
    [5, 0, 100],
  ])('%i positive and %i other check-ins are %i %% positive', (positive, others, share) => {
    const weeks = { '2026-W47': entry(positive, 0, others) };
    expect(analyticsSummaryOf(felt(weeks), played({}), used()).positivePercentage).toBe(share);
  });
});

describe('the list of games', () => {
  test('is sorted by plays, then by name, and has titles, status and empty scores', () => {
    const list = gamesList({
      gameUsage: { 'zen-garden': 2, 'pattern-flow': 5, 'a-game-of-2031': 2, 'memory-cards': 2 },
      gameCompletionRates: { 'zen-garden': 50 },
      gameAverageScores: { 'pattern-flow': 71 },
    });
    expect(list.totalSessions).toBe(11);
    expect(list.games).toEqual([
      {
        id: 'pattern-flow',
        name: 'Pattern Flow',
        plays: 5,
        completionRate: 0,
        averageScore: 71,
        isFree: false,
      },
      {
        id: 'memory-cards',
        name: 'Memory Cards',
        plays: 2,
        completionRate: 0,
        averageScore: null,
        isFree: true,
      },
      {
        id: 'zen-garden',
        name: 'Zen Garden',
        plays: 2,
        completionRate: 50,
        averageScore: null,
        isFree: false,
      },
      {
        id: 'a-game-of-2031',
        name: 'a-game-of-2031',
        plays: 2,
        completionRate: 0,
        averageScore: null,
        isFree: false,
      },
    ]);
  });

  test('may have one game alone', () => {
    const list = gamesList(played({ 'zen-garden': 2, 'memory-cards': 9 }), 'zen-garden');
    expect([list.totalSessions, list.games.map(({ id }) => id)]).toEqual([2, ['zen-garden']]);
  });
});

describe('activities', () => {
  test('that are neither games nor check-ins are music, at least 0', () => {
    const moods = felt({ '2026-W47': entry(1, 1, 1) });
    const games = played({ 'zen-garden': 4 });
    expect(countActivityTypes(moods, games, used({ totalActivities: 9 }))).toEqual({
      games: 4,
      moods: 3,
      music: 2,
    });
    expect(countActivityTypes(moods, games, used({ totalActivities: 5 })).music).toBe(0);
  });

  test('peak at the first of the highest counts', () => {
    expect(peakIndexOf([0, 2, 5, 5])).toBe(2);
    expect(peakIndexOf([0, 0])).toBeNull();
    expect(peakIndexOf([])).toBeNull();
  });

  test.each([
    [3, 0],
    [4, 1],
    [10, 1],
    [11, 2],
  ])('%i in seven days are %i a day on average', (all, average) => {
    expect(averageDailyActivities(used({ dailyUsage: [all, 0, 0, 0, 0, 0, 0] }))).toBe(average);
  });
});

describe('answers of another server', () => {
  test('may lack periods, and may have any game and any label', () => {
    const games = { gameUsage: { x: 1 }, gameCompletionRates: { x: 33.3 }, gameAverageScores: {} };
    expect(gamesAnalyticsSchema.parse(games)).toEqual(games);
    const trends = { dailyTrends: { Monday: entry(1, 0, 0) }, weeklyTrends: {}, monthlyTrends: {} };
    expect(emotionalAnalyticsSchema.parse(trends)).toEqual(trends);
    expect(usageAnalyticsSchema.parse({ ...used(), more: 1 })).toEqual(used());
  });

  test.each([
    [emotionalAnalyticsSchema, {}],
    [emotionalAnalyticsSchema, null],
    [emotionalAnalyticsSchema, { dailyTrends: { a: 1 }, weeklyTrends: {}, monthlyTrends: {} }],
    [gamesAnalyticsSchema, { gameUsage: { a: -1 }, gameCompletionRates: {}, gameAverageScores: {} }],
    [usageAnalyticsSchema, used({ hourlyUsage: [1] })],
    [usageAnalyticsSchema, used({ dailyUsage: Array(8).fill(0) })],
  ])('of another shape are refused', (schema, answer) => {
    expect(schema.safeParse(answer).success).toBe(false);
  });
});
