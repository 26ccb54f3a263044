import { areConsecutivePeriods } from './calendar';
import type { EmotionalAnalytics, PeriodMoodCounts, Trends } from './responses';

const SHOWN_PERIODS = 10;
const CARDS = 3;
/** In each of two compared periods. */
const LEAST_CHECK_INS = 3;

export interface MoodAnalytics extends EmotionalAnalytics {
  /** Check-ins of all time, from the weekly trends. */
  readonly totalMoods: number;
}

export const withTotalMoods = (emotional: EmotionalAnalytics): MoodAnalytics => ({
  totalMoods: Object.values(emotional.weeklyTrends).reduce((sum, { total }) => sum + total, 0),
  ...emotional,
});

export interface MoodPoint extends PeriodMoodCounts {
  /** `2026-11-20`, `2026-W47` or `2026-11`. */
  readonly date: string;
}

/** The last periods with a check-in, oldest first. */
export const moodSeries = (trends: Trends, most = SHOWN_PERIODS): MoodPoint[] =>
  Object.entries(trends)
    .slice(-most)
    .map(([date, entry]) => ({ date, ...entry }));

export type MoodDirection =
  | 'significantly-improved'
  | 'positive-trend'
  | 'stable'
  | 'slight-decline'
  | 'declined';

export interface MoodDifference {
  /** Difference between the two rounded happiness scores, -200 to 200. */
  readonly points: number;
  /** Of the unrounded scores. */
  readonly trend: MoodDirection;
}

/** Null if the periods are not consecutive, or if either has fewer than {@link LEAST_CHECK_INS}. */
export function moodDifferenceBetween(before: MoodPoint, after: MoodPoint): MoodDifference | null {
  const hasEnough = Math.min(before.total, after.total) >= LEAST_CHECK_INS;
  if (!hasEnough || !areConsecutivePeriods(before.date, after.date)) return null;
  return { points: after.happinessScore - before.happinessScore, trend: trendOf(before, after) };
}

function trendOf(before: PeriodMoodCounts, after: PeriodMoodCounts): MoodDirection {
  // Compares integers, because in floating point 100 * (4 / 5 - 3 / 5) is more than 20.
  const change = 100 * (balanceOf(after) * before.total - balanceOf(before) * after.total);
  const point = before.total * after.total;
  if (change > 20 * point) return 'significantly-improved';
  if (change > 5 * point) return 'positive-trend';
  if (change < -20 * point) return 'declined';
  return change < -5 * point ? 'slight-decline' : 'stable';
}

const balanceOf = ({ positive, negative }: PeriodMoodCounts): number => positive - negative;

export type BadgeVariant = 'default' | 'outline' | 'destructive';

/** `default` for an unrounded happiness score above 50, `outline` above 0. */
export function badgeVariant(period: PeriodMoodCounts): BadgeVariant {
  if (2 * balanceOf(period) > period.total) return 'default';
  return balanceOf(period) > 0 ? 'outline' : 'destructive';
}

export interface PeriodCard extends MoodPoint {
  readonly badge: BadgeVariant;
  /** Since the period before. Null without one, and if {@link moodDifferenceBetween} returns null. */
  readonly change: MoodDifference | null;
}

/** The last three periods, newest first. */
export function latestPeriodCards(trends: Trends): PeriodCard[] {
  const periods = moodSeries(trends, CARDS + 1);
  return periods
    .map((period, index) => {
      const before = periods[index - 1];
      return {
        ...period,
        badge: badgeVariant(period),
        change: before ? moodDifferenceBetween(before, period) : null,
      };
    })
    .slice(-CARDS)
    .reverse();
}
