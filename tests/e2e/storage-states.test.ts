/**
 * Every page opens with any storage contents, and readable data survives. `tests/src/device` has a thousand more
 * cases.
 */

import { storedStrokes } from '../drivers/sand';
import { expect, test } from '../drivers/test';
import { bundle } from '../fixtures/bundle';
import { soak } from '../fixtures/soak';
import { randomState } from '../fixtures/storage/random-state';

/** First seed. The tests without a browser use smaller seeds. */
const FIRST = 5000;
const COUNT = soak(200, 2);
const PAGES = ['/', '/games', '/analytics', '/profile'];

let script: string;
test.beforeAll(async () => {
  script = await bundle('tests/fixtures/storage/in-page.ts', 'storage');
});

test(`${COUNT} states of storage break no page`, async ({ newGuest }) => {
  test.setTimeout(1_800_000);
  // The browser requests a favicon, which a plain text page does not declare.
  const guest = await newGuest({ isUnseen: true, expectedWrongs: /favicon\.ico/ });
  const { page } = guest;
  for (let seed = FIRST; seed < FIRST + COUNT; seed++) {
    const { entries, strokes } = randomState(seed);
    // This page has the app's origin but none of its scripts.
    await page.goto('/licenses.txt');
    await page.evaluate(`${script}; storage.lay(${seed})`);
    await guest.open(PAGES[seed % PAGES.length] as string);
    await page.locator('main h1, main h2').first().waitFor();
    await guest.open('/games/zen-garden');
    // Until the game has set broken marks aside, they cannot be read.
    await expect(async () => {
      const read = (await storedStrokes(guest)).map(({ points }) => (points[1] as number) / 8);
      expect(read, `seed ${seed}`).toEqual(strokes);
    }).toPass({ timeout: 40_000 });
    const ids = (await guest.journal()).map((entry) => entry?.id);
    expect(ids, `seed ${seed}`).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
  }
});
