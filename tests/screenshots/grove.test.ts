/** Pictures of the grove, bare and grown, for people to look at: `npm run screenshots -- grove`. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { BEGINNING, Guest, type GuestOptions } from '../drivers/guest';
import { keepJournal } from '../fixtures/analytics/kept-journal';
import { everyDay } from '../fixtures/grove';

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
] as const satisfies readonly GuestOptions[];

describe.each(VIEWS)('the grove, $device night=$night', (view) => {
  test.each([0, 1, 30, 3650])('of %i days', async (days) => {
    const guest = await Guest.arrive(browser, baseUrl, { ...view, isSharp: true });
    await guest.page.clock.setFixedTime(BEGINNING);
    await guest.open('/profile');
    const opens = async () => {
      await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
      await guest.page.locator('canvas[data-painted]').waitFor();
    };
    await opens();
    if (days > 0) {
      await keepJournal(guest, 'guest', everyDay(days));
      await guest.page.reload();
      await opens();
    }
    await guest.settles();
    await guest.page.screenshot({
      path: `screenshots/grove-${days}-${view.device}${view.night ? '-night' : ''}.png`,
      fullPage: true,
    });
    await guest.leave();
  });
});
