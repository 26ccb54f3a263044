/**
 * The app without a server or without a network, and the requests that the service worker leaves to the server.
 * `tests/contract/offline.browser.test.ts` plays every game.
 */
import { PAGE_PATHS } from '../../domain/addresses';
import { CALM_NOW_ADDRESS } from '../../src/services/game-addresses';
import type { Guest, GuestOptions } from '../drivers/guest';
import {
  arriveAt,
  GONE,
  keptOfGames,
  missingFiles,
  openMemoryCards,
  PATIENCE,
  untilKept,
  warnings,
} from '../drivers/keeper';
import { expect, type NewGuest, test, testInSoak } from '../drivers/test';
import { Site } from '../fixtures/site';
import { UNKNOWN } from '../fixtures/unknown-addresses';
import { findPairs, turn } from '../players/memory-cards';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

// The tests share a copy of the build.
test.describe.configure({ mode: 'default' });
let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
});
test.afterAll(() => site.remove());
test.beforeEach(() => site.start());

const arrive = (newGuest: NewGuest, options: GuestOptions & { expected?: RegExp } = {}) =>
  arriveAt(newGuest, site, { isUnseen: true, ...options });

/** Scrolls to the end of the page, and returns whether all its pictures have loaded. */
const picturesAreThere = (guest: Guest): Promise<boolean> =>
  guest.page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return [...document.images].every((image) => image.complete && image.naturalWidth > 0);
  });

test.describe('without a network', () => {
  test('known addresses open and no other, Memory Cards has all its boards, and so does a game that was never opened', async ({
    newGuest,
  }) => {
    // Zen Garden was never opened, so its sounds and pictures are not cached. It shows sand without stones. The covers of
    // unbuilt games are cached when they are first seen.
    const guest = await arrive(newGuest, { turnsClock: true, expected: /ERR_FAILED|status of 404/ });
    await guest.open('/');
    await untilKept(guest);
    await openMemoryCards(guest);
    await expect.poll(() => missingFiles(guest, site, 'memory-cards'), PATIENCE).toEqual([]);
    await site.stop();
    const complaints = warnings(guest);

    await guest.open('/');
    await guest.sees(guest.heading('Welcome to Stillgrove'));
    await expect.poll(() => picturesAreThere(guest), PATIENCE).toBe(true);
    await guest.open('/games');
    await guest.sees(guest.heading('Games'));
    await expect.poll(() => picturesAreThere(guest), PATIENCE).toBe(true);
    await guest.open('/profile?from=home');
    await guest.sees(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.press('Talk to someone');
    await guest.sees(guest.dialog('Talk to someone'));
    await guest.page.keyboard.press('Escape');
    await guest.open('/no/such/page');
    await guest.seesText('404 Page Not Found');

    await guest.open('/games/memory-cards');
    await guest.stopClock();
    const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
    await player.start();
    await findPairs(player);
    await guest.resumeClock();
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.page.getByRole('radio', { name: 'Good', exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Glad to hear it. Noted.');
    await guest.press('Next Level');
    await guest.seesText('Ocean');
    await expect.poll(async () => (await player.targets()).length).toBe(16);

    // A navigation right after the start of a play may prevent the write of its journal entry, so the test first waits
    // for the entry.
    const kinds = async () => (await guest.journal()).map(({ kind }) => kind);
    await expect.poll(kinds, PATIENCE).toEqual(['play', 'mood', 'play']);
    await guest.open('/games/memory-cards');
    expect(await kinds()).toEqual(['play', 'mood', 'play']);

    expect(complaints).toEqual([]);

    await guest.open('/games/zen-garden');
    await guest.press('Begin Zen Garden');
    await guest.sees(guest.button('Reset Garden'));
    const statuses = async (addresses: readonly string[]) => {
      const found = new Set<number | undefined>();
      for (const address of addresses.filter((one) => !one.startsWith('/checkout')))
        found.add((await guest.page.goto(address, { waitUntil: 'commit' }))?.status());
      return [...found];
    };
    // The worker and the server find pages with the same function, which the server's tests ask for every address.
    const some = (all: readonly string[]) => all.filter((_, index) => index % 5 === 0);
    expect(await statuses(some(PAGE_PATHS))).toEqual([200]);
    expect(await statuses(some(UNKNOWN))).toEqual([404]);
  });

  testInSoak('it reports that once, after a session instead of during it', async ({ newGuest }) => {
    const guest = await arrive(newGuest, { turnsClock: true });
    await guest.open('/');
    await untilKept(guest);
    const notice = guest.page.getByText("You're offline.", { exact: true });
    await guest.context.setOffline(true);
    await guest.sees(notice);
    await guest.seesText('Everything here still works.');
    await guest.press('Close');
    await guest.noLongerSees(notice);
    await guest.act(guest.link('View All'));
    await guest.sees(guest.heading('Games'));
    expect(await notice.count()).toBe(0);
    await guest.context.setOffline(false);

    await guest.open('/games/memory-cards');
    await guest.press('Start Game');
    await guest.button(/^Card 1,/).waitFor();
    await guest.context.setOffline(true);
    await guest.page.waitForFunction(() => !navigator.onLine);
    // Continues to play, so that a wrong message has time to appear.
    await guest.stopClock();
    const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
    for (const place of [0, 1]) await turn(player, place);
    await guest.wait(1100);
    expect(await notice.count()).toBe(0);
    await guest.act(guest.link('Home'));
    await guest.sees(notice);
  });
});

/** Fetches from the page without the HTTP cache. */
const ask = (guest: Guest, address: string, range?: string) =>
  guest.page.evaluate(
    async ({ address, range }) => {
      const answer = await fetch(address, { cache: 'no-store', headers: range ? { Range: range } : {} });
      const bytes = [...new Uint8Array(await answer.arrayBuffer())];
      return {
        status: answer.status,
        range: answer.headers.get('Content-Range'),
        type: answer.headers.get('Content-Type'),
        size: bytes.length,
        first: bytes.slice(0, 1000),
      };
    },
    { address, range },
  );

const RAINFOREST = '/assets/audio/rainforest.mp3';

test('emptied caches are filled at the next visit; API calls and the payment page always go to the server; the rainforest, once requested in ranges, is there in any range', async ({
  newGuest,
}) => {
  const guest = await arrive(newGuest, { expected: /status of (?:404|416)/ });
  await guest.open('/');
  await untilKept(guest);
  const shell = () =>
    guest.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      return Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url).sort()),
      );
    });
  const before = await shell();
  expect(before[0]?.length).toBeGreaterThan(50);
  await guest.page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await guest.open('/');
  await expect.poll(shell, PATIENCE).toEqual(before);
  expect(await keptOfGames(guest)).toEqual([]);
  const sound = await site.read(RAINFOREST);
  const part = (first: number, last: number) => [...sound.subarray(first, last + 1)];

  const online = await ask(guest, RAINFOREST, 'bytes=0-1');
  expect(online).toMatchObject({ status: 206, size: 2, first: part(0, 1) });
  await expect.poll(() => keptOfGames(guest), PATIENCE).toEqual([RAINFOREST]);

  const CALLS = ['/api/auth/user', '/api/none', '/paypal/setup', '/healthz'];
  for (const address of CALLS) {
    const [answer] = await Promise.all([
      guest.page.waitForResponse((response) => new URL(response.url()).pathname === address),
      guest.page.evaluate((url) => fetch(url).then(() => undefined), address),
    ]);
    expect([address, answer.fromServiceWorker()]).toEqual([address, false]);
  }
  // Without a network the upgrade dialog stays in the app, because checkout would be the browser's error page.
  await guest.press('Unlock All Games');
  const upgrade = guest.dialog('Unlock All Premium Games');
  await guest.sees(upgrade);
  await guest.context.setOffline(true);
  await guest.act(upgrade.getByRole('button', { name: 'Unlock All Games' }));
  await guest.seesText('Paying needs a connection; everything else here works without it.');
  await guest.sees(guest.link('View All'));
  await guest.context.setOffline(false);

  const checkout = await guest.page.goto('/checkout');
  expect(checkout?.fromServiceWorker()).toBe(false);
  expect((await guest.page.goto('/games'))?.fromServiceWorker()).toBe(true);

  await site.stop();
  const middle = await ask(guest, RAINFOREST, 'bytes=1000-1999');
  expect(middle).toMatchObject({ status: 206, range: `bytes 1000-1999/${sound.length}`, size: 1000 });
  expect(middle.first).toEqual(part(1000, 1999));
  const end = await ask(guest, RAINFOREST, `bytes=${sound.length - 5}-`);
  expect(end).toMatchObject({ status: 206, size: 5, first: part(sound.length - 5, sound.length - 1) });
  const long = await ask(guest, RAINFOREST, `bytes=${sound.length - 5}-${sound.length * 2}`);
  expect(long).toEqual(end);
  const beyond = await ask(guest, RAINFOREST, `bytes=${sound.length}-`);
  expect(beyond).toMatchObject({ status: 416, range: `bytes */${sound.length}`, size: 0 });
  const whole = await ask(guest, RAINFOREST);
  expect(whole).toMatchObject({ status: 200, type: 'audio/mpeg', size: sound.length, range: null });
  expect(whole.first).toEqual(part(0, 999));
  for (const address of CALLS) {
    await expect(guest.page.evaluate((url) => fetch(url).then(() => undefined), address)).rejects.toThrow();
  }
  await guest.open(CALM_NOW_ADDRESS);
  await guest.sees(guest.button('All sound'));
  for (const page of ['/checkout', '/Checkout', '/checkout?from=games', '/healthz', '/assets/none.png']) {
    await expect(guest.page.goto(page)).rejects.toThrow(GONE);
  }
});
