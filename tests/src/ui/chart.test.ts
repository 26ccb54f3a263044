/** Positions of ECharts' lines, bars and labels in a rendered SVG. */
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { describe, expect, test } from 'vitest';
import { buildEmotionalAnalytics } from '../../../domain/analytics/analytics';
import type { PeriodMoodCounts, Trends } from '../../../domain/analytics/responses';
import { tallyDay } from '../../../domain/analytics/tally';
import { activityChart, playsChart } from '../../../src/pages/analytics/charts';
import type { ChartData } from '../../../src/ui/chart/chart-data';
import { happinessChart, moodChart } from '../../../src/ui/chart/mood-charts';
import { optionOf } from '../../../src/ui/chart/options';
import type { ChartPalette } from '../../../src/ui/chart/palette';
import { dataSlotsOf } from '../../../src/ui/chart/time-axis';
import { entry } from '../../fixtures/analytics/answers';
import { felt } from '../../fixtures/analytics/kept-journal';

echarts.use([BarChart, LineChart, PieChart, GridComponent, TooltipComponent, LabelLayout, SVGRenderer]);

/** The value of each color is its own name, so that a test can find a series by the name of its color. */
const palette = new Proxy({}, { get: (_, name) => String(name) }) as ChartPalette;
const REM = 16;

function draw(data: ChartData, width = 800, height = 300): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption(optionOf(data, { palette, rem: REM, width }));
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Returns the labels of a drawing with their positions. */
const wordsIn = (svg: string): Word[] =>
  Array.from(
    svg.matchAll(/<text([^>]*)transform="translate\(([\d.-]+) ([\d.-]+)\)"[^>]*>([^<]*)/g),
    ([, , x, y, text = '']) => ({ text, x: Number(x), y: Number(y) }),
  );

const wordIn = (svg: string, text: string): Word => {
  const word = wordsIn(svg).find((one) => one.text === text);
  if (!word) throw new Error(`No ${text} among ${wordsIn(svg).map((one) => one.text)}`);
  return word;
};

/** Returns the path data of the line with this color. */
const lineIn = (svg: string, color: string): string =>
  svg
    .match(/<path [^>]*>/g)
    ?.find((path) => path.includes('fill="none"') && path.includes(`stroke="${color}"`))
    ?.match(/ d="([^"]*)"/)?.[1] ?? '';

/** Returns the left edges of the bars with this color, px. */
const barsIn = (svg: string, color: string): number[] =>
  (svg.match(/<path [^>]*>/g) ?? [])
    .filter((path) => path.includes(`fill="${color}"`))
    .map((path) => Number(/ d="M([\d.-]+)/.exec(path)?.[1]));

const rows = (...plays: readonly number[]) =>
  playsChart(
    plays.map((count, index) => ({
      id: `game-${index}`,
      name: `Game ${index}`,
      plays: count,
      completionRate: 0,
      averageScore: null,
      isFree: false,
    })),
  );

describe('the figure of the longest bar', () => {
  test.each([
    [20, 292],
    [200, 292],
    [200, 480],
    [1000, 480],
    [50_000, 230],
  ])('%i is not cut on a chart %i px wide', (plays, width) => {
    const figure = wordIn(draw(rows(plays, 1), width), String(plays));
    // A digit in bold type is at most 0.6 em wide.
    expect(figure.x + 0.6 * 0.875 * REM * String(plays).length).toBeLessThanOrEqual(width);
  });
});

describe('the names at the ends of lines', () => {
  test.each([
    ['three equal values', entry(3, 3, 3)],
    ['three zeros', entry(0, 0, 0)],
    ['two equal values', entry(3, 3, 0)],
    ['neighboring values', entry(51, 50, 52)],
  ])('of %s do not overlap, and stay on the canvas', (_, last) => {
    const svg = draw(moodChart('lines', { '2026-W46': entry(90, 0, 40), '2026-W47': last }, 'weekly'));
    const heights = ['Positive', 'Neutral', 'Negative']
      .map((name) => wordIn(svg, name).y)
      .sort((a, b) => a - b);
    const [first = 0, second = 0, third = 0] = heights;
    expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(0.8 * REM);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(third).toBeLessThanOrEqual(300 - 0.8 * REM);
    // The label of the last period is to the left of the labels of the lines.
    expect(wordIn(svg, '16 Nov').x).toBeLessThan(wordIn(svg, 'Positive').x);
  });
});

test('a single period is a column, because a line needs two', () => {
  const data = moodChart('lines', { '2026-W47': entry(0, 1, 0) }, 'weekly');
  expect(data.kind).toBe('stack');
  const svg = draw(data);
  expect(svg).toContain('16 Nov');
  expect(svg).not.toContain('Neutral');
});

describe('the labels below a chart', () => {
  const DAY = Date.parse('2026-11-20');
  const days: Trends = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [
      new Date(DAY - (9 - index) * 86_400_000).toISOString().slice(0, 10),
      entry(1, 1, 1),
    ]),
  );
  const usage = { totalActivities: 24, dailyUsage: Array(7).fill(1), hourlyUsage: Array(24).fill(1) };
  const labelsOf = (data: ChartData, width: number) => {
    const names = data.points.map(({ label }) => label);
    return wordsIn(draw(data, width)).flatMap(({ text }) =>
      names.includes(text) ? names.indexOf(text) : [],
    );
  };

  test.each([256, 1080])('name all weekdays, %i px wide', (width) => {
    expect(labelsOf(activityChart(usage, 'daily'), width)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test.each(
    [256, 505, 1080].flatMap((width) => [
      ['hours', activityChart(usage, 'hourly'), width] as const,
      ['days, as lines', moodChart('lines', days, 'daily'), width] as const,
      ['days, as columns', moodChart('stack', days, 'daily'), width] as const,
    ]),
  )('of %s stand at equal distances: $2 px', (name, data, width) => {
    const shown = labelsOf(data, width);
    const steps = shown.slice(1).map((at, index) => at - (shown[index] as number));
    expect(new Set(steps).size).toBe(1);
    // The axis of hours starts at midnight. The other axes show at least the last period.
    if (name === 'hours') expect(shown[0]).toBe(0);
    else expect(shown.at(-1)).toBe(9);
  });
});

describe('the axis of periods', () => {
  const GAP: Trends = {
    '2026-W40': entry(1, 0, 2),
    '2026-W41': entry(2, 1, 2),
    '2026-W45': entry(3, 1, 1),
    '2026-W47': entry(4, 1, 1),
  };

  test.each([
    ['lines', 'weeks', GAP, ['28 Sep', '5 Oct', '2 Nov', '16 Nov'], [1, 4, 2]],
    ['stack', 'weeks', GAP, ['28 Sep', '5 Oct', '2 Nov', '16 Nov'], [1, 4, 2]],
    [
      'lines',
      'days',
      {
        '2026-10-31': entry(1, 0, 0),
        '2026-11-01': entry(1, 0, 0),
        '2026-11-04': entry(1, 0, 0),
        '2026-11-05': entry(1, 0, 0),
      },
      ['31 Oct', '1 Nov', '4 Nov', '5 Nov'],
      [1, 3, 1],
    ],
    [
      'stack',
      'months',
      { '2025-11': entry(1, 0, 0), '2026-01': entry(1, 0, 0), '2026-06': entry(1, 0, 0) },
      ['Nov ’25', 'Jan', 'Jun'],
      [2, 5],
    ],
  ] as const)('of %s is by time, in %s', (kind, _, trends, labels, steps) => {
    const svg = draw(moodChart(kind, trends, 'weekly'));
    // Excludes the last label, because it may end at its point instead of being centered on it.
    const shown = labels.slice(0, -1).map((label) => wordIn(svg, label).x);
    const [first = 0, second = 0, third] = shown;
    const unit = (second - first) / (steps[0] as number);
    expect(unit).toBeGreaterThan(0);
    if (third !== undefined) expect((third - second) / unit).toBeCloseTo(steps[1] as number, 1);
    if (kind === 'stack') {
      const bars = barsIn(svg, 'positive');
      expect(bars).toHaveLength(labels.length);
      bars.slice(1).forEach((x, index) => {
        expect((x - (bars[index] as number)) / unit).toBeCloseTo(steps[index] as number, 1);
      });
    }
  });

  test.each(['lines', 'stack'] as const)(
    'of %s names the first and the last period on a narrow canvas',
    (kind) => {
      const { '2026-W40': first, ...later } = GAP;
      const data = moodChart(
        kind,
        { '2026-W39': first as PeriodMoodCounts, ...later, '2026-W48': entry(1, 1, 1) },
        'weekly',
      );
      const texts = wordsIn(draw(data, 300)).map(({ text }) => text);
      expect(texts).toContain('21 Sep');
      expect(texts).toContain('23 Nov');
      // The axis has no room for all six labels.
      expect(texts).not.toContain('16 Nov');
    },
  );

  test('has no vertical line, as on an axis of categories', () => {
    const strokes = (data: ChartData) => draw(data).match(/<path [^>]*stroke="[^"]*"/g)?.length ?? 0;
    const one = { '2026-W46': entry(1, 0, 0), '2026-W47': entry(2, 0, 0) };
    const categories = { 'Week 46': entry(1, 0, 0), 'Week 47': entry(2, 0, 0) };
    expect(strokes(happinessChart(one, 'weekly'))).toBe(strokes(happinessChart(categories, 'weekly')));
  });

  test('breaks a line in a gap, and only there', () => {
    const svg = draw(moodChart('lines', GAP, 'weekly'));
    for (const color of ['positive', 'neutral', 'negative']) {
      expect(lineIn(svg, color).match(/M/g), color).toHaveLength(3);
    }
    const { '2026-W45': _, ...one } = GAP;
    expect(lineIn(draw(happinessChart(one, 'weekly')), 'primary').match(/M/g)).toHaveLength(2);
    const joined = { '2026-W40': entry(1, 0, 2), '2026-W41': entry(2, 1, 2), '2026-W42': entry(2, 2, 2) };
    expect(lineIn(draw(happinessChart(joined, 'weekly')), 'primary').match(/M/g)).toHaveLength(1);
  });

  test('keeps every point reachable beside the gaps', () => {
    const data = moodChart('lines', GAP, 'weekly');
    expect(dataSlotsOf(data)).toEqual([0, 1, null, 2, null, 3]);
    expect(dataSlotsOf(moodChart('stack', GAP, 'weekly'))).toEqual([0, 1, 2, 3]);
    const { tooltip } = optionOf(data, { palette, rem: REM, width: 800 }) as {
      tooltip: { formatter: (at: { dataIndex: number }) => string };
    };
    expect(tooltip.formatter({ dataIndex: 3 })).toContain('Week of 2 Nov 2026');
    expect(tooltip.formatter({ dataIndex: 2 })).toBe('');
  });

  test('of unknown labels is in their order, without a gap', () => {
    const svg = draw(moodChart('lines', { 'Week 3': entry(1, 0, 0), 'Week 9': entry(2, 0, 0) }, 'weekly'));
    expect(lineIn(svg, 'positive').match(/M/g)).toHaveLength(1);
    expect(wordIn(svg, 'Week 3').x).toBeLessThan(wordIn(svg, 'Week 9').x);
  });

  test('draws a single entry, and days that are ten years or nine thousand apart', () => {
    const days = (...names: readonly string[]) =>
      buildEmotionalAnalytics(names.map((day) => tallyDay(day, [felt('positive', day)]))).dailyTrends;
    for (const trends of [
      days('2026-11-20'),
      days('2016-11-20', '2026-11-19', '2026-11-20'),
      days('0001-01-01', '9999-12-31'),
    ]) {
      const bars = draw(moodChart('stack', trends, 'daily'));
      expect(barsIn(bars, 'positive')).toHaveLength(Object.keys(trends).length);
      const svg = draw(moodChart('lines', trends, 'daily'));
      // A single point has no name at its side.
      const isNamed = wordsIn(svg).some(({ text }) => text === 'Positive');
      expect(isNamed).toBe(Object.keys(trends).length > 1);
    }
  });
});
