import { readFile } from 'node:fs/promises';
import pixelmatch from 'pixelmatch';
import type { Guest } from '../drivers/guest';
import { countDrawCalls, loseContext } from '../drivers/look/canvas';
import { decode } from '../drivers/look/reference-picture';
import { beginGarden, difference, draw, keeps, type Place, sandAtRest, sandBox } from '../drivers/sand';
import { expect, test } from '../drivers/test';

/** The window is small, because software rendering is slow, and wide enough that toasts do not cover the sand. */
const WINDOW = { width: 800, height: 760 };
test.use({ guestOptions: { device: WINDOW } });

const LINE: readonly Place[] = [
  [40, 60],
  [200, 62],
  [420, 60],
];
const HOOK: readonly Place[] = [
  [60, 340],
  [300, 330],
  [520, 380],
  [660, 330],
];

/** Rakes a line, a curve and rings. */
async function rakeAll(guest: Guest): Promise<void> {
  await draw(guest, LINE);
  await guest.press('Curved Lines');
  await draw(guest, HOOK);
  await guest.press('Circular Pattern');
  await draw(guest, [
    [380, 200],
    [450, 205],
  ]);
}

test.describe('the sand', () => {
  test('is the same after a lost context, a reload, a resize, a night and Undo of a reset, and is saved as a picture', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ prepare: countDrawCalls, reducedMotion: true });
    await beginGarden(guest);
    await rakeAll(guest);
    await keeps(guest, 3);
    const raked = await sandAtRest(guest);
    const again = async () => difference(raked, await sandAtRest(guest), pixelmatch);

    await loseContext(guest.page);
    expect(await again()).toBeLessThan(0.01);

    // It is saved as a picture of its own size.
    const { width, height } = await sandBox(guest);
    const downloading = guest.page.waitForEvent('download');
    await guest.press('Save as picture');
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('zen-garden.png');
    const picture = await decode(await readFile(await download.path()));
    expect([picture.width, picture.height]).toEqual([width, height]);
    // Checks that the canvas is not empty: its middle has the color of sand.
    const middle = ((height / 2) * width + width / 2) * 4;
    expect(picture.data[Math.round(middle)]).toBeGreaterThan(120);
    await guest.seesText('Picture saved');

    await guest.resize({ width: 420, height: 760 });
    await sandAtRest(guest);
    await guest.resize(WINDOW);
    expect(await again()).toBeLessThan(0.01);

    const brightness = () =>
      guest.page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = getComputedStyle(document.documentElement)
          .backgroundColor.split(/\D+/)
          .filter(Boolean)
          .map(Number);
        return (red + green + blue) / 3;
      });
    await guest.press('Night Mode');
    expect(await again()).toBeGreaterThan(0.5);
    // The page darkens with the garden, until the garden is left.
    await expect.poll(brightness).toBeLessThan(40);
    await guest.press('Day Mode');
    expect(await again()).toBeLessThan(0.01);
    await expect.poll(brightness).toBeGreaterThan(200);

    await guest.press('Reset Garden');
    await guest.seesText('Garden Reset');
    await guest.seesText('Your zen garden has been reset.');
    expect(await again()).toBeGreaterThan(0.1);
    await guest.press('Undo');
    expect(await again()).toBeLessThan(0.01);
    await guest.press('Undo');
    expect(await again()).toBeGreaterThan(0.01);

    await keeps(guest, 2);
    await guest.press('Circular Pattern');
    await draw(guest, [
      [380, 200],
      [450, 205],
    ]);
    await keeps(guest, 3);
    expect(await again()).toBeLessThan(0.01);
    await guest.press('Night Mode');
    await expect.poll(brightness).toBeLessThan(40);
    await guest.page.keyboard.press('Escape');
    await expect.poll(brightness).toBeGreaterThan(200);
    await guest.open('/games/zen-garden');
    await guest.press('Begin Zen Garden');
    await expect.poll(() => guest.said()).toContain('3 lines in the sand.');
    expect(await again()).toBeLessThan(0.01);
  });
});
