import pixelmatch from 'pixelmatch';
import type { Guest, GuestOptions } from '../drivers/guest';
import { countDrawCalls, loseContext, pixels } from '../drivers/look/canvas';
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
    await guest.sees(guest.dialog('Thank you for saying so.'));
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
});
