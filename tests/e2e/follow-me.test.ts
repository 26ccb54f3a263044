/** 'Follow me' from Start to the check-in. `npm run soak` plays all three games that have it. */
import { Fingers } from '../drivers/fingers';
import { expect, test } from '../drivers/test';
import { soak } from '../fixtures/soak';

const PATIENCE = { timeout: 40_000 };

const BOX = ['basic-breathing', { minutes: 0, follow: true }] as const;
const PUZZLE = ['breathing-puzzle', { minutes: 0, pattern: 'follow' }] as const;
const FOREST = ['forest-meditation', { minutes: 5, auto: false, follow: true }] as const;

const WAYS = [
  [PUZZLE, 'touch'],
  [BOX, 'mouse'],
  [FOREST, 'one switch'],
] as const;

for (const [[slug, options], hand] of WAYS.slice(0, soak(3, 1)))
  test(`${slug} by ${hand}`, async ({ newGuest }) => {
    const guest = await newGuest({
      ...(hand === 'touch' && { hand }),
      device: 'small',
      turnsClock: true,
      isUnseen: true,
      storage: { 'stillgrove.isPremium': 'true', 'stillgrove.choices': JSON.stringify({ [slug]: options }) },
    });
    const { page } = guest;
    await guest.open(`/games/${slug}`);
    await guest.stopClock();
    await guest.page.locator('main [data-next]').first().click();
    const surface = guest.button('Hold to breathe in');
    await guest.until(surface);
    // The session begins with its first frame.
    await guest.wait(50);
    const isIn = (isPressed: boolean) =>
      expect.poll(() => surface.getAttribute('aria-pressed'), PATIENCE).toBe(`${isPressed}`);
    const fingers = await Fingers.of(page);
    const [down, up] = {
      mouse: [() => page.mouse.down(), () => page.mouse.up()],
      touch: [() => fingers.down([{ x: 180, y: 300 }]), () => fingers.up()],
      // The surface has the focus from the start of the session.
      'one switch': [() => page.keyboard.down(' '), () => page.keyboard.up(' ')],
    }[hand] as [() => Promise<unknown>, () => Promise<unknown>];
    await page.mouse.move(180, 300);
    for (let breath = 0; breath < 4; breath++) {
      await down();
      await isIn(true);
      await page.clock.fastForward(1600);
      await up();
      await isIn(false);
      await page.clock.fastForward(2000);
    }
    const checkIn = guest.dialog('How are you feeling now?');
    for (let step = 0; step < 200 && !(await checkIn.isVisible()); step++) await page.clock.fastForward(2000);
    await guest.seesText(/about \d+ (?:to \d+ )?breaths a minute/i);
    await guest.sees(checkIn);
  });
