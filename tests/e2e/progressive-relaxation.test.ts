import type { BrowserContext, Page } from 'playwright';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

const PATH = '/games/progressive-relaxation';

const CHECK_IN = 'How are you feeling now?';
/** The window is small, because software rendering is slow. */
const WINDOW = { width: 700, height: 560 };

test.use({ guestOptions: { device: WINDOW, isUnseen: true, turnsClock: true } });

/** Behavior of the stand-in voice; `none` for a browser without speech synthesis. */
type Voice = 'reads on' | 'fails' | 'none';

/**
 * Replaces the device's voice with a stand-in, or with `none` removes it. The stand-in records its utterances, and '/'
 * for each cancellation.
 */
const speak = (voice: Voice) => (context: BrowserContext) =>
  context.addInitScript((voice) => {
    if (voice === 'none') {
      for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'])
        Reflect.deleteProperty(window, name) || Object.defineProperty(window, name, { value: undefined });
      Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
      return;
    }
    const spoken: string[] = [];
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
    const own = { name: 'Grove', voiceURI: 'grove', lang: 'en-GB', localService: true, default: true };
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [own],
        cancel: () => spoken.push('/'),
        speak: (utterance: Utterance) => {
          spoken.push(utterance.text);
          utterance.dispatchEvent(new Event('start'));
          if (voice === 'fails')
            utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'synthesis-failed' }));
        },
      }),
    });
  }, voice);

const spokenOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

/** Whether a button steps back while nobody uses it. */
const stepsBack = (guest: Guest, name: string) =>
  guest.button(name).evaluate((button) => button.closest('[data-fades]') !== null);

const optionOf = (guest: Guest, name: string) => guest.page.getByRole('switch', { name, exact: true });

test.describe('a session from start to check-in', () => {
  test('by mouse: every text, second, percent and spoken cue is as specified', async ({ newGuest }) => {
    const guest = await newGuest({
      prepare: speak('reads on'),
      storage: { 'stillgrove.trialGamesRemaining': '1' },
    });
    await guest.open(PATH);
    expect(await guest.page.title()).toBe('Progressive Relaxation | Stillgrove');
    await guest.sees(guest.link('Back to Games'));
    await guest.seesText('Free to try');
    await guest.seesText('Duration: 8-15 minutes');
    await guest.seesText('1 min 45 s with your choices');
    await guest.adjust();
    await guest.seesText('Use about half your strength. It should never hurt.');
    await guest.seesText('Please skip tensing near an injury or recent surgery');
    expect(await guest.page.getByText('If it hurts:').count()).toBe(6);
    expect(await optionOf(guest, 'Audio cues').isChecked()).toBe(true);

    const seconds = guest.page.getByLabel('Time', { exact: true });
    const counts = (second: number) => expect.poll(() => seconds.innerText()).toBe(`${second}`);
    const percent = async () =>
      Number(await guest.page.getByRole('progressbar', { name: 'Progress' }).getAttribute('value'));
    let passed = 0;
    /** Advances to this second of the session. */
    const waitsTo = async (second: number) => {
      await guest.wait(second * 1000 - passed);
      passed = second * 1000;
    };
    await guest.stopClock();
    await guest.press('Start Session');
    await guest.until(guest.heading('Tense Your Muscles'), { step: 1 });
    // The session starts with the next frame.
    await guest.until(seconds, { step: 16 });
    await guest.wait(32);
    await guest.hasAll();
    await guest.seesText('Exercise 1 of 6: Hands and Arms');
    await guest.seesText('Gentle fists');
    await guest.seesText('Gentle fists. Arms in. Hold, and keep breathing.');
    await counts(5);
    await waitsTo(3);
    await counts(2);
    expect(await percent()).toBe(2);
    await guest.findsItAccessible();
    expect([await stepsBack(guest, 'Quit Session'), await stepsBack(guest, 'Skip')]).toEqual([true, false]);
    const parts = [
      'Hands and Arms',
      'Shoulders and Neck',
      'Face',
      'Chest and Abdomen',
      'Legs and Feet',
      'Full Body',
    ];
    for (const [part, title] of parts.entries()) {
      await waitsTo(part * 15 + 4.5);
      await guest.sees(guest.heading('Tense Your Muscles'));
      await guest.seesText(`Exercise ${part + 1} of 6: ${title}`);
      await waitsTo(part * 15 + 6.5);
      await guest.sees(guest.heading('Release and Relax'));
      await counts(9);
    }
    await waitsTo(91);
    await guest.sees(guest.heading('Final Relaxation'));
    await guest.seesText('Nothing left to do.');
    await counts(14);
    expect(await percent()).toBe(86);
    await guest.sees(guest.button('Complete'));
    await waitsTo(105.6);
    await guest.sees(guest.heading('Session Complete'));
    expect(await percent()).toBe(100);
    expect(await guest.dialog(CHECK_IN).isVisible()).toBe(false);
    await guest.sees(guest.button('Return to Instructions'));
    // Starting this session used the last free try, so the start button now reads 'Upgrade to Play'.
    await guest.sees(guest.button('Upgrade to Play'));
    await waitsTo(106.2);
    await guest.resumeClock();
    await guest.sees(guest.dialog(CHECK_IN));
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'progressive-relaxation', completedAt: expect.any(Number) },
    ]);
    expect((await guest.journal())[0]).not.toHaveProperty('score');

    // A voice that never ends is canceled at the end of its phase.
    const spoken = (await spokenOn(guest.page)).join(' ').replace(/(?: \/)+/g, ' /');
    expect(spoken).toContain(
      'Gentle fists. Arms in. Hold, and keep breathing. / Let go. Open your hands. Feel the weight of your arms, and the warmth moving to your fingertips. / Lift your shoulders.',
    );
    expect(spoken).toMatch(
      /Let it all go at once\. Nothing to hold up\. Feel your whole body rest\. \/ Nothing left to do\. Let your breath come and go, and notice any part that feels a little easier\. \/ You gave your body some time\./,
    );
    expect(spoken.split(' / ')).toHaveLength(14);
  });
});
