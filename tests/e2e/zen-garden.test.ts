import pixelmatch from 'pixelmatch';
import { Fingers } from '../drivers/fingers';
import { beginGarden, difference, draw, keeps, type Place, sandAtRest, sandBox } from '../drivers/sand';
import { expect, test } from '../drivers/test';

/** The window is small, because software rendering is slow, and wide enough that toasts do not cover the sand. */
const WINDOW = { width: 800, height: 760 };
test.use({ guestOptions: { device: WINDOW, isCoarse: true } });

const LINE: readonly Place[] = [
  [40, 60],
  [200, 62],
  [420, 60],
];

test.describe('a session from start to check-in', () => {
  test('by mouse: the toast of every pattern is as specified, and leaving after 21 s of raking opens the check-in', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ turnsClock: true });
    await guest.open('/games/zen-garden');
    await expect.poll(() => guest.page.title()).toBe('Zen Garden | Stillgrove');
    await guest.seesText('You have 5 free game(s) remaining');
    await guest.seesText('Rake the sand slowly. Nothing here has to be finished.');
    await beginGarden(guest);
    await guest.seesText('Click and drag to create patterns in the sand');
    expect((await sandBox(guest)).height).toBe(400);
    await guest.findsItAccessible();

    const smooth = await sandAtRest(guest);
    await draw(guest, LINE);
    await keeps(guest, 1);
    expect(difference(smooth, await sandAtRest(guest), pixelmatch)).toBeGreaterThan(0.03);
    for (const [button, told] of [
      ['Curved Lines', 'Using curved line pattern'],
      ['Circular Pattern', 'Using circular pattern pattern'],
      ['Straight Lines', 'Using straight line pattern'],
    ] as const) {
      await guest.press(button);
      await guest.seesText('Pattern Changed');
      await guest.seesText(told);
    }
    const { x, y } = await sandBox(guest);
    await guest.page.mouse.move(x + 60, y + 320);
    await guest.page.mouse.down();
    await guest.page.mouse.move(x + 120, y + 320, { steps: 4 });
    await guest.stopClock();
    for (let second = 0; second < 21; second++) await guest.skip(1000);
    await guest.page.mouse.up();
    await guest.resumeClock();
    await guest.act(guest.link('Back to Games'));
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.page.getByRole('radio', { name: 'Good', exact: true }).click();
    await guest.press('Submit');
    await guest.seesText('Glad to hear it. Noted.');
    await expect
      .poll(() => guest.journal())
      .toMatchObject([
        { kind: 'play', game: 'zen-garden' },
        { kind: 'mood', mood: 'positive', after: 'zen-garden' },
      ]);
    expect((await guest.journal())[0]).not.toHaveProperty('completedAt');
    await guest.open('/games/zen-garden');
    await guest.seesText('You have 4 free game(s) remaining');
  });

  test('by touch on a phone: ten fingers, a wide thumb and a canceled stroke rake, never scroll the page, and open no check-in', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ device: 'phone', hand: 'touch', turnsClock: true });
    await beginGarden(guest);
    const fingers = await Fingers.of(guest.page);
    /** Draws with one finger per path, with all fingers at the same time. The fingers stay down. */
    const lead = async (paths: readonly (readonly Place[])[], radius = 8) => {
      const { x, y } = await sandBox(guest);
      const at = (step: number) =>
        paths.map((path, id) => {
          const [px, py] = path[step] ?? [0, 0];
          return { id, x: x + px, y: y + py, radiusX: radius, radiusY: radius, force: 1 };
        });
      await fingers.down(at(0));
      for (let step = 1; step < (paths[0]?.length ?? 0); step++) await fingers.move(at(step));
    };
    const touch = async (paths: readonly (readonly Place[])[], radius?: number) => {
      await lead(paths, radius);
      await fingers.up();
    };
    const finger = (id: number) =>
      Array.from({ length: 8 }, (_, step) => [40 + step * 16, 18 + id * 40] as const);
    await touch(Array.from({ length: 10 }, (_, id) => finger(id)));
    await keeps(guest, 10);
    await touch([finger(4).map(([x, y]) => [x + 140, y] as const)], 40);
    await keeps(guest, 11);
    await lead([finger(1).map(([x, y]) => [x + 140, y] as const)]);
    await fingers.cancel();
    await keeps(guest, 12);
    await guest.findsItAccessible();
    // The garden fits the window, so the test adds padding that makes the page scrollable.
    await guest.page.evaluate(() => document.body.style.setProperty('padding-bottom', '400px'));
    const up = (x: number) => Array.from({ length: 12 }, (_, step) => [x, 300 - step * 14] as const);
    await touch([up(100)]);
    await keeps(guest, 13);
    expect(await guest.page.evaluate(() => scrollY)).toBe(0);
    await touch([up(10)]);
    await expect.poll(() => guest.page.evaluate(() => scrollY)).toBeGreaterThan(20);
    await keeps(guest, 13);
    await guest.page.evaluate(() => document.body.style.removeProperty('padding-bottom'));
    // Uses the mouse, because the browser sends no click for a tap soon after a stroke.
    await guest.link('Home').click();
    await guest.sees(guest.heading('Welcome to Stillgrove'));
    await guest.stopClock();
    await guest.wait(5000);
    expect(await guest.dialog('How are you feeling now?').isVisible()).toBe(false);
  });
});
