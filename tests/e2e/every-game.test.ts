/**
 * Every game's intro and session at every size, and with large text: nothing is wider than the window, everything can
 * be reached, and messages lie on nothing that is pressed or read.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { launchBrowser } from '../support/browser';
import { Guest } from '../support/guest';
import { wrongsInForcedColors, wrongsInLayout } from '../support/layout';

/** In CSS px; `text` is how large somebody has made it. */
const VIEWS = [
  { width: 390, height: 844, text: '100%' },
  { width: 390, height: 844, text: '200%' },
  { width: 320, height: 568, text: '100%' },
  { width: 844, height: 390, text: '100%' },
  { width: 1180, height: 820, text: '100%' },
  { width: 1024, height: 768, text: '100%' },
] as const;

let browser: Browser;
const baseUrl = inject('baseUrl');
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Looks round at every size. @returns a line for everything that is wrong */
async function looksRound(guest: Guest, where: string): Promise<string[]> {
  const wrongs: string[] = [];
  for (const { width, height, text } of VIEWS) {
    await guest.resize({ width, height });
    await guest.page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    let found: string[] = [];
    // What follows the size, and a message that makes room, have a moment for it; a message stays for longer.
    for (let turn = 0; turn < 8; turn++) {
      await guest.skip(50);
      found = await guest.page.evaluate(wrongsInLayout);
      if (found.length === 0) break;
    }
    wrongs.push(...found.map((wrong) => `${where} at ${width}x${height}, ${text}: ${wrong}`));
  }
  return wrongs;
}

describe.each(BUILT_GAMES)('$slug', ({ addresses }) => {
  test('fits and can be reached, with a message on it', async () => {
    const guest = await Guest.arrive(browser, baseUrl, { device: VIEWS[0], hand: 'mouse', holdsClock: true });
    await guest.open(addresses[0] as string);
    const start = guest.page.locator('[data-next]');
    await guest.sees(start);
    /** By key, since a message may just be making room. */
    const begin = async () => {
      await start.focus();
      await guest.page.keyboard.press('Enter');
      await guest.sees(guest.button('All sound'));
    };
    await begin();
    await guest.page.keyboard.press('Escape');
    await guest.seesText('Stopped. That still counts.');
    const wrongs = await looksRound(guest, 'intro');
    await begin();
    wrongs.push(...(await looksRound(guest, 'session')));
    await guest.page.emulateMedia({ forcedColors: 'active' });
    wrongs.push(...(await guest.page.evaluate(wrongsInForcedColors)));
    expect(wrongs).toEqual([]);
    expect(await guest.page.getByText('Stopped. That still counts.').count()).toBeGreaterThan(0);
    await guest.leave();
  });
});
