/** The time axis of periods, with a gap for each run of periods without a check-in. */
import type { ChartData, Point } from './chart-data';

interface TimedPoint extends Point {
  readonly at: number;
}
interface TimedChart extends ChartData {
  readonly points: readonly TimedPoint[];
}

export const isTimed = (data: ChartData): data is TimedChart =>
  data.points.length > 0 && data.points.every(({ at }) => at !== undefined);

export const categoriesOf = ({ kind, points }: ChartData) => ({
  type: 'category',
  data: points.map(({ label }) => label),
  boundaryGap: kind !== 'lines',
});

/** Returns a time axis. Lines reach from edge to edge; columns need half a period on each side. */
export function timeOf({ kind, points }: TimedChart) {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 0];
  const margin = kind === 'lines' && first < last ? 0 : 0.5;
  return {
    type: 'value',
    min: first - margin,
    max: last + margin,
    splitLine: { show: false },
    axisPointer: { snap: true },
  };
}

/** Returns the labels of a time axis: one for each point. */
export function labelsOf({ points }: TimedChart) {
  const labels = new Map(points.map(({ at, label }) => [at, label]));
  return { customValues: [...labels.keys()], formatter: (at: number) => labels.get(at) ?? '' };
}

/**
 * Returns the data items of every series: the index of a point, or null for a gap that breaks a line. Columns need no
 * item for a gap.
 */
export function slotsOf({ kind, points }: ChartData): (number | null)[] {
  return points.flatMap(({ at }, index) => {
    const before = points[index - 1]?.at;
    const isAfterGap = kind === 'lines' && at !== undefined && before !== undefined && at - before > 1;
    return isAfterGap ? [null, index] : [index];
  });
}

/** Returns a value with its place on a time axis, or alone on an axis of categories. */
export const placed = ({ points }: ChartData, index: number, value: number) => {
  const at = points[index]?.at;
  return at === undefined ? value : [at, value];
};
