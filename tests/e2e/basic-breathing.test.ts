import { CALM_NOW_ADDRESS } from '../../src/services/game-addresses';
import { expect, test } from '../drivers/test';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 640, height: 620 };
test.use({ guestOptions: { device: WINDOW, turnsClock: true } });

const CHECK_IN = 'How are you feeling now?';

test.describe('a session from start to check-in', () => {
  test('by touch', async ({ newGuest }) => {
    const guest = await newGuest({ hand: 'touch', device: 'small' });
    await guest.open('/games/basic-breathing');
    expect(await guest.page.title()).toBe('Box Breathing | Stillgrove');
    await guest.seesText('Follow the light around the square.');
    await guest.stopClock();
    await guest.press('Start');
    // The quiet second before the first breath starts with the next frame.
    await guest.wait(50);
    await guest.wait(1000);
    await expect.poll(() => guest.said()).toContain('Inhale');
    await guest.skip(4000);
    expect(await guest.said()).toContain('Hold');
    await guest.skip(12_000);
    expect(await guest.said()).toContain('Inhale. Cycle 2 of 4.');
    expect([await guest.figure('Cycle'), await guest.figure('Time')]).toEqual(['2', '00:48']);
    const square = guest.page.locator('[data-slot]');
    const place = await square.boundingBox();
    await guest.skip(47_000);
    expect(await guest.said()).toContain('Hold');
    await guest.skip(1000);
    await guest.seesText('Breathing complete');
    await guest.seesText('Notice how you feel now.');
    expect([await guest.figure('Cycle'), await guest.figure('Time')]).toEqual(['4', '00:00']);
    expect(await square.boundingBox()).toEqual(place);
    expect(await guest.dialog(CHECK_IN).isVisible()).toBe(false);
    await guest.skip(1500);
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.page.clock.resume();
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'breathing-puzzle', completedAt: expect.any(Number) },
    ]);
    expect((await guest.journal())[0]).not.toHaveProperty('score');
  });
});

test.describe('I need calm now', () => {
  test('begins in words before the scripts load and without a canvas, spends no free try, and shows no intro', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      turnsClock: false,
    });
    await guest.context.route(/basic-breathing\.scene/, () => undefined);
    // The scripts of Home never load.
    await guest.page.route('**/static/index-*.js', () => undefined, { times: 1 });
    await guest.page.goto('/', { waitUntil: 'commit' });
    await guest.act(guest.link('I need calm now'));
    await guest.seesText('Inhale');
    await guest.sees(guest.button('Pause'));
    await expect.poll(() => guest.figure('Time')).not.toBe('01:04');
    await expect.poll(() => guest.page.getByText(/^[234]$/).count()).toBe(1);
    expect(await guest.page.getByText('Follow the light').count()).toBe(0);
    expect(await guest.stored('stillgrove.trialGamesRemaining')).not.toBe('4');
  });

  test('has an address for the home screen, which begins the exercise once, after the disclaimer', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ turnsClock: false, isUnseen: true, isNew: true });
    await guest.page.goto(CALM_NOW_ADDRESS);
    await guest.dialog('Important Medical Disclaimer').waitFor();
    expect(await guest.button('Pause').count()).toBe(0);
    await guest.press('I Understand & Agree');
    await guest.sees(guest.button('Pause'));
    expect(new URL(guest.page.url()).search).toBe('');
    await guest.page.reload();
    await guest.sees(guest.button('Start'));
    await guest.adjust();
    await guest.act(guest.link('Breathing Puzzle, simplified'));
    await guest.sees(guest.heading('Breathing Puzzle'));
    expect(new URL(guest.page.url()).pathname).toBe('/games/breathing-puzzle-simplified');
    // `?begin` starts no other game.
    await guest.open('/games/forest-meditation?begin');
    await guest.sees(guest.button('Begin Meditation'));
  });
});
