/** Wake lock, media controls and voice during a guided session, in a real browser with spies. */
import type { Browser, Page } from 'playwright';
import { expect, test } from '../drivers/test';
import { openAudioPage } from '../fixtures/audio/audio-page';
import type * as Instruments from '../fixtures/audio/harness';

declare const instruments: typeof Instruments;

let page: Page | undefined;
test.afterEach(() => page?.close());

const opened = async (browser: Browser, standIn?: () => void): Promise<Page> => {
  page = await openAudioPage(browser, standIn);
  return page;
};

test.describe('the wake lock', () => {
  /** Replaces the wake lock with one that records its calls and can refuse. */
  const device = () => {
    const state = {
      asked: [] as string[],
      refuses: false,
      hidden: false,
      lock: undefined as EventTarget | undefined,
    };
    Object.assign(window, { device: state });
    Object.defineProperty(Document.prototype, 'visibilityState', {
      get: () => (state.hidden ? 'hidden' : 'visible'),
    });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (type: string) => {
          state.asked.push(`${type}${state.refuses ? ' refused' : ''}`);
          if (state.refuses) throw new DOMException('Low battery', 'NotAllowedError');
          const lock = Object.assign(new EventTarget(), {
            release: async () => {
              state.asked.push('given back');
            },
          });
          state.lock = lock;
          return lock;
        },
      },
    });
  };

  /** Performs actions of the person and the device in order; returns the calls. */
  const session = (page: Page, acts: readonly string[]) =>
    page.evaluate(async (acts) => {
      const state = (
        window as unknown as {
          device: { asked: string[]; refuses: boolean; hidden: boolean; lock?: EventTarget };
        }
      ).device;
      const screen = new instruments.ScreenAwake();
      const see = (hidden: boolean) => {
        state.hidden = hidden;
        // The browser releases the wake lock of a hidden page.
        if (hidden) state.lock?.dispatchEvent(new Event('release'));
        document.dispatchEvent(new Event('visibilitychange'));
      };
      const ways: Record<string, () => void> = {
        begin: () => screen.keep(),
        end: () => screen.release(),
        hide: () => see(true),
        show: () => see(false),
        refuse: () => {
          state.refuses = true;
        },
        grant: () => {
          state.refuses = false;
        },
        lose: () => state.lock?.dispatchEvent(new Event('release')),
        tap: () => document.dispatchEvent(new Event('pointerup')),
      };
      for (const act of acts) {
        ways[act]?.();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return state.asked;
    }, acts);

  for (const [name, acts, asked] of [
    ['is asked for once and given back', ['begin', 'begin', 'end', 'end'], ['screen', 'given back']],
    [
      'is asked for again when the tab comes back',
      ['begin', 'hide', 'tap', 'show', 'end'],
      ['screen', 'screen', 'given back'],
    ],
    [
      'that is refused waits for the next tap',
      ['refuse', 'begin', 'grant', 'tap', 'tap'],
      ['screen refused', 'screen'],
    ],
  ] as const)
    test(`${name}`, async ({ browser }) => {
      expect(await session(await opened(browser, device), acts)).toEqual(asked);
    });
});

test.describe('the media controls', () => {
  /** Records the handlers of the media session and the silent media element. */
  const spies = () => {
    const seen = { actions: {} as Record<string, (() => void) | null>, anchor: [] as HTMLMediaElement[] };
    Object.assign(window, { seen });
    navigator.mediaSession.setActionHandler = (action: string, act: unknown) => {
      seen.actions[action] = act as (() => void) | null;
    };
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      seen.anchor[0] = this;
      return play.call(this);
    };
  };

  test('pause and resume the session, also through a phone call, and disappear with it', async ({
    browser,
  }) => {
    const page = await opened(browser, spies);
    const told = await page.evaluate(async () => {
      const { seen } = window as unknown as {
        seen: { actions: Record<string, (() => void) | null>; anchor: HTMLMediaElement[] };
      };
      const told: string[] = [];
      const state = () =>
        `${navigator.mediaSession.playbackState} ${navigator.mediaSession.metadata?.title ?? '-'}`;
      const controls = new instruments.MediaControls();
      const walk = controls.show({
        title: 'Guided Meditation',
        pause: () => told.push('paused'),
        resume: () => told.push('resumed'),
      });
      const anchor = seen.anchor[0] as HTMLMediaElement;
      const happens = (event: string) =>
        new Promise((resolve) => anchor.addEventListener(event, resolve, { once: true }));
      await happens('playing');
      told.push(state());
      seen.actions.pause?.();
      await happens('pause');
      told.push(state());
      seen.actions.play?.();
      await happens('playing');
      // A phone call: the browser pauses the media element, and resumes it.
      const call = happens('pause');
      anchor.pause();
      await call;
      told.push(`in a call: ${state()}`);
      const back = happens('playing');
      await anchor.play();
      await back;
      // The person pauses in the game.
      walk.setPlaying(false);
      told.push(state());
      walk.setPlaying(true);
      walk.end();
      told.push(`${state()} ${seen.actions.pause} ${anchor.paused}`);
      return told;
    });
    expect(told).toEqual([
      'playing Guided Meditation',
      'paused',
      'paused Guided Meditation',
      'resumed',
      'paused',
      'in a call: paused Guided Meditation',
      'resumed',
      'paused Guided Meditation',
      'none - null true',
    ]);
  });
});

test.describe('the voice', () => {
  /** Replaces speech synthesis: records each utterance, and ends it after 400 ms unless it begins with 'Stay'. */
  const speech = () => {
    const spoken: object[] = [];
    Object.assign(window, { spoken });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [],
        cancel: () => spoken.push({ cancelled: true }),
        speak: (utterance: SpeechSynthesisUtterance) => {
          const { text, lang, rate, pitch, volume } = utterance;
          spoken.push({ text, lang, rate: Number(rate.toFixed(2)), pitch, volume });
          utterance.dispatchEvent(new Event('start'));
          if (!text.startsWith('Stay')) setTimeout(() => utterance.dispatchEvent(new Event('end')), 400);
        },
      }),
    });
  };

  test('speaks real utterances at 0.85 in British English, and a pause cancels them', async ({ browser }) => {
    const page = await opened(browser, speech);
    const spoken = await page.evaluate(async () => {
      const { spoken } = window as unknown as { spoken: object[] };
      const narrator = new instruments.Narrator({ volume: () => 1 });
      const readUpTo = (index: number) =>
        new Promise<void>((resolve) => {
          const stop = narrator.subscribe(() => {
            if (narrator.caption?.index !== index) return;
            stop();
            resolve();
          });
        });
      const second = readUpTo(1);
      narrator.read(['Breathe in.', 'Stay here.'], { gap: 0, delay: 0 });
      await second;
      narrator.pause();
      return spoken;
    });
    const how = { lang: 'en-GB', rate: 0.85, pitch: 1, volume: 1 };
    expect(spoken).toEqual([
      { text: 'Breathe in.', ...how },
      { text: 'Stay here.', ...how },
      { cancelled: true },
    ]);
  });
});
