/** Dialogs and offers of the shell, in the whole app without a browser. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPersistence } from '../../../src/device/persistence';
import { domWindow } from '../../fakes/dom';
import { StandInPage } from '../../fakes/page/page';

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

describe('the public face', () => {
  let page: StandInPage;
  const open = async (address: string) => {
    page = await StandInPage.open({ slug: 'memory-cards', address, seed: 1 });
  };
  afterEach(() => page.close());

  const dialog = () => page.browser.document.querySelector('dialog[open]');
  /** Presses a link of the footer, which is outside the page's own controls. */
  const pressLink = async (text: string) => {
    const links = [...page.browser.document.querySelectorAll('a')];
    page.click(links.find((link) => link.textContent === text) as HTMLElement, 1);
    await page.settles();
  };
  const place = () => [page.browser.history.location.pathname, page.browser.document.title];
  const HOME = ['/', 'Stillgrove - Therapeutic Games for Anxiety Relief'];

  test.each([
    ['/privacy', 'Privacy Policy', "We Don't Collect Any Data"],
    ['/disclaimer', 'Medical Disclaimer', 'Medical Disclaimer'],
  ])(
    '%s opens its dialog over Home, and leads to Home by Close and by Back',
    async (address, title, heading) => {
      await open(address);
      await expect.poll(() => dialog()?.querySelector('h2')?.textContent).toBe(heading);
      expect(place()).toEqual([address, `${title} | Stillgrove`]);
      await page.press('Close');
      await page.waits(500);
      expect(place()).toEqual(HOME);
      expect(dialog()).toBeNull();

      // From the footer the dialog opens over the current page, whose address stays.
      await pressLink(title);
      await expect.poll(() => dialog()?.querySelector('h2')?.textContent).toBe(heading);
      expect(place()).toEqual(HOME);
      await page.press('Close');
      await page.waits(500);
      await page.close();

      await open(address);
      await expect.poll(dialog).not.toBeNull();
      page.browser.history.go(-1);
      await page.waits(500);
      expect(place()).toEqual(HOME);
      expect(dialog()).toBeNull();
    },
  );

  test.each([
    ['mailto:help@stillgrove.example', 'Write to us: help@stillgrove.example'],
    ['https://stillgrove.example/help', 'Write to us: stillgrove.example/help'],
    [undefined, ''],
  ])('the contact %s is in Help & Support', async (contact, words) => {
    await open('/');
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ contact })));
    page.services.dialogs.open('support');
    const link = () => dialog()?.querySelector<HTMLAnchorElement>('a');
    await expect.poll(() => dialog()?.textContent).toContain('Something isn’t working');
    await page.waits(500);
    if (contact) await expect.poll(() => link()?.getAttribute('href')).toBe(contact);
    expect(link()?.parentElement?.textContent ?? '').toBe(words);
  });

  test('Profile offers to install only what the browser offers, once', async () => {
    await open('/profile');
    const { document } = page.browser;
    const button = () =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Install');
    const { followInstallOffer } = await import('../../../src/services/install');
    followInstallOffer();
    await expect.poll(() => document.querySelectorAll('[role="tab"]').length).toBe(4);
    expect(button()).toBeUndefined();
    const offer = Object.assign(new domWindow.Event('beforeinstallprompt', { cancelable: true }), {
      prompt: vi.fn(async () => undefined),
    });
    window.dispatchEvent(offer as never);
    await expect.poll(button).toBeDefined();
    expect(offer.defaultPrevented).toBe(true);
    await page.press('Install');
    expect(offer.prompt).toHaveBeenCalledOnce();
    expect(button()).toBeUndefined();
  });
});

describe('the notice that the browser may delete the journal', () => {
  let page: StandInPage;
  beforeEach(async () => {
    page = await StandInPage.open({ slug: 'memory-cards', address: '/', seed: 1 });
  });
  afterEach(() => page.close());

  async function readsSettings(): Promise<string> {
    const { document } = page.browser;
    page.click(document.querySelector('nav a[href="/profile"]') as HTMLElement, 1);
    const words = () => document.querySelector('main')?.textContent ?? '';
    await expect.poll(words).toContain('Export my data');
    return words();
  }

  test('Safari before 15.2 never promises to keep the journal: the person learns of seven days, an export and the home screen', async () => {
    await requestPersistence();
    const words = await readsSettings();
    expect(words).toContain('Safari does after seven days without a visit');
    expect(words).toContain('Export it now and then, or add Stillgrove to your home screen');
  });

  test('a browser that promises to keep the journal says nothing', async () => {
    vi.stubGlobal('navigator', { ...navigator, storage: { persist: async () => true } });
    await requestPersistence();
    expect(await readsSettings()).not.toContain('seven days');
  });
});
