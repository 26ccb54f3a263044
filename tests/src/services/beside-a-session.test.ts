/** What the device does beside a session: media controls, and a screen that stays on. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { domWindow } from '../../fakes/dom';
import { StandInPage } from '../../fakes/page/page';

type Acts = Record<string, (() => void) | null>;

let page: StandInPage;
let acts: Acts;
let session: { metadata: { title: string } | null; playbackState: string };
let locks: { release: () => Promise<void> }[];

class Metadata {
  readonly title: string;
  constructor({ title }: { title: string }) {
    this.title = title;
  }
}

beforeEach(() => {
  acts = {};
  locks = [];
  session = { metadata: null, playbackState: 'none' };
  Object.assign(domWindow, { MediaMetadata: Metadata });
});
afterEach(async () => {
  await page.close();
  Reflect.deleteProperty(domWindow, 'MediaMetadata');
});

/** Opens a game on a device with media controls and wake locks. */
async function opens(slug: 'guided-imagery' | 'basic-breathing'): Promise<void> {
  page = await StandInPage.open({ slug, address: `/games/${slug}`, seed: 1 }, () => {
    vi.stubGlobal('MediaMetadata', Metadata);
    Object.assign(navigator, {
      mediaSession: Object.assign(session, {
        setActionHandler: (name: string, act: (() => void) | null) => {
          acts[name] = act;
        },
      }),
      wakeLock: {
        request: () => {
          const lock = { release: vi.fn(() => Promise.resolve()), addEventListener: () => undefined };
          locks.push(lock);
          return Promise.resolve(lock);
        },
      },
    });
  });
}

async function begins(): Promise<void> {
  page.click(page.browser.document.querySelector('main [data-next]') as HTMLElement, 1);
  await page.settles();
  await page.waits(2500);
}

async function acting(name: string): Promise<void> {
  acts[name]?.();
  await page.settles();
}

const names = () => page.controls.map(({ textContent }) => textContent);

/** Returns all current announcements as one text. */
const told = (): string =>
  [...page.browser.document.querySelectorAll('[role="status"]')]
    .map(({ textContent }) => textContent)
    .join(' | ');

test('the media controls pause, resume and turn the walk with its ambience, and go with it', async () => {
  await opens('guided-imagery');
  expect(session.playbackState).toBe('none');
  await begins();
  expect(session).toMatchObject({ metadata: { title: 'Guided Meditation' }, playbackState: 'playing' });
  const ambience = vi.spyOn(page.services.ambience, 'pause');
  await acting('pause');
  expect(session.playbackState).toBe('paused');
  expect(ambience).toHaveBeenCalledOnce();
  expect(names()).toContain('Resume');
  const resumed = vi.spyOn(page.services.ambience, 'resume');
  await acting('play');
  expect(session.playbackState).toBe('playing');
  expect(resumed).toHaveBeenCalled();
  expect(names()).toContain('Pause');
  await page.press('Pause');
  expect(session.playbackState).toBe('paused');
  await page.press('Resume');

  await acting('nexttrack');
  await page.waits(1000);
  expect(told()).toContain('Scene 2 of 10');
  page.key('Escape');
  await page.waits(1000);
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(acts).toEqual({ play: null, pause: null, previoustrack: null, nexttrack: null });
});

test('a session that is over before its first frame is seen shows no media controls', async () => {
  await opens('guided-imagery');
  let seen = (): void => undefined;
  vi.spyOn(page.services.sound, 'whenFree').mockReturnValue(
    new Promise((resolve) => {
      seen = resolve;
    }),
  );
  await begins();
  expect(names()).toContain('Pause');
  page.key('Escape');
  await page.waits(1000);
  seen();
  await page.settles();
  expect(session.playbackState).toBe('none');
});

test('the screen stays on during an exercise, and no longer', async () => {
  await opens('basic-breathing');
  await page.waits(1000);
  expect(locks).toHaveLength(0);
  await begins();
  expect(locks).toHaveLength(1);
  expect(locks[0]?.release).not.toHaveBeenCalled();
  page.key('Escape');
  await page.waits(1000);
  expect(locks[0]?.release).toHaveBeenCalledOnce();
});
