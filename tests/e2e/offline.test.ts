/** What a person has without a network. Each test stops the server for real: nothing stands in for it. */
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { Guest, type GuestOptions } from '../support/guest';
import { MemoryPlayer } from '../support/memory-player';
import { Site } from '../support/site';

let browser: Browser;
let site: Site;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  site = await Site.open();
});
afterEach(() => site.remove());

/** What the browser says of a server that is gone. */
const GONE = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED/;

const arrive = (options: GuestOptions = {}) =>
  Guest.arrive(browser, site.url, { serviceWorker: true, expectedWrongs: GONE, ...options });

/** Waits until the worker answers this page. */
async function untilKept(guest: Guest): Promise<void> {
  await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The addresses that are kept beyond the shell. */
const keptOfGames = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(async () => {
    const cache = await caches.open('stillgrove-games');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname);
  });

/** What the page complains of. */
function warnings(guest: Guest): string[] {
  const said: string[] = [];
  guest.page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  return said;
}

/** The boards' pictures, in the order of the levels. */
const BOARDS = ['mountain', 'ocean', 'sunset', 'forest', 'animals', 'flowers'];

/** Opens the game and waits until all of it is kept. */
async function openMemoryCards(guest: Guest): Promise<void> {
  await guest.open('/games/memory-cards');
  await expect
    .poll(async () => {
      const kept = await keptOfGames(guest);
      return BOARDS.every((name) => kept.some((address) => address.startsWith(`/static/${name}-`)));
    })
    .toBe(true);
}

/** Whether every picture that the page shows has come. */
const picturesAreThere = (guest: Guest): Promise<boolean> =>
  guest.page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return [...document.images].every((image) => image.complete && image.naturalWidth > 0);
  });

describe('without a network', () => {
  test('every page opens, and a game that was opened once is played with all its boards', async () => {
    const guest = await arrive();
    await guest.open('/');
    await untilKept(guest);
    await openMemoryCards(guest);
    await site.stop();
    const complaints = warnings(guest);

    await guest.open('/');
    await guest.sees(guest.heading('Welcome to Stillgrove'));
    await expect.poll(() => picturesAreThere(guest)).toBe(true);
    await guest.open('/games');
    await guest.sees(guest.heading('Games'));
    await expect.poll(() => picturesAreThere(guest)).toBe(true);
    await guest.open('/profile?from=home');
    await guest.sees(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.press('Talk to someone');
    await guest.sees(guest.dialog('Talk to someone'));
    await guest.page.keyboard.press('Escape');
    await guest.open('/no/such/page');
    await guest.seesText('404 Page Not Found');

    await guest.open('/games/memory-cards');
    await guest.press('Start Game');
    const player = new MemoryPlayer(guest, 'mouse');
    await player.finish();
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.page.getByText('Good', { exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Glad to hear it. Noted.');
    await guest.press('Next Level');
    await guest.seesText('Ocean');
    expect(await player.board()).toBe(16);

    await guest.open('/games/memory-cards');
    expect((await guest.journal()).map(({ kind }) => kind)).toEqual(['play', 'mood', 'play']);
    expect(complaints).toEqual([]);
    await guest.leave();
  });
});
