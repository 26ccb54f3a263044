/** The dashboard offline. The test stops the server itself. */
import { expect, test, testInSoak } from '../drivers/test';
import { felt, keepJournal } from '../fixtures/analytics/kept-journal';
import { Site } from '../fixtures/site';

let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
});
test.afterAll(async () => {
  await site.remove();
});

/** Browser errors while the server is stopped. */
const GONE = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED/;

testInSoak(
  'the chart library is cached when the dashboard first opens, not before, and works offline',
  async ({ newMember }) => {
    const member = await newMember({ baseURL: site.url, serviceWorker: true, expectedWrongs: GONE });
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
  },
);
