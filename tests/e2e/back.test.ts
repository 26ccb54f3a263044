/** Back while a dialog is open closes the dialog, and then leaves the page. */
import { expect, test } from '../drivers/test';

test('Back leaves the disclaimer, closes any other dialog, and returns to the place in a list', async ({
  newGuest,
}) => {
  const guest = await newGuest({ isUnseen: true, isNew: true });
  const { page } = guest;
  const isAt = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
  // Only its two buttons close the disclaimer, so Back leaves the page.
  await page.goto('/licenses.txt');
  await page.goto('/');
  await guest.sees(guest.dialog('Important Medical Disclaimer'));
  await page.goBack();
  await isAt('/licenses.txt');
  await guest.open('/');
  await guest.act(guest.link('Games').first());
  await isAt('/games');
  const opensAbout = async () => {
    await guest.press('Settings');
    await guest.act(page.getByRole('menuitem', { name: 'About' }));
    await guest.sees(guest.dialog('About Stillgrove'));
  };
  await opensAbout();
  await page.goBack();
  await guest.noLongerSees(page.getByRole('dialog'));
  await isAt('/games');
  // Forward does not open the dialog again, and leads nowhere else.
  await page.goForward();
  await isAt('/games');
  expect(await page.getByRole('dialog').count()).toBe(0);
  for (const closes of [() => page.keyboard.press('Escape'), () => guest.press('Close')]) {
    await opensAbout();
    await closes();
    await guest.noLongerSees(page.getByRole('dialog'));
    await expect.poll(() => page.evaluate(() => history.state?.isLayer)).toBeUndefined();
  }
  // Back also returns to the place in the list, and a link opens a page at its top.
  await page.setViewportSize({ width: 390, height: 844 });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const card = guest.link(/Worry Stones/);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(place).toBeGreaterThan(200);
  const before = await place();
  await guest.act(card);
  await guest.sees(guest.heading('Worry Stones').first());
  expect(await place()).toBe(0);
  await page.goBack();
  await guest.sees(guest.heading('Games').first());
  expect(await place()).toBe(before);
  await page.goBack();
  await isAt('/');
});

test('Back or Escape skips the check-in, whose link leaves no second entry of the page behind', async ({
  newGuest,
}) => {
  const guest = await newGuest({ isUnseen: true, storage: { 'stillgrove.trialGamesRemaining': '0' } });
  const { page } = guest;
  const isAt = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await guest.open('/');
  await guest.act(guest.link('Profile').first());
  await isAt('/profile');
  await guest.act(guest.link('Home').first());
  await isAt('/');
  // A swipe from the screen's edge is the browser's Back.
  for (const closes of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await guest.press('How are you now?');
    await guest.sees(page.getByRole('dialog'));
    await closes();
    await guest.noLongerSees(page.getByRole('dialog'));
    await isAt('/');
    expect(Number(await guest.stored('lastCheckInTime'))).toBeGreaterThan(0);
    expect(await guest.journal()).toEqual([]);
  }
  await guest.press('How are you now?');
  await guest.act(page.getByRole('radio', { name: 'Not Great' }));
  await guest.press('Submit');
  await guest.act(guest.link('Try grounding instead'));
  await isAt('/games/grounding-techniques');
  // The exercise starts without an intro and without a free try.
  await guest.sees(guest.button('All sound'));
  expect(await guest.stored('stillgrove.trialGamesRemaining')).toBe('0');
  await page.goBack();
  await isAt('/');
  await expect.poll(() => page.evaluate(() => history.state?.isLayer)).toBeUndefined();
  // Playwright's Back counts from the entry of the browser's process, which may not know yet of the app's own Back.
  await page.evaluate(() => history.back());
  await isAt('/profile');
});
