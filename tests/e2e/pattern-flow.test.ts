import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

const stones = ({ page }: Guest) => page.getByRole('group', { name: 'Stones' }).getByRole('button');

/** Returns the numbers of the currently lit stones. */
const lit = (guest: Guest): Promise<number[]> =>
  stones(guest).evaluateAll((all) =>
    all.flatMap((stone, place) => (stone.getAttribute('aria-pressed') === 'true' ? [place + 1] : [])),
  );

/** Returns the numbers of the stones in the announced pattern. */
const listen = async ({ page }: Guest): Promise<number[]> =>
  (await page.getByText(/^Your turn: /).innerText()).match(/\d/g)?.map(Number) ?? [];

/** Clicks stones like assistive technology, without a pointer. */
async function tap(guest: Guest, numbers: readonly number[]): Promise<void> {
  for (const number of numbers)
    await stones(guest)
      .nth(number - 1)
      .evaluate((button: HTMLElement) => button.click());
}

test('a session to level 5 with one mismatch, its check-in and its score, by names alone', async ({
  newGuest,
}) => {
  test.setTimeout(300_000);
  // A small window without drawing, because drawing would take most of the time of a long session.
  const guest = await newGuest({
    device: { width: 420, height: 420 },
    reducedMotion: true,
    turnsClock: true,
    isUnseen: true,
  });
  await guest.open('/games/pattern-flow');
  await guest.seesText('Pattern Flow is a premium feature. You can use a free try, or unlock all games.');
  expect(await guest.page.title()).toBe('Pattern Flow Game | Stillgrove');
  await guest.stopClock();
  await new BrowserPlayer(guestSeat(guest, 'mouse')).start();
  await guest.wait(5000);
  const heard = await listen(guest);
  expect(await guest.figure('Level')).toBe('1');
  await guest.press('Show again');
  const shown: number[] = [];
  for (const _ of heard) {
    await guest.wait(700);
    shown.push(...(await lit(guest)));
    await guest.wait(400);
  }
  expect(shown).toEqual(heard);
  expect(await listen(guest)).toEqual(heard);

  await tap(
    guest,
    shown.toReversed().map((number) => (number % 5) + 1),
  );
  await guest.seesText("The pattern didn't match. Try again!");
  expect(await guest.page.getByRole('alert').allInnerTexts()).toContain('Pattern mismatch!');
  await guest.wait(2500 + 3300);
  expect(await listen(guest)).toEqual(shown);

  for (const level of [1, 2, 3]) {
    await tap(guest, await listen(guest));
    await guest.seesText(`${level * 10} points. The next pattern is one step longer.`);
    await guest.wait(2500 + (level + 3) * 1100);
  }
  expect(await guest.figure('Score')).toBe('60');
  await tap(guest, await listen(guest));
  await guest.wait(2499);
  expect(await guest.figure('Level')).toBe('4');
  await guest.wait(1);
  expect(await guest.figure('Level')).toBe('5');
  const checkIn = guest.dialog('How are you feeling now?');
  await guest.wait(999);
  expect(await checkIn.isVisible()).toBe(false);
  expect(await lit(guest)).toHaveLength(1);
  await guest.wait(1);
  await guest.sees(checkIn);
  // No stone lights up while the dialog is open. Afterward the pattern restarts.
  await guest.wait(8000);
  expect(await lit(guest)).toEqual([]);
  await guest.press('Skip');
  await guest.noLongerSees(checkIn);
  await guest.wait(7 * 1100);
  expect(await listen(guest)).toHaveLength(7);

  await tap(guest, await listen(guest));
  expect(await guest.figure('Score')).toBe('150');
  await guest.page.keyboard.press('Escape');
  await guest.seesText('Stopped. That still counts.');
  await expect
    .poll(() => guest.journal())
    .toMatchObject([{ kind: 'play', game: 'pattern-flow', score: 150, completedAt: expect.any(Number) }]);
});
