import type { Locator } from 'playwright';
import type { PNG } from 'pngjs';
import { forestLayers } from '../../assets/art/forest';
import { Fingers } from '../drivers/fingers';
import type { Guest } from '../drivers/guest';
import { countDrawCalls, drawCalls, loseContext, pixels } from '../drivers/look/canvas';
import { expect, test, testInSoak } from '../drivers/test';
import { soak } from '../fixtures/soak';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 420, height: 520 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true } });

const main = (guest: Guest): Locator => guest.page.getByRole('main');
const word = (guest: Guest, text: 'Breathe In' | 'Breathe Out'): Locator =>
  main(guest).locator('p[aria-hidden]', { hasText: text });
const manual = (guest: Guest): Locator => guest.button('Manual Breath');
const auto = (guest: Guest): Locator => guest.page.getByRole('switch', { name: 'Auto' });

async function begin(guest: Guest): Promise<void> {
  await guest.open('/games/forest-meditation');
  await guest.press('Begin Meditation');
  await guest.sees(guest.button('Exit Meditation'));
  await word(guest, 'Breathe In').waitFor();
}

/** Starts with a stopped clock, so that only requested frames are drawn. */
async function beginStill(guest: Guest): Promise<void> {
  const layers = new Set<string>();
  guest.page.on('requestfinished', (request) => {
    if (request.url().endsWith('.avif')) layers.add(request.url());
  });
  await guest.open('/games/forest-meditation');
  await guest.stopClock();
  await guest.press('Begin Meditation');
  while (!(await word(guest, 'Breathe In').isVisible())) await guest.wait(20);
  await expect.poll(() => layers.size, { timeout: 40_000 }).toBeGreaterThanOrEqual(forestLayers.length);
}

/** Advances the clock without drawing every frame. */
const skip = (guest: Guest, ms: number) => guest.page.clock.fastForward(ms);

/**
 * Returns the mean luminance of the scene between the announced word and the controls, 0-255. `span` is the first and
 * the last column, px. Needs a stopped clock.
 */
async function brightness(guest: Guest, span: readonly [number, number] = [60, 360]): Promise<number> {
  await guest.wait(40);
  return brightnessOf(await pixels(guest.page), span);
}

function brightnessOf({ data, width }: PNG, [from, to]: readonly [number, number]): number {
  let sum = 0;
  let count = 0;
  for (let y = 130; y < 250; y++)
    for (let x = from; x < to; x++) {
      const at = (y * width + x) * 4;
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
      count += 1;
    }
  return sum / count;
}

/** Columns of the old tree on the left, and of the sky behind it. */
const [TREE, SKY] = [[0, 24] as const, [160, 260] as const];

/** Returns whether the old tree stands out darkly from the sky. */
async function hasTrees(guest: Guest): Promise<boolean> {
  const picture = await pixels(guest.page);
  return brightnessOf(picture, TREE) < 0.75 * brightnessOf(picture, SKY);
}

/** Waits until no layer is in mist and the light is at rest. Needs Manual Breath and a stopped clock. */
async function forestIsThere(guest: Guest): Promise<void> {
  await guest.wait(40);
  while (!(await hasTrees(guest))) {
    await skip(guest, 500);
    await guest.wait(40);
  }
  await skip(guest, 2000);
  await guest.wait(40);
  await skip(guest, 9000);
}

test.describe('a session from start to check-in', () => {
  test('by mouse: two minutes complete it without a toast, and leaving opens the check-in', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ turnsClock: true });
    await guest.open('/games/forest-meditation');
    expect(await guest.page.title()).toBe('Forest Meditation | Stillgrove');
    await guest.seesText('Sit among the trees. Breathe with the light, or at your own pace.');
    await main(guest).getByText('Free', { exact: true }).waitFor();
    await beginStill(guest);
    await guest.findsItAccessible();
    expect(await auto(guest).isChecked()).toBe(true);
    expect(await manual(guest).isVisible()).toBe(false);
    for (const next of ['Breathe Out', 'Breathe In'] as const) {
      await skip(guest, 4000);
      await word(guest, next).waitFor();
    }
    await skip(guest, 120_000);
    expect(await guest.page.getByRole('dialog').count()).toBe(0);
    await guest.press('Exit Meditation');
    await guest.button('Begin Meditation').waitFor();
    await skip(guest, 1000);
    await guest.page.clock.resume();
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'forest-meditation', completedAt: expect.any(Number) },
    ]);
    expect((await guest.journal())[0]).not.toHaveProperty('score');
  });

  test('by touch: the forest breathes in while a finger is held', async ({ newGuest }) => {
    const guest = await newGuest({ device: 'small', hand: 'touch', turnsClock: true });
    await beginStill(guest);
    // The app ignores a tap soon after Start at the same place, because it may be the second tap of a double tap. The
    // clock is stopped, so the test advances it.
    await skip(guest, 350);
    await auto(guest).tap();
    await word(guest, 'Breathe Out').waitFor();
    const box = await manual(guest).boundingBox();
    const at = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    const fingers = await Fingers.of(guest.page);
    // A tap toggles the breath.
    await manual(guest).tap();
    await word(guest, 'Breathe In').waitFor();
    await manual(guest).tap();
    await word(guest, 'Breathe Out').waitFor();
    await fingers.down([at]);
    await word(guest, 'Breathe In').waitFor();
    await skip(guest, 3000);
    await fingers.up();
    await word(guest, 'Breathe Out').waitFor();
    await fingers.down([at]);
    await word(guest, 'Breathe In').waitFor();
    // The system cancels the touch.
    await fingers.cancel();
    await word(guest, 'Breathe Out').waitFor();
    await skip(guest, 20_000);
    await guest.press('Exit Meditation');
    await skip(guest, 1000);
    await guest.page.clock.resume();
    await guest.sees(guest.dialog('How are you feeling now?'));
  });

  test('by keys alone: Auto is turned off, keys control the breath, and Escape leaves', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ hand: 'keyboard', turnsClock: true });
    await beginStill(guest);
    await guest.focus(auto(guest));
    await guest.page.keyboard.press('Space');
    await word(guest, 'Breathe Out').waitFor();
    await guest.page.getByRole('status').getByText('Hold Manual Breath to breathe in').waitFor();
    await guest.focus(manual(guest));
    await guest.page.keyboard.press('Space');
    await word(guest, 'Breathe In').waitFor();
    expect(await manual(guest).getAttribute('aria-pressed')).toBe('true');
    await guest.page.keyboard.press('Enter');
    await word(guest, 'Breathe Out').waitFor();
    await skip(guest, 20_000);
    await guest.page.keyboard.press('Escape');
    await guest.page.clock.resume();
    await guest.seesText('Stopped. That still counts.');
    await guest.sees(guest.dialog('How are you feeling now?'));
  });

  test('by names alone: each half of the breath is announced, and every control has a name and a state', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ turnsClock: true });
    await beginStill(guest);
    const told = guest.page.getByRole('status');
    await told.getByText('Breathe In').waitFor({ state: 'attached' });
    await skip(guest, 4000);
    await told.getByText('Breathe Out').waitFor({ state: 'attached' });
    expect(await guest.button('Rainforest').getAttribute('aria-pressed')).toBe('false');
    expect(await guest.button('Follow with closed eyes').getAttribute('aria-pressed')).toBe('false');
    await guest.page.getByRole('group', { name: 'Forest' }).waitFor({ state: 'attached' });
    await skip(guest, 16_000);
    await guest.button('Exit Meditation').click();
    await skip(guest, 1000);
    await guest.page.clock.resume();
    await guest.dialog('How are you feeling now?').waitFor();
  });

  test('‘Just sit with the forest’ begins it immediately', async ({ newGuest }) => {
    const guest = await newGuest({ turnsClock: true });
    await beginStill(guest);
    await skip(guest, 20_000);
    await guest.press('Exit Meditation');
    await skip(guest, 1000);
    await guest.page.clock.resume();
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.page.getByRole('radio', { name: 'Not Great', exact: true }).click();
    await guest.press('Submit');
    await guest.act(guest.link('Just sit with the forest'));
    await guest.sees(guest.button('Exit Meditation'));
  });

  test('leaving after six seconds opens no check-in', async ({ newGuest }) => {
    const guest = await newGuest({ turnsClock: true });
    await beginStill(guest);
    await skip(guest, 6000);
    await guest.press('Exit Meditation');
    await guest.button('Begin Meditation').waitFor();
    await skip(guest, 5000);
    expect(await guest.dialog('How are you feeling now?').isVisible()).toBe(false);
  });
});

test.describe('a pointer on Manual Breath', () => {
  test('ends the breath also when released outside the button, and when the tab is hidden', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ turnsClock: true });
    await beginStill(guest);
    // The app ignores a press soon after Start at the same place, because it may be the second tap of a double tap. The
    // clock is stopped, so the test advances it.
    await skip(guest, 350);
    await auto(guest).click();
    await word(guest, 'Breathe Out').waitFor();
    const { mouse } = guest.page;
    await manual(guest).hover();
    await mouse.down();
    await word(guest, 'Breathe In').waitFor();
    await mouse.move(5, 5);
    await skip(guest, 400);
    await mouse.up();
    await word(guest, 'Breathe Out').waitFor();
    await manual(guest).hover();
    await mouse.down();
    await word(guest, 'Breathe In').waitFor();
    await guest.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await word(guest, 'Breathe Out').waitFor();
    await mouse.up();
    await guest.press('Exit Meditation');
  });
});

/** Themes, and whether each one is dark. */
const HOURS: [string, boolean][] = [
  ['day', false],
  ['night', true],
];

test.describe('the light, measured from pixels', () => {
  for (const [name, night] of HOURS.slice(-soak(HOURS.length, 1)))
    test(`by ${name} it follows a breath at five moments, and the hour at minutes 0, 5 and 10`, async ({
      newGuest,
    }) => {
      const guest = await newGuest({ turnsClock: true, night, isUnseen: false, prepare: countDrawCalls });
      await beginStill(guest);
      await auto(guest).click();
      await forestIsThere(guest);
      await auto(guest).click();
      const breath: number[] = [await brightness(guest)];
      for (let moment = 1; moment < 5; moment++) {
        await skip(guest, 960);
        breath.push(await brightness(guest));
      }
      for (let moment = 1; moment < 5; moment++)
        expect(breath[moment]).toBeGreaterThan(breath[moment - 1] as number);
      expect((breath[4] as number) - (breath[0] as number)).toBeGreaterThan(4);
      await skip(guest, 4000);
      expect(Math.abs((await brightness(guest)) - (breath[0] as number))).toBeLessThan(2.5);
      await auto(guest).click();
      await skip(guest, 10_000);
      const hours = [await brightness(guest)];
      for (let half = 1; half <= 2; half++) {
        await skip(guest, 300_000);
        hours.push(await brightness(guest));
      }
      const [first = 0, second = 0, third = 0] = hours;
      if (night) {
        expect(second).toBeLessThan(first - 4);
        expect(third).toBeLessThan(second - 2);
      } else {
        expect(second).toBeGreaterThan(first + 8);
        expect(third).toBeGreaterThan(second + 1);
      }
      console.info(
        `${night ? 'night' : 'day'}: breath ${breath.map((x) => x.toFixed(1))}, hours ${hours.map((x) => x.toFixed(1))}`,
      );
      // The wait lasts at most two frames, of one draw call each.
      const before = await drawCalls(guest.page);
      await guest.wait(35);
      expect((await drawCalls(guest.page)) - before).toBeLessThanOrEqual(2);
    });
});

/** A scheduled curve of an audio gain. */
interface Curve {
  readonly first: number;
  readonly last: number;
  readonly seconds: number;
}

test.describe('the rainforest', () => {
  test("is fetched when it is turned on; in 'Follow' it swells with the breath, and it continues in the next game", async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      turnsClock: true,
      prepare: (context) =>
        context.addInitScript(() => {
          const curves: Curve[] = [];
          (window as unknown as { curves: Curve[] }).curves = curves;
          const follow = AudioParam.prototype.setValueCurveAtTime;
          AudioParam.prototype.setValueCurveAtTime = function (values, at, seconds) {
            const levels = [...values];
            curves.push({ first: levels[0] as number, last: levels.at(-1) as number, seconds });
            return follow.call(this, values, at, seconds);
          };
        }),
    });
    const asked: string[] = [];
    guest.page.on('request', (request) => {
      if (request.url().includes('rainforest.mp3')) asked.push(request.url());
    });
    const curves = () => guest.page.evaluate(() => (window as unknown as { curves: Curve[] }).curves);
    await beginStill(guest);
    expect(asked).toEqual([]);
    await guest.press('Rainforest');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await guest.button('Rainforest').getAttribute('aria-pressed')).toBe('true');
    await guest.press('Follow with closed eyes');
    for (const next of ['Breathe Out', 'Breathe In', 'Breathe Out'] as const) {
      await skip(guest, 4000);
      await word(guest, next).waitFor();
    }
    const whole = async () => (await curves()).filter(({ seconds }) => seconds > 3.5);
    await expect.poll(async () => (await whole()).length, { timeout: 40_000 }).toBeGreaterThan(1);
    const ebb = (await whole()).find(({ first, last }) => first > last);
    const swell = (await whole()).find(({ first, last }) => last > first);
    expect(ebb).toMatchObject({ last: expect.closeTo(0.16, 1), first: expect.closeTo(1, 1) });
    expect(swell).toMatchObject({ first: expect.closeTo(0.16, 1), last: expect.closeTo(1, 1) });
    await guest.press('Exit Meditation');
    await guest.press('Begin Meditation');
    // 'Auto-play next track' is on by default, so playing ambience continues.
    await guest.button('Rainforest').waitFor();
    expect(await guest.button('Rainforest').getAttribute('aria-pressed')).toBe('true');
  });

  test('that cannot be loaded is logged, and the forest stays', async ({ newGuest }) => {
    const guest = await newGuest({ turnsClock: true, expectedWrongs: /rainforest|ERR_FAILED/ });
    await guest.page.route('**/rainforest.mp3*', (route) => route.abort());
    await beginStill(guest);
    await guest.press('Rainforest');
    await skip(guest, 4000);
    await word(guest, 'Breathe Out').waitFor();
    await guest.press('Exit Meditation');
  });
});

test.describe('trouble', () => {
  test('reduced motion draws nothing at rest, also when the person turns it on during play', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ turnsClock: true, isUnseen: false, prepare: countDrawCalls });
    await beginStill(guest);
    await guest.page.emulateMedia({ reducedMotion: 'reduce' });
    await auto(guest).click();
    await forestIsThere(guest);
    await skip(guest, 12_000);
    await guest.wait(200);
    const before = await drawCalls(guest.page);
    await guest.wait(2000);
    expect(await drawCalls(guest.page)).toBe(before);
    // The time of day in the forest still advances, in steps.
    await skip(guest, 16_000);
    await guest.wait(100);
    const after = await drawCalls(guest.page);
    expect(after).toBeGreaterThan(before);
    expect(after - before).toBeLessThan(6);
  });

  test("'One moment …' stays until late pictures are drawn", async ({ newGuest }) => {
    // With reduced motion the forest appears without a fade.
    const guest = await newGuest({ isUnseen: false, reducedMotion: true });
    let come = (): void => undefined;
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await guest.page.route('**/*.avif', (route) => coming.then(() => route.continue()));
    await begin(guest);
    const notice = guest.page.getByText('One moment …');
    await notice.waitFor();
    expect(await hasTrees(guest)).toBe(false);
    come();
    await notice.waitFor({ state: 'hidden' });
    expect(await hasTrees(guest)).toBe(true);
  });

  test('the forest survives a lost context, a rotation and a change of theme', async ({ newGuest }) => {
    const guest = await newGuest({ isUnseen: false, isCoarse: true, prepare: countDrawCalls });
    await begin(guest);
    await loseContext(guest.page);
    await guest.resize({ width: 520, height: 420 });
    await guest.page.emulateMedia({ colorScheme: 'dark' });
    await guest.page.waitForFunction(() => document.documentElement.getAttribute('data-theme') === 'night');
    const before = await drawCalls(guest.page);
    await expect.poll(() => drawCalls(guest.page)).toBeGreaterThan(before + 3);
    await guest.press('Exit Meditation');
  });

  testInSoak('random presses of every control leave a working breath', async ({ newGuest }) => {
    const guest = await newGuest({ turnsClock: true });
    await beginStill(guest);
    const names = ['Rainforest', 'Follow with closed eyes', 'Manual Breath'];
    let seed = 7;
    const draw = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let step = 0; step < 60; step++) {
      const choice = draw(4);
      const on = choice === 3 ? auto(guest) : guest.button(names[choice] as string);
      if (await on.isVisible()) await on.dispatchEvent('click');
      if (draw(3) === 0) await skip(guest, draw(5000));
    }
    if (await auto(guest).isChecked()) await auto(guest).click();
    await auto(guest).click();
    await word(guest, 'Breathe In').waitFor();
    await skip(guest, 4000);
    await word(guest, 'Breathe Out').waitFor();
    await guest.press('Exit Meditation');
  });
});
