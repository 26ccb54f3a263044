/**
 * Every game's intro and session at every size, and with large text: nothing is wider than the window, everything can
 * be reached, and messages lie on nothing that is pressed or read.
 */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { launchBrowser } from '../support/browser';
import { Guest } from '../support/guest';
import { wrongsInForcedColors } from '../support/layout';
import { looksRound, SIZES } from '../support/look-round';

let browser: Browser;
const baseUrl = inject('baseUrl');
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(BUILT_GAMES)('$slug', ({ addresses }) => {
  test('fits and can be reached, with a message on it', async () => {
    const guest = await Guest.arrive(browser, baseUrl, {
      device: SIZES[0],
      isCoarse: true,
      holdsClock: true,
    });
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
