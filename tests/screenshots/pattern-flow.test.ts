/** Pattern Flow, for people to look at: at rest, light and ripple in mid-state, and both verdicts. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { Guest } from '../drivers/guest';
import { PatternFlowDriver } from '../drivers/pattern-flow.driver';

const baseUrl = inject('baseUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const VIEWS = [
  { device: 'tablet', night: false },
  { device: 'phone', night: false },
  { device: 'tablet', night: true },
  { device: 'phone', night: true },
] as const;

describe.each(VIEWS)('$device night=$night', ({ device, night }) => {
  test('a level of Pattern Flow', async () => {
    const guest = await Guest.arrive(browser, baseUrl, { device, night });
    const save = (name: string) =>
      guest.page.screenshot({
        path: `screenshots/pattern-${name}-${device}${night ? '-night' : ''}.png`,
      });
    await guest.open('/games/pattern-flow');
    await guest.page.waitForLoadState('networkidle');
    await save('intro');
    await guest.press('Start Game');
    const player = new PatternFlowDriver(guest, 'mouse');
    await guest.page.locator('[data-target][aria-pressed="true"]').waitFor();
    for (const part of [1, 2, 3, 4]) {
      await guest.page.waitForTimeout(250);
      await save(`showing-${part}`);
    }
    await guest.page.getByText('Your turn', { exact: true }).waitFor();
    await guest.page.waitForTimeout(2600);
    await save('turn');
    await player.tap(5);
    await guest.page.waitForTimeout(550);
    await save('tapped');
    await player.tap(5, 5);
    await guest.page.getByText('Pattern mismatch!').waitFor();
    await save('mismatch');
    await guest.leave();
  });
});
