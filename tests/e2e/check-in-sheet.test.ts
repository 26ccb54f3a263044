/** The check-in is a sheet at the lower edge. What happens while it waits loses neither the ending nor an answer. */
import type { Guest, GuestOptions } from '../drivers/guest';
import { expect, type NewGuest, test } from '../drivers/test';

const FOREST = '/games/forest-meditation';
const sheetOf = (guest: Guest) => guest.dialog('How are you feeling now?');
const moods = async (guest: Guest) => (await guest.journal()).filter(({ kind }) => kind === 'mood');

/** Stops a session that is long enough for a check-in. The message and the sheet are open afterward. */
async function stops(
  newGuest: NewGuest,
  options: GuestOptions,
  before: (guest: Guest) => Promise<void> = async () => undefined,
): Promise<Guest> {
  const guest = await newGuest({ isUnseen: true, holdsClock: true, ...options });
  await guest.open(FOREST);
  await guest.act(guest.page.locator('[data-next]'));
  await guest.sees(guest.button('All sound'));
  // From this length of a session on, the app asks after leaving.
  for (let minute = 0; minute < 2; minute++) {
    // The session begins with its first frame.
    await guest.works();
    await guest.skip(60_000);
  }
  await before(guest);
  await guest.page.keyboard.press('Escape');
  await guest.until(sheetOf(guest));
  return guest;
}

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

test("the message 'Stopped. That still counts.' is above the check-in, and screen readers get it", async ({
  newGuest,
}) => {
  const guest = await stops(newGuest, {});
  const toast = sheetOf(guest).getByText('Stopped. That still counts.');
  await guest.until(toast);
  const isOnTop = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  await guest.press('Skip');
  await guest.noLongerSees(guest.page.getByRole('dialog'));
});

test('on the smallest phone, and above its soft keyboard, every answer is in reach', async ({ newGuest }) => {
  const guest = await stops(newGuest, { device: { width: 320, height: 568 } });
  // The message lies over the sheet for its time.
  await guest.wait(7000);
  expect(await outOfReach(guest)).toEqual([]);
  await guest.page.setViewportSize({ width: 320, height: 300 });
  await expect.poll(() => outOfReach(guest)).toEqual([]);
  await guest.page.setViewportSize({ width: 568, height: 320 });
  await expect.poll(() => outOfReach(guest)).toEqual([]);
  await sheetOf(guest).getByRole('radio', { name: 'Good' }).check({ force: true });
  await guest.press('Submit');
  await guest.noLongerSees(sheetOf(guest));
  expect(await moods(guest)).toMatchObject([{ mood: 'positive', when: 'after' }]);
});

for (const [way, closes] of [
  ['Escape', (guest: Guest) => guest.page.keyboard.press('Escape')],
  // A swipe from the screen's edge is the browser's Back.
  ['Back, or a swipe from the edge,', (guest: Guest) => guest.page.evaluate(() => history.back())],
] as const)
  test(`${way} closes the sheet without an answer, and the page below stays`, async ({ newGuest }) => {
    const guest = await stops(newGuest, { device: 'phone' });
    await closes(guest);
    await guest.noLongerSees(sheetOf(guest));
    expect(new URL(guest.page.url()).pathname).toBe(FOREST);
    await guest.sees(guest.heading('Forest Meditation'));
    expect(await moods(guest)).toEqual([]);
    expect(Number(await guest.stored('lastCheckInTime'))).toBeGreaterThan(0);
  });

test('an answer is stored when the device draws no more', async ({ newGuest }) => {
  const guest = await stops(newGuest, {}, async (playing) => {
    await playing.page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    await playing.wait(12_000);
  });
  await sheetOf(guest).getByRole('radio', { name: 'Neutral' }).check({ force: true });
  await guest.press('Submit');
  await guest.noLongerSees(sheetOf(guest));
  expect(await moods(guest)).toMatchObject([{ mood: 'neutral', when: 'after' }]);
});
