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

test.describe('a stone that was laid down', () => {
  const STONE = { id: 7, stone: 2, kind: 'work', since: '2026-11-19' } as const;
  const laid = (due: { day: string; hour: number }) => ({
    [SHELF]: JSON.stringify({ version: 1, stones: [{ ...STONE, due }] }),
  });

  test('asks at its hour in local time', async ({ newGuest }) => {
    // The test's time is 9:30 in Greenwich and 1:30 in California.
    const storage = laid({ day: '2026-11-20', hour: 9 });
    const there = await newGuest({
      ...SMALL,
      storage,
      timeZone: 'America/Los_Angeles',
    });
    const player = new WorryStonesDriver(there, 'names');
    await player.begin();
    await there.sees(player.stone('Clay stone'));
    expect(await player.onShelf('Honey stone').count()).toBe(1);
    await there.leave();

    const here = await newGuest({ ...SMALL, storage });
    await new WorryStonesDriver(here, 'names').begin();
    await here.seesText('You gave it a worry about work, yesterday. Does it still matter?');
    await here.press('Later again');
    await here.press('The weekend');
    await expect.poll(() => shelfOf(here)).toMatchObject([{ id: 7, due: { day: '2026-11-21', hour: 10 } }]);
  });

  test('and let go in another tab disappears here too', async ({ newGuest }) => {
    const guest = await newGuest({
      ...SMALL,
      storage: laid({ day: '2026-11-25', hour: 9 }),
    });
    const player = await new WorryStonesDriver(guest, 'names').begin();
    await guest.sees(player.onShelf('Honey stone'));
    await guest.page.evaluate(
      ([key, text]) => {
        // Simulates the write of another tab, with its storage event.
        localStorage.setItem(key as string, text as string);
        dispatchEvent(new StorageEvent('storage', { key: key as string, storageArea: localStorage }));
      },
      [SHELF, '{"version":1,"stones":[]}'],
    );
    await guest.noLongerSees(player.onShelf('Honey stone'));
  });
});

test.describe('a rotation of the device during rubbing', () => {
  test('keeps the contact time, and rubbing continues', async ({ newGuest }) => {
    const player = await arrives(newGuest, 'names', { device: { width: 740, height: 420 } });
    const { guest } = player;
    await player.choose('Heather stone');
    await guest.press('No name');
    await guest.press('Rub it for me');
    await guest.wait(31_000);
    await guest.seesText('A third of it is smooth.');
    await guest.resize({ width: 360, height: 740 });
    await guest.wait(30_000);
    await guest.seesText('Two thirds of it are smooth.');
    expect(await player.inHand.getAttribute('aria-pressed')).toBe('true');
  });
});
