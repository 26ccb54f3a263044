import { describe, expect, test } from 'vitest';
import { buildGamesAnalytics } from '../../../domain/analytics/analytics';
import { emotionalInsights, gameInsights, usageInsights } from '../../../domain/analytics/insights';
import type { Trends, UsageAnalytics } from '../../../domain/analytics/responses';
import { type GameRow, gamesList } from '../../../domain/analytics/summary';
import { tallyDay } from '../../../domain/analytics/tally';
import { entry, felt, played, scored, used } from '../../fixtures/analytics/answers';
import { played as play } from '../../fixtures/analytics/kept-journal';
import { TODAY } from '../../fixtures/analytics/random-journal';

const CHANGES = ['significantly-improved', 'positive-trend', 'stable', 'slight-decline', 'declined'];
/** Returns only the insights about changes. */
const changes = (trends: Trends): string[] =>
  emotionalInsights(trends).filter((insight) => CHANGES.includes(insight));

describe('insights about a change of mood', () => {
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
    expect(changes(scored(90, 10, 10 + change))).toEqual([insight]);
  });

  test.each([
    // Positive check-ins and all check-ins of two days. None of the check-ins is negative.
    ['20.4', [0, 10], [204, 1000], 'significantly-improved'],
    ['20.1', [499, 1000], [7, 10], 'significantly-improved'],
    ['5.4', [0, 10], [54, 1000], 'positive-trend'],
    ['-5.4', [54, 1000], [0, 10], 'slight-decline'],
    ['-20.4', [204, 1000], [0, 10], 'declined'],
    // In floating point 100 / 3 - 40 / 3 exceeds 20.
    ['20 in thirds', [2, 15], [5, 15], 'positive-trend'],
    ['5 in sixths', [7, 60], [10, 60], 'stable'],
  ] as const)('a change of %s is judged unrounded', (_, before, last, insight) => {
    const day = ([positive, total]: readonly [number, number]) => entry(positive, total - positive, 0);
    expect(changes({ '2026-11-19': day(before), '2026-11-20': day(last) })).toEqual([insight]);
  });

  test.each([
    ['days', '2026-11-18', '2026-11-20'],
    ['weeks', '2026-W45', '2026-W47'],
    ['weeks over the new year', '2026-W52', '2027-W01'],
    ['months', '2026-09', '2026-11'],
    ['months of two years', '2025-11', '2026-11'],
    ['periods that nobody knows', 'Week 3', 'Week 4'],
  ])('no insight compares %s with a gap between them', (_, before, last) => {
    expect(changes({ [before]: entry(9, 0, 0), [last]: entry(0, 0, 9) })).toEqual([]);
  });

  test.each([
    ['2026-10-31', '2026-11-01'],
    ['2026-W53', '2027-W01'],
    ['2026-12', '2027-01'],
  ])('%s and %s are compared', (before, last) => {
    expect(changes({ [before]: entry(9, 0, 0), [last]: entry(0, 0, 9) })).toEqual(['declined']);
  });

  test.each([
    [3, 3, ['declined']],
    [2, 3, []],
    [3, 2, []],
    [1, 1, []],
  ])('%i check-ins, then %i: %j', (before, last, insights) => {
    expect(changes({ '2026-W46': entry(before, 0, 0), '2026-W47': entry(0, 0, last) })).toEqual(insights);
  });

  test('one period alone has no change, and an empty journal has no insight', () => {
    expect(changes(scored(80))).toEqual([]);
    expect(emotionalInsights({})).toEqual([]);
  });
});

describe('insights about good and hard check-ins', () => {
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

  test('are about the periods that the chart shows', () => {
    const long = { '2026-10-01': entry(0, 0, 99), ...scored(...Array<number>(9).fill(0)) };
    expect(emotionalInsights({ ...long, '2026-11-20': entry(1, 0, 0) })).toEqual(['mostly-positive']);
  });
});

describe('insights about games', () => {
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

  test('a game may meet both rules', () => {
    expect(gameInsights([row({ completionRate: 10, averageScore: 90 })])).toHaveLength(2);
  });

  /** Returns the rules that match these plays of one game. */
  const rules = (plays: number, completed: number, scores: readonly number[] = []) => {
    const entries = Array.from({ length: plays }, (_, index) => {
      const score = scores[index];
      return play('zen-garden', TODAY, {
        completed: index < completed,
        ...(score !== undefined && { score }),
      });
    });
    const answer = buildGamesAnalytics([tallyDay(TODAY, entries)], TODAY);
    return gameInsights(gamesList(answer).games).map(({ rule }) => rule);
  };

  test.each([
    // 29.6 %, displayed as 30 %.
    [27, 8, ['often-incomplete']],
    [10, 3, []],
    [1000, 300, []],
    [1000, 299, ['often-incomplete']],
  ])('of %i plays %i completed: %j', (plays, completed, insights) => {
    expect(rules(plays, completed)).toEqual(insights);
  });

  test.each([
    // 70.33, displayed as 70.
    [[70, 70, 71], ['exceptional']],
    [[70, 70, 70], []],
    [[69, 70, 71], []],
    [[69, 70, 70], []],
  ])('scores of %j: %j', (scores, insights) => {
    expect(rules(scores.length, scores.length, scores)).toEqual(insights);
  });
});

describe('insights about usage', () => {
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
    [1, ['concentrated']],
    // Seven days without an activity give no insight.
    [0, []],
  ])('%i active days: %j', (days, insights) => {
    const dailyUsage = Array.from({ length: 7 }, (_, day) => (day < days ? 2 : 0));
    expect(say(used({ totalActivities: 100, dailyUsage }))).toEqual(insights);
  });

  test('seven days without an activity leave the insights about all time', () => {
    expect(say(used({ totalActivities: 100 }), 61)).toEqual(['mostly-games']);
  });

  test('an empty journal has no insight about usage', () => expect(say(used())).toEqual([]));
});
