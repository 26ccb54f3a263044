import { findGame } from '../catalog';
import type { MoodAnalytics } from './mood-trends';
import type { FiguresByGame, UsageAnalytics } from './responses';

export const TOP_GAME_COUNT = 5;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Rounded half up to a whole number. 0 if `whole` is 0. */
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

export interface AnalyticsSummary {
  readonly totalActivities: number;
  /** Share of positive check-ins in the weekly trends, in whole percent. 0 without a check-in. */
  readonly positivePercentage: number;
  /** Mean of the games' completion rates, rounded half up to whole percent. 0 without a game. */
  readonly completionRate: number;
  /** Title of the game with the most plays, or 'None'. */
  readonly mostPlayedGame: string;
}

export function analyticsSummaryOf(
  emotional: MoodAnalytics,
  games: FiguresByGame,
  usage: UsageAnalytics,
): AnalyticsSummary {
  const weeks = Object.values(emotional.weeklyTrends);
  const rates = Object.values(games.gameCompletionRates);
  return {
    totalActivities: usage.totalActivities,
    positivePercentage: percent(sum(weeks.map(({ positive }) => positive)), emotional.totalMoods),
    completionRate: rates.length === 0 ? 0 : Math.round(sum(rates) / rates.length),
    mostPlayedGame: gamesList(games).games[0]?.name ?? 'None',
  };
}

export interface GameRow {
  readonly id: string;
  /** Title from the catalog, or the id of an unknown game. */
  readonly name: string;
  readonly plays: number;
  readonly completionRate: number;
  /** Points, unrounded. Null without a score. */
  readonly averageScore: number | null;
  readonly isFree: boolean;
}

export interface GamesList {
  readonly totalSessions: number;
  /** Most plays first, then by name. */
  readonly games: readonly GameRow[];
}

/** @param onlyId id of the only game to list; by default all games */
export function gamesList(figures: FiguresByGame, onlyId?: string): GamesList {
  const rates = new Map(Object.entries(figures.gameCompletionRates));
  const scores = new Map(Object.entries(figures.gameAverageScores));
  const games = Object.entries(figures.gameUsage)
    .filter(([id]) => onlyId === undefined || id === onlyId)
    .map(([id, plays]): GameRow => {
      const game = findGame(id);
      return {
        id,
        name: game?.title ?? id,
        plays,
        completionRate: rates.get(id) ?? 0,
        averageScore: scores.get(id) ?? null,
        isFree: game?.isFree ?? false,
      };
    })
    .sort((one, other) => other.plays - one.plays || (one.name < other.name ? -1 : 1));
  return { totalSessions: sum(games.map(({ plays }) => plays)), games };
}

export interface ActivityCounts {
  readonly games: number;
  /** Neither games nor check-ins; at least 0. */
  readonly music: number;
  readonly moods: number;
}

export function countActivityTypes(
  { totalMoods: moods }: MoodAnalytics,
  figures: FiguresByGame,
  { totalActivities }: UsageAnalytics,
): ActivityCounts {
  const { totalSessions: games } = gamesList(figures);
  return { games, music: Math.max(0, totalActivities - games - moods), moods };
}

/** Index of the highest count; of equal counts, the first. Null if all are 0. */
export function peakIndexOf(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** Mean over the last seven local days, rounded half up to a whole number. */
export const averageDailyActivities = ({ dailyUsage }: UsageAnalytics): number =>
  Math.round(sum(dailyUsage) / 7);
