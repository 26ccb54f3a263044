/**
 * Raking with a finger on the phone, compared with Canvas2D's `lineTo` in the same page
 * (`../fixtures/sand/line-page.ts`). Rake and `lineTo` both stop the propagation of pointer moves. A frame is a
 * whole main-thread task that handled a pointer move: events, script, style and paint. An event is a main-thread task
 * that handled a press, a move or a release. Events are also timed from sending to acknowledgment. That time depends on
 * the machine's load, so its ratio has a budget and its absolute value has none.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { openSandPage } from '../fixtures/sand/sand-page';
import { compare, median, quantile } from './support/compare';
import { SLOWER } from './support/phone';
import { EVENTS, openGarden, rake } from './support/raking';

type Harness = typeof import('../fixtures/sand/harness');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ isMeasured: true });
});
afterAll(() => browser.close());

test('a frame of raking costs little more than lineTo, and no event is late', async () => {
  const lines = await openGarden(browser, process.env.APP_URL as string, 'lineTo');
  const garden = await openGarden(browser, process.env.APP_URL as string, 'rake');
  const found = await compare(
    { title: `Raking beside lineTo, 412 px, processor ${SLOWER} x slower` },
    {
      frame: { name: 'main thread a frame, p50', unit: 'ms', digits: 2, most: 1.5, isRatio: true },
      slow: { name: 'main thread a frame, p95', unit: 'ms', digits: 2, most: 1.7, isRatio: true },
      answer: { name: 'one event until answered, p50', unit: 'ms', digits: 1, most: 1.2, isRatio: true },
      late: { name: `slowest answer of ${EVENTS}`, unit: 'ms' },
      slowest: { name: `main thread, slowest event of ${EVENTS}`, unit: 'ms', digits: 1, most: 56 },
    },
    async () => {
      const beside = await rake(browser, lines);
      const here = await rake(browser, garden);
      const both = (of: (one: typeof here) => number) => ({ here: of(here), beside: of(beside) });
      return {
        frame: both(({ frames }) => median(frames)),
        slow: both(({ frames }) => quantile(frames, 0.95)),
        answer: both(({ answers }) => median(answers)),
        late: both(({ answers }) => Math.max(...answers)),
        slowest: both(({ tasks }) => Math.max(...tasks)),
      };
    },
  );
  await Promise.all([lines.context.close(), garden.context.close()]);
  expect(found).toEqual([]);
}, 600_000);

test('a move of the rake costs the same with 10 strokes and with 5,000 in the sand', async () => {
  const found = await compare(
    { title: 'A move of the rake with 5,000 strokes in the sand beside one with 10', rounds: 3 },
    {
      script: { name: 'script', unit: 'ms', digits: 3, most: 1.5, isRatio: true },
      done: { name: 'until drawn', unit: 'ms', digits: 2, most: 1.5, isRatio: true },
    },
    async () => {
      const page = await openSandPage(browser);
      const costs = await page.evaluate(() =>
        (window as unknown as { sand: Harness }).sand.moveCosts(600, [10, 5000], 640),
      );
      await page.close();
      const [few, many] = costs as [Cost, Cost];
      return {
        script: { here: many.script, beside: few.script },
        done: { here: many.done, beside: few.done },
      };
    },
  );
  expect(found).toEqual([]);
}, 600_000);

type Cost = Awaited<ReturnType<Harness['moveCosts']>>[number];
