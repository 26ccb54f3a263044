/** The pages for browsers without JavaScript and for outdated browsers. */
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { HELP_LINES } from '../../domain/product';
import { launchBrowser } from '../drivers/browser';
import { DEVICES, Guest } from '../drivers/guest';

const baseUrl = inject('baseUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/**
 * Expects the page for unsupported browsers, with usable help lines.
 *
 * @param withoutApi removes a browser API before the page loads
 */
async function seesTheKindPage(path: string, options: BrowserContextOptions, withoutApi?: () => void) {
  const context = await browser.newContext({ ...DEVICES.phone, baseURL: baseUrl, ...options });
  if (withoutApi) await context.addInitScript(withoutApi);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { name: "This browser can't show Stillgrove" }).waitFor();
  for (const { href, say } of [HELP_LINES.crisis, HELP_LINES.crisisText, HELP_LINES.emergency]) {
    const link = page.getByRole('link', { name: say, exact: true });
    expect(await link.getAttribute('href')).toBe(href);
    // The target is large enough for a finger.
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // No dialog of the app makes the page inert.
    await link.tap({ trial: true });
  }
  expect(await page.locator('#root').isVisible()).toBe(false);
  const { scroll, width } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scroll: scrollWidth, width: clientWidth }));
  expect(scroll).toBe(width);
  await context.close();
}

test.each(['/', '/games/memory-cards'])('without JavaScript, at %s', (path) =>
  seesTheKindPage(path, { javaScriptEnabled: false }),
);

test.each([
  ['Safari before 16.4', () => Reflect.deleteProperty(window, 'CompressionStream')],
  ['Chrome before 110 and Firefox before 115', () => Reflect.deleteProperty(Array.prototype, 'toReversed')],
] as const)('in %s', (_, withoutApi) => seesTheKindPage('/games/memory-cards', {}, withoutApi));

test.each([
  ['nobody else sees it', () => undefined],
  [
    "nobody sees it in Safari's Lockdown Mode, which has no WebGL",
    () => Reflect.deleteProperty(window, 'WebGL2RenderingContext'),
  ],
])('%s', async (_, takeAway) => {
  const guest = await Guest.arrive(browser, baseUrl, {
    prepare: (context) => context.addInitScript(takeAway),
  });
  await guest.open('/');
  expect(await guest.heading("This browser can't show Stillgrove").isVisible()).toBe(false);
  await guest.leave();
});
