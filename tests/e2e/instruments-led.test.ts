/** Media controls of a guided session, in a real browser with spies. */
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
