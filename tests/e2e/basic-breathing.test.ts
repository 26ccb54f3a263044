import type { PNG } from 'pngjs';
import { CALM_NOW } from '../../src/services/game-addresses';
import { type Box, BreathDriver, colorAt } from '../drivers/breath.driver';
import { countDrawCalls, drawCalls, loseContext } from '../drivers/look/canvas';
import { expect, test, testInSoak } from '../drivers/test';
import { Site } from '../fixtures/site';

const PATH = '/games/basic-breathing';
/** The window is small, because software rendering is slow. */
const WINDOW = { width: 640, height: 620 };
const PATIENCE = { timeout: 40_000 };
test.use({ guestOptions: { device: WINDOW, turnsClock: true } });

const CHECK_IN = 'How are you feeling now?';

test.describe('a session from start to check-in', () => {
  test('by touch', async ({ newGuest }) => {
    const guest = await newGuest({ hand: 'touch', device: 'small' });
    const breather = await BreathDriver.open(guest, PATH);
    expect(await guest.page.title()).toBe('Box Breathing | Stillgrove');
    await guest.seesText('Follow the light around the square.');
    await guest.findsItAccessible();
    await breather.begins();
    await breather.skip(4000);
    expect(await breather.said()).toContain('Hold');
    await breather.skip(12_000);
    expect(await breather.said()).toContain('Inhale. Cycle 2 of 4.');
    expect([await guest.figure('Cycle'), await guest.figure('Time')]).toEqual(['2', '00:48']);
    await breather.skip(47_000);
    expect(await breather.said()).toContain('Hold');
    await breather.skip(1000);
    await guest.seesText('Breathing complete');
    await guest.seesText('Notice how you feel now.');
    expect([await guest.figure('Cycle'), await guest.figure('Time')]).toEqual(['4', '00:00']);
    expect(await guest.dialog(CHECK_IN).isVisible()).toBe(false);
    await breather.skip(1500);
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.page.clock.resume();
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'breathing-puzzle', completedAt: expect.any(Number) },
    ]);
    expect((await guest.journal())[0]).not.toHaveProperty('score');
  });

  test('by names alone: every step, pause, resume, reset and leaving are announced', async ({ newGuest }) => {
    const guest = await newGuest({ hand: 'keyboard' });
    const breather = await BreathDriver.open(guest, PATH);
    await breather.begins();
    // The focus moves to the next action.
    expect(await guest.button('Pause').evaluate((it) => it === document.activeElement)).toBe(true);
    await breather.skip(9500);
    expect(await breather.said()).toContain('Exhale');
    await guest.press('Pause');
    expect(await breather.said()).toContain('Paused');
    await breather.skip(60_000);
    expect(await guest.figure('Time')).toBe('00:55');
    await guest.press('Resume');
    expect(await breather.said()).toContain('Ready');
    await breather.skip(1000);
    expect(await breather.said()).toContain('Inhale. Cycle 1 of 4.');
    expect(await guest.figure('Time')).toBe('01:04');
    await guest.press('Reset');
    await guest.sees(guest.button('Start'));
    await guest.press('Start');
    await guest.wait(50);
    await guest.page.keyboard.press('Escape');
    await guest.seesText('Stopped. That still counts.');
    await guest.sees(guest.button('Start'));
  });

  test('more breathing patterns are two links with names', async ({ newGuest }) => {
    const guest = await newGuest();
    for (const [name, address] of [
      ['Breathing Puzzle', '/games/breathing-puzzle'],
      ['Breathing Puzzle, simplified', '/games/breathing-puzzle-simplified'],
    ] as const) {
      await guest.open(PATH);
      await guest.act(guest.link(name));
      await guest.sees(guest.heading('Breathing Puzzle'));
      expect(new URL(guest.page.url()).pathname).toBe(address);
    }
  });
});

test.describe('I need calm now', () => {
  test('begins in words without a canvas, spends no free try, and shows no intro', async ({ newGuest }) => {
    const guest = await newGuest({ turnsClock: false });
    await guest.context.route(/basic-breathing\.scene/, () => undefined);
    await guest.open('/');
    await guest.act(guest.link('I need calm now'));
    await guest.seesText('Inhale');
    await guest.sees(guest.button('Pause'));
    await expect.poll(() => guest.figure('Time'), PATIENCE).not.toBe('01:04');
    await expect.poll(() => guest.page.getByText(/^[234]$/).count(), PATIENCE).toBe(1);
    expect(await guest.page.getByText('Follow the light').count()).toBe(0);
    expect(await guest.stored('stillgrove.trialGamesRemaining')).not.toBe('4');
  });

  test('has an address for the home screen, which begins the exercise once, after the disclaimer', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ turnsClock: false, isUnseen: true });
    await guest.page.goto(CALM_NOW);
    await guest.dialog('Important Medical Disclaimer').waitFor();
    expect(await guest.button('Pause').count()).toBe(0);
    await guest.press('I Understand & Agree');
    await guest.sees(guest.button('Pause'));
    expect(new URL(guest.page.url()).search).toBe('');
    await guest.page.reload();
    await guest.sees(guest.button('Start'));
    // `?begin` starts no other game.
    await guest.open('/games/forest-meditation?begin');
    await guest.sees(guest.button('Begin Meditation'));
  });

  testInSoak('begins offline for a person who never opened the exercise', async ({ newGuest }) => {
    const site = await Site.open();
    try {
      const guest = await newGuest({
        baseURL: site.url,
        serviceWorker: true,
        device: WINDOW,
        expectedWrongs: /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_SOCKET_NOT_CONNECTED/,
      });
      await guest.open('/');
      await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await site.stop();
      await guest.open('/');
      await guest.act(guest.link('I need calm now'));
      await guest.seesText('Inhale');
      await guest.page.locator('canvas').waitFor();
      const isSeen = () =>
        guest.page.evaluate(() =>
          [...document.images].every((image) => image.complete && image.naturalWidth > 0),
        );
      await expect.poll(isSeen, PATIENCE).toBe(true);
      await guest.leave();
    } finally {
      await site.remove();
    }
  });
});

/** Moments of the check: side of the square and position of the light on it, and time, ms. */
const MOMENTS = [
  ['left, a quarter up', 1200],
  ['left, half way', 2000],
  ['top, past the middle', 4000 + 2400],
  ['right, half way down', 8000 + 2000],
  ['bottom, nearly back', 12_000 + 2700],
] as const;

/**
 * Returns the expected position of the light. On each side it eases in and out (sine), from the middle of one corner
 * to the middle of the next.
 */
function expectedLight({ x, y, width, height }: Box, ms: number): readonly [number, number] {
  const half = Math.min(width, height) * 0.43;
  const straight = half * (1 - 0.44);
  const whole = straight + (half * 0.44 * Math.PI) / 4;
  const way = -Math.cos((Math.PI * (ms % 4000)) / 4000) * whole;
  const [across, up] = [
    [-half, way],
    [way, half],
    [half, -way],
    [-way, -half],
  ][Math.floor(ms / 4000)] as [number, number];
  return [x + width / 2 + across, y + height / 2 - up];
}

/**
 * Finds the middle of the light from the golden crescent below or to the right of the path. The crescent on the other
 * side of the path is lit and nearly white.
 */
function findLight(picture: PNG, { x, y, width, height }: Box, side: number): readonly [number, number] {
  const half = Math.min(width, height) * 0.43;
  const breadth = Math.min(40, Math.max(14, half * 0.155));
  const radius = breadth * 0.74;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const isUpright = side % 2 === 0;
  // Position of the path's center line on the axis across this side, px.
  const path = isUpright ? middleX + (side - 1) * half : middleY + (side - 2) * half;
  const golden: { along: number; across: number }[] = [];
  for (let across = Math.ceil(path + breadth * 0.56); across < path + radius + 3; across++) {
    for (let along = -half * 0.6; along < half * 0.6; along++) {
      const place = Math.round((isUpright ? middleY : middleX) + along);
      const [red, green, blue] = colorAt(picture, isUpright ? across : place, isUpright ? place : across);
      if (red > 215 && green > 130 && red - blue > 105) golden.push({ along: place, across });
    }
  }
  expect(golden.length).toBeGreaterThan(4);
  const alongs = golden.map(({ along }) => along);
  const along = (Math.min(...alongs) + Math.max(...alongs)) / 2;
  const across = Math.max(...golden.map((one) => one.across)) - radius;
  return isUpright ? [across, along] : [along, across];
}

/** Returns the mean of blue, 0-255, in 9 x 9 px around a point. The path is stippled, so one pixel may be a dot. */
function blueAround(picture: PNG, x: number, y: number): number {
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  const blues = steps.flatMap((down) => steps.map((right) => colorAt(picture, x + right, y + down)[2]));
  return blues.reduce((sum, blue) => sum + blue, 0) / blues.length;
}

/** Draw calls of a frame: the water, the track and the light. */
const CALLS = 3;

test.describe('the square', () => {
  test('shows the light at its place, within 1 % of the stage', async ({ newGuest }) => {
    const guest = await newGuest();
    const breather = await BreathDriver.open(guest, PATH);
    await breather.begins();
    const stage = await breather.stage();
    for (const [where, ms] of MOMENTS) {
      await breather.skip(ms - (await breather.elapsed()));
      const [x, y] = findLight(await breather.canvasAlone(), stage, Math.floor(ms / 4000));
      const [expectedX, expectedY] = expectedLight(stage, ms);
      const off = Math.hypot(x - expectedX, y - expectedY) / Math.min(stage.width, stage.height);
      expect(off, where).toBeLessThan(0.01);
    }
  });

  test('draws nothing at rest, takes three draw calls a frame in a breath, and returns after a lost context', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ prepare: countDrawCalls });
    const breather = await BreathDriver.open(guest, PATH);
    await guest.stopClock();
    await guest.wait(2000);
    const atRest = await drawCalls(guest.page);
    await guest.wait(1000);
    expect(await drawCalls(guest.page)).toBe(atRest);
    await guest.press('Start');
    await guest.wait(500);
    await loseContext(guest.page);
    const before = await drawCalls(guest.page);
    await guest.wait(160);
    expect(await drawCalls(guest.page)).toBeGreaterThan(before);
    expect(await drawCalls(guest.page)).toBeLessThanOrEqual(before + CALLS * 11);
    const picture = await breather.canvasAlone();
    const { x, y, width, height } = await breather.stage();
    expect(colorAt(picture, x + width / 2, y + height / 2)).not.toEqual([0, 0, 0]);
  });

  test('does not move with reduced motion; the side of the current phase lightens', async ({ newGuest }) => {
    const guest = await newGuest({ reducedMotion: true });
    const breather = await BreathDriver.open(guest, PATH);
    await breather.begins();
    const { x, y, width, height } = await breather.stage();
    const half = Math.min(width, height) * 0.43;
    const blues = async (ms: number) => {
      await breather.skip(ms);
      const picture = await breather.canvasAlone();
      // Samples two points of the left side and one of the right.
      return [-0.3, 0.3]
        .map((up) => blueAround(picture, x + width / 2 - half, y + height / 2 - up * half))
        .concat([blueAround(picture, x + width / 2 + half, y + height / 2)]);
    };
    const early = await blues(700);
    const late = await blues(3000);
    // Gold has less blue. The light does not travel: the whole left side has brightened.
    for (const place of [0, 1]) expect(late[place]).toBeLessThan((early[place] ?? 0) - 15);
    expect(late[2]).toEqual(early[2]);
  });
});

test.describe('any screen', () => {
  for (const device of [
    { width: 320, height: 400 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ])
    test(`${device.width} x ${device.height}: the word is within the square, the button within the window`, async ({
      newGuest,
    }) => {
      const guest = await newGuest({ device });
      const breather = await BreathDriver.open(guest, PATH);
      await breather.begins();
      const { x, width } = await breather.stage();
      const word = await guest.page.getByText('Inhale', { exact: true }).first().boundingBox();
      const button = await guest.button('Pause').boundingBox();
      expect(word && word.x > x && word.x + word.width < x + width).toBe(true);
      expect(button && button.y + button.height).toBeLessThanOrEqual(device.height);
      const pause = await guest.button('Pause').evaluate((it) => it.scrollWidth <= it.clientWidth);
      expect(pause).toBe(true);
      expect(await guest.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
});
