import { expect, test } from '../drivers/test';

test("the message 'Stopped. That still counts.' is above the check-in, and screen readers get it", async ({
  newGuest,
}) => {
  const guest = await newGuest({ isUnseen: true, holdsClock: true });
  await guest.open('/games/forest-meditation');
  await guest.act(guest.page.locator('[data-next]'));
  await guest.sees(guest.button('All sound'));
  // From this length of a session on, the app asks after leaving.
  for (let minute = 0; minute < 2; minute++) await guest.skip(60_000);
  await guest.page.keyboard.press('Escape');
  await guest.until(guest.dialog('How are you feeling now?'));
  const toast = guest.dialog('How are you feeling now?').getByText('Stopped. That still counts.');
  await guest.until(toast);
  const isOnTop = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  await guest.press('Skip');
  await guest.noLongerSees(guest.page.getByRole('dialog'));
});
