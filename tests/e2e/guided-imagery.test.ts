import type { BrowserContext, Page } from 'playwright';
import { SCENES } from '../../machines/games/guided-imagery/scenes';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

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
    await guest.open('/games/guided-imagery');
    expect(await guest.page.title()).toBe('Guided Meditation | Stillgrove');
    await guest.sees(guest.link('Back to Games'));
    await guest.seesText('8-12 minutes');
    await guest.seesText('5 min with your choice');
    await guest.stopClock();
    await new BrowserPlayer(guestSeat(guest, 'mouse')).start();
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
      // The rainforest joined in 'Listen to the Sounds'.
      { kind: 'music', seconds: 60 },
    ]);
    const spoken = await deviceOf(guest.page);
    expect(spoken[0]).toEqual({ text: 'Welcome.', lang: 'en-GB', rate: 0.85, pitch: 1, volume: 1 });
    // `skip` jumps forward and fires each due timer at most once, so the narrator begins at most one sentence per skip.
    for (const { narrationText } of SCENES)
      expect(spoken.some(({ text }) => narrationText.startsWith(text))).toBe(true);
  });
});
