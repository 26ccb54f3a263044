/**
 * Measures leaks during play: growth of the heap after garbage collection, of nodes and of listeners. The bench turns
 * cards for two minutes, or for `BENCH_MINUTES` (the budget is for 10). At the same time it taps a plain Pixi page for
 * comparison. The two pages may run together, because load does not affect the size of a heap. Growth is the slope of a
 * regression line over all samples. Temporary objects hardly change this slope. The first half minute is excluded,
 * because it includes one-time allocations.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { habitsOf } from '../players/support/players';
import { openBare, tapBare } from './support/bare-page';
import { compare } from './support/compare';
import type { Habits } from './support/habits';
import { openPhone, type Phone } from './support/phone';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 2);
const WARM_MS = 30_000;
const SAMPLE_EVERY_MS = 10_000;
const ACT_EVERY_MS = 350;
/** Maximum growth, KB per minute. If plain Pixi grows faster, its growth is the budget. */
const MOST_KB = 50;
const SPRITES = 12;

let browsers: readonly [Browser, Browser];
beforeAll(async () => {
  // Each page has its own browser, because pages of one browser may share a heap. JIT code counts as heap and grows
  // for minutes without being a leak, so both run without a JIT.
  const args = ['--js-flags=--jitless'];
  browsers = [await launchBrowser({ args }), await launchBrowser({ args })];
});
afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

interface Sample {
  /** Minutes since the start of play. */
  readonly at: number;
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function sample({ cdp }: Phone, since: number): Promise<Sample> {
  // Memory freed by a finalizer needs another collection.
  for (let turn = 0; turn < 3; turn++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return {
    at: (performance.now() - since) / 60_000,
    heap: usedSize / 1000,
    nodes,
    listeners: jsEventListeners,
  };
}

/** Returns the growth per minute by least squares. */
function slope(samples: readonly Sample[], of: 'heap' | 'nodes' | 'listeners'): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ at }) => at)), mean(samples.map((one) => one[of]))];
  const product = samples.reduce((sum, one) => sum + (one.at - x) * (one[of] - y), 0);
  return product / samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
}

async function playFor(phone: Phone, act: Habits['act']): Promise<readonly Sample[]> {
  const begin = performance.now();
  const samples: Sample[] = [];
  for (let count = 0; ; count++) {
    await phone.page.waitForTimeout(Math.max(0, begin + count * ACT_EVERY_MS - performance.now()));
    const passed = performance.now() - begin;
    if (passed >= WARM_MS + samples.length * SAMPLE_EVERY_MS) samples.push(await sample(phone, begin));
    if (passed >= WARM_MS + MINUTES * 60_000) return samples;
    await act(phone, count);
  }
}

/** Turns cards, and continues with the next board. */
const turnCards =
  (turn: Habits['act']): Habits['act'] =>
  async (phone, count) => {
    const next = phone.page.locator('main [data-next]');
    if (await next.isVisible()) await next.tap();
    // Varies the pairs. With fixed pairs no cards would match.
    else await turn(phone, count * 5 + Math.floor(count / 7));
  };

const figure = async ({ page }: Phone, name: string): Promise<number> =>
  Number(await page.getByLabel(name, { exact: true }).first().textContent());

test(
  'play leaks nothing',
  async () => {
    const bare = await openBare(browsers[0], SPRITES, { slower: 1 });
    const game = await openPhone(browsers[1], {
      baseURL: process.env.APP_URL as string,
      isPremium: true,
      showsFigures: true,
      slower: 1,
    });
    const habits = habitsOf('memory-cards');
    await game.page.goto('/games/memory-cards');
    await habits.start(game);
    const [beside, here] = await Promise.all([
      playFor(bare, tapBare(SPRITES)),
      playFor(game, turnCards(habits.act)),
    ]);
    // Confirms that the bench really played.
    const [level, turns] = await Promise.all(['Level', 'Turns'].map((name) => figure(game, name)));
    expect((level ?? 0) > 1 || (turns ?? 0) > 0).toBe(true);
    const heapBeside = slope(beside, 'heap');
    const found = await compare(
      {
        title: `${MINUTES} minutes of turning cards beside bare Pixi, growth a minute after collection`,
        rounds: 1,
      },
      {
        heap: { name: 'heap', unit: 'KB', digits: 1, most: Math.max(MOST_KB, heapBeside) },
        nodes: { name: 'nodes', digits: 1, most: 10 },
        listeners: { name: 'listeners', digits: 1, most: 5 },
      },
      async () => ({
        heap: { here: slope(here, 'heap'), beside: heapBeside },
        nodes: { here: slope(here, 'nodes'), beside: slope(beside, 'nodes') },
        listeners: { here: slope(here, 'listeners'), beside: slope(beside, 'listeners') },
      }),
    );
    for (const [name, samples] of Object.entries({ here, beside }))
      console.log(`KB after collection, ${name}: ${samples.map(({ heap }) => heap.toFixed(0)).join(' ')}`);
    expect(found).toEqual([]);
  },
  MINUTES * 60_000 + 240_000,
);
