/**
 * Measures the dashboard on the device: the time to compute its three analytics responses from ten years of journal
 * entries, and the time of its charts compared with plain ECharts in the same page.
 *
 * A measurement on two busy cores without a GPU: the three responses took 127 ms with one entry a day and 156 ms with
 * eleven. The ratio is only 1.2, because each day is counted once and then read as one small record.
 * Four charts took 1.02 times as long as plain ECharts with the same options.
 */
import { expect, test } from 'vitest';
import { playsChart, typesChart } from '../../src/pages/analytics/charts';
import { moodChart } from '../../src/ui/chart/mood-charts';
import { launchBrowser } from '../drivers/browser';
import { openBenchPage } from '../fixtures/analytics/bench-page';
import { compare, median } from './support/compare';

type Harness = typeof import('../fixtures/analytics/harness');

const DAYS = 3636;
/** Maximum ratio of the time with eleven entries a day to the time with one. */
const MOST_FOR_TEN_TIMES = 3;
/** Maximum ratio of the time of the dashboard's charts to that of plain ECharts. */
const MOST_FOR_CHARTS = 1.1;
const ROUNDS = 5;

test('40,000 entries in ten years take little longer than 4,000 on the same days', async () => {
  const browser = await launchBrowser();
  try {
    const page = await openBenchPage(browser);
    const answers = (entriesADay: number) =>
      page.evaluate(
        async ([days, entries, rounds]) => {
          const { openYears } = (window as unknown as { analytics: Harness }).analytics;
          const answer = await openYears(days, entries);
          await answer();
          const times: number[] = [];
          for (let round = 0; round < rounds; round++) times.push(await answer());
          return times;
        },
        [DAYS, entriesADay, ROUNDS] as const,
      );
    const found = await compare(
      {
        title: 'The three answers from ten years of a journal: 40,000 entries beside 4,000 on the same days',
      },
      { answers: { name: 'answers', unit: 'ms', digits: 1, most: MOST_FOR_TEN_TIMES, isRatio: true } },
      async () => ({ answers: { beside: median(await answers(1)), here: median(await answers(11)) } }),
    );
    expect(found).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);

test('four charts of the dashboard against plain ECharts', async () => {
  const entry = (index: number) => ({
    positive: 2 + (index % 5),
    neutral: index % 3,
    negative: index % 4,
    total: 2 + (index % 5) + (index % 3) + (index % 4),
    happinessScore: 0,
  });
  const weeks = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`2026-W${20 + index}`, entry(index)]),
  );
  const games = Array.from({ length: 5 }, (_, index) => ({
    id: `game-${index}`,
    name: `Game ${index}`,
    plays: 20 - index,
    completionRate: 50,
    averageScore: null,
    isFree: true,
  }));
  const charts = [
    moodChart('lines', weeks, 'weekly'),
    moodChart('stack', weeks, 'weekly'),
    playsChart(games),
    typesChart({ games: 5, music: 2, moods: 9 }),
  ];
  const browser = await launchBrowser();
  try {
    const page = await openBenchPage(browser);
    const draw = (how: 'drawOurs' | 'drawBare') =>
      page.evaluate(([name, data]) => (window as unknown as { analytics: Harness }).analytics[name](data), [
        how,
        charts,
      ] as const);
    for (let warm = 0; warm < 5; warm++) for (const how of ['drawOurs', 'drawBare'] as const) await draw(how);
    const found = await compare(
      { title: 'Four charts beside ECharts alone', rounds: 6 * ROUNDS },
      { charts: { name: 'charts', unit: 'ms', digits: 1, most: MOST_FOR_CHARTS, isRatio: true } },
      async () => ({ charts: { beside: await draw('drawBare'), here: await draw('drawOurs') } }),
    );
    expect(found).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);
