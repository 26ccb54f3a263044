/** The page around a session, in the whole app without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import type { Settings } from '../../../src/device/settings';
import { StandInPage } from '../../fakes/page/page';
import { findPairs } from '../../players/memory-cards';
import { HeadlessPlayer } from '../../players/support/headless-player';

describe('several fingers on a board', () => {
  let person: HeadlessPlayer;
  let page: StandInPage;
  afterEach(() => person.close());

  const focused = (): HTMLElement => page.focused;
  const start = (): HTMLElement => page.browser.document.querySelector('[data-next]') as HTMLElement;

  async function starts(): Promise<void> {
    page.click(start(), 1);
    await page.settles();
    await page.waits(500);
  }

  describe('on a board of cards', () => {
    const faces = () => page.targets.map((card) => card.getAttribute('aria-label') ?? '');
    const open = () => faces().filter((label) => !label.endsWith('face down'));
    const card = (place: number) => page.targets[place - 1] as HTMLElement;

    async function atCards(): Promise<void> {
      person = new HeadlessPlayer();
      await person.open('/games/memory-cards');
      page = person.page;
      await starts();
    }

    test('two fingers on two cards turn both, in any order of release', async () => {
      await atCards();
      page.point('pointerdown', card(3), 1, 5, 5);
      page.point('pointerdown', card(8), 2, 5, 5);
      page.point('pointerup', card(8), 2, 5, 5);
      page.point('pointerup', card(3), 1, 5, 5);
      await page.settles();
      expect(open()).toHaveLength(2);
    });

    test('a thumb on the page beside the board blocks no tap', async () => {
      await atCards();
      page.point('pointerdown', page.browser.document.getElementById('main') as HTMLElement, 1, 5, 5);
      // Browsers send no click for a tap while another finger touches the page.
      page.point('pointerdown', card(5), 2, 5, 5);
      page.point('pointerup', card(5), 2, 5, 5);
      await page.settles();
      expect(open()).toHaveLength(1);
    });

    test('the focus is on the board, then on the next action, then on the board again', async () => {
      await atCards();
      expect(focused().hasAttribute('data-target')).toBe(true);
      await findPairs(person);
      await person.wait(1500);
      await page.press('Skip');
      expect(focused().textContent).toBe('Next Level');
      await page.press('Next Level');
      await page.waits(500);
      expect(focused().hasAttribute('data-target')).toBe(true);
    });
  });
});

describe('an intro', () => {
  let page: StandInPage;
  afterEach(() => page.close());

  async function opens(slug: GameSlug, address = `/games/${slug}`): Promise<void> {
    page = await StandInPage.open({ slug, address, seed: 1 });
  }

  const words = () => page.browser.document.getElementById('main')?.textContent ?? '';

  /** Returns whether the page has a badge with this text. A badge is the only text in its element. */
  const hasBadge = (text: string) =>
    [...page.browser.document.querySelectorAll('#main span')].some(({ textContent }) => textContent === text);

  test.each([
    ['a guest', undefined, true],
    ['a signed-in visitor', 'authenticated', false],
    ['a premium visitor', 'premium', false],
  ] as const)('%s has this badge and notice on Pattern Flow: %s', async (_, who, isSeen) => {
    await opens('pattern-flow');
    if (who === 'authenticated') page.services.access.send({ type: 'user.changed', isAuthenticated: true });
    if (who === 'premium')
      page.services.access.send({ type: 'device.changed', isPremium: true, trialGamesRemaining: 5 });
    await page.settles();
    expect(hasBadge('Premium')).toBe(isSeen);
    expect(words().includes('Pattern Flow is a premium feature')).toBe(isSeen);
  });

  test('the second Breathing Puzzle explains its differences', async () => {
    await opens('breathing-puzzle', '/games/breathing-puzzle-simplified');
    expect(words()).toContain('The simpler one: choose once, then only breathe.');
    await page.press('Start');
    await page.waits(500);
    // During a session all inputs are disabled.
    const disabled = [...page.browser.document.querySelectorAll('#main input')].filter(
      (input) => input.closest('[disabled]') === null,
    );
    expect(disabled.map((input) => input.getAttribute('aria-label') ?? input.id)).toEqual([]);
  });

  describe('the rainforest with background audio off', () => {
    const chip = () => page.control('Rainforest');

    test('explains the silence and offers to turn sound on', async () => {
      await opens('forest-meditation');
      page.services.settings.change({ backgroundAudio: false, muted: false });
      page.click(page.browser.document.querySelector('[data-next]') as HTMLElement, 1);
      await page.settles();
      await page.waits(500);
      await page.press('Rainforest');
      expect(page.browser.document.querySelector('dialog[open] h2')?.textContent).toBe(
        'Background audio is off',
      );
      await page.press('Keep it off');
      expect(chip().getAttribute('aria-pressed')).toBe('false');
      expect(page.services.ambience.place).toBeUndefined();
      await page.press('Rainforest');
      await page.press('Turn it on');
      expect(chip().getAttribute('aria-pressed')).toBe('true');
      expect(page.services.settings.value.backgroundAudio).toBe(true);
    });

    test('the chip shows whether sound plays', async () => {
      await opens('forest-meditation');
      page.click(page.browser.document.querySelector('[data-next]') as HTMLElement, 1);
      await page.settles();
      await page.waits(500);
      await page.press('Rainforest');
      expect(chip().getAttribute('aria-pressed')).toBe('true');
      page.services.settings.change({ muted: true });
      await page.settles();
      expect(chip().getAttribute('aria-pressed')).toBe('false');
      await page.press('Rainforest');
      expect(page.services.settings.value.muted).toBe(false);
      expect(chip().getAttribute('aria-pressed')).toBe('true');
    });
  });
});

describe('a slider', () => {
  let page: StandInPage;
  afterEach(() => page.close());

  async function opens(slug: GameSlug, address = `/games/${slug}`): Promise<void> {
    page = await StandInPage.open({ slug, address, seed: 1 });
  }

  async function begins(): Promise<void> {
    page.click(page.browser.document.querySelector('#main [data-next]') as HTMLElement, 1);
    await page.settles();
    await page.waits(2000);
  }

  /** Returns minimum, maximum, step and value of the page's sliders, by label. */
  function sliders(): Record<string, readonly number[]> {
    const { document } = page.browser;
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('#main input[type="range"]')].map((slider) => {
        const label = slider.closest('label') ?? document.querySelector(`label[for="${slider.id}"]`);
        const numbers = [slider.min, slider.max, slider.step, slider.value].map(Number);
        return [label?.querySelector('span')?.textContent ?? label?.textContent ?? '', numbers];
      }),
    );
  }

  test('the Breathing Puzzle stores its speed in tenths, 5 to 15', async () => {
    await opens('breathing-puzzle');
    expect(sliders()).toEqual({ Speed: [5, 15, 1, 10] });
  });

  test('the simplified Breathing Puzzle has a speed from 0.5 to 1.5 in steps of 0.1', async () => {
    await opens('breathing-puzzle', '/games/breathing-puzzle-simplified');
    expect(sliders()).toEqual({ Speed: [0.5, 1.5, 0.1, 1] });
  });

  test('the Zen Garden has a volume from 0 to 100 in steps of 1, at first 50', async () => {
    await opens('zen-garden');
    await begins();
    expect(sliders()).toEqual({});
    await page.press(/^Sound/);
    expect(sliders()).toEqual({ Volume: [0, 100, 1, 50] });
  });

  test('the Safe Space has a lighting from 20 to 100 in steps of 5, and sizes from 50 to 200 in steps of 10', async () => {
    await opens('safe-space-builder');
    await begins();
    expect(sliders()).toEqual({ Lighting: [20, 100, 5, 70] });
    await page.press(/Tree/);
    expect(sliders().Size).toEqual([50, 200, 10, 100]);
  });
});

describe('the page announces', () => {
  let person: HeadlessPlayer;
  let page: StandInPage;
  afterEach(() => person.close());

  async function atCards(settings: Partial<Settings> = {}): Promise<void> {
    person = new HeadlessPlayer();
    await person.open('/games/memory-cards');
    page = person.page;
    page.services.settings.change(settings);
    await page.press('Start Game');
    await page.waits(500);
  }
  /** Finds all pairs, and waits until the check-in has opened. */
  async function findsAll(): Promise<void> {
    await findPairs(person);
    await person.wait(1500);
  }

  const toast = () => {
    const { toast: shown } = page.services.toasts;
    return shown && `${shown.title} · ${shown.description}`;
  };
  /** Returns all current announcements. */
  const spoken = () =>
    [...page.browser.document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

  test('figures are announced', async () => {
    await atCards();
    await findsAll();
    expect(toast()).toMatch(/^Level complete · You found every pair in \d+ turns\.$/);
    expect(spoken().join()).toMatch(/Level 1 complete in \d+ turns\./);
  });

  test('nothing asks, shows figures or records, if the person has turned all that off', async () => {
    await atCards({ checkInReminders: false, hideFigures: true, dataCollection: false });
    const labels = [...page.browser.document.querySelectorAll('[aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels).toContain('Level');
    for (const label of ['Turns', 'Time', 'Time passed']) expect(labels).not.toContain(label);
    await findsAll();
    expect(await person.isAsked()).toBe(false);
    expect(await person.journal()).toEqual([]);
  });

  test('hidden figures are announced nowhere', async () => {
    await atCards({ hideFigures: true });
    await findsAll();
    expect(toast()).toBe('Level complete · You found every pair.');
    expect(spoken().join()).toContain('Level 1 complete.');
    expect(spoken().join()).not.toContain('turns');
  });

  test.each([
    [true, 'Glad to hear it. Noted.'],
    [false, 'Glad to hear it. Nothing was recorded, just as you asked.'],
  ])('the sheet says thanks for three seconds: data collection %s', async (dataCollection, words) => {
    await atCards({ dataCollection });
    await findsAll();
    page.click(page.control(/Good/), 1);
    await page.settles();
    await page.press('Submit');
    expect(spoken()).toContain(words);
    await page.waits(2900);
    expect(spoken()).toContain(words);
    await page.waits(200);
    expect(spoken()).not.toContain(words);
  });

  test('after the first mood the browser is asked for persistent storage, once', async () => {
    await atCards();
    const persist = vi.fn(() => Promise.resolve(false));
    Object.assign(navigator, { storage: { persist } });
    await findsAll();
    page.click(page.control(/Neutral/), 1);
    await page.settles();
    await page.press('Submit');
    await expect.poll(() => page.browser.storage.getItem('stillgrove.persistence')).toBe('refused');
    expect(persist).toHaveBeenCalledOnce();
  });

  test('the first level is announced, and so is the next', async () => {
    await atCards();
    expect(spoken().join()).toContain('Level 1, mountain. 12 cards, face down.');
    await findsAll();
    await page.press('Skip');
    await page.press('Next Level');
    await page.waits(500);
    expect(spoken().join()).toContain('Level 2, ocean. 16 cards, face down.');
  });
});
