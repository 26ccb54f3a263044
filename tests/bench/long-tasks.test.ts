/**
 * Main-thread tasks with over 50 ms of CPU time in 20 s of play on the phone. `games.test.ts` counts them for every
 * game in a shorter session.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameSlug } from '../../domain/built-games';
import { launchBrowser } from '../drivers/browser';
import { habitsOf } from '../players/support/players';
import { openBare, tapBare } from './support/bare-page';
import { compare } from './support/compare';
import { trace } from './support/main-thread';
import { openPhone, SLOWER } from './support/phone';
import { ACT_EVERY_MS, play } from './support/session';

const ACTS = Math.ceil(20_000 / ACT_EVERY_MS);
const SPRITES = 12;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser({ isMeasured: true });
});
afterAll(() => browser.close());

async function playGame(slug: GameSlug) {
  const habits = habitsOf(slug);
  const phone = await openPhone(browser, {
    baseURL: process.env.APP_URL as string,
    isPremium: true,
    showsFigures: true,
  });
  try {
    await phone.page.goto(`/games/${slug}`);
    await habits.start(phone);
    await phone.page.waitForFunction(
      () => (globalThis as unknown as { noted: { shownAt: number } }).noted.shownAt > 0,
    );
    await phone.page.waitForLoadState('networkidle');
    return await trace(browser, phone, () => play(phone, habits.act, ACTS));
  } finally {
    await phone.context.close();
  }
}

async function playBare() {
  const phone = await openBare(browser, SPRITES);
  try {
    return await trace(browser, phone, () => play(phone, tapBare(SPRITES), ACTS));
  } finally {
    await phone.context.close();
  }
}

test.each(['memory-cards', 'zen-garden'] as const)(
  'no task of 20 s of %s is long',
  async (slug) => {
    const found = await compare(
      { title: `20 s of ${slug} beside bare Pixi, processor ${SLOWER} x slower`, rounds: 3 },
      {
        long: { name: 'tasks over 50 ms', most: 0 },
        longest: { name: 'longest task', unit: 'ms', digits: 1 },
      },
      async () => {
        const [beside, here] = [await playBare(), await playGame(slug)];
        return {
          long: { here: here.long, beside: beside.long },
          longest: { here: here.longest, beside: beside.longest },
        };
      },
    );
    expect(found).toEqual([]);
  },
  600_000,
);
