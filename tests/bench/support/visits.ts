/** Main-thread work of a game at rest, and leaks after many visits. */
import type { Browser } from 'playwright';
import { median } from './compare';
import type { Habits } from './habits';
import { openPhone, type Phone, SLOWER } from './phone';
import { readNotes } from './probe';

export interface Rest {
  /** Main-thread work without input, ms of CPU time per second; undefined for a game that never rests. */
  readonly msASecond: number | undefined;
  /** Draw calls during all observations. */
  readonly draws: number;
}

export interface Growth {
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * Number of visits (start, act, leave, go to the list and back) in each of two series. Occasional growth occurs in
 * one series. A leak grows in both, so the smaller growth counts.
 */
export const VISITS = 9;
/** Number of warm-up visits before the two series, so that one-time allocations do not count as growth. */
const FIRST_VISITS = 3;

/** Duration of one observation at rest, ms. */
const REST_MS = 3000;
/**
 * Number of observations. The median counts, because a browser cleans up for a few seconds after play, even on an empty
 * page.
 */
const REST_TIMES = 5;
/** Maximum time for coming to rest, ms. */
const CALM_MS = 20_000;

const wait = (phone: Phone, ms: number) => phone.page.waitForTimeout(ms);

/**
 * Waits until nothing is drawn, but not longer than {@link CALM_MS}. Then observes the page. The phone's processor runs
 * at full speed, and the measured times are multiplied by {@link SLOWER}.
 */
async function rest(phone: Phone): Promise<Rest> {
  const draws = async () => (await readNotes(phone.page)).drawCalls;
  let last = await draws();
  for (let waited = 0; waited < CALM_MS; waited += 1000) {
    await wait(phone, 1000);
    const now = await draws();
    if (now === last) break;
    last = now;
  }
  const drawsBefore = await draws();
  const times: number[] = [];
  for (let time = 0; time < REST_TIMES; time++) times.push(SLOWER * (await watch(phone, REST_MS)));
  const msASecond = median(times);
  return { msASecond, draws: (await draws()) - drawsBefore };
}

/** Returns the main-thread work during the next `time` ms, ms of CPU time per second. */
async function watch(phone: Phone, time: number): Promise<number> {
  const busy = async () => {
    const { metrics } = await phone.cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await busy();
  await wait(phone, time);
  return (((await busy()) - before) * 1000) / time;
}

async function counters({ cdp }: Phone): Promise<Growth> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

/** Visits a game many times on one phone without CPU slowdown. Measures rest in the first visit. */
export async function measureVisits(
  browser: Browser,
  baseURL: string,
  address: string,
  shownBy: 'scene' | 'words',
  habits: Habits,
): Promise<{ rest: Rest; growth: Growth }> {
  const phone = await openPhone(browser, { baseURL, shownBy, slower: 1, isPremium: true });
  const { page, context } = phone;
  try {
    await page.goto(address);
    let atRest: Rest = { msASecond: undefined, draws: 0 };
    const counted: Growth[] = [];
    for (let visit = 1; visit <= FIRST_VISITS + 2 * VISITS; visit++) {
      await page.locator('main [data-next]').first().waitFor();
      await habits.start(phone);
      await page.waitForFunction(
        () => (globalThis as unknown as { noted: { shownAt: number } }).noted.shownAt > 0,
      );
      if (visit === 1 && habits.rest) {
        await habits.rest(phone);
        atRest = await rest(phone);
      }
      await habits.act(phone, visit);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Back to Games' }).first().click();
      await page.waitForURL('**/games');
      await page.evaluate(() => history.back());
      await page.waitForURL(`**${address}`);
      await page.locator('main [data-next]').first().waitFor();
      if ((visit - FIRST_VISITS) % VISITS === 0) counted.push(await counters(phone));
    }
    const [begin, middle, end] = counted as [Growth, Growth, Growth];
    const least = (of: keyof Growth) => Math.min(middle[of] - begin[of], end[of] - middle[of]);
    return { rest: atRest, growth: { nodes: least('nodes'), listeners: least('listeners') } };
  } finally {
    await context.close();
  }
}
