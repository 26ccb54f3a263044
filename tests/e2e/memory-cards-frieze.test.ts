/** The end of a board: the pictures join, a light moves over them, and the next actions appear below. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { Guest, type GuestOptions } from '../drivers/guest';
import { countDrawCalls, drawCalls, pixels } from '../drivers/look/canvas';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';

const baseUrl = inject('baseUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WINDOW = { width: 900, height: 640 };
const CHECK_IN = 'How are you feeling now?';

/** Plays level 1 until the last pair is found. */
async function finishBoard(options: GuestOptions) {
  const guest = await Guest.arrive(browser, baseUrl, {
    holdsClock: true,
    device: WINDOW,
    prepare: countDrawCalls,
    ...options,
  });
  await guest.open('/games/memory-cards');
  await guest.press('Start Game');
  const player = new MemoryCardsDriver(guest, options.hand ?? 'mouse');
  await player.board();
  await guest.hasAll();
  await guest.wait(1000);
  const cards = await boxes(player);
  // The script of the frieze loads before the second pair is found.
  await player.finish();
  await guest.page.mouse.move(2, 2);
  return { guest, player, cards };
}

const boxes = (player: MemoryCardsDriver): Promise<Box[]> =>
  player.cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as Box));

const names = (player: MemoryCardsDriver): Promise<string[]> =>
  player.cards.evaluateAll((all) =>
    all.map((card) => /^Card \d+, ([^,]+)/.exec(card.getAttribute('aria-label') ?? '')?.[1] ?? ''),
  );

type Picture = Awaited<ReturnType<typeof pixels>>;

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

/** Returns the mean difference of two pictures along the gap between the first two cards, 0-255. */
function gapDiffers(one: Picture, other: Picture, [left, right]: readonly Box[]): number {
  if (!left || !right) throw new Error('There are no two cards');
  const x = Math.round((left.x + left.width + right.x) / 2);
  const rows = Array.from({ length: 60 }, (_, row) => Math.round(left.y + left.height * 0.2) + row);
  const sum = rows.reduce((total, y) => {
    const at = (y * one.width + x) * 4;
    return (
      total +
      [0, 1, 2].reduce(
        (all, part) => all + Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)),
        0,
      )
    );
  }, 0);
  return sum / rows.length / 3;
}

test('becomes one picture; light passes over it with the tune, and its place on the intro becomes colored', async () => {
  // Without a check-in all times count from the last pair.
  const storage = { 'stillgrove.settings': '{"checkInReminders":false}' };
  const { guest, player, cards } = await finishBoard({ storage });
  await guest.wait(300);
  const turning = await pixels(guest.page);
  await guest.wait(520, { everyFrame: true });
  const before = await drawCalls(guest.page);
  await guest.wait(170);
  // Cards, frieze and light take at most 4 draw calls in each of 11 frames.
  expect((await drawCalls(guest.page)) - before).toBeLessThanOrEqual(4 * 12);
  const joined = await pixels(guest.page);
  expect(gapDiffers(turning, joined, cards)).toBeGreaterThan(12);

  const tiles = await boxes(player);
  const called = await names(player);
  const notes: number[][] = [];
  // The clock is at 990 ms after the last pair. The first note sounds at 1600 ms. Each sample is taken 300 ms into a
  // note, which lasts 420 ms.
  await guest.wait(190);
  for (let note = 0; note < 6; note++) {
    await guest.wait(note === 0 ? 720 : 420, { everyFrame: true });
    notes.push(brightness(await pixels(guest.page), tiles));
  }
  await guest.wait(2000);
  const after = brightness(await pixels(guest.page), tiles);
  const drawn = await drawCalls(guest.page);
  await guest.wait(2000);
  expect(await drawCalls(guest.page)).toBe(drawn);

  // Each note brightens one pair more than the others, relative to its final brightness. The pairs differ.
  const lit = notes.map((all) => {
    const gain = all.map((value, index) => value / (after[index] ?? 1));
    const best = gain
      .map((value, index) => ({ value, name: called[index] }))
      .sort((a, b) => b.value - a.value);
    expect(best[0]?.value).toBeGreaterThan(1.03);
    expect(best[1]?.name).toBe(best[0]?.name);
    return best[0]?.name;
  });
  expect(new Set(lit).size).toBe(6);
  // A pair is dark until its note. The first sample has ten dark cards, the last none.
  const inDusk = notes.map((all) => all.filter((value, index) => value < (after[index] ?? 0) * 0.93).length);
  expect(inDusk).toEqual([10, 8, 6, 4, 2, 0]);
  await guest.noLongerSees(guest.button('Skip the tune'));

  await guest.page.keyboard.press('Escape');
  const earned = guest.page.getByRole('listitem').filter({ hasText: 'earned' });
  await guest.until(earned);
  expect(await earned.allInnerTexts()).toEqual([expect.stringContaining('Mountain')]);
  await guest.findsItAccessible();
  await guest.open('/games/memory-cards');
  await guest.until(earned);
  expect(await guest.stored('stillgrove.memoryCards.places')).toBe('mountain');
  await guest.leave();
});

test('with reduced motion its edges fade, and no light passes', async () => {
  const { guest, player, cards } = await finishBoard({ reducedMotion: true });
  const turned = await pixels(guest.page);
  await guest.wait(990);
  const faded = await pixels(guest.page);
  expect(gapDiffers(turned, faded, cards)).toBeGreaterThan(12);
  await guest.until(guest.dialog(CHECK_IN));
  await guest.press('Skip');
  const tiles = await boxes(player);
  const [still, ...later] = await Promise.resolve().then(async () => {
    const all = [brightness(await pixels(guest.page), tiles)];
    for (const ms of [1200, 1200]) {
      await guest.wait(ms);
      all.push(brightness(await pixels(guest.page), tiles));
    }
    return all;
  });
  for (const all of later)
    all.forEach((value, index) => {
      expect(Math.abs(value - (still?.[index] ?? 0))).toBeLessThan(1);
    });
  await guest.leave();
});

const SIZES = [
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

test('has a row of its own below it: nothing covers a picture, and a key ends the tune', async () => {
  const { guest, player } = await finishBoard({ hand: 'keyboard' });
  await guest.wait(990);
  /** Returns the names of elements that cover the middle or a corner of a picture or button. */
  const covered = () =>
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
  for (const size of SIZES) {
    await guest.resize(size);
    await expect.poll(covered, { message: JSON.stringify(size) }).toEqual([]);
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
  await guest.leave();
});
