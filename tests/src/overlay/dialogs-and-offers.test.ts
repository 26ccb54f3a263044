/** Dialogs and offers of the shell, in the whole app without a browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPersistence } from '../../../src/device/persistence';
import { domWindow } from '../../fakes/dom';
import { StandInPage } from '../../fakes/page/page';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));
// The first test loads the whole app.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

describe('the offer to hide timers and scores', () => {
  const OFFER = 'Would you rather play without timers and scores?';

  let page: StandInPage;
  beforeEach(async () => {
    page = await StandInPage.open({ slug: 'guided-imagery', address: '/games/guided-imagery', seed: 1 });
    page.browser.storage.removeItem('stillgrove.figuresOffer');
  });
  afterEach(() => page.close());

  const isOffered = () => page.browser.document.body.textContent?.includes(OFFER);

  /** Plays Guided Meditation to its end, skips the check-in, and returns to the intro. */
  async function plays() {
    await page.press('Begin Exercise');
    await page.waits(500);
    for (let scene = 1; scene < 10; scene++) await page.press('Next');
    await page.waits(700);
    await page.press('Complete Exercise');
    await page.waits(3000);
    if (page.browser.document.querySelector('dialog[open]')) await page.press('Skip');
  }

  test.each([
    ['Hide them', true],
    ['No, thanks', false],
  ])('comes on the intro after the first completed play, once: %s', async (answer, isHidden) => {
    expect(isOffered()).toBe(false);
    await plays();
    expect(isOffered()).toBe(true);
    await page.press(answer);
    expect(isOffered()).toBe(false);
    expect(page.focused.id).toBe('main');
    expect(page.services.settings.value.hideFigures).toBe(isHidden);
    page.services.settings.change({ hideFigures: false });
    await plays();
    expect(isOffered()).toBe(false);
  });

  test('a person who has already hidden the figures gets no offer', async () => {
    page.services.settings.change({ hideFigures: true });
    await plays();
    expect(isOffered()).toBe(false);
  });
});

describe('a check-in on Home', () => {
  let page: StandInPage;
  beforeEach(async () => {
    page = await StandInPage.open({ slug: 'memory-cards', address: '/', seed: 1 });
  });
  afterEach(() => page.close());

  const dialog = () => page.browser.document.querySelector('dialog[open] h2')?.textContent;
  /** Waits until the dialog with this title is open; undefined waits until no dialog is open. */
  const shows = (title: string | undefined) => expect.poll(dialog).toBe(title);
  const says = async (mood: RegExp) => {
    await page.press('How are you now?');
    await shows('How are you feeling now?');
    page.click(page.control(mood), 1);
    await page.settles();
    await page.press('Submit');
  };
  const moods = async () => (await page.services.recorder.journal()).moods('guest');

  test('it opens while reminders are off and after a Skip, and its mood follows no game', async () => {
    page.services.settings.change({ checkInReminders: false });
    await page.press('How are you now?');
    await shows('How are you feeling now?');
    await page.press('Skip');
    expect(page.browser.storage.getItem('lastCheckInTime')).toBe(String(Date.now()));
    await says(/Good/);
    await shows(undefined);
    const [mood] = await moods();
    expect(mood).toMatchObject({ mood: 'positive', when: 'after' });
    expect(mood).not.toHaveProperty('after');
  });

  test('no dialog follows the first check-in; Profile has the switch for the mood before games', async () => {
    await says(/Good/);
    await shows(undefined);
    expect(await moods()).toHaveLength(1);
    expect(page.services.settings.value.moodBefore).toBe(false);
  });

  test("after 'Not Great' there is no mention of an exercise", async () => {
    await says(/Not Great/);
    await shows('Thank you for saying so.');
    const words = page.browser.document.querySelector('dialog[open]')?.textContent;
    expect(words).not.toContain('exercise');
    await page.press('Not now');
    await shows(undefined);
  });
});

describe('new recovery codes for a person who left before saving theirs', () => {
  const CODES = Array.from({ length: 8 }, (_, index) => `7KQM-2XWD-94TF-B0H${index}`);

  let page: StandInPage;
  beforeEach(async () => {
    page = await StandInPage.open({ slug: 'memory-cards', address: '/', seed: 1 });
  });
  afterEach(() => page.close());

  const words = () => page.browser.document.querySelector('dialog[open]')?.textContent ?? '';
  const passwords = () => page.controls.filter((control) => control.matches('input[type="password"]'));
  const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  /** Bodies of the requests that the server received, as JSON. */
  let asked: string[];
  const serve = (answer: (password: unknown) => Response) => {
    asked = [];
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      if (!url.endsWith('/recovery-codes')) return json(204, {});
      asked.push(String(body));
      return answer(JSON.parse(String(body)).password);
    });
  };

  test('on the first day one press is enough', async () => {
    serve(() => json(200, { recoveryCodes: CODES }));
    page.services.dialogs.open('codes');
    await page.settles();
    expect(passwords()).toEqual([]);
    await page.press('Make new codes');
    await expect.poll(words).toContain(CODES[0]);
    expect(asked).toEqual(['{}']);
  });

  test('later the password is asked for, and a wrong one says so', async () => {
    serve((password) =>
      password === 'a quiet place'
        ? json(200, { recoveryCodes: CODES })
        : json(403, { message: password ? "That password isn't right." : 'Please enter your password.' }),
    );
    page.services.dialogs.open('codes');
    await page.settles();
    await page.press('Make new codes');
    await expect.poll(words).toContain('Please enter your password.');
    const [field] = passwords() as [HTMLElement];
    page.change(field, 'another');
    await page.press('Make new codes');
    await expect.poll(words).toContain("That password isn't right.");
    page.change(field, 'a quiet place');
    await page.press('Make new codes');
    await expect.poll(words).toContain(CODES[7]);
  });
});
