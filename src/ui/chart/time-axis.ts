/** The time axis of periods. It has a gap for each run of periods without a check-in. */
import type { ChartData, ChartPoint } from './chart-data';

interface TimedPoint extends ChartPoint {
  readonly at: number;
}
interface TimedChart extends ChartData {
  readonly points: readonly TimedPoint[];
}

export const isTimed = (data: ChartData): data is TimedChart =>
  data.points.length > 0 && data.points.every(({ at }) => at !== undefined);

export const categoryAxisOf = ({ kind, points }: ChartData) => ({
  type: 'category',
  data: points.map(({ label }) => label),
  boundaryGap: kind !== 'lines',
});

/** Lines extend from edge to edge. Columns need half a period on each side. */
export function timeAxisOf({ kind, points }: TimedChart) {
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

/** Estimated width of a character in a label, rem. */
const CHARACTER = 0.42;
/** Minimum distance between two labels, rem. */
const LABEL_GAP = 0.5;

/**
 * The indexes of labels that fit side by side, from the last point of a time axis, from the first of other axes.
 * ECharts' own choice would leave labels at unequal distances.
 * @param plot width of the plot, rem
 */
function labeledIn(data: ChartData, plot: number): readonly number[] {
  const places = data.points.map(({ at }, index) => ({ at: at ?? index, index }));
  const widest = Math.max(...data.points.map(({ label }) => label.length)) * CHARACTER + LABEL_GAP;
  const span = Math.abs((places.at(-1)?.at ?? 0) - (places[0]?.at ?? 0)) + 1;
  const least = (widest * span) / plot;
  let last: number | undefined;
  const labeled = (isTimed(data) ? places.toReversed() : places).filter(({ at }) => {
    if (last !== undefined && Math.abs(at - last) < least) return false;
    last = at;
    return true;
  });
  return labeled.map(({ index }) => index);
}

/** @param plot width of the plot, rem */
export function axisLabelsOf(data: ChartData, plot: number) {
  const labeled = labeledIn(data, plot);
  if (!isTimed(data)) return { interval: (index: number) => labeled.includes(index) };
  const labels = new Map(data.points.map(({ at, label }) => [at, label]));
  return {
    customValues: labeled.map((index) => data.points[index]?.at ?? 0).sort((one, other) => one - other),
    formatter: (at: number) => labels.get(at) ?? '',
  };
}

/** The data items of all series: the index of a point, or null for a gap that interrupts a line. */
export function dataSlotsOf({ kind, points }: ChartData): (number | null)[] {
  return points.flatMap(({ at }, index) => {
    const before = points[index - 1]?.at;
    const isAfterGap = kind === 'lines' && at !== undefined && before !== undefined && at - before > 1;
    return isAfterGap ? [null, index] : [index];
  });
}

export const axisValueOf = ({ points }: ChartData, index: number, value: number) => {
  const at = points[index]?.at;
  return at === undefined ? value : [at, value];
};
