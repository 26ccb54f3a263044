/** What the figures let one say. Which words say it is for whoever shows them. */
import type { EmotionalAnalytics, GameFigures, Trends, UsageAnalytics } from './responses';
import { activityTypes, type GameRow, lastPeriods } from './summary';

export type EmotionalInsight =
  | 'significantly-improved'
  | 'positive-trend'
  | 'stable'
  | 'slight-decline'
  | 'declined'
  | 'mostly-positive'
  | 'mostly-negative';

export interface GameInsight {
  readonly rule: 'often-incomplete' | 'exceptional';
  /** The game's name. */
  readonly game: string;
}

export type UsageInsight =
  | 'morning'
  | 'evening'
  | 'mostly-games'
  | 'mostly-moods'
  | 'consistent'
  | 'concentrated';

/**
 * Of the periods that are shown. The change is the last one's happiness score less that of the one before, so one
 * period alone has none.
 */
export function emotionalInsights(trends: Trends): EmotionalInsight[] {
  const periods = lastPeriods(trends);
  const [before, last] = periods.slice(-2);
  const found: EmotionalInsight[] = [];
  if (before && last) found.push(changeOf(last.happinessScore - before.happinessScore));
  const positive = periods.reduce((sum, period) => sum + period.positive, 0);
  const negative = periods.reduce((sum, period) => sum + period.negative, 0);
  if (positive > 2 * negative) found.push('mostly-positive');
  if (negative > 2 * positive) found.push('mostly-negative');
  return found;
}

function changeOf(change: number): EmotionalInsight {
  if (change > 20) return 'significantly-improved';
  if (change > 5) return 'positive-trend';
  if (change < -20) return 'declined';
  if (change < -5) return 'slight-decline';
  return 'stable';
}

/** Of each game: completed in less than 30 % of more than two plays, or an average score above 70. */
export const gameInsights = (games: readonly GameRow[]): GameInsight[] =>
  games.flatMap(({ name: game, plays, completionRate, averageScore }) => [
    ...(completionRate < 30 && plays > 2 ? [{ rule: 'often-incomplete', game } as const] : []),
    ...(averageScore !== null && averageScore > 70 ? [{ rule: 'exceptional', game } as const] : []),
  ]);

const between = (counts: readonly number[], first: number, last: number): number =>
  counts.slice(first, last + 1).reduce((sum, count) => sum + count, 0);

/**
 * Of the last seven local days: morning (hours 5 to 11) or evening (17 to 23) more than 1.5 times the other, and on
 * how many days there was anything. Of all time: games or check-ins above 60 % of it all. Nothing where nothing was
 * ever done.
 */
export function usageInsights(
  emotional: EmotionalAnalytics,
  figures: GameFigures,
  usage: UsageAnalytics,
): UsageInsight[] {
  const { totalActivities: total, hourlyUsage, dailyUsage } = usage;
  if (total === 0) return [];
  const found: UsageInsight[] = [];
  const [morning, evening] = [between(hourlyUsage, 5, 11), between(hourlyUsage, 17, 23)];
  // In whole numbers: 1.5 times as 3 to 2, and 60 % as 3 to 5.
  if (2 * morning > 3 * evening) found.push('morning');
  if (2 * evening > 3 * morning) found.push('evening');
  const { games, moods } = activityTypes(emotional, figures, usage);
  if (5 * games > 3 * total) found.push('mostly-games');
  if (5 * moods > 3 * total) found.push('mostly-moods');
  const activeDays = dailyUsage.filter((count) => count > 0).length;
  if (activeDays >= 5) found.push('consistent');
  if (activeDays <= 2) found.push('concentrated');
  return found;
}
