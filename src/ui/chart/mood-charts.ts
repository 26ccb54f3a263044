import { periodNumber } from '../../../domain/analytics/calendar';
import { type MoodPoint, moodSeries } from '../../../domain/analytics/mood-trends';
import type { EmotionalAnalytics, Trends } from '../../../domain/analytics/responses';
import type { ChartData, ChartPoint } from './chart-data';
import { periodPoints } from './period-points';

export const TIMEFRAMES = [
  { value: 'daily', label: 'Daily', of: 'Day' },
  { value: 'weekly', label: 'Weekly', of: 'Week' },
  { value: 'monthly', label: 'Monthly', of: 'Month' },
] as const;
export type Timeframe = (typeof TIMEFRAMES)[number]['value'];

/** Timeframes as the address names them, the default first. */
export const TIMEFRAME_VALUES = ['weekly', 'daily', 'monthly'] as const satisfies readonly Timeframe[];

export const trendsOf = (emotional: EmotionalAnalytics, timeframe: Timeframe): Trends =>
  emotional[`${timeframe}Trends`];

const ofTimeframe = (timeframe: Timeframe): string =>
  TIMEFRAMES.find(({ value }) => value === timeframe)?.of ?? 'Period';

/** If a key is no day, week or month, the points are equally spaced. */
function pointsOf(periods: readonly MoodPoint[]): readonly ChartPoint[] {
  const dates = periods.map(({ date }) => date);
  const points = periodPoints(dates);
  const places = dates.map(periodNumber).filter((place) => place !== undefined);
  const isTimed =
    places.length === dates.length &&
    places.every((place, index) => place > (places[index - 1] ?? Number.NEGATIVE_INFINITY));
  return isTimed ? points.map((point, index) => ({ ...point, at: places[index] as number })) : points;
}

/** The moods of the last periods. A single period is a column. */
export function moodChart(kind: 'lines' | 'stack', trends: Trends, timeframe: Timeframe): ChartData {
  const periods = moodSeries(trends);
  return {
    kind: periods.length === 1 ? 'stack' : kind,
    of: ofTimeframe(timeframe),
    points: pointsOf(periods),
    series: [
      { name: 'Positive', color: 'positive', values: periods.map(({ positive }) => positive) },
      { name: 'Neutral', color: 'neutral', values: periods.map(({ neutral }) => neutral) },
      { name: 'Negative', color: 'negative', values: periods.map(({ negative }) => negative) },
    ],
  };
}

export function happinessChart(trends: Trends, timeframe: Timeframe): ChartData {
  const periods = moodSeries(trends);
  return {
    kind: 'lines',
    of: ofTimeframe(timeframe),
    points: pointsOf(periods),
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
