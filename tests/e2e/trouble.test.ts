/** Failures: the page is never blank, and recorded entries survive. */
import type { BrowserContext } from 'playwright';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { findPairs } from '../players/memory-cards';
import { BrowserPlayer } from '../players/support/browser-player';
import type { Player } from '../players/support/player';
import { guestSeat } from '../players/support/seat';

async function begin(guest: Guest): Promise<Player> {
  await guest.open('/games/memory-cards');
  const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
  await player.start();
  return player;
}

test.describe("the browser's storage", () => {
  test('with refused storage a level and a check-in work, and the person is told', async ({ newGuest }) => {
    const guest = await newGuest({
      prepare: refuseStorage,
      // Without storage everybody is new.
      isNew: true,
      holdsClock: true,
      isUnseen: true,
    });
    const player = await begin(guest);
    await guest.seesText('so your journal will be gone when you close it. You can export it in Profile.');
    await findPairs(player);
    await guest.until(guest.dialog('How are you feeling now?'));
    await guest.page.getByRole('radio', { name: 'Good', exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Glad to hear it.');
  });

  test('a full disk loses no mood: the person is told, and can send the answer again', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      prepare: fillDisk,
      holdsClock: true,
      isUnseen: true,
    });
    const player = await begin(guest);
    await findPairs(player);
    await guest.until(guest.dialog('How are you feeling now?'));
    await guest.page.getByRole('radio', { name: 'Good', exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Your answer is still here, so please try again.');
    expect(await guest.page.getByRole('radio', { name: 'Good' }).isChecked()).toBe(true);
    await guest.findsItAccessible();
    await guest.page.evaluate(() => Object.assign(window, { diskIsFull: false }));
    await guest.press('Submit');
    await guest.seesText('Glad to hear it. Noted.');
    // The write of the mood also wrote the play, whose first write had failed.
    await expect.poll(async () => (await guest.journal()).map(({ kind }) => kind)).toEqual(['play', 'mood']);
    expect((await guest.journal())[0]).toHaveProperty('completedAt');
  });
});

test.describe('missing files and graphics', () => {
  test('pictures that never load: cards show names, and the game works to its end', async ({ newGuest }) => {
    const guest = await newGuest({
      expectedWrongs: /503/,
      holdsClock: true,
      isUnseen: true,
    });
    const asked: string[] = [];
    // The first board's picture, which loads during the intro.
    await guest.context.route(/\/mountain-[\w-]{8}\.avif/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 503 });
    });
    const player = await begin(guest);
    // The first attempt, and five retries 500 ms apart.
    const tries = async () => {
      await guest.skip(500);
      return asked.length;
    };
    await expect.poll(tries).toBe(6);
    await findPairs(player);
    await guest.until(guest.page.getByText('Level complete'));
    expect(asked).toHaveLength(6);
  });

  test('a page or a menu that fails to load leaves the rest working, and loads after a reload', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      prepare: (context) => context.route(/\/static\/Profile-.*\.js$/, (route) => route.abort()),
      expectedWrongs: /ERR_FAILED|SettingsMenu/,
    });
    // Fails the requests for the menu's script and style sheet. A hover and a press trigger these requests.
    await guest.page.route(/\/SettingsMenu-/, (route) => route.abort());
    await guest.open('/');
    await guest.act(guest.link('Profile'));
    await guest.sees(guest.page.getByText('Nothing you recorded is lost.', { exact: true }));
    await guest.press('Settings');
    await guest.sees(guest.button('Reload the page').last());
    await guest.page.unroute(/\/SettingsMenu-/);
    await guest.act(guest.page.getByRole('navigation').getByRole('link', { name: 'Games' }));
    await guest.sees(guest.heading('Games'));
    await guest.press('Reload the page');
    await guest.press('Settings');
    await guest.sees(guest.page.getByRole('menuitem', { name: 'About' }));
  });

  test('without WebGL the person is told, and everything else works', async ({ newGuest }) => {
    const guest = await newGuest({ prepare: refuseWebGL });
    await guest.open('/games/memory-cards');
    await guest.press('Start Game');
    await guest.seesText('This device cannot draw the game.');
    await guest.findsItAccessible();
    await guest.press('Talk to someone');
    await guest.sees(guest.dialog('Talk to someone'));
    await guest.page.keyboard.press('Escape');
    await guest.act(guest.link('Back to Games'));
    await guest.sees(guest.heading('Games'));
    await guest.act(guest.link('Home'));
    await guest.sees(guest.heading('Welcome to Stillgrove'));
  });
});

const refuseStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    IDBFactory.prototype.open = refuse;
  });

const fillDisk = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.assign(window, { diskIsFull: true });
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if ((window as unknown as { diskIsFull: boolean }).diskIsFull) {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      }
      return put.apply(this, args);
    };
  });

const refuseWebGL = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // As in Safari's Lockdown Mode.
    Reflect.deleteProperty(window, 'WebGL2RenderingContext');
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
    } as typeof getContext;
  });
