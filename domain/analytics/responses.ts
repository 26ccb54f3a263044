/**
 * The three answers of `/api/analytics/*`. They are read with these schemas wherever they come from, so an answer that
 * knows no `periods`, or a game that nobody here knows, is as good as any.
 */
import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
/** Per cent. */
const percentage = z.number().check(z.gte(0), z.lte(100));

/** The check-ins of one period. */
const trendEntry = z.object({
  positive: count,
  neutral: count,
  negative: count,
  total: count,
  /** 100 × (positive − negative) / total, rounded: from -100 to 100. */
  happinessScore: z.number().check(z.gte(-100), z.lte(100)),
});

/** By period, oldest first; a period without a check-in is missing. */
const trends = z.record(z.string(), trendEntry);

/** `GET /api/analytics/emotional` */
export const emotionalAnalytics = z.object({
  /** By local day, `2026-11-20`. */
  dailyTrends: trends,
  /** By ISO week, `2026-W47`. */
  weeklyTrends: trends,
  /** By month, `2026-11`. */
  monthlyTrends: trends,
});

const gameFigures = z.object({
  /** Plays that were begun, by the game's id. */
  gameUsage: z.record(z.string(), count),
  /** Of these the completed ones, whole per cent. */
  gameCompletionRates: z.record(z.string(), percentage),
  /** Mean of the scores, whole points; a game that was never scored is missing. */
  gameAverageScores: z.record(z.string(), z.number().check(z.nonnegative())),
});

/** `GET /api/analytics/games`: of all time, and beside it of the week and the month that the local day is in. */
export const gamesAnalytics = z.extend(gameFigures, {
  periods: z.optional(z.object({ week: gameFigures, month: gameFigures })),
});

/** `GET /api/analytics/usage` */
export const usageAnalytics = z.object({
  /** Check-ins, plays that were begun, and sessions of music, of all time. */
  totalActivities: count,
  /** Of the last seven local days, by local hour: 24 counts. */
  hourlyUsage: z.array(count).check(z.length(24)),
  /** Of the last seven local days, Sunday first: 7 counts. */
  dailyUsage: z.array(count).check(z.length(7)),
});

export type TrendEntry = z.infer<typeof trendEntry>;
export type Trends = Readonly<Record<string, TrendEntry>>;
export type EmotionalAnalytics = z.infer<typeof emotionalAnalytics>;
export type GameFigures = z.infer<typeof gameFigures>;
export type GamesAnalytics = z.infer<typeof gamesAnalytics>;
export type UsageAnalytics = z.infer<typeof usageAnalytics>;

/** The header with which the client says which day it is where the person is, `2026-11-20`. */
export const LOCAL_DAY_HEADER = 'Local-Day';
