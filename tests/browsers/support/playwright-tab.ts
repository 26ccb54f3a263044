/** A tab through Playwright: Chromium, or Playwright's own build of WebKit or Firefox. */
import type { Browser } from 'playwright';
import { Fingers } from '../../drivers/fingers';
import { touch } from './synthetic-touch';
import { keysIn, STEP_MS, type Tab, type TabOptions } from './tab';

export async function openPlaywright(
  browser: Browser,
  { width, height, night = false, reducedMotion = false }: TabOptions,
): Promise<Tab> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: true,
    colorScheme: night ? 'dark' : 'light',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  let fingers: Fingers | undefined;
  let loaded = '';
  page.on('load', () => (loaded = page.url()));

  const tab: Tab = {
    open: async (address) => void (await page.goto(address)),
    address: async () => loaded,
    run: (act, ...args) =>
      // Playwright's `evaluate` passes only one argument.
      page.evaluate(`(async () => (${act})(...${JSON.stringify(args)}))()`),
    lead: async (hand, points) => {
      const [first, ...others] = points;
      if (!first) throw new Error('A hand needs a point to begin at.');
      if (hand === 'mouse') {
        await page.mouse.move(first.x, first.y);
        await page.mouse.down();
        for (const { x, y } of others) await page.mouse.move(x, y);
        await page.mouse.up();
      } else if (browser.browserType().name() !== 'chromium') {
        await tab.run(touch, points);
      } else {
        fingers ??= await Fingers.of(page);
        await fingers.down([first]);
        for (const point of others) {
          await page.waitForTimeout(STEP_MS);
          await fingers.move([point]);
        }
        await fingers.up();
      }
    },
    type: async (keys) => {
      for (const key of keysIn(keys)) await page.keyboard.press(key === ' ' ? 'Space' : key);
    },
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
  return tab;
}
