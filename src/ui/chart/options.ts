/** From what a chart shows to what ECharts draws. Nothing moves, and the tooltip is drawn, not put into the page. */
import type { EChartsCoreOption } from 'echarts/core';
import { type ChartData, MARKS } from './chart-data';
import type { Palette } from './palette';

/** What the drawing depends on besides its data. */
export interface Look {
  readonly palette: Palette;
  /** A rem in px: text on the canvas grows with the person's own size of text. */
  readonly rem: number;
  /** Of the canvas, px. */
  readonly width: number;
}

const FONT = '"Figtree Variable", system-ui, sans-serif';
const SYMBOLS = { square: 'rect', circle: 'circle', diamond: 'diamond' } as const;
const DASHES = ['solid', [7, 5], [1.5, 4.5]] as const;

/** Between the lines of a fixed range. */
const STEP = 50;

/** Below so many rem the names at the ends of lines would take the room of the lines. */
const ROOMY_REM = 34;

export function optionOf(data: ChartData, look: Look): EChartsCoreOption {
  const { palette, rem } = look;
  return {
    animation: false,
    textStyle: { fontFamily: FONT, fontSize: 0.8125 * rem, fontWeight: 500, color: palette.quiet },
    tooltip: tooltipOf(data, look),
    ...(data.kind === 'ring' ? ringOf(data, look) : axesOf(data, look)),
  };
}

function tooltipOf(data: ChartData, { palette, rem }: Look) {
  const { series, points, unit = '' } = data;
  const lines = (index: number) => [
    `{head|${points[index]?.name ?? ''}}`,
    ...series.map(({ name, values }) => `${name}  {value|${values[index] ?? 0}${unit}}`),
  ];
  return {
    trigger: data.kind === 'ring' ? 'item' : 'axis',
    // HTML of ECharts' own would bring inline styles, which the policy refuses.
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
      return first ? lines(first.dataIndex).join('\n') : '';
    },
  };
}

function axesOf(data: ChartData, look: Look) {
  const { palette, rem, width } = look;
  const isLying = data.kind === 'rows';
  const text = { color: palette.quiet, fontSize: 0.8125 * rem, fontFamily: FONT };
  const categories = {
    type: 'category',
    data: data.points.map(({ label }) => label),
    boundaryGap: data.kind !== 'lines',
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
      : { ...text, margin: 0.7 * rem, hideOverlap: true, alignMinLabel: 'center', alignMaxLabel: 'center' },
  };
  const values = {
    type: 'value',
    minInterval: 1,
    ...(data.range && { min: data.range[0], max: data.range[1] }),
    ...(data.range && !isLying && { interval: STEP }),
    splitNumber: 4,
    splitLine: { show: !isLying, lineStyle: { color: gridColors(data, palette), type: [2, 4] } },
    axisLabel: isLying ? { show: false } : { ...text, margin: 0.6 * rem, formatter: withMinus },
  };
  const hasNames = data.kind === 'lines' && data.series.length > 1 && width >= ROOMY_REM * rem;
  return {
    grid: {
      left: 0.4 * rem,
      top: 0.8 * rem,
      bottom: isLying ? 0 : 0.3 * rem,
      right: (hasNames ? 5 : isLying && data.range ? 3.2 : 1.2) * rem,
      // Within these the axes' words fit, however large they are.
      outerBounds: { left: 0, top: 0, right: 0, bottom: isLying ? 0 : 0.4 * rem },
    },
    xAxis: isLying ? values : categories,
    yAxis: isLying ? categories : values,
    series: data.series.map((_, index) =>
      data.kind === 'lines' ? lineOf(data, index, look, hasNames) : barOf(data, index, look),
    ),
  };
}

/** Between what is below 0 and what is above it the line is stronger. */
function gridColors({ range }: ChartData, { line, quiet }: Palette): string | string[] {
  const [lowest, highest] = range ?? [0, 0];
  if (lowest >= 0) return line;
  const values = Array.from({ length: (highest - lowest) / STEP + 1 }, (_, index) => lowest + index * STEP);
  return values.map((value) => (value === 0 ? quiet : line));
}

/** With the sign that a minus has, which is as wide as a plus. */
const withMinus = (value: number): string => String(value).replace('-', '−');

function lineOf({ series }: ChartData, index: number, { palette, rem }: Look, hasName: boolean) {
  const { name, color, values } = series[index] as ChartData['series'][number];
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
    data: values.map((value, at) => (hasName && at === last ? { value, label } : value)),
    symbol: SYMBOLS[MARKS[index] ?? 'circle'],
    symbolSize: (index === 2 ? 0.68 : 0.56) * rem,
    showAllSymbol: true,
    lineStyle: { width: 0.15 * rem, type: DASHES[index] ?? 'solid', color: palette[color], cap: 'round' },
    itemStyle: { color: palette[color], borderColor: palette.surface, borderWidth: 1, opacity: 1 },
    // Names that would lie upon each other move apart.
    labelLayout: { moveOverlap: 'shiftY' },
    emphasis: { disabled: true },
    z: 3 + index,
  };
}

function barOf(data: ChartData, index: number, { palette, rem }: Look) {
  const { name, color, values } = data.series[index] as ChartData['series'][number];
  const isStack = data.kind === 'stack';
  const isLying = data.kind === 'rows';
  return {
    type: 'bar',
    name,
    ...(isStack && { stack: 'all' }),
    data: [...values],
    barMaxWidth: (isLying ? 1.25 : 2.6) * rem,
    barCategoryGap: isLying ? '42%' : '36%',
    itemStyle: {
      color: palette[color],
      borderRadius: isStack
        ? 0.25 * rem
        : isLying
          ? [0, 0.4 * rem, 0.4 * rem, 0]
          : [0.4 * rem, 0.4 * rem, 0, 0],
      // Half of it on each side: 2 px between the parts of a column.
      ...(isStack && { borderColor: palette.surface, borderWidth: 1 }),
      ...(isStack && index > 0 && { decal: stipple(index, palette.surface, rem) }),
    },
    ...(isLying && {
      showBackground: true,
      backgroundStyle: { color: palette.line, opacity: 0.35, borderRadius: 0.4 * rem },
      label: {
        show: true,
        position: 'right',
        color: palette.ink,
        fontSize: 0.875 * rem,
        fontWeight: 650,
        formatter: `{c}${data.unit ?? ''}`,
      },
    }),
    emphasis: { disabled: true },
  };
}

function ringOf({ points, series }: ChartData, { palette, rem }: Look) {
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

/** Colour is never alone: slanted hatching on the second part, dots on the third. */
const stipple = (index: number, color: string, rem: number) =>
  index === 1
    ? {
        symbol: 'rect',
        color,
        dashArrayX: [1, 0],
        dashArrayY: [0.08 * rem, 0.42 * rem],
        rotation: Math.PI / 4,
        symbolSize: 1,
      }
    : {
        symbol: 'circle',
        color,
        dashArrayX: [
          [0.5 * rem, 0.5 * rem],
          [0, 0.5 * rem, 0.5 * rem, 0],
        ],
        dashArrayY: [0.5 * rem, 0],
        symbolSize: 0.32,
      };
