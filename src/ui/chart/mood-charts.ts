/** How somebody felt, as charts: of the dashboard and of Emotional Trends. */
import type { Trends } from '../../../domain/analytics/responses';
import { lastPeriods } from '../../../domain/analytics/summary';
import type { ChartData } from './chart-data';
import { periodNames } from './period-names';

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
