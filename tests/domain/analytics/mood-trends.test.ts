import { describe, expect, test } from 'vitest';
import {
  badgeVariant,
  latestPeriodCards,
  moodSeries,
  withTotalMoods,
} from '../../../domain/analytics/mood-trends';
import { entry, scored } from '../../fixtures/analytics/answers';

describe('the mood analytics of the dashboard', () => {
  test('have the number of check-ins, the trends, and a series for the chart', () => {
    const trends = {
      dailyTrends: { '2026-11-16': entry(1, 0, 0), '2026-11-20': entry(1, 1, 2) },
      weeklyTrends: { '2026-W47': entry(2, 1, 2) },
      monthlyTrends: { '2026-11': entry(2, 1, 2) },
    };
    const analytics = withTotalMoods(trends);
    expect(analytics).toEqual({ totalMoods: 5, ...trends });
    expect(moodSeries(analytics.dailyTrends)).toEqual([
      { date: '2026-11-16', positive: 1, neutral: 0, negative: 0, total: 1, happinessScore: 100 },
      { date: '2026-11-20', positive: 1, neutral: 1, negative: 2, total: 4, happinessScore: -25 },
    ]);
    expect(withTotalMoods({ dailyTrends: {}, weeklyTrends: {}, monthlyTrends: {} }).totalMoods).toBe(0);
  });
});

describe('periods', () => {
  test('the series has the last ten', () => {
    expect(moodSeries(scored(...Array<number>(11).fill(1))).map(({ date }) => date)[0]).toBe('2026-11-02');
    expect(moodSeries(scored(...Array<number>(10).fill(1)))).toHaveLength(10);
    expect(moodSeries({})).toEqual([]);
  });

  test.each([
    [3, 0, 0, 'default'],
    [51, 49, 0, 'default'],
    [50, 50, 0, 'outline'],
    // Scores of 50.2 and 0.2, displayed as 50 and 0.
    [251, 249, 0, 'default'],
    [1, 499, 0, 'outline'],
    [1, 9, 0, 'outline'],
    [1, 9, 1, 'destructive'],
    [0, 3, 0, 'destructive'],
    [0, 499, 1, 'destructive'],
    [0, 0, 3, 'destructive'],
  ] as const)(
    '%i positive, %i neutral and %i negative are marked %s',
    (positive, neutral, negative, variant) =>
      expect(badgeVariant(entry(positive, neutral, negative))).toBe(variant),
  );

  test('the last three have cards, newest first, with the change from the period before', () => {
    expect(
      latestPeriodCards(scored(10, 30, -20, 60)).map(({ date, badge, change }) => [date, badge, change]),
    ).toEqual([
      ['2026-11-04', 'default', { points: 80, trend: 'significantly-improved' }],
      ['2026-11-03', 'destructive', { points: -50, trend: 'declined' }],
      ['2026-11-02', 'outline', { points: 20, trend: 'positive-trend' }],
    ]);
    expect(latestPeriodCards(scored(10, 20)).map(({ change }) => change?.points)).toEqual([10, undefined]);
    expect(latestPeriodCards(scored())).toEqual([]);
  });

  test('a card after a gap, or beside fewer than three check-ins, has no change', () => {
    const trends = {
      '2026-W40': entry(3, 0, 0),
      '2026-W42': entry(0, 0, 3),
      '2026-W43': entry(2, 0, 0),
      '2026-W44': entry(0, 0, 9),
    };
    expect(latestPeriodCards(trends).map(({ change }) => change)).toEqual([null, null, null]);
  });
});
