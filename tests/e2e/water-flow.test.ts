import { DIRECTIONS, type OpeningsMask, turnOpenings } from '../../machines/games/water-flow/openings';
import { findUpToTwoSolutions } from '../../machines/games/water-flow/solver';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import type { Player } from '../players/support/player';
import { guestSeat } from '../players/support/seat';

const checkIn = (guest: Guest) => guest.dialog('How are you feeling now?');

/** Maximum time in which water runs through a terrace (the board of stones of one level), ms. */
const RUN_MS = 30 * 160;

/** Time for which a finished terrace stays visible, ms. */
const FILLED_MS = 4000;

/** Returns the openings of a stone by its name, such as 'Row 1, stone 2, opens up and left, dry'. */
function openingsOf(name: string): OpeningsMask {
  const words = /opens ([a-z, ]+?)(?:, (?:wet|dry))/.exec(name)?.[1]?.split(/, | and /) ?? [];
  return DIRECTIONS.reduce((all, word, at) => (words.includes(word) ? all | (1 << at) : all), 0);
}

/** Finds the solution of the terrace from the names of its stones, and turns them. */
async function turnStones(player: Player): Promise<void> {
  const names = await player.targets();
  const rows = Number(/^Row (\d)/.exec(names.at(-1) ?? '')?.[1]);
  const stones = names.map(openingsOf);
  const [solution] = findUpToTwoSolutions({
    columns: names.length / rows,
    rows,
    spring: names.findIndex((name) => name.includes('below the spring')),
    stones,
  });
  if (!solution) throw new Error('The terrace has no solution');
  for (const [index, name] of names.entries()) {
    const place = name.split(',', 2).join(',');
    for (let now = stones[index] ?? 0; now !== solution[index]; now = turnOpenings(now, 1))
      await player.press(place);
  }
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
  await player.open('/games/water-flow/play');
  await guest.stopClock();
  await player.start();
  expect(await guest.page.title()).toBe('Water Flow | Stillgrove');
  for (const terrace of [1, 2, 3]) {
    await guest.seesText(`${terrace} of 3`);
    await turnStones(player);
    await guest.wait(RUN_MS);
    await guest.wait(FILLED_MS);
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
