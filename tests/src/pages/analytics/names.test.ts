import { describe, expect, test } from 'vitest';
import { completionChart, playsChart, typesChart } from '../../../../src/pages/analytics/charts';
import { signedText } from '../../../../src/pages/analytics/words';
import { describePoint } from '../../../../src/ui/chart/chart-data';
import { moodChart } from '../../../../src/ui/chart/mood-charts';
import { optionOf } from '../../../../src/ui/chart/options';
import { periodPoint, periodPoints } from '../../../../src/ui/chart/period-points';

describe('a period', () => {
  test.each([
    ['2026-11-20', '20 Nov', 'Friday, 20 Nov 2026'],
    ['2026-W47', '16 Nov', 'Week of 16 Nov 2026'],
    ['2026-W01', '29 Dec ’25', 'Week of 29 Dec 2025'],
    ['2026-11', 'Nov', 'November 2026'],
    ['2025-11', 'Nov ’25', 'November 2025'],
    ['2026-13', '2026-13', '2026-13'],
    ['Week 3', 'Week 3', 'Week 3'],
  ])('%s has the label %s and the name %s', (key, label, name) => {
    expect(periodPoint(key, '2026')).toEqual({ label, name });
  });

  test('has its year beside periods of a later year', () => {
    expect(periodPoints(['2025-12', '2026-01']).map(({ label }) => label)).toEqual(['Dec ’25', 'Jan']);
    expect(periodPoints([])).toEqual([]);
  });
});

test.each([
  [21, '+21'],
  [0, '0'],
  [-5, '−5'],
])('a change of %i reads %s', (change, text) => expect(signedText(change)).toBe(text));

describe('a chart', () => {
  const row = (name: string, plays: number, completionRate: number) => ({
    id: name,
    name,
    plays,
    completionRate,
    averageScore: null,
    isFree: false,
  });
  const entry = { positive: 7, neutral: 2, negative: 1, total: 10, happinessScore: 60 };

  test('has words for a point', () => {
    expect(describePoint(moodChart('lines', { '2026-W47': entry }, 'weekly'), 0)).toBe(
      'Week of 16 Nov 2026: Positive 7, Neutral 2, Negative 1',
    );
    expect(describePoint(completionChart([row('Zen Garden', 3, 66.6)]), 0)).toBe(
      'Zen Garden: Completion 67%',
    );
  });

  test('has the top five games, in the order of the list', () => {
    const games = [6, 5, 4, 3, 2, 1].map((plays) => row(`Game ${plays}`, plays, 10 * plays));
    expect(playsChart(games).series[0]?.values).toEqual([6, 5, 4, 3, 2]);
    expect(completionChart(games).series[0]?.values).toEqual([60, 50, 40, 30, 20]);
  });

  test('shortens a raw id beside its bar, and has all of it in the table', () => {
    const id = 'waterflow'.repeat(7);
    const [game, raw] = playsChart([row('Progressive Relaxation', 2, 0), row(id, 1, 0)]).points;
    expect([game?.label, game?.name]).toEqual(['Progressive Relaxation', 'Progressive Relaxation']);
    expect([raw?.label, raw?.name]).toEqual([`${id.slice(0, 23)}…`, id]);
  });

  const palette = new Proxy({}, { get: () => 'rgb(1, 2, 3)' }) as Parameters<typeof optionOf>[1]['palette'];
  test.each([
    moodChart('lines', { '2026-W47': entry }, 'weekly'),
    moodChart('stack', { '2026-W47': entry }, 'weekly'),
    playsChart([row('Zen Garden', 3, 66)]),
    typesChart({ games: 1, music: 0, moods: 2 }),
  ])('has no animation and puts no HTML into the page', (data) => {
    const option = optionOf(data, { palette, rem: 16, width: 800 });
    expect(option).toMatchObject({ animation: false, tooltip: { renderMode: 'richText' } });
    const { formatter } = option.tooltip as { formatter: (at: { dataIndex: number }) => string };
    expect(formatter({ dataIndex: 0 })).toContain(data.points[0]?.name);
    expect(formatter({ dataIndex: 0 })).not.toContain('<');
  });

  test('of lines distinguishes them by symbol and dash, and names them on a wide canvas', () => {
    const data = moodChart('lines', { '2026-W46': entry, '2026-W47': entry }, 'weekly');
    const series = (width: number) =>
      optionOf(data, { palette, rem: 16, width }).series as {
        symbol: string;
        lineStyle: { type: unknown };
        data: unknown[];
      }[];
    expect(series(800).map(({ symbol }) => symbol)).toEqual(['rect', 'circle', 'diamond']);
    expect(new Set(series(800).map(({ lineStyle }) => JSON.stringify(lineStyle.type))).size).toBe(3);
    expect(series(800).map(({ data: values }) => values.at(-1))).toMatchObject([
      { label: { formatter: 'Positive' } },
      { label: { formatter: 'Neutral' } },
      { label: { formatter: 'Negative' } },
    ]);
    expect(series(330)[0]?.data.at(-1)).toEqual([2967, 7]);
  });
});
