import { expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { openSandPage } from '../support/sand/sand-page';

type Harness = typeof import('../support/sand/harness');

test('a move of the rake costs the same with 10 strokes and with 5,000 in the sand', async () => {
  const browser = await launchBrowser();
  try {
    const page = await openSandPage(browser);
    const costs = await page.evaluate(() =>
      (window as unknown as { sand: Harness }).sand.moveCosts(600, [10, 1000, 5000], 80),
    );
    const line = await page.evaluate(() => (window as unknown as { sand: Harness }).sand.lineCosts(600, 80));
    const inWords = costs.map(
      ({ strokes, script, done }) =>
        `${strokes} strokes: ${script.toFixed(2)} ms, ${done.toFixed(2)} ms until drawn`,
    );
    console.log(
      [
        ...inWords,
        `Canvas2D lineTo: ${line.script.toFixed(2)} ms, ${line.done.toFixed(2)} ms until drawn`,
      ].join('\n'),
    );
    const [few, , many] = costs as [Cost, Cost, Cost];
    expect(many.script).toBeLessThanOrEqual(few.script * 1.2);
    expect(many.done).toBeLessThanOrEqual(few.done * 1.2);
  } finally {
    await browser.close();
  }
}, 600_000);

type Cost = Awaited<ReturnType<Harness['moveCosts']>>[number];
