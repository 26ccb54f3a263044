import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { WaterFlowDriver } from '../drivers/water-flow.driver';

const checkIn = (guest: Guest) => guest.dialog('How are you feeling now?');

test('a session from Begin to the check-in, by touch', async ({ newGuest }) => {
  test.setTimeout(300_000);
  const guest = await newGuest({
    device: 'phone',
    hand: 'touch',
    reducedMotion: true,
    turnsClock: true,
    isUnseen: true,
  });
  const player = await new WaterFlowDriver(guest, 'touch').begin();
  await guest.stopClock();
  // The app ignores a press soon after Begin at the same place, because it may be the second tap of a double tap. The
  // clock is stopped, so the test advances it.
  await guest.wait(400);
  expect(await guest.page.title()).toBe('Water Flow | Stillgrove');
  for (const terrace of [1, 2, 3]) {
    await guest.seesText(`${terrace} of 3`);
    await player.finishTerrace();
  }
  const water = guest.button('Water');
  await guest.sees(water);
  await water.click();
  await guest.wait(20_000);
  await guest.seesText('The water has found its way.');
  await guest.until(checkIn(guest));
  await guest.press('Skip');
  await guest.noLongerSees(checkIn(guest));
  expect(await guest.journal()).toMatchObject([
    { kind: 'play', game: 'water-flow', completedAt: expect.any(Number) },
  ]);
});
