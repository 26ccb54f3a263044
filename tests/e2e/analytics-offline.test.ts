/** The dashboard offline. The test stops the server itself. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { Member } from '../drivers/member';
import { felt, keepJournal } from '../fixtures/analytics/kept-journal';
import { Site } from '../fixtures/site';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await launchBrowser();
  site = await Site.open();
});
afterAll(async () => {
  await browser.close();
  await site.remove();
});

/** Browser errors while the server is stopped. */
const GONE = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED/;

test('the chart library is cached when the dashboard first opens, not before, and works offline', async () => {
  const member = await Member.arrive(browser, site.url, { serviceWorker: true, expectedWrongs: GONE });
  const { guest } = member;
  const charts = await site.addressOf('ChartCanvas');
  const isKept = () => guest.page.evaluate(async (address) => Boolean(await caches.match(address)), charts);
  await member.signsUp();
  await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keepJournal(guest, member.name, [felt('positive', new Date().toISOString().slice(0, 10))]);
  await guest.open('/profile');
  expect(await isKept()).toBe(false);
  await guest.open('/analytics');
  await guest.sees(guest.page.locator('canvas'));
  await expect.poll(isKept, { timeout: 40_000 }).toBe(true);

  await site.stop();
  await guest.page.reload();
  await guest.sees(guest.page.locator('canvas'));
  expect(await guest.page.getByRole('region', { name: 'Summary' }).innerText()).toContain('100%');
  await guest.leave();
});
