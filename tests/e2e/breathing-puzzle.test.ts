import type { PNG } from 'pngjs';
import { type Box, BreathDriver, colorAt } from '../drivers/breath.driver';
import type { Guest } from '../drivers/guest';
import { countDrawCalls, drawCalls, loseContext } from '../drivers/look/canvas';
import { expect, test } from '../drivers/test';

const FULL = '/games/breathing-puzzle';
const SIMPLIFIED = '/games/breathing-puzzle-simplified';
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
  for (const [hand, path] of [
    ['mouse', FULL],
    ['touch', SIMPLIFIED],
  ] as const)
    test(`by ${hand} at ${path}`, async ({ newGuest }) => {
      const guest = await newGuest({
        hand,
        isUnseen: true,
        ...(hand === 'touch' && { device: 'small' as const }),
      });
      const breather = await BreathDriver.open(guest, path);
      expect(await guest.page.title()).toBe('Breathing Puzzle | Stillgrove');
      await guest.seesText(
        path === SIMPLIFIED
          ? 'The simpler one: choose once, then only breathe.'
          : 'Choose a rhythm and let the bubble lead your breath.',
      );
      await guest.findsItAccessible();
      expect(await duration(guest)).toBe('1 min 20 s');
      await pattern(guest, /Even Breath/).check({ force: true });
      await guest.seesText('The easiest place to start.');
      expect(await duration(guest)).toBe('1 min');
      await speed(guest).focus();
      await guest.page.keyboard.press('End');
      expect(await duration(guest)).toBe('40 s');
      await breather.begins();
      expect(await guest.figure('Cycle')).toBe('1');
      expect(await pattern(guest, /Deep Relaxation/).isDisabled()).toBe(true);
      expect(await speed(guest).isDisabled()).toBe(path === SIMPLIFIED);
      await guest.seesText('Reset to change');
      await breather.breathesToTheEnd();
      expect(await guest.figure('Cycle')).toBe('6');
      await breather.skip(1600);
      await guest.sees(guest.dialog(CHECK_IN));
      await guest.page.clock.resume();
      await guest.press('Skip');
      expect(await guest.journal()).toMatchObject([
        { kind: 'play', game: 'breathing-puzzle', completedAt: expect.any(Number) },
      ]);
    });

  test('by names alone: the choice, each phase, pause, resume and leaving are announced', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ hand: 'keyboard', isUnseen: true });
    const breather = await BreathDriver.open(guest, FULL);
    await guest.focus(guest.page.getByRole('switch', { name: 'Skip the holds' }));
    await guest.page.keyboard.press('Space');
    expect(await duration(guest)).toBe('40 s');
    await breather.begins();
    expect(await breather.said()).toContain('Inhale. Cycle 1 of 5.');
    await breather.breathesTo(4100);
    expect(await breather.said()).toContain('Exhale');
    await guest.press('Pause');
    expect(await breather.said()).toContain('Paused');
    await guest.press('Resume');
    await breather.waits(1200);
    await expect.poll(() => breather.said()).toContain('Inhale. Cycle 1 of 5.');
    await guest.page.keyboard.press('Escape');
    await guest.seesText('Stopped. That still counts.');
    await guest.sees(guest.button('Start'));
  });
});

test('an hour of sleep in mid-breath advances the breath only by a moment', async ({ newGuest }) => {
  const guest = await newGuest({ isUnseen: true });
  const breather = await BreathDriver.open(guest, FULL);
  await breather.begins();
  await breather.skip(1000);
  await breather.skip(3_600_000);
  expect(await guest.figure('Cycle')).toBe('1');
  expect(await guest.page.getByText('Breathing complete').count()).toBe(0);
});

/**
 * Returns the width of the bubble, px: the distance from the first to the last pixel that is not black in the row
 * through the bubble's center.
 */
function widthOf(picture: PNG, { x, y, width, height }: Box): number {
  const row = y + height / 2;
  const isSeen = (column: number) => colorAt(picture, column, row).some((part) => part > 24);
  let [first, last] = [x, x + width - 1];
  while (first < last && !isSeen(first)) first++;
  while (last > first && !isSeen(last)) last--;
  return last - first + 1;
}

/** Moments of a 4-4-4-4 breath: time, ms, and the share of air in the lungs by the sine, 0-1. */
const MOMENTS = [
  [600, (1 - Math.cos(0.15 * Math.PI)) / 2],
  [2000, 0.5],
  [3400, (1 - Math.cos(0.85 * Math.PI)) / 2],
  [6000, 1],
  [9600, (1 + Math.cos(0.4 * Math.PI)) / 2],
] as const;

test.describe('the bubble', () => {
  test('grows from half of the stage to four fifths, within 1 % at any moment', async ({ newGuest }) => {
    const guest = await newGuest();
    const breather = await BreathDriver.open(guest, FULL);
    await breather.begins();
    const stage = await breather.stage();
    const side = Math.min(stage.width, stage.height);
    for (const [ms, lungs] of MOMENTS) {
      await breather.breathesTo(ms);
      const share = widthOf(await breather.canvasAlone(), stage) / side;
      expect(Math.abs(share - (0.5 + 0.3 * lungs)), `after ${ms} ms`).toBeLessThan(0.01);
    }
  });

  test('needs one draw call per frame, rests without a breath, and survives a lost context', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ prepare: countDrawCalls });
    const breather = await BreathDriver.open(guest, FULL);
    await breather.begins();
    // The app ignores a press on Pause within 350 ms of Start, because it may be the second tap of a double tap.
    await guest.wait(350);
    await guest.press('Pause');
    await guest.wait(1200);
    const paused = await drawCalls(guest.page);
    await guest.wait(500);
    expect(await drawCalls(guest.page)).toBe(paused);
    await loseContext(guest.page);
    await guest.press('Resume');
    const before = await drawCalls(guest.page);
    await guest.wait(160);
    const drawn = (await drawCalls(guest.page)) - before;
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(11);
    expect(widthOf(await breather.canvasAlone(), await breather.stage())).toBeGreaterThan(100);
  });

  test('is a still ring with reduced motion: of constant width, and more visible on the inhale', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ reducedMotion: true });
    const breather = await BreathDriver.open(guest, FULL);
    await breather.begins();
    const stage = await breather.stage();
    const look = async () => {
      const picture = await breather.canvasAlone();
      const radius = Math.min(stage.width, stage.height) * 0.4 * 0.935;
      const ring = colorAt(picture, stage.x + stage.width / 2 - radius, stage.y + stage.height / 2);
      return { width: widthOf(picture, stage), light: ring[0] + ring[1] + ring[2] };
    };
    for (let step = 0; step < 6; step++) await breather.skip(90);
    const early = await look();
    for (let step = 0; step < 33; step++) await breather.skip(90);
    const late = await look();
    // A brighter ring measures slightly wider, because its soft edge crosses the threshold earlier.
    expect(Math.abs(late.width - early.width)).toBeLessThanOrEqual(3);
    expect(late.light).toBeGreaterThan(early.light * 1.5);
  });
});

for (const device of [
  { width: 320, height: 400 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 2560, height: 1440 },
])
  test(`${device.width} x ${device.height}: nothing is wider than the window, and Start can be reached`, async ({
    newGuest,
  }) => {
    const guest = await newGuest({ device, isUnseen: true });
    await BreathDriver.open(guest, SIMPLIFIED);
    await guest.button('Start').scrollIntoViewIfNeeded();
    await guest.sees(guest.button('Start'));
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
