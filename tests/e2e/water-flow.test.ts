import type { Guest, GuestOptions } from '../drivers/guest';
import { expect, type NewGuest, test } from '../drivers/test';
import { WaterFlowDriver, type WaterHand } from '../drivers/water-flow.driver';

const SMALL = { device: 'phone', reducedMotion: true, turnsClock: true, isUnseen: true } as const;

async function arrives(
  newGuest: NewGuest,
  hand: WaterHand,
  options: GuestOptions = {},
): Promise<WaterFlowDriver> {
  const guest = await newGuest({
    ...SMALL,
    ...options,
    hand: hand === 'names' ? 'mouse' : hand,
  });
  const player = await new WaterFlowDriver(guest, hand).begin();
  await guest.stopClock();
  // The app ignores a press soon after Begin at the same place, because it may be the second tap of a double tap. The
  // clock is stopped, so the test advances it.
  await guest.wait(400);
  return player;
}

const checkIn = (guest: Guest) => guest.dialog('How are you feeling now?');

for (const hand of ['touch', 'names'] as const)
  test(`a session from Begin to the check-in, by ${hand}`, async ({ newGuest }) => {
    test.setTimeout(300_000);
    const player = await arrives(newGuest, hand);
    const { guest } = player;
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
