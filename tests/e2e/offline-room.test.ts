/** A browser without room for cached files: offline support must not break online use. */
import type { BrowserContext } from 'playwright';
import type { Guest, GuestOptions } from '../drivers/guest';
import { arriveAt } from '../drivers/keeper';
import { expect, type NewGuest, test } from '../drivers/test';
import { Site } from '../fixtures/site';
import { turn } from '../players/memory-cards';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

// The tests share a copy of the build.
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
});
test.afterAll(() => site.remove());

/** Records the state of the service worker in a data attribute of the page. */
const followWorker = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...args) {
      const registration = await register.apply(this, args);
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        document.documentElement.dataset.worker = worker.state;
      });
      return registration;
    };
  });

const arrive = (newGuest: NewGuest, options: GuestOptions = {}) => arriveAt(newGuest, site, options);

test.describe('a browser with full storage', () => {
  /** Limits the origin's quota to its current usage plus this many bytes. */
  async function leaveRoom(guest: Guest, bytes: number): Promise<void> {
    const devtools = await guest.context.newCDPSession(guest.page);
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: site.url });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usage + bytes });
  }

  async function plays(guest: Guest): Promise<void> {
    await guest.open('/games/memory-cards');
    await guest.press('Start Game');
    await guest.button(/^Card 1,/).waitFor();
    await guest.stopClock();
    const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
    for (const place of [0, 1]) await turn(player, place);
    await guest.resumeClock();
    expect(await guest.figure('Turns')).toBe('1');
  }

  test('without space for the shell everything works online', async ({ newGuest }) => {
    const guest = await arrive(newGuest, { turnsClock: true, prepare: followWorker });
    await leaveRoom(guest, 300_000);
    await guest.open('/');
    // The worker fails to install when the shell does not fit.
    await guest.page.waitForFunction(() => document.documentElement.dataset.worker === 'redundant');
    await plays(guest);
    expect(await guest.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
