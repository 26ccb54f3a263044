import type { Guest, GuestOptions } from '../drivers/guest';
import { expect, type NewGuest, test } from '../drivers/test';
import { WaterFlowDriver, type WaterHand } from '../drivers/water-flow.driver';

const SMALL = { device: 'phone', reducedMotion: true, turnsClock: true, isUnseen: true } as const;

async function arrives(
  newGuest: NewGuest,
  hand: WaterHand,
  options: GuestOptions = {},
): Promise<WaterFlowDriver> {
  const guest = await newGuest({
    ...SMALL,
    ...options,
    hand: hand === 'names' ? 'mouse' : hand,
  });
  const player = await new WaterFlowDriver(guest, hand).begin();
  await guest.stopClock();
  // The app ignores a press soon after Begin at the same place, because it may be the second tap of a double tap. The
  // clock is stopped, so the test advances it.
  await guest.wait(400);
  return player;
}

const checkIn = (guest: Guest) => guest.dialog('How are you feeling now?');

for (const hand of ['touch', 'names'] as const)
  test(`a session from Begin to the check-in, by ${hand}`, async ({ newGuest }) => {
    test.setTimeout(300_000);
    const player = await arrives(newGuest, hand);
    const { guest } = player;
    expect(await guest.page.title()).toBe('Water Flow | Stillgrove');
    for (const terrace of [1, 2, 3]) {
      await guest.seesText(`${terrace} of 3`);
      await player.finishTerrace();
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

test.describe('stones', () => {
  test('turn by Space, turn back by Shift+Space, and are locked by L', async ({ newGuest }) => {
    const player = await arrives(newGuest, 'keyboard');
    const { guest } = player;
    const { page } = guest;
    /** Returns the stone's name without the word 'wet' or 'dry', which may change. */
    const name = async () => ((await player.names())[5] as string).replace(/, (wet|dry)/, '');
    const before = await name();
    await guest.focus(player.stone(2, 2));
    await page.keyboard.press('Space');
    await expect.poll(name).not.toBe(before);
    await page.keyboard.press('Shift+Space');
    await expect.poll(name).toBe(before);
    await page.keyboard.press('l');
    await expect.poll(name).toContain('held by moss');
    await page.keyboard.press('Space');
    expect(await name()).toContain('held by moss');
    await page.keyboard.press('L');
    await expect.poll(name).toBe(before);
  });

  test('have short names when Profile says so', async ({ newGuest }) => {
    const guest = await newGuest({ ...SMALL, turnsClock: false });
    await guest.open('/profile');
    await guest.act(guest.page.getByRole('tab', { name: 'App Settings' }));
    await guest.act(guest.page.getByRole('switch', { name: 'Short names for screen readers' }));
    await guest.open('/games/water-flow/play');
    await guest.press('Begin');
    await guest.sees(guest.button(/^2, 2, \w+, \w+/));
    expect(await guest.button(/^Row 2/).count()).toBe(0);
  });
});

test.describe('hints', () => {
  test("'Follow the water' describes the path to the first dry end, and 'Let the water find it' finishes the terrace", async ({
    newGuest,
  }) => {
    const player = await arrives(newGuest, 'names');
    const { guest } = player;
    // Two more correctly turned stones do not complete the terrace.
    await player.solve(2);
    await guest.wait(3000);
    await guest.press('Follow the water');
    await guest.seesText(/It is dry (up|right|down|left) from row \d|The spring waits above row 1, stone \d/);
    await guest.press('Let the water find it');
    await guest.wait(30 * 160);
    await guest.wait(4000);
    await guest.seesText('2 of 3');
  });
});

test.describe('the smallest phone', () => {
  test('shows each hint on one line', async ({ newGuest }) => {
    const { guest } = await arrives(newGuest, 'names', { device: { width: 320, height: 568 } });
    for (const hint of ['Follow the water', 'Let the water find it']) {
      const lines = await guest.button(hint).evaluate((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines, hint).toBe(1);
    }
  });
});

test.describe('a device that is rotated', () => {
  test('keeps the terrace and its stones, also in mid-turn', async ({ newGuest }) => {
    const player = await arrives(newGuest, 'names', { device: { width: 740, height: 420 } });
    const { guest } = player;
    const before = await player.names();
    await player.turn(player.stone(1, 1));
    await guest.resize({ width: 360, height: 740 });
    await guest.wait(1000);
    const after = await player.names();
    expect(after).toHaveLength(before.length);
    expect(after.slice(1).map((name) => name.split(', ').slice(0, 3))).toEqual(
      before.slice(1).map((name) => name.split(', ').slice(0, 3)),
    );
  });
});
