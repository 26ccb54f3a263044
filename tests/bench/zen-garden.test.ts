/**
 * Raking against Canvas2D's `lineTo` (`../support/sand/line-page.ts` says what that paints), in the same page of the
 * same app: what differs is only who draws. What is counted is processor time of the main thread, by the browser's
 * own count, for a move of the mouse; the next move comes when the last one was handled.
 *
 * Where it was measured (no graphics card, two cores) a move cost 1.11 to 1.13 times what `lineTo` costs: 0.65 ms
 * against 0.58 ms, script alone 0.16 ms against 0.08 ms; all the rest of a task costs both the same. What is left above
 * `lineTo` is the request for the frame, the steering, and some thirty calls of WebGL for three passes: the field, its
 * light, and sand and stones on the canvas. What helps the rake and not the plain canvas: it keeps the moves of a hand
 * that is down from everybody else in the page (`engine/core/pointer-queue.ts`), React among them.
 */
import type { Browser, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { layLinePage } from '../support/sand/line-page';
import { type MoveCost, median, prepare, rakeCost } from '../support/sand/rake-costs';
import { openSandPage } from '../support/sand/sand-page';

type Harness = typeof import('../support/sand/harness');

/** So many times what `lineTo` costs a move may cost, over all tasks of the main thread. */
const MOST = 1.2;

const ROUNDS = 5;
const MOVES = 120;

async function openGarden(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 800, height: 760 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    baseURL: inject('baseUrl'),
  });
  await page.goto('/games/zen-garden');
  await page.getByRole('button', { name: 'I Understand & Agree' }).click();
  await page.getByRole('button', { name: 'Begin Zen Garden' }).click();
  await page.getByRole('button', { name: 'Sand garden' }).waitFor();
  await page.getByRole('button', { name: 'Curved Lines' }).click();
  await page.getByText('Pattern Changed').first().waitFor();
  await page.getByText('Pattern Changed').first().waitFor({ state: 'hidden' });
  return page;
}

test('a move of the rake against the same move drawn with lineTo', async () => {
  const browser = await launchBrowser({ isMeasured: true });
  try {
    const garden = await prepare(await openGarden(browser));
    const lines = await prepare(await openGarden(browser));
    await layLinePage(lines.page);
    // Once each beforehand: whatever is made at first use is made.
    await rakeCost(lines, 30);
    await rakeCost(garden, 30);
    const [ours, theirs]: [MoveCost[], MoveCost[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      theirs.push(await rakeCost(lines, MOVES));
      ours.push(await rakeCost(garden, MOVES));
    }
    const of = (costs: readonly MoveCost[], what: keyof MoveCost) => median(costs.map((cost) => cost[what]));
    // Each round's two sides were measured one after the other: a busy machine is busy for both.
    const ratio = median(ours.map(({ task }, round) => task / (theirs[round] as MoveCost).task));
    for (const [name, costs] of [
      ['rake', ours],
      ['lineTo', theirs],
    ] as const) {
      console.log(
        `${name}: ${of(costs, 'task').toFixed(2)} ms a move, script ${of(costs, 'script').toFixed(2)} ms`,
      );
    }
    console.log(`rake / lineTo: ${ratio.toFixed(2)} (at most ${MOST})`);
    expect(of(theirs, 'script')).toBeGreaterThan(0);
    expect(ratio).toBeLessThanOrEqual(MOST);
  } finally {
    await browser.close();
  }
}, 600_000);

test('a move of the rake costs the same with 10 strokes and with 5,000 in the sand', async () => {
  const browser = await launchBrowser({ isMeasured: true });
  try {
    const page = await openSandPage(browser);
    const costs = await page.evaluate(() =>
      (window as unknown as { sand: Harness }).sand.moveCosts(600, [10, 1000, 5000], 640),
    );
    for (const { strokes, script, done } of costs) {
      console.log(`${strokes} strokes: ${script.toFixed(3)} ms, ${done.toFixed(2)} ms until drawn`);
    }
    const [few, , many] = costs as [Cost, Cost, Cost];
    expect(many.script).toBeLessThanOrEqual(few.script * 1.2);
    expect(many.done).toBeLessThanOrEqual(few.done * 1.2);
  } finally {
    await browser.close();
  }
}, 600_000);

type Cost = Awaited<ReturnType<Harness['moveCosts']>>[number];
