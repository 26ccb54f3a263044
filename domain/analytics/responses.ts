/**
 * Schemas of the three answers of `/api/analytics/*`. The dashboard parses every answer with them, also that of an
 * older or newer server. Therefore `periods` is optional, and any game id is valid.
 */
import * as z from 'zod/mini';
import { refusal } from '../contract';

const count = z.int().check(z.nonnegative());
/** Percent. */
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

/** By key of the period, oldest first. A period without a check-in is missing. */
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
  /** Started plays, by id of the game. */
  gameUsage: z.record(z.string(), count),
  /** Share of completed plays, percent, unrounded. */
  gameCompletionRates: z.record(z.string(), percentage),
  /** Mean of the scores, points, unrounded. A game without a score is missing. */
  gameAverageScores: z.record(z.string(), z.number().check(z.nonnegative())),
});

/** `GET /api/analytics/games`: of all time; `periods` has the week and the month of the local day. */
export const gamesAnalytics = z.extend(gameFigures, {
  periods: z.optional(z.object({ week: gameFigures, month: gameFigures })),
});

/** `GET /api/analytics/usage` */
export const usageAnalytics = z.object({
  /** Check-ins, started plays and sessions of music, of all time. */
  totalActivities: count,
  /** Activities of the last seven local days by local hour: 24 counts. */
  hourlyUsage: z.array(count).check(z.length(24)),
  /** Activities of the last seven local days by weekday, Sunday first: 7 counts. */
  dailyUsage: z.array(count).check(z.length(7)),
});

export type TrendEntry = z.infer<typeof trendEntry>;
export type Trends = Readonly<Record<string, TrendEntry>>;
export type EmotionalAnalytics = z.infer<typeof emotionalAnalytics>;
export type GameFigures = z.infer<typeof gameFigures>;
export type GamesAnalytics = z.infer<typeof gamesAnalytics>;
export type UsageAnalytics = z.infer<typeof usageAnalytics>;

/**
 * Request header of `/api/analytics/*`: the person's local day, `2026-11-20`. Optional; without it the server uses
 * its own UTC day.
 */
export const LOCAL_DAY_HEADER = 'Local-Day';

/** 400 of `/api/analytics/*`: `Local-Day` is not a date, or is more than one day from the server's. */
export const localDayRefusal = z.extend(refusal, {
  /** The server's UTC day. */
  serverDay: z.iso.date(),
});
