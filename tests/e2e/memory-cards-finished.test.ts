/**
 * The end of a board: its cards make room for a row of buttons below them, and light passes across them during the
 * tune.
 */
import { dealCards, pairCountOf } from '../../machines/games/memory-cards/rules';
import { BEGINNING, type Guest, type GuestOptions } from '../drivers/guest';
import { countDrawCalls } from '../drivers/look/canvas';
import { layTable } from '../drivers/look/device-tables';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';
import { expect, type NewGuest, test } from '../drivers/test';

const WINDOW = { width: 900, height: 640 };
const CHECK_IN = 'How are you feeling now?';
const SEED = 20_261_120;

/**
 * Returns the record of an interrupted session in which only the first card and its twin are left, and these two
 * cards.
 */
function onePairLeft(level: number, turns = pairCountOf(level) - 1) {
  const pictures = dealCards(level, SEED)[0].map(({ src }) => Number(src.split('/')[1]));
  const found = Array.from({ length: pairCountOf(level) }, (_, picture) => picture).filter(
    (picture) => picture !== pictures[0],
  );
  const state = { seed: SEED, level, pictures, found, turns, played: 60_000 };
  const leftAt = BEGINNING.getTime() - 60_000;
  return {
    session: { game: 'memory-cards', address: '/games/memory-cards', leftAt, state },
    last: [0, pictures.lastIndexOf(pictures[0] as number)] as const,
  };
}

/** Resumes a board with one pair left, and finds that pair. */
async function finishBoard(newGuest: NewGuest, level: number, options: GuestOptions) {
  const { session, last } = onePairLeft(level);
  const guest = await newGuest({
    holdsClock: true,
    device: WINDOW,
    prepare: countDrawCalls,
    ...options,
  });
  await guest.open('/');
  await layTable(guest.page, 'sessions', [session]);
  await guest.open('/games/memory-cards');
  await guest.press(`Go on with level ${level}`);
  const player = new MemoryCardsDriver(guest, options.hand ?? 'mouse');
  await player.board();
  await guest.hasAll();
  await guest.wait(1000);
  for (const card of last) await player.turn(card);
  await guest.page.mouse.move(2, 2);
  return { guest, player };
}

const SIZES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];

/**
 * Returns the names and points of visible elements of the game that something else covers. Checks nine points of a
 * card, and the middle of anything else.
 */
const covered = (guest: Guest) =>
  guest.page.evaluate(() => {
    const main = document.getElementById('main') as HTMLElement;
    return [...main.querySelectorAll<HTMLElement>('button, output, h1')].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const spots = [0.08, 0.5, 0.92].flatMap((x) => [0.08, 0.5, 0.92].map((y) => [x, y] as const));
      const isRound = element.dataset.target === undefined;
      return spots.flatMap(([x, y]) => {
        if (isRound && (x !== 0.5 || y !== 0.5)) return [];
        const [at, down] = [left + width * x, top + height * y];
        const there = document.elementFromPoint(at, down);
        if (there && (element.contains(there) || there.contains(element))) return [];
        return [`${element.textContent || element.ariaLabel} at ${Math.round(at)}, ${Math.round(down)}`];
      });
    });
  });

test('has a row of its own below it: nothing covers a card, and a key ends the tune', async ({
  newGuest,
}) => {
  const { guest, player } = await finishBoard(newGuest, 1, { hand: 'keyboard', isUnseen: true });
  await guest.wait(990);
  for (const size of SIZES) {
    await guest.resize(size);
    await expect.poll(() => covered(guest), { message: JSON.stringify(size) }).toEqual([]);
  }
  expect(await player.cards.count()).toBe(12);
  await guest.wait(9);
  expect(await guest.dialog(CHECK_IN).isVisible()).toBe(false);
  await guest.wait(1);
  await guest.sees(guest.dialog(CHECK_IN));
  await guest.press('Skip');
  await guest.wait(700);
  await guest.press('Skip the tune');
  await expect
    .poll(() => guest.page.evaluate(() => document.activeElement?.textContent))
    .toContain('Next Level');
  await guest.noLongerSees(guest.button('Skip the tune'));
  await guest.press('Next Level');
  expect(await player.board()).toBe(16);
});
