import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

const CHECK_IN = 'How are you feeling now?';
/** The window is small, because software rendering is slow. */
const WINDOW = { width: 640, height: 700 };
test.use({ guestOptions: { device: WINDOW, turnsClock: true } });

const pattern = (guest: Guest, name: RegExp) => guest.page.getByRole('radio', { name });
const speed = (guest: Guest) => guest.page.getByRole('slider', { name: 'Speed' });
const duration = async (guest: Guest) =>
  (await guest.page.getByLabel('Chosen length', { exact: true }).innerText()).replace(
    ' with your choices',
    '',
  );

test.describe('a session from start to check-in', () => {
  test('by mouse', async ({ newGuest }) => {
    const guest = await newGuest({ isUnseen: true });
    await guest.open('/games/breathing-puzzle');
    expect(await guest.page.title()).toBe('Breathing Puzzle | Stillgrove');
    await guest.seesText('Choose a rhythm and let the bubble lead your breath.');
    expect(await duration(guest)).toBe('1 min 20 s');
    await pattern(guest, /Even Breath/).check({ force: true });
    await guest.seesText('The easiest place to start.');
    expect(await duration(guest)).toBe('1 min');
    await speed(guest).focus();
    await guest.page.keyboard.press('End');
    expect(await duration(guest)).toBe('40 s');
    await guest.stopClock();
    await guest.press('Start');
    // The quiet second before the first breath starts with the next frame. A frame advances it by at most 100 ms.
    await guest.wait(50);
    await guest.wait(1000, { everyFrame: true });
    await expect.poll(() => guest.said()).toContain('Inhale');
    expect(await guest.figure('Cycle')).toBe('1');
    expect(await pattern(guest, /Deep Relaxation/).isDisabled()).toBe(true);
    expect(await speed(guest).isDisabled()).toBe(false);
    await guest.seesText('Reset to change');
    const toast = guest.page.getByText('Breathing complete').first();
    // Six breaths at the highest speed take 40 s.
    await guest.wait(38_000);
    await guest.until(toast, { within: 4000 });
    expect(await guest.figure('Cycle')).toBe('6');
    await guest.skip(1600);
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.page.clock.resume();
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'breathing-puzzle', completedAt: expect.any(Number) },
    ]);
  });
});
