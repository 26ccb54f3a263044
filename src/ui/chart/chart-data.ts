/** Data of a chart, for its drawing, its table and its description for screen readers. */
import type { SeriesColor } from './palette';

interface Series {
  readonly name: string;
  readonly color: SeriesColor;
  /** One value per point. */
  readonly values: readonly number[];
}

export interface ChartPoint {
  /** Text on the axis. */
  readonly label: string;
  /** Text in the table and for screen readers. */
  readonly name: string;
  /** Number of the period on a time axis. Consecutive periods differ by 1. Points without it are equally spaced. */
  readonly at?: number;
}

export interface ChartData {
  /**
   * `lines`: up to three series with their own color, dash and mark. `stack`: stacked columns. `columns` and `rows`:
   * vertical or horizontal bars of one series. `ring`: shares of a whole.
   */
  readonly kind: 'lines' | 'stack' | 'columns' | 'rows' | 'ring';
  /** Noun for a point, such as `Week` or `Game`. */
  readonly of: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly Series[];
  /** Unit of every value. */
  readonly unit?: '%';
  /** Fixed ends of the value axis. */
  readonly range?: readonly [number, number];
}

/** Marks in the order of the series. */
export const SERIES_MARKS = ['square', 'circle', 'diamond'] as const;

/** `Week of 16 Nov 2026: Positive 7, Neutral 2, Negative 1` */
export function describePoint({ points, series, unit }: ChartData, index: number): string {
  const values = series.map(({ name, values: all }) => `${name} ${all[index] ?? 0}${unit ?? ''}`);
  return `${points[index]?.name ?? ''}: ${values.join(', ')}`;
}
