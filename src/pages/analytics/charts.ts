import { DAY_NAMES } from '../../../domain/analytics/names';
import type { UsageAnalytics } from '../../../domain/analytics/responses';
import { type ActivityCounts, type GameRow, TOP_GAME_COUNT } from '../../../domain/analytics/summary';
import type { ChartData } from '../../ui/chart/chart-data';
import { hourLabel } from './words';

/** Maximum length of a label, characters: two lines on a small screen. A raw id may have 64 characters. */
const LABEL_LENGTH = 24;

const shorten = (name: string): string =>
  name.length > LABEL_LENGTH ? `${name.slice(0, LABEL_LENGTH - 1)}…` : name;

const topOf = (games: readonly GameRow[]) => {
  const top = games.slice(0, TOP_GAME_COUNT);
  return { top, points: top.map(({ name }) => ({ label: shorten(name), name })) };
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

export const typesChart = ({ games, music, moods }: ActivityCounts): ChartData => ({
  kind: 'ring',
  of: 'Type',
  points: ['Games', 'Music', 'Mood Check-ins'].map((name) => ({ label: name, name })),
  series: [{ name: 'Activities', color: 'games', values: [games, music, moods] }],
});
