/** ECharts options. Charts have no animation, and draw their tooltip on the canvas. */
import type { EChartsCoreOption } from 'echarts/core';
import { type ChartData, SERIES_MARKS } from './chart-data';
import type { ChartPalette } from './palette';
import { axisLabelsOf, axisValueOf, categoryAxisOf, dataSlotsOf, isTimed, timeAxisOf } from './time-axis';

export interface ChartLook {
  readonly palette: ChartPalette;
  /** Root font size, px. Text on the canvas scales with it. */
  readonly rem: number;
  /** Width of the canvas, px. */
  readonly width: number;
}

/** Distance between the end of a bar and its value, rem. */
const FIGURE_GAP = 0.35;
/** Width of the widest character in a value, rem. */
const FIGURE_CHARACTER = 0.6;

/** Minimum width of a bar, rem. On an axis of many years a period may be narrower than 1 px. */
const LEAST_BAR = 0.25;

const FONT = '"Figtree Variable", system-ui, sans-serif';
const SYMBOLS = { square: 'rect', circle: 'circle', diamond: 'diamond' } as const;
const DASHES = ['solid', [7, 5], [1.5, 4.5]] as const;

/** Distance between the grid lines on a fixed value axis. */
const STEP = 50;

/** Estimated width of the value axis' labels, rem. */
const VALUES_REM = 2;

/** Minimum width of a chart that shows the names of its lines at their ends, rem. */
const ROOMY_REM = 34;

export function optionOf(data: ChartData, look: ChartLook): EChartsCoreOption {
  const { palette, rem } = look;
  return {
    animation: false,
    textStyle: { fontFamily: FONT, fontSize: 0.8125 * rem, fontWeight: 500, color: palette.quiet },
    tooltip: tooltipOf(data, look),
    ...(data.kind === 'ring' ? ringOf(data, look) : axesOf(data, look)),
  };
}

function tooltipOf(data: ChartData, { palette, rem }: ChartLook) {
  const { series, points, unit = '' } = data;
  const slots = dataSlotsOf(data);
  const lines = (index: number) => [
    `{head|${points[index]?.name ?? ''}}`,
    ...series.map(({ name, values }) => `${name}  {value|${values[index] ?? 0}${unit}}`),
  ];
  return {
    trigger: data.kind === 'ring' ? 'item' : 'axis',
    // An HTML tooltip would have inline styles, which the content security policy forbids.
    renderMode: 'richText',
    confine: true,
    transitionDuration: 0,
    backgroundColor: palette.surface,
    borderColor: palette.line,
    borderWidth: 1,
    padding: [0.5 * rem, 0.75 * rem],
    textStyle: {
      color: palette.quiet,
      fontFamily: FONT,
      fontSize: 0.875 * rem,
      lineHeight: 1.3 * rem,
      rich: {
        head: { color: palette.ink, fontWeight: 600, fontSize: 0.875 * rem, lineHeight: 1.5 * rem },
        value: { color: palette.ink, fontWeight: 650, fontSize: 0.875 * rem },
      },
    },
    axisPointer: { type: 'line', lineStyle: { color: palette.quiet, type: [2, 4], width: 1 } },
    formatter: (hovered: { dataIndex: number } | readonly { dataIndex: number }[]) => {
      const first = Array.isArray(hovered) ? hovered[0] : hovered;
      const index = first && slots[first.dataIndex];
      return typeof index === 'number' ? lines(index).join('\n') : '';
    },
  };
}

function axesOf(data: ChartData, look: ChartLook) {
  const { palette, rem, width } = look;
  const isLying = data.kind === 'rows';
  const text = { color: palette.quiet, fontSize: 0.8125 * rem, fontFamily: FONT };
  // The names of a single point would cover the label of its period.
  const hasNames =
    data.kind === 'lines' && data.series.length > 1 && data.points.length > 1 && width >= ROOMY_REM * rem;
  const right = hasNames ? 5 : isLying ? 2 * FIGURE_GAP + FIGURE_CHARACTER * longestFigure(data) : 1.2;
  // With `hasNames` the last label ends at its point instead of its center, so labels need 1.5 times their width.
  const plot = (width / rem - VALUES_REM - right) / (hasNames ? 1.5 : 1);
  const points = {
    ...(isTimed(data) ? timeAxisOf(data) : categoryAxisOf(data)),
    inverse: isLying,
    axisTick: { show: false },
    axisLine: { show: !isLying, onZero: false, lineStyle: { color: palette.line } },
    axisLabel: isLying
      ? {
          ...text,
          color: palette.ink,
          width: Math.min(0.42 * width, 11 * rem),
          overflow: 'break',
          interval: 0,
        }
      : {
          ...text,
          ...axisLabelsOf(data, plot),
          margin: 0.7 * rem,
          alignMinLabel: 'center',
          // The names of the lines start to the right of the last label.
          alignMaxLabel: hasNames ? 'right' : 'center',
        },
  };
  const values = {
    type: 'value',
    minInterval: 1,
    // Hides the axis line and its ticks. ECharts would show them beside a second value axis.
    axisLine: { show: false },
    axisTick: { show: false },
    ...(data.range && { min: data.range[0], max: data.range[1] }),
    ...(data.range && !isLying && { interval: STEP }),
    splitNumber: 4,
    splitLine: { show: !isLying, lineStyle: { color: gridColors(data, palette), type: [2, 4] } },
    axisLabel: isLying ? { show: false } : { ...text, margin: 0.6 * rem, formatter: withMinus },
  };
  return {
    grid: {
      left: 0.4 * rem,
      top: 0.8 * rem,
      bottom: isLying ? 0 : 0.3 * rem,
      right: right * rem,
      // ECharts shrinks the plot until the axis labels fit into these bounds.
      outerBounds: { left: 0, top: 0, right: 0, bottom: isLying ? 0 : 0.4 * rem },
    },
    xAxis: isLying ? values : points,
    yAxis: isLying ? points : values,
    series: data.series.map((_, index) =>
      data.kind === 'lines' ? lineOf(data, index, look, hasNames) : barOf(data, index, look),
    ),
  };
}

const longestFigure = ({ series, unit }: ChartData): number =>
  Math.max(...series.flatMap(({ values }) => values.map((value) => `${value}${unit ?? ''}`.length)), 1);

/** If the axis has negative values, its line at 0 is stronger. */
function gridColors({ range }: ChartData, { line, quiet }: ChartPalette): string | string[] {
  const [lowest, highest] = range ?? [0, 0];
  if (lowest >= 0) return line;
  const values = Array.from({ length: (highest - lowest) / STEP + 1 }, (_, index) => lowest + index * STEP);
  return values.map((value) => (value === 0 ? quiet : line));
}

/** A minus is as wide as a plus, and a hyphen is not. */
const withMinus = (value: number): string => String(value).replace('-', '−');

function lineOf(data: ChartData, index: number, { palette, rem }: ChartLook, hasName: boolean) {
  const { name, color, values } = data.series[index] as ChartData['series'][number];
  const last = values.length - 1;
  const label = {
    show: true,
    position: 'right',
    distance: 0.5 * rem,
    formatter: name,
    color: palette.ink,
    fontSize: 0.8125 * rem,
    fontWeight: 600,
  };
  return {
    type: 'line',
    name,
    data: dataSlotsOf(data).map((at) => {
      if (at === null) return ['-', '-'];
      const value = axisValueOf(data, at, values[at] ?? 0);
      return hasName && at === last ? { value, label } : value;
    }),
    symbol: SYMBOLS[SERIES_MARKS[index] ?? 'circle'],
    symbolSize: (index === 2 ? 0.68 : 0.56) * rem,
    showAllSymbol: true,
    // The area between a single line and the line at 0.
    ...(data.series.length === 1 && { areaStyle: { color: palette[color], opacity: 0.1, origin: 0 } }),
    lineStyle: { width: 0.15 * rem, type: DASHES[index] ?? 'solid', color: palette[color], cap: 'round' },
    itemStyle: { color: palette[color], borderColor: palette.surface, borderWidth: 1, opacity: 1 },
    // Moves overlapping names apart. ECharts moves only labels that have a `y`.
    labelLayout: ({ labelRect }: { labelRect: { y: number } }) => ({
      y: labelRect.y,
      moveOverlap: 'shiftY',
    }),
    emphasis: { disabled: true },
    z: 3 + index,
  };
}

function barOf(data: ChartData, index: number, { palette, rem }: ChartLook) {
  const { name, color, values } = data.series[index] as ChartData['series'][number];
  const isStack = data.kind === 'stack';
  const isLying = data.kind === 'rows';
  return {
    type: 'bar',
    name,
    ...(isStack && { stack: 'all' }),
    data: values.map((value, at) => axisValueOf(data, at, value)),
    barMinWidth: LEAST_BAR * rem,
    barMaxWidth: (isLying ? 1.25 : 2.6) * rem,
    barCategoryGap: isLying ? '42%' : '36%',
    itemStyle: {
      color: palette[color],
      borderRadius: isStack
        ? 0.25 * rem
        : isLying
          ? [0, 0.4 * rem, 0.4 * rem, 0]
          : [0.4 * rem, 0.4 * rem, 0, 0],
      // The border of each part leaves 2 px between the parts.
      ...(isStack && { borderColor: palette.surface, borderWidth: 1 }),
      ...(isStack && index > 0 && { decal: stipple(index, palette.surface, rem) }),
    },
    ...(isLying && {
      showBackground: true,
      backgroundStyle: { color: palette.line, opacity: 0.35, borderRadius: 0.4 * rem },
      label: {
        show: true,
        position: 'right',
        distance: FIGURE_GAP * rem,
        color: palette.ink,
        fontSize: 0.875 * rem,
        fontWeight: 650,
        formatter: `{c}${data.unit ?? ''}`,
      },
    }),
    emphasis: { disabled: true },
  };
}

function ringOf({ points, series }: ChartData, { palette, rem }: ChartLook) {
  const values = series[0]?.values ?? [];
  const colors = ['games', 'music', 'moods'] as const;
  return {
    series: [
      {
        type: 'pie',
        radius: ['62%', '96%'],
        startAngle: 90,
        label: { show: false },
        labelLine: { show: false },
        emphasis: { disabled: true },
        data: points.map(({ label }, index) => ({
          name: label,
          value: values[index] ?? 0,
          itemStyle: {
            color: palette[colors[index] ?? 'primary'],
            borderColor: palette.surface,
            borderWidth: 3,
            ...(index > 0 && { decal: stipple(index, palette.surface, rem) }),
          },
        })),
      },
    ],
  };
}

/** Fine dots on the second part, larger ones on the third, beside the color. Dots in full contrast flicker. */
function stipple(index: number, color: string, rem: number) {
  const pitch = (index === 1 ? 0.3 : 0.56) * rem;
  return {
    symbol: 'circle',
    color: color.replace(/^rgb\((.+)\)$/, 'rgba($1, 0.5)'),
    dashArrayX: [
      [pitch, pitch],
      [0, pitch, pitch, 0],
    ],
    dashArrayY: [pitch, 0],
    symbolSize: index === 1 ? 0.4 : 0.46,
  };
}
