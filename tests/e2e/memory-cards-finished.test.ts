/**
 * The end of a board: its cards make room for a row of buttons below them, and light passes across them during the
 * tune.
 */
import pixelmatch from 'pixelmatch';
import { deal, pairsOf } from '../../machines/games/memory-cards/rules';
import { BEGINNING, type Guest, type GuestOptions } from '../drivers/guest';
import { countDrawCalls, drawCalls, loseContext, pixels } from '../drivers/look/canvas';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';
import { expect, type NewGuest, test, testInSoak } from '../drivers/test';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Picture = Awaited<ReturnType<typeof pixels>>;

const WINDOW = { width: 900, height: 640 };
const CHECK_IN = 'How are you feeling now?';
const NO_CHECK_IN = { 'stillgrove.settings': '{"checkInReminders":false}' };
const SEED = 20_261_120;

/**
 * Returns the storage of an interrupted session in which only the first card and its twin are left, and these two
 * cards.
 */
function onePairLeft(level: number, turns = pairsOf(level) - 1) {
  const pictures = deal(level, SEED)[0].map(({ src }) => Number(src.split('/')[1]));
  const found = Array.from({ length: pairsOf(level) }, (_, picture) => picture).filter(
    (picture) => picture !== pictures[0],
  );
  const state = { seed: SEED, level, pictures, found, turns, played: 60_000 };
  const leftAt = BEGINNING.getTime() - 60_000;
  return {
    storage: {
      'stillgrove.interrupted.memory-cards': JSON.stringify({
        version: 1,
        address: '/games/memory-cards',
        leftAt,
        state,
      }),
    },
    last: [0, pictures.lastIndexOf(pictures[0] as number)] as const,
  };
}

/** Resumes a board with one pair left, and finds that pair. */
async function finishBoard(newGuest: NewGuest, level: number, options: GuestOptions) {
  const { storage, last } = onePairLeft(level);
  const guest = await newGuest({
    holdsClock: true,
    device: WINDOW,
    prepare: countDrawCalls,
    ...options,
    storage: { ...storage, ...options.storage },
  });
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

const boxes = (player: MemoryCardsDriver): Promise<Box[]> =>
  player.cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as Box));

/** Returns the mean brightness of the middle of each box, 0-255. */
function brightness({ data, width }: Picture, all: readonly Box[]): number[] {
  return all.map((box) => {
    let sum = 0;
    let count = 0;
    for (let y = Math.round(box.y + box.height * 0.25); y < box.y + box.height * 0.75; y += 2) {
      for (let x = Math.round(box.x + box.width * 0.25); x < box.x + box.width * 0.75; x += 2) {
        const at = (y * width + x) * 4;
        sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
        count += 1;
      }
    }
    return sum / count;
  });
}

/** Counts the px of a box in which two pictures of the page differ. */
function differing(one: Picture, other: Picture, { x, y, width, height }: Box): number {
  const part = ({ data, width: across }: Picture) => {
    const rows = Array.from({ length: Math.floor(height) }, (_, row) => {
      const at = ((Math.ceil(y) + row) * across + Math.ceil(x)) * 4;
      return data.subarray(at, at + Math.floor(width) * 4);
    });
    return new Uint8Array(Buffer.concat(rows));
  };
  return pixelmatch(part(one), part(other), undefined, Math.floor(width), Math.floor(height), {
    threshold: 0.02,
  });
}

for (const width of [390, 360])
  test(`at ${width} px of width ten turns move no card`, async ({ newGuest }) => {
    const measured = [];
    for (const turns of [9, 10]) {
      const { storage } = onePairLeft(1, turns);
      const guest = await newGuest({
        device: { width, height: 844 },
        holdsClock: true,
        isUnseen: true,
        storage: { ...storage, ...NO_CHECK_IN },
      });
      await guest.open('/games/memory-cards');
      await guest.press('Go on with level 1');
      const player = new MemoryCardsDriver(guest, 'mouse');
      await player.board();
      await guest.wait(1000);
      measured.push(await boxes(player));
      await guest.leave();
    }
    expect(measured[1]).toEqual(measured[0]);
  });

// The test draws more than 50 frames one by one. On a busy machine without a GPU this takes minutes.
testInSoak(
  'keeps its light through a change of theme, a lost context and a turned tablet',
  async ({ newGuest }) => {
    test.setTimeout(300_000);
    const { guest, player } = await finishBoard(newGuest, 1, { storage: NO_CHECK_IN });
    await guest.wait(1100);
    const resting = brightness(await pixels(guest.page), await boxes(player));
    await guest.wait(500);
    // Waits until the end of the second note. Every frame is drawn, because the light advances by frames.
    await guest.wait(2 * 420, { everyFrame: true });
    const inShade = (picture: Picture, all: readonly Box[], resting: readonly number[]) =>
      brightness(picture, all).filter((value, card) => value < (resting[card] ?? 0) * 0.93).length;
    const lit = await pixels(guest.page);
    const some = inShade(lit, await boxes(player), resting);
    expect(some).toBeGreaterThan(1);
    expect(some).toBeLessThan(10);
    const changes = [() => loseContext(guest.page), () => guest.page.emulateMedia({ colorScheme: 'dark' })];
    for (const change of changes) {
      await change();
      await guest.wait(64);
      const left = inShade(await pixels(guest.page), await boxes(player), resting);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(some);
    }
    await guest.resize({ width: WINDOW.height, height: WINDOW.width });
    await guest.wait(64);
    const turned = await pixels(guest.page);
    await guest.press('Skip the tune');
    await guest.page.mouse.move(2, 2);
    await guest.wait(1000);
    const tall = await boxes(player);
    expect(inShade(turned, tall, brightness(await pixels(guest.page), tall))).toBeGreaterThan(0);
  },
);

testInSoak('with reduced motion is lit evenly, without movement', async ({ newGuest }) => {
  const { guest, player } = await finishBoard(newGuest, 1, { storage: NO_CHECK_IN, reducedMotion: true });
  await guest.wait(1000);
  const cards = await boxes(player);
  const resting = await pixels(guest.page);
  await guest.wait(1100);
  const lit = await pixels(guest.page);
  for (const card of cards)
    expect(differing(resting, lit, card)).toBeGreaterThan(card.width * card.height * 0.5);
  const drawn = await drawCalls(guest.page);
  await guest.wait(800);
  expect(await drawCalls(guest.page)).toBe(drawn);
  expect(brightness(await pixels(guest.page), cards)).toEqual(brightness(lit, cards));
  await guest.wait(2500);
  expect(brightness(await pixels(guest.page), cards)).toEqual(brightness(resting, cards));
});

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

test('after the last level its words stand on paper at every size, and cover no card', async ({
  newGuest,
}) => {
  const { guest, player } = await finishBoard(newGuest, 6, { storage: NO_CHECK_IN, isUnseen: true });
  await guest.wait(990);
  const words = guest.page.getByText('All levels completed. Six quiet boards, well done.');
  for (const size of SIZES) {
    await guest.resize(size);
    await expect.poll(() => covered(guest), { message: JSON.stringify(size) }).toEqual([]);
    const paper = await words.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(paper).toBe('rgb(251, 253, 250)');
    const { y, height } = (await words.boundingBox()) as Box;
    for (const card of await boxes(player)) expect(card.y + card.height).toBeLessThanOrEqual(y);
    expect(y + height).toBeLessThanOrEqual(size.height);
  }
  await guest.press('Restart Game');
  await expect.poll(() => player.cards.count()).toBe(12);
});
