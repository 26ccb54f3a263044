/** From the answers to what each chart shows. */
import type { Trends, UsageAnalytics } from '../../../domain/analytics/responses';
import { type ActivityTypes, type GameRow, lastPeriods, TOP_GAMES } from '../../../domain/analytics/summary';
import type { ChartData } from '../../ui/chart/chart-data';
import { periodNames } from './period-names';
import { DAY_NAMES, hourLabel } from './words';

export const TIMEFRAMES = [
  { value: 'dailyTrends', label: 'Daily', of: 'Day' },
  { value: 'weeklyTrends', label: 'Weekly', of: 'Week' },
  { value: 'monthlyTrends', label: 'Monthly', of: 'Month' },
] as const;
export type Timeframe = (typeof TIMEFRAMES)[number]['value'];

const ofTimeframe = (timeframe: Timeframe): string =>
  TIMEFRAMES.find(({ value }) => value === timeframe)?.of ?? 'Period';

/** The moods of the last periods, as lines or as parts of columns. */
export function moodChart(kind: 'lines' | 'stack', trends: Trends, timeframe: Timeframe): ChartData {
  const periods = lastPeriods(trends);
  return {
    kind,
    of: ofTimeframe(timeframe),
    points: periodNames(periods.map(({ key }) => key)),
    series: [
      { name: 'Positive', color: 'positive', values: periods.map(({ positive }) => positive) },
      { name: 'Neutral', color: 'neutral', values: periods.map(({ neutral }) => neutral) },
      { name: 'Negative', color: 'negative', values: periods.map(({ negative }) => negative) },
    ],
  };
}

export function happinessChart(trends: Trends, timeframe: Timeframe): ChartData {
  const periods = lastPeriods(trends);
  return {
    kind: 'lines',
    of: ofTimeframe(timeframe),
    points: periodNames(periods.map(({ key }) => key)),
    series: [
      {
        name: 'Happiness score',
        color: 'primary',
        values: periods.map(({ happinessScore }) => happinessScore),
      },
    ],
    range: [-100, 100],
  };
}

const topOf = (games: readonly GameRow[]) => {
  const top = games.slice(0, TOP_GAMES);
  return { top, points: top.map(({ name }) => ({ label: name, name })) };
};

export function playsChart(games: readonly GameRow[]): ChartData {
  const { top, points } = topOf(games);
  return {
    kind: 'rows',
    of: 'Game',
    points,
    series: [{ name: 'Plays', color: 'primary', values: top.map(({ plays }) => plays) }],
  };
}

export function completionChart(games: readonly GameRow[]): ChartData {
  const { top, points } = topOf(games);
  return {
    kind: 'rows',
    of: 'Game',
    points,
    series: [
      {
        name: 'Completion',
        color: 'secondary',
        values: top.map(({ completionRate }) => Math.round(completionRate)),
      },
    ],
    unit: '%',
    range: [0, 100],
  };
}

export const GRANULARITIES = [
  { value: 'hourly', label: 'By Hour' },
  { value: 'daily', label: 'By Day' },
] as const;
export type Granularity = (typeof GRANULARITIES)[number]['value'];

export function activityChart({ hourlyUsage, dailyUsage }: UsageAnalytics, by: Granularity): ChartData {
  const isHourly = by === 'hourly';
  const names = isHourly ? hourlyUsage.map((_, hour) => hourLabel(hour)) : [...DAY_NAMES];
  return {
    kind: 'columns',
    of: isHourly ? 'Hour' : 'Day',
    points: names.map((name) => ({ label: isHourly ? name : name.slice(0, 3), name })),
    series: [{ name: 'Activities', color: 'primary', values: isHourly ? hourlyUsage : dailyUsage }],
  };
}

export const typesChart = ({ games, music, moods }: ActivityTypes): ChartData => ({
  kind: 'ring',
  of: 'Type',
  points: ['Games', 'Music', 'Mood Check-ins'].map((name) => ({ label: name, name })),
  series: [{ name: 'Activities', color: 'games', values: [games, music, moods] }],
});
