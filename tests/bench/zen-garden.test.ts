/**
 * Raking compared with Canvas2D's `lineTo` (`../fixtures/sand/line-page.ts` describes its drawing) in the same page
 * of the same app: only the drawing differs. The measure is the main thread's CPU time per mouse move. The bench
 * sends each move after the previous one was handled.
 *
 * The garden additionally requests frames, steers the rake, and makes about thirty WebGL calls in three passes: the
 * field, its light, and sand and stones on the canvas. The garden and `lineTo` both stop the propagation of pointer
 * moves, so React does not see them. `rake-frame.test.ts` examines single frames and events of a finger.
 */
import type { Browser, Page } from 'playwright';
import { expect, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { layLinePage } from '../fixtures/sand/line-page';
import { prepare, rakeCost } from '../fixtures/sand/rake-costs';
import { openSandPage } from '../fixtures/sand/sand-page';
import { compare } from './support/compare';

type Harness = typeof import('../fixtures/sand/harness');

/**
 * Maximum ratio of two times of a move. The first test compares the CPU time of all main-thread tasks with that of
 * `lineTo`. The second test compares a garden of 5,000 strokes with one of 10 strokes. It has two ratios: of the time
 * of scripts, and of the time until the move is drawn.
 */
const MOST = 1.5;

const ROUNDS = 5;
const MOVES = 120;

async function openGarden(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 800, height: 760 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    baseURL: process.env.APP_URL as string,
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

test('a move of the rake against the same move with lineTo', async () => {
  const browser = await launchBrowser({ isMeasured: true });
  try {
    const garden = await prepare(await openGarden(browser));
    const lines = await prepare(await openGarden(browser));
    await layLinePage(lines.page);
    // Warms up both pages.
    await rakeCost(lines, 30);
    await rakeCost(garden, 30);
    const found = await compare(
      { title: 'A move of the rake beside the same move drawn with lineTo', rounds: ROUNDS },
      {
        task: { name: 'main thread a move', unit: 'ms', digits: 2, most: MOST, isRatio: true },
        script: { name: 'script alone', unit: 'ms', digits: 2 },
      },
      async () => {
        const beside = await rakeCost(lines, MOVES);
        const here = await rakeCost(garden, MOVES);
        expect(beside.script).toBeGreaterThan(0);
        return {
          task: { here: here.task, beside: beside.task },
          script: { here: here.script, beside: beside.script },
        };
      },
    );
    expect(found).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);

test('a move of the rake costs the same with 10 strokes and with 5,000 in the sand', async () => {
  const browser = await launchBrowser({ isMeasured: true });
  try {
    const found = await compare(
      { title: 'A move of the rake with 5,000 strokes in the sand beside one with 10', rounds: 3 },
      {
        script: { name: 'script', unit: 'ms', digits: 3, most: MOST, isRatio: true },
        done: { name: 'until drawn', unit: 'ms', digits: 2, most: MOST, isRatio: true },
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
  } finally {
    await browser.close();
  }
}, 600_000);

type Cost = Awaited<ReturnType<Harness['moveCosts']>>[number];
