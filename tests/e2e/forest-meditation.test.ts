import type { Locator } from 'playwright';
import { forestLayers } from '../../assets/art/forest';
import { Fingers } from '../drivers/fingers';
import type { Guest } from '../drivers/guest';
import { reduce } from '../drivers/look/reference-picture';
import { stageAlone } from '../drivers/look/stage-alone';
import { expect, test } from '../drivers/test';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 420, height: 520 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true } });

const main = (guest: Guest): Locator => guest.page.getByRole('main');
const word = (guest: Guest, text: 'Breathe In' | 'Breathe Out'): Locator =>
  main(guest).locator('p[aria-hidden]', { hasText: text });
const manual = (guest: Guest): Locator => guest.button('Manual Breath');
const auto = (guest: Guest): Locator => guest.page.getByRole('switch', { name: 'Auto' });

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

/** Returns the mean luminance of the middle of the stage, 0-1: of half its width and half its height. */
async function luminance(guest: Guest): Promise<number> {
  await guest.page.clock.runFor(50);
  const { width, height, data } = await reduce(await stageAlone(guest.page, 4), 4);
  const channels = data.length / (width * height);
  const tones: number[] = [];
  for (let y = Math.ceil(height / 4); y < (height * 3) / 4; y++)
    for (let x = Math.ceil(width / 4); x < (width * 3) / 4; x++) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * channels);
      tones.push((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255);
    }
  return tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
}

test('the wood breathes in a gray picture, and much less with reduced motion', async ({ newGuest }) => {
  const guest = await newGuest({ turnsClock: true, isUnseen: false, isCoarse: true });
  await beginStill(guest);
  // The light is brightest after each 12 s, and darkest 4 s later. A measurement advances the clock by 50 ms.
  await skip(guest, 8000);
  for (const [reducedMotion, least, most] of [
    ['no-preference', 0.25, 1],
    ['reduce', 0.08, 0.25],
  ] as const) {
    await guest.page.emulateMedia({ reducedMotion });
    await skip(guest, 3950);
    const light = await luminance(guest);
    await skip(guest, 3950);
    const shade = await luminance(guest);
    expect(1 - shade / light).toBeGreaterThan(least);
    expect(1 - shade / light).toBeLessThan(most);
  }
});

test.describe('a session from start to check-in', () => {
  test('by touch: by itself, then while a finger is held; two minutes complete it, and leaving opens the check-in', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ device: 'small', hand: 'touch', turnsClock: true });
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
    // Presses within 250 ms would be one.
    await skip(guest, 300);
    await manual(guest).tap();
    await word(guest, 'Breathe Out').waitFor();
    await skip(guest, 300);
    await fingers.down([at]);
    await word(guest, 'Breathe In').waitFor();
    await skip(guest, 3000);
    await fingers.up();
    await word(guest, 'Breathe Out').waitFor();
    await skip(guest, 300);
    await fingers.down([at]);
    await word(guest, 'Breathe In').waitFor();
    // The system cancels the touch.
    await fingers.cancel();
    await word(guest, 'Breathe Out').waitFor();
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
});

/** A scheduled curve of an audio gain. */
interface Curve {
  readonly first: number;
  readonly last: number;
  readonly seconds: number;
}

test.describe('the rainforest', () => {
  test("is fetched at the start of a session with 'Follow with closed eyes', swells with the breath, and continues in the next game", async ({
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
    await guest.open('/games/forest-meditation');
    expect(asked).toEqual([]);
    await guest.act(guest.page.getByText('Adjust', { exact: true }));
    await guest.page.getByRole('switch', { name: 'Follow with closed eyes' }).click();
    await beginStill(guest);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await guest.button('Rainforest').getAttribute('aria-pressed')).toBe('true');
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
});
