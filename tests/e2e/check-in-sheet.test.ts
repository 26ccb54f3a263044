/** The check-in is a sheet at the lower edge. What happens while it waits loses neither the ending nor an answer. */
import type { Locator } from 'playwright';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

const sheetOf = (guest: Guest) => guest.dialog('How are you feeling now?');
const moods = async (guest: Guest) => (await guest.journal()).filter(({ kind }) => kind === 'mood');

/** Returns the names of the sheet's controls that a finger cannot press in the middle without scrolling. */
const outOfReach = (guest: Guest) =>
  sheetOf(guest)
    .locator('button, label')
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })
        .map((one) => one.textContent),
    );

test('on the smallest phone the message is above the sheet, every answer is in reach, and one is stored although the device draws no more', async ({
  newGuest,
}) => {
  const guest = await newGuest({
    isUnseen: true,
    holdsClock: true,
    device: { width: 320, height: 568 },
  });
  await guest.open('/games/forest-meditation');
  await guest.act(guest.page.locator('[data-next]'));
  await guest.sees(guest.button('All sound'));
  // From this length of a session on, the app asks after leaving.
  for (let minute = 0; minute < 2; minute++) {
    // The session begins with its first frame.
    await guest.works();
    await guest.skip(60_000);
  }
  await guest.page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await guest.wait(12_000);
  // The sheet remains at the beginning of its fade until the next examination of the page.
  await guest.page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof HTMLDialogElement)
        for (const animation of target.getAnimations()) animation.pause();
    });
  });
  await guest.page.keyboard.press('Escape');
  const toast = sheetOf(guest).getByText('Stopped. That still counts.');
  await expect
    .poll(async () => {
      await guest.skip(100);
      return toast.isVisible();
    })
    .toBe(true);
  const edge = (of: Locator, side: 'top' | 'bottom') =>
    of.evaluate((element, side) => element.getBoundingClientRect()[side], side);
  expect(await edge(toast, 'bottom')).toBeLessThan(await edge(sheetOf(guest), 'top'));
  await guest.until(sheetOf(guest));
  const isOnTop = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  // The message lies over the sheet for its time.
  await guest.wait(7000);
  // The lower windows are above a soft keyboard, and after a rotation.
  for (const [width, height] of [
    [320, 568],
    [320, 300],
    [568, 320],
  ] as const) {
    await guest.page.setViewportSize({ width, height });
    await expect.poll(() => outOfReach(guest)).toEqual([]);
  }
  await sheetOf(guest).getByRole('radio', { name: 'Good' }).check({ force: true });
  await guest.press('Submit');
  await guest.noLongerSees(sheetOf(guest));
  expect(await moods(guest)).toMatchObject([{ mood: 'positive', when: 'after' }]);
});
