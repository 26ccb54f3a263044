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

/** A busy machine is no failure (ms). */
const PATIENCE = { timeout: 20_000 };

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
    }, PATIENCE)
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
    // Eight pages and a whole level: longer than others on a busy machine.
  }, 120_000);

  test('a first visit goes on where it is, to pages and games that were never opened', async () => {
    // A game that was never opened is silent.
    const guest = await arrive({ expectedWrongs: /ERR_CONNECTION_REFUSED|ERR_FAILED .*\.mp3/ });
    await guest.open('/');
    await untilKept(guest);
    await site.stop();
    await guest.act(guest.link('Profile'));
    await guest.sees(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.act(guest.link('Home'));
    await guest.act(guest.link('View All'));
    await guest.sees(guest.heading('Games'));
    await guest.open('/games/zen-garden');
    await guest.press('Begin Zen Garden');
    await guest.sees(guest.button('Reset Garden'));
    await guest.leave();
  });

  test('it says so once, after a session rather than in it', async () => {
    const guest = await arrive();
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
    const player = new MemoryPlayer(guest, 'mouse');
    await player.board();
    await guest.context.setOffline(true);
    await guest.page.waitForFunction(() => !navigator.onLine);
    // Play goes on, and gives a notice time to come.
    const isPair = (await player.turn(0)) === (await player.turn(1));
    if (!isPair) await player.waitForFlipBack(0);
    expect(await notice.count()).toBe(0);
    await guest.act(guest.link('Home'));
    await guest.sees(notice);
    await guest.leave();
  });
});

/** Asks from the page, past the browser's own memory. */
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

test('the rainforest, once asked for in parts, is there whole and in any part', async () => {
  const guest = await arrive({ expectedWrongs: /ERR_CONNECTION_REFUSED|status of 416/ });
  await guest.open('/');
  await untilKept(guest);
  expect(await keptOfGames(guest)).toEqual([]);
  const sound = await site.read(RAINFOREST);
  const part = (first: number, last: number) => [...sound.subarray(first, last + 1)];

  const online = await ask(guest, RAINFOREST, 'bytes=0-1');
  expect(online).toMatchObject({ status: 206, size: 2, first: part(0, 1) });
  await expect.poll(() => keptOfGames(guest), PATIENCE).toEqual([RAINFOREST]);
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
  await guest.leave();
});

test("calls, payment and its page are the server's alone", async () => {
  const guest = await arrive({ expectedWrongs: /ERR_CONNECTION_REFUSED|status of 404/ });
  await guest.open('/');
  await untilKept(guest);
  const CALLS = ['/api/auth/user', '/api/none', '/paypal/setup', '/healthz'];
  for (const address of CALLS) {
    const [answer] = await Promise.all([
      guest.page.waitForResponse((response) => new URL(response.url()).pathname === address),
      guest.page.evaluate((url) => fetch(url).then(() => undefined), address),
    ]);
    expect([address, answer.fromServiceWorker()]).toEqual([address, false]);
  }
  const checkout = await guest.page.goto('/checkout');
  expect(checkout?.fromServiceWorker()).toBe(false);
  expect((await guest.page.goto('/games'))?.fromServiceWorker()).toBe(true);

  await site.stop();
  for (const address of CALLS) {
    await expect(guest.page.evaluate((url) => fetch(url).then(() => undefined), address)).rejects.toThrow();
  }
  for (const page of ['/checkout', '/checkout?from=games', '/healthz', '/assets/none.png']) {
    await expect(guest.page.goto(page)).rejects.toThrow('ERR_CONNECTION_REFUSED');
  }
  await guest.leave();
});

describe('a new build', () => {
  test('leaves an open tab its own pages, and comes with the next start', async () => {
    const guest = await arrive();
    await guest.open('/');
    await untilKept(guest);
    await openMemoryCards(guest);
    await guest.open('/games');
    await site.stop();
    await site.rebuild('a small place to slow down', 'a little place to slow down');
    await site.start();
    // A second tab is a start, at which the browser looks for a new worker; it waits, since a tab is open.
    const second = await guest.openTab();
    await second.open('/');
    await second.page.waitForFunction(async () =>
      Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
    );

    // Nothing of the old build is on the server any more.
    await guest.act(guest.link('Profile'));
    await guest.sees(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.open('/games/zen-garden');
    await guest.press('Begin Zen Garden');
    await guest.sees(guest.button('Reset Garden'));
    await second.press('Settings');
    await second.act(second.page.getByRole('menuitem', { name: 'About' }));
    await second.seesText('a small place to slow down');

    await second.page.close();
    await guest.page.close();
    const next = await guest.openTab();
    await next.open('/');
    await next.press('Settings');
    await next.act(next.page.getByRole('menuitem', { name: 'About' }));
    await next.seesText('a little place to slow down');
    // What is as it was is not lost with the old worker, and of the old scripts nothing is left.
    const kept = await keptOfGames(next);
    expect(BOARDS.filter((name) => !kept.some((address) => address.startsWith(`/static/${name}-`)))).toEqual(
      [],
    );
    const scripts = await next.page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'));
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().flatMap(({ url }) => (url.endsWith('.js') ? [new URL(url).pathname] : []));
    });
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts.filter((address) => !/next\.js$/.test(address))).toEqual([]);
    await guest.leave();
  });
});

describe('a browser that keeps no files', () => {
  /** Lets the origin keep this many bytes more than it does. */
  async function leaveRoom(guest: Guest, bytes: number): Promise<void> {
    const devtools = await guest.context.newCDPSession(guest.page);
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: site.url });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usage + bytes });
  }

  async function playsALevel(guest: Guest): Promise<void> {
    await guest.open('/games/memory-cards');
    await guest.press('Start Game');
    await new MemoryPlayer(guest, 'mouse').finish();
    await guest.sees(guest.dialog('How are you feeling now?'));
  }

  test('without room for the shell everything works online', async () => {
    const guest = await arrive();
    await leaveRoom(guest, 300_000);
    await guest.open('/');
    await guest.page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker = registration?.installing;
      if (!worker) return false;
      if (worker.state !== 'redundant') {
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      }
      return worker.state === 'redundant';
    });
    await playsALevel(guest);
    expect(await guest.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await guest.leave();
  });

  test('without room for a game it is played online', async () => {
    const guest = await arrive();
    await guest.open('/');
    await untilKept(guest);
    await leaveRoom(guest, 50_000);
    const said: string[] = [];
    guest.context.on('console', (message) => said.push(message.text()));
    await playsALevel(guest);
    await expect.poll(() => said.join(), PATIENCE).toContain('A file could not be kept for offline use');
    await guest.leave();
  });

  test('where workers are refused, that is only logged', async () => {
    const guest = await arrive({
      prepare: (context) =>
        context.addInitScript(() => {
          ServiceWorkerContainer.prototype.register = () =>
            Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
        }),
    });
    const complaints = warnings(guest);
    await playsALevel(guest);
    await expect.poll(() => complaints.join(), PATIENCE).toContain('Stillgrove will not work offline');
    await guest.leave();
  });
});
