import type { Guest, GuestOptions } from '../drivers/guest';
import { expect, type NewGuest, test } from '../drivers/test';
import { type StoneHand, WorryStonesDriver } from '../drivers/worry-stones.driver';

const SMALL = { device: 'phone', reducedMotion: true, turnsClock: true, isUnseen: true } as const;
const SHELF = 'stillgrove.worryStones.shelf';

async function arrives(
  newGuest: NewGuest,
  hand: StoneHand,
  options: GuestOptions = {},
): Promise<WorryStonesDriver> {
  const guest = await newGuest({
    ...SMALL,
    ...options,
    hand: hand === 'names' ? 'mouse' : hand,
  });
  const player = await new WorryStonesDriver(guest, hand).begin();
  await guest.stopClock();
  // The app ignores a press soon after Begin at the same place, because it may be the second tap of a double tap. The
  // clock is stopped, so the test advances it.
  await guest.wait(400);
  return player;
}

const checkIn = (guest: Guest) => guest.dialog('How are you feeling now?');

/** Returns the stones on the shelf. */
const shelfOf = ({ page }: Guest) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"stones":[]}').stones, SHELF);

/** Takes a stone, and rubs it until the choice appears. */
async function shines(player: WorryStonesDriver, stone: string, kind: string): Promise<void> {
  const { guest } = player;
  await player.choose(stone);
  await guest.sees(guest.button(kind));
  await guest.press(kind);
  await guest.sees(player.inHand);
  await guest.wait(1000);
  await player.rub(93_000);
  await guest.wait(4000);
  await guest.sees(guest.button('Keep it'));
}

for (const hand of ['touch', 'names'] as const)
  test(`a session from Begin to the check-in, by ${hand}`, async ({ newGuest }) => {
    test.setTimeout(300_000);
    const player = await arrives(newGuest, hand);
    const { guest } = player;
    expect(await guest.page.title()).toBe('Worry Stones | Stillgrove');
    await shines(player, 'Slate stone', 'Money');
    await guest.press('Tomorrow');
    await guest.wait(2700);
    await guest.seesText('It waits there until tomorrow at 9 in the morning. You need not carry it.');
    await guest.until(checkIn(guest));
    await guest.press('Skip');
    await guest.noLongerSees(checkIn(guest));
    expect(await shelfOf(guest)).toEqual([
      {
        id: expect.any(Number),
        stone: 1,
        kind: 'money',
        since: '2026-11-20',
        due: { day: '2026-11-21', hour: 9 },
      },
    ]);
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'worry-stones', completedAt: expect.any(Number) },
    ]);
  });
