/**
 * Answers of `/api/analytics/*`, which may come from an older or newer server: `periods` is optional, and any game id
 * is valid.
 */
import * as z from 'zod/mini';
import { refusalSchema } from '../contract';

const count = z.int().check(z.nonnegative());
const percentage = z.number().check(z.gte(0), z.lte(100));

const trendEntry = z.object({
  positive: count,
  neutral: count,
  negative: count,
  total: count,
  /** 100 × (positive − negative) / total, rounded; from -100 to 100. */
  happinessScore: z.number().check(z.gte(-100), z.lte(100)),
});

/** By the key of the period, oldest first. Periods without a check-in are omitted. */
const trends = z.record(z.string(), trendEntry);

/** `GET /api/analytics/emotional` */
export const emotionalAnalyticsSchema = z.object({
  /** By local day, `2026-11-20`. */
  dailyTrends: trends,
  /** By ISO week, `2026-W47`. */
  weeklyTrends: trends,
  /** By month, `2026-11`. */
  monthlyTrends: trends,
});

const gameFigures = z.object({
  /** Started plays, by id of the game. */
  gameUsage: z.record(z.string(), count),
  /** Percent, unrounded. */
  gameCompletionRates: z.record(z.string(), percentage),
  /** Points, unrounded. Games without a score are omitted. */
  gameAverageScores: z.record(z.string(), z.number().check(z.nonnegative())),
});

/** `GET /api/analytics/games`: figures of all time, and of the local day's week and month. */
export const gamesAnalyticsSchema = z.extend(gameFigures, {
  periods: z.optional(z.object({ week: gameFigures, month: gameFigures })),
});

/** `GET /api/analytics/usage` */
export const usageAnalyticsSchema = z.object({
  /** Check-ins, started plays and sessions of music of all time. */
  totalActivities: count,
  /** Of the last seven local days, by local hour. */
  hourlyUsage: z.array(count).check(z.length(24)),
  /** Of the last seven local days, from Sunday. */
  dailyUsage: z.array(count).check(z.length(7)),
});

export type PeriodMoodCounts = z.infer<typeof trendEntry>;
export type Trends = Readonly<Record<string, PeriodMoodCounts>>;
export type EmotionalAnalytics = z.infer<typeof emotionalAnalyticsSchema>;
export type FiguresByGame = z.infer<typeof gameFigures>;
export type GamesAnalytics = z.infer<typeof gamesAnalyticsSchema>;
export type UsageAnalytics = z.infer<typeof usageAnalyticsSchema>;

/** Request header: the person's local day, `2026-11-20`. Without it the server uses its own UTC day. */
export const LOCAL_DAY_HEADER = 'Local-Day';

/** 400: `Local-Day` is not a date, or differs by more than one day from the server's day. */
export const localDayRefusalSchema = z.extend(refusalSchema, {
  /** UTC. */
  serverDay: z.iso.date(),
});
