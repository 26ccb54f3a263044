import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { WorryStonesDriver } from '../drivers/worry-stones.driver';

const SHELF = 'stillgrove.worryStones.shelf';

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

test('a session from Begin to the check-in, by touch', async ({ newGuest }) => {
  test.setTimeout(300_000);
  const guest = await newGuest({
    device: 'phone',
    hand: 'touch',
    reducedMotion: true,
    turnsClock: true,
    isUnseen: true,
  });
  const player = await new WorryStonesDriver(guest, 'touch').begin();
  await guest.stopClock();
  // The app ignores a press soon after Begin at the same place, because it may be the second tap of a double tap. The
  // clock is stopped, so the test advances it.
  await guest.wait(400);
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
