import { describe, expect, test } from 'vitest';
import { emotionalInsights, gameInsights, usageInsights } from '../../../domain/analytics/insights';
import {
  emotionalAnalytics,
  type GameFigures,
  gamesAnalytics,
  type Trends,
  type UsageAnalytics,
  usageAnalytics,
} from '../../../domain/analytics/responses';
import {
  activityTypes,
  averageDailyActivities,
  badgeVariant,
  type GameRow,
  gamesList,
  lastPeriods,
  peakOf,
  periodCards,
  summaryOf,
} from '../../../domain/analytics/summary';

const entry = (positive: number, neutral: number, negative: number, happinessScore = 0) => ({
  positive,
  neutral,
  negative,
  total: positive + neutral + negative,
  happinessScore,
});

/** Days of one month, with these scores, each of one neutral check-in. */
const scored = (...scores: readonly number[]): Trends =>
  Object.fromEntries(
    scores.map((score, index) => [`2026-11-${String(index + 1).padStart(2, '0')}`, entry(0, 1, 0, score)]),
  );

const felt = (weeklyTrends: Trends) => ({ dailyTrends: {}, weeklyTrends, monthlyTrends: {} });
const played = (gameUsage: Record<string, number>, rates: Record<string, number> = {}): GameFigures => ({
  gameUsage,
  gameCompletionRates: rates,
  gameAverageScores: {},
});
const used = (more: Partial<UsageAnalytics> = {}): UsageAnalytics => ({
  totalActivities: 0,
  hourlyUsage: Array<number>(24).fill(0),
  dailyUsage: Array<number>(7).fill(0),
  ...more,
});

describe('the four cards', () => {
  test('say nothing of nothing', () => {
    expect(summaryOf(felt({}), played({}), used())).toEqual({
      totalActivities: 0,
      positivePercentage: 0,
      completionRate: 0,
      mostPlayedGame: 'None',
    });
  });

  test('take the total from usage, the positive share from the weeks, the mean of the rates, the most played', () => {
    const summary = summaryOf(
      felt({ '2026-W46': entry(1, 1, 1), '2026-W47': entry(1, 2, 2) }),
      played({ 'memory-cards': 2, 'zen-garden': 3 }, { 'memory-cards': 50, 'zen-garden': 33 }),
      used({ totalActivities: 212 }),
    );
    expect(summary).toEqual({
      totalActivities: 212,
      positivePercentage: 25,
      // The mean of the games, however often each was played: 41.5.
      completionRate: 42,
      mostPlayedGame: 'Zen Garden',
    });
  });

  test.each([
    [1, 2, 33],
    [2, 1, 67],
    [1, 7, 13],
    [0, 5, 0],
    [5, 0, 100],
  ])('%i positive beside %i others are %i %%', (positive, others, share) => {
    const weeks = { '2026-W47': entry(positive, 0, others) };
    expect(summaryOf(felt(weeks), played({}), used()).positivePercentage).toBe(share);
  });
});

describe('periods', () => {
  test('only the last ten are charted', () => {
    expect(lastPeriods(scored(...Array<number>(11).fill(1))).map(({ key }) => key)[0]).toBe('2026-11-02');
    expect(lastPeriods(scored(...Array<number>(10).fill(1)))).toHaveLength(10);
    expect(lastPeriods({})).toEqual([]);
  });

  test.each([
    [100, 'default'],
    [51, 'default'],
    [50, 'outline'],
    [1, 'outline'],
    [0, 'destructive'],
    [-100, 'destructive'],
  ] as const)('a score of %i is marked %s', (score, variant) => expect(badgeVariant(score)).toBe(variant));

  test('the last three have a card, newest first, each with the change from the one before', () => {
    expect(
      periodCards(scored(10, 30, -20, 60)).map(({ key, badge, change }) => [key, badge, change]),
    ).toEqual([
      ['2026-11-04', 'default', 80],
      ['2026-11-03', 'destructive', -50],
      ['2026-11-02', 'outline', 20],
    ]);
    expect(periodCards(scored(10, 20)).map(({ change }) => change)).toEqual([10, null]);
    expect(periodCards(scored())).toEqual([]);
  });
});

describe('the list of games', () => {
  test('is sorted by plays, then by name, and knows titles, status and gaps', () => {
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

  test('may be of one game alone', () => {
    const list = gamesList(played({ 'zen-garden': 2, 'memory-cards': 9 }), 'zen-garden');
    expect([list.totalSessions, list.games.map(({ id }) => id)]).toEqual([2, ['zen-garden']]);
  });
});

describe('activities', () => {
  test('that are neither games nor check-ins are music, and never below 0', () => {
    const moods = felt({ '2026-W47': entry(1, 1, 1) });
    const games = played({ 'zen-garden': 4 });
    expect(activityTypes(moods, games, used({ totalActivities: 9 }))).toEqual({
      games: 4,
      moods: 3,
      music: 2,
    });
    expect(activityTypes(moods, games, used({ totalActivities: 5 })).music).toBe(0);
  });

  test('peak at the first of the most', () => {
    expect(peakOf([0, 2, 5, 5])).toBe(2);
    expect(peakOf([0, 0])).toBeNull();
    expect(peakOf([])).toBeNull();
  });

  test.each([
    [3, 0],
    [4, 1],
    [10, 1],
    [11, 2],
  ])('%i in seven days are %i a day', (all, average) => {
    expect(averageDailyActivities(used({ dailyUsage: [all, 0, 0, 0, 0, 0, 0] }))).toBe(average);
  });
});

describe('what moods let one say', () => {
  test.each([
    [21, 'significantly-improved'],
    [20, 'positive-trend'],
    [6, 'positive-trend'],
    [5, 'stable'],
    [0, 'stable'],
    [-5, 'stable'],
    [-6, 'slight-decline'],
    [-20, 'slight-decline'],
    [-21, 'declined'],
  ])('a change of %i: %s', (change, insight) => {
    expect(emotionalInsights(scored(90, 10, 10 + change))).toEqual([insight]);
  });

  test('one period alone has no change, and none says nothing', () => {
    expect(emotionalInsights(scored(80))).toEqual([]);
    expect(emotionalInsights({})).toEqual([]);
  });

  test.each([
    [5, 2, ['mostly-positive']],
    [4, 2, []],
    [2, 4, []],
    [2, 5, ['mostly-negative']],
    [1, 0, ['mostly-positive']],
    [0, 1, ['mostly-negative']],
    [0, 0, []],
  ])('%i positive and %i negative: %j', (positive, negative, insights) => {
    expect(emotionalInsights({ '2026-W47': entry(positive, 9, negative) })).toEqual(insights);
  });

  test('speaks of the periods that are shown', () => {
    const long = { '2026-10-01': entry(0, 0, 99), ...scored(...Array<number>(9).fill(0)) };
    expect(emotionalInsights({ ...long, '2026-11-20': entry(1, 0, 0, 0) })).toEqual([
      'stable',
      'mostly-positive',
    ]);
  });
});

describe('what games let one say', () => {
  const row = (more: Partial<GameRow>): GameRow => ({
    id: 'zen-garden',
    name: 'Zen Garden',
    plays: 3,
    completionRate: 50,
    averageScore: null,
    isFree: false,
    ...more,
  });
  test.each([
    [{ completionRate: 29, plays: 3 }, 'often-incomplete'],
    [{ completionRate: 30, plays: 3 }, undefined],
    [{ completionRate: 29, plays: 2 }, undefined],
    [{ completionRate: 0, plays: 3 }, 'often-incomplete'],
    [{ averageScore: 71 }, 'exceptional'],
    [{ averageScore: 70 }, undefined],
    [{ averageScore: 70.5 }, 'exceptional'],
    [{ averageScore: null }, undefined],
  ])('%j: %s', (more, rule) => {
    expect(gameInsights([row(more)])).toEqual(rule ? [{ rule, game: 'Zen Garden' }] : []);
  });

  test('both at once', () => {
    expect(gameInsights([row({ completionRate: 10, averageScore: 90 })])).toHaveLength(2);
  });
});

describe('what usage lets one say', () => {
  const at = (hours: Record<number, number>) =>
    used({
      totalActivities: 100,
      hourlyUsage: Array.from({ length: 24 }, (_, hour) => hours[hour] ?? 0),
      dailyUsage: [1, 1, 1, 0, 0, 0, 0],
    });
  const say = (usage: UsageAnalytics, plays = 0, moods = 0) =>
    usageInsights(felt({ w: entry(0, moods, 0) }), played({ 'zen-garden': plays }), usage);

  test.each([
    [{ 5: 2, 11: 2, 17: 2 }, 'morning'],
    [{ 5: 3, 17: 2 }, undefined],
    [{ 4: 9, 12: 9, 17: 0 }, undefined],
    [{ 11: 1 }, 'morning'],
    [{ 17: 2, 23: 2, 9: 2 }, 'evening'],
    [{ 17: 3, 9: 2 }, undefined],
    [{ 16: 9, 0: 9 }, undefined],
    [{ 23: 1 }, 'evening'],
    [{}, undefined],
  ])('activities by hour %j: %s', (hours, insight) => {
    expect(say(at(hours))).toEqual(insight ? [insight] : []);
  });

  test.each([
    [61, 0, ['mostly-games']],
    [60, 0, []],
    [0, 61, ['mostly-moods']],
    [0, 60, []],
  ])('%i games and %i check-ins of 100: %j', (plays, moods, insights) => {
    expect(say(at({}), plays, moods)).toEqual(insights);
  });

  test.each([
    [7, ['consistent']],
    [5, ['consistent']],
    [4, []],
    [3, []],
    [2, ['concentrated']],
    [0, ['concentrated']],
  ])('%i active days: %j', (days, insights) => {
    const dailyUsage = Array.from({ length: 7 }, (_, day) => (day < days ? 2 : 0));
    expect(say(used({ totalActivities: 100, dailyUsage }))).toEqual(insights);
  });

  test('nothing, where nothing was ever done', () => expect(say(used())).toEqual([]));
});

describe('answers from elsewhere', () => {
  test('are read as the specification has them: no periods, any game, any label', () => {
    const games = { gameUsage: { x: 1 }, gameCompletionRates: { x: 33.3 }, gameAverageScores: {} };
    expect(gamesAnalytics.parse(games)).toEqual(games);
    const trends = { dailyTrends: { Monday: entry(1, 0, 0, 100) }, weeklyTrends: {}, monthlyTrends: {} };
    expect(emotionalAnalytics.parse(trends)).toEqual(trends);
    expect(usageAnalytics.parse({ ...used(), more: 1 })).toEqual(used());
  });

  test.each([
    [emotionalAnalytics, {}],
    [emotionalAnalytics, null],
    [emotionalAnalytics, { dailyTrends: { a: 1 }, weeklyTrends: {}, monthlyTrends: {} }],
    [gamesAnalytics, { gameUsage: { a: -1 }, gameCompletionRates: {}, gameAverageScores: {} }],
    [usageAnalytics, used({ hourlyUsage: [1] })],
    [usageAnalytics, used({ dailyUsage: Array(8).fill(0) })],
  ])('that are none are refused', (schema, answer) => {
    expect(schema.safeParse(answer).success).toBe(false);
  });
});
