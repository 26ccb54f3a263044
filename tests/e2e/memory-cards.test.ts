import pixelmatch from 'pixelmatch';
import { DEVICES, type Guest, type GuestOptions } from '../drivers/guest';
import { countDrawCalls, drawCalls, loseContext, pixels } from '../drivers/look/canvas';
import { MemoryCardsDriver } from '../drivers/memory-cards.driver';
import { expect, test } from '../drivers/test';

/** Opens the game and starts it. */
async function begin(guest: Guest, hand: GuestOptions['hand'] = 'mouse'): Promise<MemoryCardsDriver> {
  await guest.open('/games/memory-cards');
  await guest.press('Start Game');
  const player = new MemoryCardsDriver(guest, hand ?? 'mouse');
  await player.board();
  return player;
}

test.describe('a session from start to check-in', () => {
  test('level 1 by mouse, then level 2 and a mood; after a reload the journal holds exactly these', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ holdsClock: true, isUnseen: true });
    await guest.open('/games/memory-cards');
    await guest.seesText('You have 5 free game(s) remaining');
    await guest.findsItAccessible();
    const player = await begin(guest);
    expect(await player.board()).toBe(12);
    await guest.findsItAccessible();

    const turns = await player.finish();
    await guest.seesText(`You found every pair in ${turns} turns.`);
    expect(await guest.figure('Turns')).toBe(String(turns));
    await guest.until(guest.dialog('How are you feeling now?'));
    await guest.findsItAccessible();
    expect(await guest.button('Submit').isDisabled()).toBe(true);
    await guest.page.getByRole('radio', { name: 'Neutral', exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Thanks for checking in.');

    await guest.press('Next Level');
    await guest.seesText('Ocean');
    expect(await guest.figure('Level')).toBe('2');
    expect(await guest.figure('Turns')).toBe('0');
    expect(await player.board()).toBe(16);

    // A navigation right after the start of a play may prevent the write of its journal entry, so the test first waits
    // for the entry.
    await expect.poll(() => guest.journal()).toHaveLength(3);
    await guest.open('/games/memory-cards');
    await guest.seesText('You have 4 free game(s) remaining');
    const journal = await guest.journal();
    expect(journal).toMatchObject([
      { kind: 'play', person: 'guest', game: 'memory-cards', level: 1, score: Math.round((6 / turns) * 100) },
      { kind: 'mood', person: 'guest', mood: 'neutral', after: 'memory-cards' },
      { kind: 'play', person: 'guest', game: 'memory-cards', level: 2 },
    ]);
    expect(journal[0]).toHaveProperty('completedAt');
    expect(journal[2]).not.toHaveProperty('completedAt');
  });

  test("level 1 by touch on a phone, with 'Not Great' answered kindly", async ({ newGuest }) => {
    const guest = await newGuest({ device: 'phone', hand: 'touch', holdsClock: true, isUnseen: true });
    const player = await begin(guest, 'touch');
    await guest.findsItAccessible();
    await player.finish();
    await guest.until(guest.dialog('How are you feeling now?'));
    await guest.page.getByRole('radio', { name: 'Not Great', exact: true }).tap();
    await guest.press('Submit');
    await guest.sees(guest.dialog('Thank you for being honest.'));
    await guest.findsItAccessible();
    await guest.act(guest.page.getByRole('dialog').getByRole('button', { name: 'Talk to someone' }));
    await guest.sees(guest.dialog('Talk to someone'));
    await guest.findsItAccessible();
    await guest.open('/');
    await expect
      .poll(() => guest.journal())
      .toMatchObject([
        { kind: 'play', level: 1, completedAt: expect.any(Number) },
        { kind: 'mood', mood: 'negative', after: 'memory-cards' },
      ]);
  });
});

test.describe('the board', () => {
  test('draws nothing at rest, and two different cards turn back after exactly 1000 ms', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ holdsClock: true, prepare: countDrawCalls });
    const player = await begin(guest);
    await guest.hasAll();
    await guest.wait(1000);
    const before = await drawCalls(guest.page);
    expect(before).toBeGreaterThan(0);
    await guest.wait(2000);
    expect(await drawCalls(guest.page)).toBe(before);

    const first = await player.turn(0);
    let second = 1;
    while ((await player.turn(second)) === first) {
      await player.turn(second + 1);
      second += 2;
    }
    const turned = player.card(second);
    await guest.wait(999);
    expect(await turned.getAttribute('aria-label')).not.toContain('face down');
    await guest.wait(1);
    expect(await turned.getAttribute('aria-label')).toContain('face down');
  });

  test('a frame with turning cards has at most 2 draw calls', async ({ newGuest }) => {
    const guest = await newGuest({ holdsClock: true, prepare: countDrawCalls });
    const player = await begin(guest);
    await guest.hasAll();
    await guest.wait(1000);
    const before = await drawCalls(guest.page);
    await player.turn(0);
    // Ten frames of 16 ms during the turn.
    await guest.wait(160);
    const calls = (await drawCalls(guest.page)) - before;
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(2 * 11);
  });

  test('is unchanged after the context was lost and restored', async ({ newGuest }) => {
    const guest = await newGuest({
      holdsClock: true,
      prepare: countDrawCalls,
      device: { width: 700, height: 600 },
    });
    const player = await begin(guest);
    await guest.hasAll();
    await player.turn(3);
    await guest.page.mouse.move(2, 2);
    const clock = guest.page.getByLabel('Time', { exact: true });
    const still = async () => {
      await guest.wait(700);
      await clock.evaluate((element) => {
        element.style.visibility = 'hidden';
      });
      return pixels(guest.page);
    };
    const before = await still();
    await loseContext(guest.page);
    const after = await still();
    const { width, height } = before;
    const differing = pixelmatch(before.data, after.data, undefined, width, height, { threshold: 0.05 });
    // Only the progress bar changes, by a pixel or two a second.
    expect(differing).toBeLessThan(60);
    // Proves that the comparison works: a picture with another open card differs.
    await player.turn(4);
    const other = await still();
    expect(
      pixelmatch(before.data, other.data, undefined, width, height, { threshold: 0.05 }),
    ).toBeGreaterThan(2000);
  });

  for (const { motion, reducedMotion } of [
    { motion: 'a card turns in depth: edge-on in the middle of its turn', reducedMotion: false },
    { motion: 'with reduced motion its faces only cross-fade', reducedMotion: true },
  ])
    test(`${motion}`, async ({ newGuest }) => {
      const guest = await newGuest({ holdsClock: true, reducedMotion, device: { width: 700, height: 600 } });
      const player = await begin(guest);
      await guest.hasAll();
      await guest.wait(1000);
      const box = await player.card(0).boundingBox();
      if (!box) throw new Error('The first card has no place');
      const lying = await pixels(guest.page);
      await player.turn(0);
      await guest.page.mouse.move(2, 2);
      // The middle of a turn (360 ms) or, with reduced motion, of a cross-fade (160 ms).
      await guest.wait(reducedMotion ? 80 : 180);
      const turning = await pixels(guest.page);
      // Measures a strip inside the card's left edge. The strip shows the table while the card is edge-on.
      const at = (y: number) => (Math.round(box.y + y) * lying.width + Math.round(box.x + 14)) * 4;
      const rows = Array.from({ length: 40 }, (_, row) => at(box.height * 0.3 + row));
      const brightness = (offset: number, { data }: typeof lying) =>
        (data[offset] ?? 0) + (data[offset + 1] ?? 0) + (data[offset + 2] ?? 0);
      const table = brightness((Math.round(box.y + box.height / 2) * lying.width + 4) * 4, lying);
      const likeTable = rows.filter((offset) => Math.abs(brightness(offset, turning) - table) < 60).length;
      if (reducedMotion) expect(likeTable).toBeLessThan(10);
      else expect(likeTable).toBeGreaterThan(30);
    });

  const SIZES = {
    'a small phone': { width: 360, height: 640 },
    'a small phone on its side': { width: 640, height: 360 },
    'a phone': { width: 390, height: 844 },
    'a phone on its side': { width: 844, height: 390 },
    'a tablet': { width: 820, height: 1180 },
    'a desktop': { width: 1920, height: 1080 },
    'a desktop on its side': { width: 1080, height: 1920 },
  };

  test('fits every size: all cards are on it, none is smaller than 48 x 60, and none overlaps another', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ device: SIZES['a small phone'], reducedMotion: true });
    const player = await begin(guest);
    /** Returns the number of cards and of each kind of defect on the current board. */
    const faults = ({ width }: { width: number }) =>
      player.cards.evaluateAll((cards, width) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        const small = boxes.filter((box) => box.width < 48 || box.height < 60);
        const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
        const overlapping = boxes.filter((box, index) =>
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                other.left < box.right &&
                box.left < other.right &&
                other.top < box.bottom &&
                box.top < other.bottom,
            ),
        );
        const spill = document.documentElement.scrollWidth - width;
        const counts = { cards: cards.length, small: small.length, outside: outside.length };
        return { ...counts, overlapping: overlapping.length, spill };
      }, width);
    for (const [name, size] of Object.entries(SIZES)) {
      await guest.resize(size);
      await expect
        .poll(() => faults(size), { message: name })
        .toEqual({ cards: 12, small: 0, outside: 0, overlapping: 0, spill: 0 });
    }
  });

  test('keeps its state when the screen is rotated', async ({ newGuest }) => {
    const guest = await newGuest({ device: 'phone', holdsClock: true });
    const player = await begin(guest);
    const name = await player.turn(2);
    const { width, height } = DEVICES.phone.viewport;
    await guest.resize({ width: height, height: width });
    expect(await player.card(2).getAttribute('aria-label')).toContain(name);
    await guest.resize({ width, height });
    await player.turn(0);
    expect(await guest.figure('Turns')).toBe('1');
  });
});
