/**
 * Resumption after an interruption, 'Keep going' after a completion, and stored choices: the whole app, without a
 * browser.
 */
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import { openDatabase } from '../../../src/device/database';
import type { InterruptedSessionRecord } from '../../../src/device/tables';
import { StandInPage } from '../../fakes/page/page';

const DAY_MS = 24 * 60 * 60 * 1000;

let page: StandInPage;
let isOpen = false;
/** Stored values of the device, by key. */
let device: Record<string, string>;
let databases: IDBFactory;

beforeEach(() => {
  device = {};
  databases = new IDBFactory();
});
afterEach(async () => {
  if (isOpen) await page.close();
  isOpen = false;
});

const CHOICES = 'stillgrove.choices';
const stored = (key: string) => page.browser.storage.getItem(key);

async function opens(slug: GameSlug, address: string): Promise<void> {
  page = await StandInPage.open({ slug, address, seed: 1, databases }, () => {
    for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
  });
  isOpen = true;
}

/** Closes the tab, as a browser does when it needs memory. The device keeps its databases. */
async function isDiscarded(): Promise<void> {
  page.browser.tell('pagehide');
  await page.settles();
  isOpen = false;
  await page.close(true);
}

/** Changes the interrupted session on the device. */
async function changeSession(
  slug: GameSlug,
  change: (session: InterruptedSessionRecord) => object,
): Promise<void> {
  vi.stubGlobal('indexedDB', databases);
  const database = await openDatabase();
  await database.change(
    async (tables) => {
      const session = (await tables.sessions.get(slug)) as InterruptedSessionRecord;
      await tables.sessions.put({ ...change(session), game: slug } as InterruptedSessionRecord);
    },
    ['sessions'],
  );
}

async function begins(): Promise<void> {
  page.click(page.browser.document.querySelector('#main [data-next]') as HTMLElement, 1);
  await page.settles();
  await page.waits(2000);
}

const hasSession = () => page.services.session.leave !== undefined;
const names = () => page.controls.map(({ textContent }) => textContent?.trim() ?? '');
const offer = () => names().find((name) => name.startsWith('Go on with '));

test("'Go on' begins after a pending check-in", async () => {
  await opens('pattern-flow', '/games/pattern-flow');
  await begins();
  await isDiscarded();
  await opens('pattern-flow', '/games/pattern-flow');
  const { checkIn } = page.services;
  checkIn.send({ type: 'requested', after: 'zen-garden', delay: 1000, at: Date.now() });
  await page.press(offer() as string);
  await page.settles();
  expect(page.browser.document.querySelector('dialog[open]')).not.toBeNull();
  expect(hasSession()).toBe(false);
  await page.press('Skip');
  await page.settles();
  await page.waits(2000);
  expect(hasSession()).toBe(true);
});

test('a tab that closes at dusk has completed its play, and dusk and the check-in follow after a resumption', async () => {
  const hasCheckIn = () => page.browser.document.querySelector('dialog[open]') !== null;
  const plays = async () => (await page.services.recorder.journal()).entries('guest');
  await opens('water-flow', '/games/water-flow/play');
  await begins();
  for (let terrace = 1; terrace <= 3; terrace++) {
    await page.press('Let the water find it');
    await page.waits(10_000);
  }
  await expect.poll(plays).toMatchObject([{ completedAt: expect.any(Number) }]);
  const [completed] = await plays();
  expect(hasCheckIn()).toBe(false);
  await isDiscarded();
  await opens('water-flow', '/games/water-flow/play');
  await page.press('Go on with terrace 3');
  for (let seconds = 0; seconds < 40 && !hasCheckIn(); seconds++) await page.waits(1000);
  expect(hasCheckIn()).toBe(true);
  // The same play, with the time of its first completion and without a score.
  await expect.poll(plays).toEqual([completed]);
});

describe('no session is offered', () => {
  /** Interrupts a session of Memory Cards, and changes its stored state. */
  async function keptWith(change: (session: InterruptedSessionRecord) => object): Promise<void> {
    await opens('memory-cards', '/games/memory-cards');
    await begins();
    await isDiscarded();
    await changeSession('memory-cards', change);
    await opens('memory-cards', '/games/memory-cards');
  }

  test.each([
    [
      'that is a day old is, to the minute',
      (session: object) => ({ ...session, leftAt: Date.now() - DAY_MS + 60_000 }),
      true,
    ],
    [
      'a day and a minute old',
      (session: object) => ({ ...session, leftAt: Date.now() - DAY_MS - 60_000 }),
      false,
    ],
    ['of another address', (session: object) => ({ ...session, address: '/games/memory' }), false],
    ['with an impossible state', (session: object) => ({ ...session, state: { level: 7 } }), false],
    ['with nothing of ours', () => ({ x: 1 }), false],
  ] as const)('%s', async (_, change, isOffered) => {
    await keptWith(change);
    expect(offer() !== undefined).toBe(isOffered);
  });

  test('while another tab plays it', async () => {
    await opens('memory-cards', '/games/memory-cards');
    await begins();
    await isDiscarded();
    const options = { slug: 'memory-cards', address: '/games/memory-cards', seed: 1, databases } as const;
    page = await StandInPage.open(options, () => {
      for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
      const held = [{ name: 'stillgrove.session.memory-cards' }];
      Object.assign(navigator, { locks: { query: async () => ({ held }), request: async () => undefined } });
    });
    isOpen = true;
    expect(offer()).toBeUndefined();
  });

  test('after a refused storage', async () => {
    await opens('pattern-flow', '/games/pattern-flow');
    await begins();
    page.browser.failStorage(true);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    page.browser.tell('pagehide');
    await expect
      .poll(() => warn.mock.calls.flat().join())
      .toContain('interrupted session could not be stored');
    warn.mockRestore();
    page.browser.failStorage(false);
    page.key('Escape');
    await page.settles();
    expect(offer()).toBeUndefined();
  });
});

describe('choices', () => {
  const chosen = () =>
    [...page.browser.document.querySelectorAll<HTMLInputElement>('#main input')]
      .filter(({ checked }) => checked)
      .map(
        (input) =>
          input.closest('label')?.textContent ??
          page.browser.document.querySelector(`label[for="${input.id}"]`)?.textContent,
      );

  /** Choices of each game with choices, and the texts that show them. */
  const CHOSEN = [
    ['basic-breathing', { minutes: 5 }, ['5 min']],
    [
      'breathing-puzzle',
      { pattern: 'even', tenths: 10, skipsHolds: true, minutes: 3 },
      ['Even Breath5-5', '3 min', 'Skip the holds'],
    ],
    [
      'progressive-relaxation',
      { minutes: 8, longerRest: true, twoRounds: false, releaseOnly: true, audio: false, closedEyes: true },
      ['8 minwith a body scan', 'Release only', 'Follow with closed eyes', 'Longer rest'],
    ],
    ['guided-imagery', { voice: false, seconds: 72 }, ['12 min72 s a scene']],
    ['forest-meditation', { auto: false, minutes: 10, rhythm: 5 }, ['10 min', '5 s in, 5 s out']],
    ['thought-bubbles', { isHeld: true, isUnlimited: true }, ['No time limit', 'Hold still']],
  ] as const;

  test.each(CHOSEN)('of %s are restored at the next visit', async (slug, choices, look) => {
    device[CHOICES] = JSON.stringify({ [slug]: choices });
    await opens(slug, `/games/${slug}`);
    expect(chosen()).toEqual(look);
  });

  test.each(['breathing-puzzle', 'guided-imagery', 'thought-bubbles'] as const)(
    'of %s have their defaults when they are broken',
    async (slug) => {
      await opens(slug, `/games/${slug}`);
      const defaults = chosen();
      await isDiscarded();
      device[CHOICES] =
        `{"${slug}":{"minutes":7,"seconds":"30","auto":3,"isHeld":"yes","tenths":99,"pattern":"x"}}`;
      await opens(slug, `/games/${slug}`);
      expect(chosen()).toEqual(defaults);
    },
  );

  test('are stored as they are made, and follow another tab, but not in a session', async () => {
    await opens('guided-imagery', '/games/guided-imagery');
    expect(stored(CHOICES)).toBeNull();
    await page.press('12 min, 72 s a scene');
    expect(JSON.parse(stored(CHOICES) as string)).toEqual({ 'guided-imagery': { voice: true, seconds: 72 } });
    page.browser.tellOfOtherTab(CHOICES, '{"guided-imagery":{"voice":true,"seconds":48}}');
    await page.settles();
    expect(chosen()).toEqual(['8 min48 s a scene', 'Voice narration']);
    await begins();
    page.browser.tellOfOtherTab(CHOICES, '{"guided-imagery":{"voice":true,"seconds":60}}');
    await page.settles();
    expect(page.browser.document.getElementById('main')?.textContent).toContain('(48s per scene)');
  });
});
