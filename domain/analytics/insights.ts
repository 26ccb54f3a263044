/** The rules are the specification's. They compare unrounded figures. */
import { type MoodAnalytics, type MoodDirection, moodDifferenceBetween, moodSeries } from './mood-trends';
import type { FiguresByGame, Trends, UsageAnalytics } from './responses';
import { countActivityTypes, type GameRow } from './summary';

export type EmotionalInsight = MoodDirection | 'mostly-positive' | 'mostly-negative';

export interface GameInsight {
  readonly rule: 'often-incomplete' | 'exceptional';
  readonly game: string;
}

export type UsageInsight =
  | 'morning'
  | 'evening'
  | 'mostly-games'
  | 'mostly-moods'
  | 'consistent'
  | 'concentrated';

/** First the change in the last charted period, then positive or negative moods that are more than twice the other. */
export function emotionalInsights(trends: Trends): EmotionalInsight[] {
  const periods = moodSeries(trends);
  const [before, last] = periods.slice(-2);
  const change = before && last && moodDifferenceBetween(before, last);
  const found: EmotionalInsight[] = change ? [change.trend] : [];
  const positive = periods.reduce((sum, period) => sum + period.positive, 0);
  const negative = periods.reduce((sum, period) => sum + period.negative, 0);
  if (positive > 2 * negative) found.push('mostly-positive');
  if (negative > 2 * positive) found.push('mostly-negative');
  return found;
}

/** Fewer than 30 % of at least three plays were completed; the mean score is above 70. */
export const gameInsights = (games: readonly GameRow[]): GameInsight[] =>
  games.flatMap(({ name: game, plays, completionRate, averageScore }) => [
    ...(completionRate < 30 && plays > 2 ? [{ rule: 'often-incomplete', game } as const] : []),
    ...(averageScore !== null && averageScore > 70 ? [{ rule: 'exceptional', game } as const] : []),
  ]);

const between = (counts: readonly number[], first: number, last: number): number =>
  counts.slice(first, last + 1).reduce((sum, count) => sum + count, 0);

/**
 * - Last seven local days: whether activities in the morning (hours 5 to 11) are more than 1.5 times those in the
 *   evening (17 to 23), or vice versa; whether at least five days had activities, or only one or two.
 * - All time: whether plays or check-ins are above 60 % of all activities.
 */
export function usageInsights(
  emotional: MoodAnalytics,
  figures: FiguresByGame,
  usage: UsageAnalytics,
): UsageInsight[] {
  const { totalActivities: total, hourlyUsage, dailyUsage } = usage;
  const found: UsageInsight[] = [];
  const [morning, evening] = [between(hourlyUsage, 5, 11), between(hourlyUsage, 17, 23)];
  // 3/2 is 1.5 and 3/5 is 60 %, so that all compared values are integers.
  if (2 * morning > 3 * evening) found.push('morning');
  if (2 * evening > 3 * morning) found.push('evening');
  const { games, moods } = countActivityTypes(emotional, figures, usage);
  if (5 * games > 3 * total) found.push('mostly-games');
  if (5 * moods > 3 * total) found.push('mostly-moods');
  const activeDays = dailyUsage.filter((count) => count > 0).length;
  if (activeDays >= 5) found.push('consistent');
  if (activeDays > 0 && activeDays <= 2) found.push('concentrated');
  return found;
}
