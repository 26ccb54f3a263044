import { type Finger, Fingers } from '../drivers/fingers';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

const SHELF = 'stillgrove.worryStones.shelf';

const checkIn = (guest: Guest) => guest.dialog('How are you feeling now?');

/** Returns the stones on the shelf. */
const shelfOf = ({ page }: Guest) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"stones":[]}').stones, SHELF);

/** Time from one move of the finger to the next, ms. */
const STROKE_MS = 3000;

/** Rubs the stone in hand with a finger for this time of the clock, ms. */
async function rub(guest: Guest, ms: number): Promise<void> {
  const box = await guest.page.locator('[data-target="stone"]').boundingBox();
  if (!box) throw new Error('No stone is in hand');
  const at = (part: number): Finger => ({
    x: box.x + box.width * (0.5 + 0.28 * Math.cos(part)),
    y: box.y + box.height * (0.5 + 0.28 * Math.sin(part)),
  });
  const fingers = await Fingers.of(guest.page);
  await fingers.down([at(0)]);
  for (let stroke = 1; stroke * STROKE_MS <= ms; stroke++) {
    await fingers.move([at(stroke)]);
    await guest.wait(STROKE_MS);
  }
  await fingers.up();
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
  const player = new BrowserPlayer(guestSeat(guest, 'touch'));
  await player.open('/games/worry-stones/play');
  await guest.stopClock();
  await player.start();
  expect(await guest.page.title()).toBe('Worry Stones | Stillgrove');
  await player.press('Slate stone');
  await guest.press('Money');
  await guest.wait(1000);
  await rub(guest, 93_000);
  await guest.wait(4000);
  await guest.sees(guest.button('Keep it'));
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
