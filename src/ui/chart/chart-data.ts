/** What a chart shows. Its drawing, its table and its spoken words are all made from this. */
import type { SeriesColor } from './palette';

interface Series {
  readonly name: string;
  readonly color: SeriesColor;
  /** One for each point. */
  readonly values: readonly number[];
}

export interface Point {
  /** As it stands on the axis. */
  readonly label: string;
  /** As it stands in the table, and is spoken. */
  readonly name: string;
}

export interface ChartData {
  /**
   * `lines`: a trend, up to three series told apart by colour, dash and mark. `stack`: parts of columns. `columns` and
   * `rows`: bars of one series, upright or lying. `ring`: shares of a whole.
   */
  readonly kind: 'lines' | 'stack' | 'columns' | 'rows' | 'ring';
  /** What a point is: the head of the table's first column. */
  readonly of: string;
  readonly points: readonly Point[];
  readonly series: readonly Series[];
  /** Behind every value. */
  readonly unit?: '%';
  /** The lowest and the highest value there may be, where that is fixed. */
  readonly range?: readonly [number, number];
}

/** The marks of up to three series, in their order; each has a dash of its own too. */
export const MARKS = ['square', 'circle', 'diamond'] as const;

/** A point in words: `Week of 16 Nov 2026: Positive 7, Neutral 2, Negative 1`. */
export function say({ points, series, unit }: ChartData, index: number): string {
  const values = series.map(({ name, values: all }) => `${name} ${all[index] ?? 0}${unit ?? ''}`);
  return `${points[index]?.name ?? ''}: ${values.join(', ')}`;
}
