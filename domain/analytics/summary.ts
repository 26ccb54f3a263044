/** From the three answers to the figures that the dashboard shows. */
import { findGame } from '../catalogue';
import type { EmotionalAnalytics, GameFigures, TrendEntry, Trends, UsageAnalytics } from './responses';

/** A chart of a trend shows so many periods, the last ones. */
const SHOWN_PERIODS = 10;
/** So many games are charted. */
export const TOP_GAMES = 5;
/** So many periods have a card. */
const CARDS = 3;

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** A whole percentage, halves upwards; 0 of nothing. */
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

export interface Summary {
  /** Of all time. */
  readonly totalActivities: number;
  /** Of all check-ins, by the weekly trends; whole, 0 without any. */
  readonly positivePercentage: number;
  /** Mean of the completion rates of all games; whole, 0 without any. */
  readonly completionRate: number;
  /** Title of the game with the most plays, 'None' without any. */
  readonly mostPlayedGame: string;
}

export function summaryOf(emotional: EmotionalAnalytics, games: GameFigures, usage: UsageAnalytics): Summary {
  const weeks = Object.values(emotional.weeklyTrends);
  const rates = Object.values(games.gameCompletionRates);
  return {
    totalActivities: usage.totalActivities,
    positivePercentage: percent(sum(weeks.map(({ positive }) => positive)), checkInsIn(emotional)),
    completionRate: rates.length === 0 ? 0 : Math.round(sum(rates) / rates.length),
    mostPlayedGame: gamesList(games).games[0]?.name ?? 'None',
  };
}

/** All check-ins, by the weekly trends. */
const checkInsIn = ({ weeklyTrends }: EmotionalAnalytics): number =>
  sum(Object.values(weeklyTrends).map(({ total }) => total));

/** A period of a trend, by its key: `2026-11-20`, `2026-W47`, `2026-11`. */
export interface Period extends TrendEntry {
  readonly key: string;
}

/** The last periods that have a check-in, oldest first. */
export const lastPeriods = (trends: Trends, most = SHOWN_PERIODS): Period[] =>
  Object.entries(trends)
    .slice(-most)
    .map(([key, entry]) => ({ key, ...entry }));

/** How a happiness score is marked: `default` above 50, `outline` above 0, `destructive` otherwise. */
export type BadgeVariant = 'default' | 'outline' | 'destructive';

export const badgeVariant = (happinessScore: number): BadgeVariant =>
  happinessScore > 50 ? 'default' : happinessScore > 0 ? 'outline' : 'destructive';

export interface PeriodCard extends Period {
  readonly badge: BadgeVariant;
  /** Happiness score less that of the period before it, from -200 to 200; null when there is none before. */
  readonly change: number | null;
}

/** The last three periods, newest first. */
export function periodCards(trends: Trends): PeriodCard[] {
  const periods = lastPeriods(trends, CARDS + 1);
  return periods
    .map((period, index) => {
      const before = periods[index - 1];
      return {
        ...period,
        badge: badgeVariant(period.happinessScore),
        change: before ? period.happinessScore - before.happinessScore : null,
      };
    })
    .slice(-CARDS)
    .reverse();
}

export interface GameRow {
  readonly id: string;
  /** The id itself where the catalogue does not know it. */
  readonly name: string;
  readonly plays: number;
  /** Per cent. */
  readonly completionRate: number;
  /** Points; null where nothing was scored. */
  readonly averageScore: number | null;
  readonly isFree: boolean;
}

export interface GamesList {
  /** Plays of all games. */
  readonly totalSessions: number;
  /** The most played first; where plays are equal, by name. */
  readonly games: readonly GameRow[];
}

/** @param only id of the only game to list; all without */
export function gamesList(figures: GameFigures, only?: string): GamesList {
  const rates = new Map(Object.entries(figures.gameCompletionRates));
  const scores = new Map(Object.entries(figures.gameAverageScores));
  const games = Object.entries(figures.gameUsage)
    .filter(([id]) => only === undefined || id === only)
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

/** What all activities of all time were. */
export interface ActivityTypes {
  readonly games: number;
  /** What is neither a game nor a check-in, and never below 0. */
  readonly music: number;
  readonly moods: number;
}

export function activityTypes(
  emotional: EmotionalAnalytics,
  figures: GameFigures,
  { totalActivities }: UsageAnalytics,
): ActivityTypes {
  const { totalSessions: games } = gamesList(figures);
  const moods = checkInsIn(emotional);
  return { games, music: Math.max(0, totalActivities - games - moods), moods };
}

/** Where the most is: the first of equals; null where everything is 0. */
export function peakOf(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
}

/** Of the last seven local days, rounded to a whole number, halves upwards. */
export const averageDailyActivities = ({ dailyUsage }: UsageAnalytics): number =>
  Math.round(sum(dailyUsage) / 7);
