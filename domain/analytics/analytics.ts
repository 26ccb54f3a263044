/** Device and server share these functions, so that both return the same JSON text for the same tallies. */
import { dayNumber, mondayNumberOf, monthOf, weekdayOf, weekOf } from './calendar';
import type {
  EmotionalAnalytics,
  FiguresByGame,
  GamesAnalytics,
  PeriodMoodCounts,
  Trends,
  UsageAnalytics,
} from './responses';
import { countActivities, type DayTally } from './tally';

/** `hourlyUsage` and `dailyUsage` cover these local days, including today. */
const RECENT_DAYS = 7;

export const ANALYTICS_BUILDERS = {
  emotional: buildEmotionalAnalytics,
  games: buildGamesAnalytics,
  usage: buildUsageAnalytics,
} as const;
export type AnalyticsName = keyof typeof ANALYTICS_BUILDERS;

/** @param days at most one tally for each local day, in any order @param today local, `2026-11-20` */
export const analyticsJson = (name: AnalyticsName, days: readonly DayTally[], today: string): string =>
  JSON.stringify(ANALYTICS_BUILDERS[name](days, today));

/** The alphabetical order of days is their chronological order. */
const inOrder = (days: readonly DayTally[]): DayTally[] =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : 1));

type Moods = DayTally['moods'];

export function buildEmotionalAnalytics(days: readonly DayTally[]): EmotionalAnalytics {
  const felt = inOrder(days).filter(({ moods }) => moods.some((count) => count > 0));
  return {
    dailyTrends: trendsBy(felt, (day) => day),
    weeklyTrends: trendsBy(felt, weekByWeek()),
    monthlyTrends: trendsBy(felt, monthOf),
  };
}

/** Like {@link weekOf} for ascending days, but computes the name of each week only once. */
function weekByWeek(): (day: string) => string {
  let monday = Number.NaN;
  let week = '';
  return (day) => {
    const next = mondayNumberOf(day);
    if (next !== monday) [monday, week] = [next, weekOf(day)];
    return week;
  };
}

function trendsBy(days: readonly DayTally[], periodOf: (day: string) => string): Trends {
  const sums = new Map<string, Moods>();
  for (const { day, moods } of days) {
    const period = periodOf(day);
    const [positive, neutral, negative] = sums.get(period) ?? [0, 0, 0];
    sums.set(period, [positive + moods[0], neutral + moods[1], negative + moods[2]]);
  }
  return Object.fromEntries([...sums].map(([period, moods]) => [period, trendOf(moods)]));
}

function trendOf([positive, neutral, negative]: Moods): PeriodMoodCounts {
  const total = positive + neutral + negative;
  return { positive, neutral, negative, total, happinessScore: happinessScore(positive, negative, total) };
}

/** 100 × (positive − negative) / total, from -100 to 100, rounded half up; 0 without check-ins. */
export const happinessScore = (positive: number, negative: number, total: number): number =>
  // Adding 0 turns -0 into 0.
  total === 0 ? 0 : Math.round((100 * (positive - negative)) / total) + 0;

/** The figures of all time, today's ISO week, and today's month. */
export function buildGamesAnalytics(days: readonly DayTally[], today: string): GamesAnalytics {
  const [week, month] = [weekOf(today), monthOf(today)];
  const ofMonth = days.filter(({ day }) => monthOf(day) === month);
  // An ISO week may include days of another month. The cheap comparison comes first because `weekOf` is slow.
  const ofWeek = days.filter(
    ({ day }) => Math.abs(dayNumber(day) - dayNumber(today)) < 7 && weekOf(day) === week,
  );
  return { ...figuresOf(days), periods: { week: figuresOf(ofWeek), month: figuresOf(ofMonth) } };
}

interface GameSums {
  plays: number;
  completed: number;
  scored: number;
  points: number;
}

function figuresOf(days: readonly DayTally[]): FiguresByGame {
  const sums = new Map<string, GameSums>();
  for (const { games: played } of days) {
    for (const [game, plays, completed, scored, points] of played) {
      const sum = sums.get(game) ?? { plays: 0, completed: 0, scored: 0, points: 0 };
      sum.plays += plays;
      sum.completed += completed;
      sum.scored += scored;
      sum.points += points;
      sums.set(game, sum);
    }
  }
  const sorted = [...sums].sort(([one], [other]) => (one < other ? -1 : 1));
  const scored = sorted.filter(([, sum]) => sum.scored > 0);
  // `fromEntries` defines a property even for the id `__proto__`. An assignment would set the prototype.
  return {
    gameUsage: Object.fromEntries(sorted.map(([game, { plays }]) => [game, plays])),
    gameCompletionRates: Object.fromEntries(
      sorted.map(([game, { plays, completed }]) => [game, (100 * completed) / plays]),
    ),
    gameAverageScores: Object.fromEntries(scored.map(([game, sum]) => [game, sum.points / sum.scored])),
  };
}

/** All activities of all time, and those of the last seven local days by hour and weekday. */
export function buildUsageAnalytics(days: readonly DayTally[], today: string): UsageAnalytics {
  const hourlyUsage = Array<number>(24).fill(0);
  const dailyUsage = Array<number>(7).fill(0);
  let totalActivities = 0;
  for (const tally of days) {
    const activities = countActivities(tally);
    totalActivities += activities;
    const daysAgo = dayNumber(today) - dayNumber(tally.day);
    if (!(daysAgo >= 0 && daysAgo < RECENT_DAYS)) continue;
    const weekday = weekdayOf(tally.day);
    dailyUsage[weekday] = (dailyUsage[weekday] ?? 0) + activities;
    tally.hours.forEach((count, hour) => {
      hourlyUsage[hour] = (hourlyUsage[hour] ?? 0) + count;
    });
  }
  return { totalActivities, hourlyUsage, dailyUsage };
}
