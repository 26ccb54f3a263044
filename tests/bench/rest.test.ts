/**
 * What the main thread does while nobody does anything, beside a bare page of Pixi, which draws all the time: the garden
 * with its sand, and a board of cards with its clock. On the phone, its processor four times slower.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/browser';
import { openBare } from './support/bare-page';
import { compare } from './support/compare';
import { openPhone, type Phone, SLOWER } from './support/phone';
import { rest, watch } from './support/visits';

/** Cards of the first board. */
const SPRITES = 12;
/** The board's clock ticks every second: so many ticks are watched at a time, ms. */
const WATCHED_MS = 6000;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ isMeasured: true });
});
afterAll(() => browser.close());

async function openGame(address: string): Promise<Phone> {
  const phone = await openPhone(browser, { baseURL: inject('baseUrl'), isPremium: true, showsFigures: true });
  await phone.page.goto(address);
  await phone.page.locator('main [data-next]').first().tap();
  await phone.page.waitForFunction(
    () => (globalThis as unknown as { noted: { shownAt: number } }).noted.shownAt > 0,
  );
  return phone;
}

test.each([
  { name: 'garden', address: '/games/zen-garden', most: 1 },
  { name: 'board with its clock', address: '/games/memory-cards', most: 1.5 },
])(
  '$name at rest costs next to nothing',
  async ({ name, address, most }) => {
    const [bare, game] = [await openBare(browser, SPRITES), await openGame(address)];
    await rest(game);
    await game.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const busy = async (phone: Phone) => {
      await phone.page.bringToFront();
      return watch(phone, WATCHED_MS);
    };
    const found = await compare(
      { title: 'At rest beside bare Pixi, processor 4 x slower', rounds: 3 },
      { rest: { name, unit: 'ms/s', digits: 2, most } },
      async () => ({ rest: { beside: await busy(bare), here: await busy(game) } }),
    );
    await Promise.all([bare.context.close(), game.context.close()]);
    expect(found).toEqual([]);
  },
  600_000,
);
