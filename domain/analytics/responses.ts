/**
 * Schemas of the three answers of `/api/analytics/*`. The dashboard parses every answer with them, including those of
 * an older or newer server. Therefore `periods` is optional, and any game id is valid.
 */
import * as z from 'zod/mini';
import { refusal } from '../contract';

const count = z.int().check(z.nonnegative());
const percentage = z.number().check(z.gte(0), z.lte(100));

/** The check-ins of one period. */
const trendEntry = z.object({
  positive: count,
  neutral: count,
  negative: count,
  total: count,
  /** 100 × (positive − negative) / total, rounded; from -100 to 100. */
  happinessScore: z.number().check(z.gte(-100), z.lte(100)),
});

/** Trend of each period by its key, oldest first. Periods without a check-in are omitted. */
const trends = z.record(z.string(), trendEntry);

/** `GET /api/analytics/emotional` */
export const emotionalAnalytics = z.object({
  /** Trends by local day, `2026-11-20`. */
  dailyTrends: trends,
  /** Trends by ISO week, `2026-W47`. */
  weeklyTrends: trends,
  /** Trends by month, `2026-11`. */
  monthlyTrends: trends,
});

const gameFigures = z.object({
  /** Number of started plays, by id of the game. */
  gameUsage: z.record(z.string(), count),
  /** Share of completed plays, in percent, unrounded. */
  gameCompletionRates: z.record(z.string(), percentage),
  /** Mean of the scores in points, unrounded. Games without a score are omitted. */
  gameAverageScores: z.record(z.string(), z.number().check(z.nonnegative())),
});

/** `GET /api/analytics/games`: figures of all time. `periods` has the figures of the local day's week and month. */
export const gamesAnalytics = z.extend(gameFigures, {
  periods: z.optional(z.object({ week: gameFigures, month: gameFigures })),
});

/** `GET /api/analytics/usage` */
export const usageAnalytics = z.object({
  /** Number of check-ins, started plays and sessions of music of all time. */
  totalActivities: count,
  /** Activities of the last seven local days by local hour, as 24 counts. */
  hourlyUsage: z.array(count).check(z.length(24)),
  /** Activities of the last seven local days by weekday, as 7 counts from Sunday. */
  dailyUsage: z.array(count).check(z.length(7)),
});

export type TrendEntry = z.infer<typeof trendEntry>;
export type Trends = Readonly<Record<string, TrendEntry>>;
export type EmotionalAnalytics = z.infer<typeof emotionalAnalytics>;
export type GameFigures = z.infer<typeof gameFigures>;
export type GamesAnalytics = z.infer<typeof gamesAnalytics>;
export type UsageAnalytics = z.infer<typeof usageAnalytics>;

/**
 * Request header of `/api/analytics/*`: the person's local day, `2026-11-20`. It is optional; without it the server
 * uses its own UTC day.
 */
export const LOCAL_DAY_HEADER = 'Local-Day';

/** 400 of `/api/analytics/*`: `Local-Day` is not a date, or differs by more than one day from the server's day. */
export const localDayRefusal = z.extend(refusal, {
  /** The UTC day of the server. */
  serverDay: z.iso.date(),
});
