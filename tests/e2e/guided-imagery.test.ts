import type { BrowserContext, Page } from 'playwright';
import { SCENES } from '../../machines/games/guided-imagery/scenes';
import type { Guest } from '../drivers/guest';
import { GuidedImageryDriver, IMAGERY } from '../drivers/guided-imagery.driver';
import { countDrawCalls, drawCalls, loseContext } from '../drivers/look/canvas';
import { expect, test, testInSoak } from '../drivers/test';

const CHECK_IN = 'How are you feeling now?';
/** The window is small, because software rendering is slow. */
const WINDOW = { width: 640, height: 560 };

test.use({ guestOptions: { device: WINDOW, isUnseen: true, turnsClock: true } });

/**
 * Stand-ins for device features: speech synthesis that records its utterances, and the lock screen's media controls.
 */
interface Device {
  readonly spoken: { text: string; lang: string; rate: number; pitch: number; volume: number }[];
  readonly actions: Record<string, (() => void) | null>;
}

const standIn = (context: BrowserContext) =>
  context.addInitScript(() => {
    const device: Device = { spoken: [], actions: {} };
    Object.assign(window, { device });
    navigator.mediaSession.setActionHandler = (action: string, act: unknown) => {
      device.actions[action] = act as (() => void) | null;
    };
    const own = { name: 'Kate', voiceURI: 'kate', lang: 'en-GB', localService: true, default: true };
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [own],
        cancel: () => undefined,
        speak: (utterance: SpeechSynthesisUtterance) => {
          const { text, lang, rate, pitch, volume } = utterance;
          device.spoken.push({ text, lang, rate: Number(rate.toFixed(2)), pitch, volume });
          utterance.dispatchEvent(new Event('start'));
          setTimeout(() => utterance.dispatchEvent(new Event('end')), 1500);
        },
      }),
    });
    // A real utterance accepts only voices of the browser.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true });
  });

const deviceOf = (page: Page) => page.evaluate(() => (window as unknown as { device: Device }).device.spoken);
/** Calls the media session's handler for an action, as a button on the headphones does. */
const headphones = (page: Page, action: MediaSessionAction) =>
  page.evaluate((name) => (window as unknown as { device: Device }).device.actions[name]?.(), action);

const toldOf = (guest: Guest, text: string) =>
  guest.page.getByRole('status').getByText(text).first().waitFor({ state: 'attached' });

const progress = async (guest: Guest) =>
  guest.page.getByRole('progressbar', { name: 'Progress' }).getAttribute('value');

/** Waits until the title of a scene is visible, and expects the scene's progress. */
const sees = async (guest: Guest, scene: number) => {
  await guest.page.getByRole('heading', { level: 1, name: SCENES[scene]?.title ?? '' }).waitFor();
  expect(await progress(guest)).toBe(`${scene + 1}`);
};

/**
 * Waits for the intro, and expects the check-in 1 s later.
 *
 * @param start Label of the start button.
 */
async function checksIn(guest: Guest, start = 'Begin Exercise'): Promise<void> {
  await guest.button(start).waitFor();
  expect(await guest.dialog(CHECK_IN).isVisible()).toBe(false);
  await guest.skip(1000);
  await guest.resumeClock();
  await guest.sees(guest.dialog(CHECK_IN));
}

test.describe('a session from start to check-in', () => {
  test('by mouse: the walk advances by itself, a voice reads it, and headphones pause it; the first frame needs few bytes', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ prepare: standIn, storage: { 'stillgrove.trialGamesRemaining': '1' } });
    const devtools = await guest.context.newCDPSession(guest.page);
    await devtools.send('Network.enable');
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await guest.open(IMAGERY);
    expect(await guest.page.title()).toBe('Guided Meditation | Stillgrove');
    await guest.sees(guest.link('Back to Games'));
    await guest.seesText('8-12 minutes');
    await guest.seesText('5 min with your choice');
    await guest.findsItAccessible();
    await GuidedImageryDriver.begin(guest);
    await guest.hasAll();
    // KB: 556 up to the first playable frame, and 110 for the next scene, which the game prefetches.
    expect(bytes / 1000).toBeLessThanOrEqual(556 + 110);
    console.info(`${Math.round(bytes / 1000)} KB until the first scene, and the second, are there`);
    await sees(guest, 0);
    await guest.seesText('Meditation in Progress (30s per scene)');
    await guest.seesText(SCENES[0]?.description ?? '');
    await guest.findsItAccessible();
    for (let scene = 1; scene < 10; scene++) {
      await guest.skip(5000);
      if (scene === 3) {
        await headphones(guest.page, 'pause');
        await guest.seesText('Meditation Paused');
        await guest.skip(600_000);
        await sees(guest, 2);
        await headphones(guest.page, 'nexttrack');
        await sees(guest, 3);
        await headphones(guest.page, 'previoustrack');
        await sees(guest, 2);
        await headphones(guest.page, 'play');
        await guest.button('Pause').waitFor();
      }
      // Headphone buttons restarted the third scene, so its full 30 s remain.
      await guest.skip(scene === 3 ? 30_000 : 25_000);
      await sees(guest, scene);
    }
    await guest.skip(600_000);
    await sees(guest, 9);
    await guest.press('Complete Exercise');
    // Starting this session used the last free try, so the start button now reads 'Upgrade to Play'.
    await checksIn(guest, 'Upgrade to Play');
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'guided-imagery', completedAt: expect.any(Number) },
    ]);
    const spoken = await deviceOf(guest.page);
    expect(spoken[0]).toEqual({ text: 'Welcome.', lang: 'en-GB', rate: 0.85, pitch: 1, volume: 1 });
    // `skip` jumps forward and fires each due timer at most once, so the narrator begins at most one sentence per skip.
    for (const { narrationText } of SCENES)
      expect(spoken.some(({ text }) => narrationText.startsWith(text))).toBe(true);
  });

  test('by touch on a phone: ten minutes with very fast taps back and forth, and no extra tap ends the walk', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ device: 'small', hand: 'touch', prepare: standIn });
    await guest.open(IMAGERY);
    await guest.page.getByRole('radio', { name: '10 min 60 s a scene' }).tap({ force: true });
    await guest.seesText('10 min with your choice');
    await GuidedImageryDriver.begin(guest);
    await guest.seesText('Meditation in Progress (60s per scene)');
    await guest.skip(59_000);
    await sees(guest, 0);
    await guest.skip(1000);
    await sees(guest, 1);
    await guest.press('Voice On');
    await guest.sees(guest.button('Voice Off'));
    await guest.press('Pause');
    await guest.press('Previous');
    await sees(guest, 0);
    await guest.press('Resume');
    // 'Complete Exercise' replaces Next in the same element.
    const next = await guest.button('Next').elementHandle();
    for (let tap = 0; tap < 14; tap++) await next?.dispatchEvent('click');
    await sees(guest, 9);
    await guest.findsItAccessible();
    await guest.skip(700);
    await guest.press('Complete Exercise');
    await checksIn(guest);
    await guest.press('Skip');
    // The intro keeps the choices.
    await guest.seesText('10 min with your choice');
  });

  testInSoak(
    'by keys alone, with reduced motion: the focused button pauses, Escape stops, and a new start begins from scene 1',
    async ({ newGuest }) => {
      const guest = await newGuest({ hand: 'keyboard', reducedMotion: true, prepare: standIn });
      await guest.open(IMAGERY);
      const imager = await GuidedImageryDriver.begin(guest);
      const isPause = () => guest.button('Pause').evaluate((it) => it === document.activeElement);
      await expect.poll(isPause).toBe(true);
      await guest.page.keyboard.press('Space');
      await guest.seesText('Meditation Paused');
      await guest.press('Next');
      await sees(guest, 1);
      await guest.page.keyboard.press('Escape');
      await guest.resumeClock();
      await guest.seesText('Stopped. That still counts.');
      await GuidedImageryDriver.begin(imager.guest);
      await sees(guest, 0);
      for (let scene = 1; scene < 10; scene++) {
        await guest.press('Next');
        await sees(guest, scene);
      }
      await guest.skip(1000);
      await guest.press('Complete Exercise');
      await checksIn(guest);
      const plays = (await guest.journal()).filter(({ kind }) => kind === 'play');
      expect(plays.map((play) => 'completedAt' in play)).toEqual([false, true]);
    },
  );

  test('by names alone, without a voice and without pictures: every scene is announced in full', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      expectedWrongs: /ERR_FAILED|did not load/,
      prepare: (context) =>
        context.addInitScript(() => {
          Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
          Reflect.deleteProperty(window, 'speechSynthesis');
        }),
    });
    await guest.page.route(/\.avif/, (route) => route.abort());
    await guest.open(IMAGERY);
    await GuidedImageryDriver.begin(guest);
    for (let scene = 0; scene < 10; scene++) {
      await toldOf(guest, `Scene ${scene + 1} of 10. ${SCENES[scene]?.title}.`);
      await toldOf(guest, SCENES[scene]?.narrationText ?? '');
      await guest.page.getByText(`Picture: ${SCENES[scene]?.image}.`).waitFor({ state: 'attached' });
      await guest.skip(30_000);
    }
    await guest.page.getByRole('group', { name: 'Forest walk' }).waitFor({ state: 'attached' });
    expect(await guest.button('Rainforest').getAttribute('aria-pressed')).toBe('false');
    await guest.button('Complete Exercise').click();
    await checksIn(guest);
  });
});

test.describe('the picture', () => {
  test('takes one draw call a frame, two in a transition and none in a pause, and returns after a lost context', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ isUnseen: false, isCoarse: true, prepare: countDrawCalls });
    await guest.open(IMAGERY);
    const imager = await GuidedImageryDriver.begin(guest);
    await imager.seesPictures();
    await guest.skip(2000);
    const drawsIn = async (ms: number) => {
      const before = await drawCalls(guest.page);
      await guest.wait(ms);
      return (await drawCalls(guest.page)) - before;
    };
    // The scene draws about 30 frames a second.
    const still = await drawsIn(320);
    expect(still).toBeGreaterThan(4);
    expect(still).toBeLessThanOrEqual(13);
    await imager.goesOn(500);
    const walking = await drawsIn(160);
    expect(walking).toBeGreaterThan(still / 2);
    expect(walking).toBeLessThanOrEqual(2 * 12);
    await guest.press('Pause');
    await guest.skip(3000);
    await guest.wait(100);
    expect(await drawsIn(300)).toBe(0);
    const picture = () =>
      guest.page.screenshot({ clip: { x: 40, y: 90, width: 560, height: 100 }, animations: 'disabled' });
    const seen = await picture();
    await loseContext(guest.page);
    await guest.hasAll();
    await guest.wait(50);
    expect(Buffer.compare(await picture(), seen)).toBe(0);
    console.info(`${still} draws in 320 ms of a scene, ${walking} in 160 ms of a walk`);
  });
});
