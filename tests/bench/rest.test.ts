/**
 * Main-thread work at rest, on the phone. The table shows the garden next to a plain Pixi page that draws all the time.
 * A board of cards with its clock is compared with a page that has only a clock and a progress bar, because a text that
 * changes each second makes the browser style, lay out and paint.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { openBare } from './support/bare-page';
import { compare } from './support/compare';
import { openPhone, type Phone, SLOWER } from './support/phone';
import { rest, watch } from './support/visits';

/** Number of cards on the first board, and of sprites on the plain Pixi page. */
const SPRITES = 12;
/** Observation time, ms. The board's clock ticks every second. */
const WATCHED_MS = 6000;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ isMeasured: true });
});
afterAll(() => browser.close());

async function openGame(address: string): Promise<Phone> {
  const phone = await openPhone(browser, {
    baseURL: process.env.APP_URL as string,
    isPremium: true,
    showsFigures: true,
  });
  await phone.page.goto(address);
  await phone.page.locator('main [data-next]').first().tap();
  await phone.page.waitForFunction(
    () => (globalThis as unknown as { noted: { shownAt: number } }).noted.shownAt > 0,
  );
  return phone;
}

/** Returns a page with only a board's clock and progress bar. */
async function openBareClock(): Promise<Phone> {
  const phone = await openPhone(browser, {});
  await phone.page.setContent('<output>0:10</output><progress max="300" value="0"></progress>');
  await phone.page.evaluate(() => {
    const [time, bar] = [document.querySelector('output'), document.querySelector('progress')];
    let seconds = 0;
    setInterval(() => {
      seconds += 1;
      if (time) time.textContent = `0:${10 + (seconds % 50)}`;
      if (bar) bar.value = seconds;
    }, 1000);
  });
  return phone;
}

test.each([
  {
    name: 'garden',
    address: '/games/zen-garden',
    beside: 'bare Pixi',
    ...{ openBeside: () => openBare(browser, SPRITES), budget: { most: 1 } },
  },
  {
    name: 'board with its clock',
    address: '/games/memory-cards',
    beside: 'a bare clock',
    ...{ openBeside: openBareClock, budget: { most: 2, isRatio: true } },
  },
])(
  '$name at rest costs almost nothing',
  async ({ name, address, beside, openBeside, budget }) => {
    const [bare, game] = [await openBeside(), await openGame(address)];
    await rest(game);
    await game.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const busy = async (phone: Phone) => {
      await phone.page.bringToFront();
      return watch(phone, WATCHED_MS);
    };
    const found = await compare(
      { title: `At rest beside ${beside}, processor ${SLOWER} x slower`, rounds: 3 },
      { rest: { name, unit: 'ms/s', digits: 2, ...budget } },
      async () => ({ rest: { beside: await busy(bare), here: await busy(game) } }),
    );
    await Promise.all([bare.context.close(), game.context.close()]);
    expect(found).toEqual([]);
  },
  600_000,
);
