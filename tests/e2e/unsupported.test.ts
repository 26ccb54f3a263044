/** The pages for browsers without JavaScript and for outdated browsers. */
import type { Browser, BrowserContextOptions } from 'playwright';
import { HELP_LINE_BY_KIND } from '../../domain/product';
import { DEVICES } from '../drivers/guest';
import { expect, test } from '../drivers/test';

/**
 * Expects the page for unsupported browsers, with usable help lines.
 *
 * @param withoutApi removes a browser API before the page loads
 */
async function seesTheKindPage(
  browser: Browser,
  appUrl: string,
  path: string,
  options: BrowserContextOptions,
  withoutApi?: () => void,
) {
  const context = await browser.newContext({ ...DEVICES.phone, baseURL: appUrl, ...options });
  if (withoutApi) await context.addInitScript(withoutApi);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { name: "This browser can't show Stillgrove" }).waitFor();
  for (const { href, text } of [
    HELP_LINE_BY_KIND.crisis,
    HELP_LINE_BY_KIND.crisisText,
    HELP_LINE_BY_KIND.emergency,
  ]) {
    const link = page.getByRole('link', { name: text, exact: true });
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

test('without JavaScript, and in a browser without a needed API', async ({ browser, appUrl }) => {
  await seesTheKindPage(browser, appUrl, '/', { javaScriptEnabled: false });
  for (const withoutApi of [
    // Safari before 16.4.
    () => Reflect.deleteProperty(window, 'CompressionStream'),
    // Chrome before 110, and Firefox before 115.
    () => Reflect.deleteProperty(Array.prototype, 'toReversed'),
  ])
    await seesTheKindPage(browser, appUrl, '/games/memory-cards', {}, withoutApi);
});
