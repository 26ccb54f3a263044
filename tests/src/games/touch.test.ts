/** Fingers and keys in single games, in the whole app without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import { StandInPage } from '../../fakes/page/page';

describe('Follow me', () => {
  let page: StandInPage;
  afterEach(() => page.close());

  async function opens(slug: GameSlug, choices: object, address: string = `/games/${slug}`): Promise<void> {
    page = await StandInPage.open({ slug, address, seed: 1 }, () =>
      localStorage.setItem('stillgrove.choices', JSON.stringify({ [slug]: choices })),
    );
  }

  const main = () => page.browser.document.querySelector('#main') as HTMLElement;
  const surface = () => main().querySelector('[aria-label="Hold to breathe in"]') as HTMLElement;
  const isIn = () => surface().getAttribute('aria-pressed') === 'true';

  async function begins(slug: GameSlug = 'basic-breathing', choices: object = { minutes: 3, follow: true }) {
    await opens(slug, choices);
    page.click(main().querySelector('[data-next]') as HTMLElement, 1);
    await page.settles();
    await page.waits(2500);
  }

  async function points(type: string, finger = 1): Promise<void> {
    page.point(type, surface(), finger, 100, 100);
    await page.settles();
  }

  test.each([
    ['basic-breathing', { minutes: 3, follow: true }],
    ['breathing-puzzle', { pattern: 'follow' }],
    ['forest-meditation', { auto: false, follow: true }],
  ] as const)('%s gives the surface the focus, and one finger at a time counts', async (slug, choices) => {
    await begins(slug, choices);
    expect(page.focused).toBe(surface());
    await points('pointerdown');
    expect(isIn()).toBe(true);
    await page.waits(600);
    await points('pointerdown', 2);
    await points('pointerup', 2);
    expect(isIn()).toBe(true);
    await points('pointerup');
    expect(isIn()).toBe(false);
  });

  test('a finger counts beside a palm that rests', async () => {
    await begins();
    await points('pointerdown');
    await page.waits(20_500);
    await points('pointerdown', 2);
    expect(isIn()).toBe(true);
    await page.waits(600);
    await points('pointerup');
    expect(isIn()).toBe(true);
    await points('pointerup', 2);
    expect(isIn()).toBe(false);
  });

  test('a hidden tab, a lost gesture and a window without focus end the inhale', async () => {
    await begins();
    for (const end of [
      () => page.browser.hide(true),
      () => page.browser.tell('blur'),
      () => points('pointercancel'),
    ]) {
      await points('pointerdown');
      await page.waits(600);
      expect(isIn()).toBe(true);
      await end();
      await page.settles();
      expect(isIn()).toBe(false);
      page.browser.hide(false);
      await points('pointerup');
      await page.waits(600);
    }
  });

  test('a rotation in the middle of a breath changes nothing', async () => {
    await begins();
    await points('pointerdown');
    await page.waits(600);
    page.browser.resize(500, 900);
    await page.settles();
    expect(isIn()).toBe(true);
    await points('pointerup');
    expect(isIn()).toBe(false);
  });

  test('Space holds, Enter and assistive technology toggle', async () => {
    await begins();
    const key = async (type: string) => {
      surface().dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }));
      await page.settles();
    };
    await key('keydown');
    expect(isIn()).toBe(true);
    await page.waits(1000);
    await key('keyup');
    expect(isIn()).toBe(false);
    await page.waits(1000);
    page.click(surface(), 0);
    await page.settles();
    expect(isIn()).toBe(true);
    await page.waits(1000);
    page.key('Enter');
    await page.settles();
    expect(isIn()).toBe(false);
  });

  describe('My rhythm', () => {
    const texts = () => main().textContent ?? '';

    test('has its length beside it, and a hint where the breath out is shorter', async () => {
      await opens('breathing-puzzle', {
        pattern: 'own',
        inhale: 5,
        exhale: 4.5,
        exhaleHold: 0.5,
        cycles: 12,
      });
      expect(texts()).toContain('5-4.5-0.5');
      expect(texts()).toContain('2 min with your choices');
      expect(texts()).toContain('a longer breath out');
      expect(texts()).not.toContain('How long');
      const sliders = [...main().querySelectorAll<HTMLInputElement>('input[type="range"]')];
      expect(sliders.map(({ min, max, step, value }) => [min, max, step, value].map(Number))).toEqual([
        [2, 8, 0.5, 5],
        [0, 7, 0.5, 0],
        [2, 10, 0.5, 4.5],
        [0, 7, 0.5, 0.5],
        [3, 30, 1, 12],
        [5, 15, 1, 10],
      ]);
    });

    test('is not for the simplified variant', async () => {
      await opens('breathing-puzzle', { pattern: 'own' }, '/games/breathing-puzzle-simplified');
      expect(texts()).not.toContain('My rhythm');
      expect(texts()).toContain('Four even counts');
    });
  });
});

describe('Water Flow', () => {
  const GAME = { slug: 'water-flow', address: '/games/water-flow/play', seed: 5 } as const;

  let page: StandInPage;
  afterEach(() => page.close());

  const start = (): HTMLElement => page.browser.document.querySelector('[data-next]') as HTMLElement;
  const stone = (index: number) => page.targets[index] as HTMLElement;
  const nameOf = (index: number) => stone(index).getAttribute('aria-label') ?? '';
  /** Returns the stone's name without the word 'wet' or 'dry', which may change. */
  const lies = (index: number) => nameOf(index).replace(/, (wet|dry)/, '');

  async function begins(): Promise<void> {
    page = await StandInPage.open(GAME);
    page.click(start(), 1);
    await page.settles();
    await page.waits(500);
  }

  describe('on a terrace', () => {
    test('two fingers on one stone turn it once', async () => {
      await begins();
      const before = nameOf(5);
      page.point('pointerdown', stone(5), 1, 5, 5);
      page.point('pointerdown', stone(5), 2, 6, 6);
      page.point('pointerup', stone(5), 1, 5, 5);
      await page.settles();
      expect(nameOf(5)).toBe(before);
      page.point('pointerup', stone(5), 2, 6, 6);
      await page.settles();
      expect(nameOf(5)).not.toBe(before);
    });

    test('a long press locks a stone with moss and turns nothing; a second one unlocks it', async () => {
      await begins();
      const before = nameOf(5);
      for (const isHeld of [true, false]) {
        page.point('pointerdown', stone(5), 1, 5, 5);
        await page.waits(600);
        page.point('pointerup', stone(5), 1, 5, 5);
        await page.settles();
        expect(nameOf(5)).toBe(isHeld ? before.replace(/(wet|dry)/, '$1, held by moss') : before);
      }
    });

    test('Shift+Space turns a stone back, and presses no button', async () => {
      await begins();
      const before = lies(5);
      page.click(stone(5), 0);
      await page.settles();
      expect(lies(5)).not.toBe(before);
      const pressed = new KeyboardEvent('keydown', {
        key: ' ',
        shiftKey: true,
        bubbles: true,
        cancelable: true,
      });
      stone(5).dispatchEvent(pressed);
      await page.settles();
      expect(lies(5)).toBe(before);
      expect(pressed.defaultPrevented).toBe(true);
    });
  });
});

describe('Worry Stones', () => {
  const GAME = { slug: 'worry-stones', address: '/games/worry-stones/play', seed: 5 } as const;

  let page: StandInPage;
  afterEach(() => page.close());

  const text = () => page.browser.document.getElementById('main')?.textContent ?? '';
  const isPressed = () => page.targets[0]?.getAttribute('aria-pressed') === 'true';

  async function begins(): Promise<void> {
    page = await StandInPage.open(GAME);
    await startsAgain();
  }

  async function startsAgain(): Promise<void> {
    page.click(page.browser.document.querySelector('[data-next]') as HTMLElement, 1);
    await page.settles();
    await page.waits(500);
  }

  async function takes(stone: RegExp, kind: string): Promise<void> {
    await page.press(stone);
    await page.waits(1200);
    await page.press(kind);
    await page.waits(1200);
  }

  const space = (type: 'keydown' | 'keyup', target: EventTarget, repeat = false): KeyboardEvent => {
    const event = new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true, repeat });
    target.dispatchEvent(event);
    return event;
  };

  describe('a stone in hand', () => {
    test('is rubbed while Space is down; a release of Space elsewhere ends it too', async () => {
      await begins();
      await takes(/^Slate stone/, 'Money');
      const [stone] = page.targets as [HTMLElement];
      for (const where of [stone, page.browser.document.body]) {
        expect(space('keydown', stone).defaultPrevented).toBe(true);
        space('keydown', stone, true);
        await page.waits(400);
        expect(isPressed()).toBe(true);
        space('keyup', where);
        await page.settles();
        expect(isPressed()).toBe(false);
      }
      stone.focus();
      space('keydown', stone);
      await page.settles();
      expect(isPressed()).toBe(true);
      stone.blur();
      await page.settles();
      expect(isPressed()).toBe(false);
    });

    test('is rubbed by ten fingers as by one, until the last one lifts', async () => {
      await begins();
      await takes(/^Honey stone/, 'No name');
      const [stone] = page.targets as [HTMLElement];
      const { left, top, width, height } = stone.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      for (let finger = 1; finger <= 10; finger++) page.point('pointerdown', stone, finger, x + finger, y);
      await page.waits(200);
      expect(isPressed()).toBe(true);
      for (let finger = 1; finger <= 10; finger++) {
        expect(isPressed()).toBe(true);
        page.point('pointerup', stone, finger, x + finger, y);
        await page.waits(100);
      }
      expect(isPressed()).toBe(false);
    });

    test('that begins to shine under a finger can be laid down by the next tap', async () => {
      await begins();
      await takes(/^Clay stone/, 'Work');
      const [stone] = page.targets as [HTMLElement];
      const { left, top, width, height } = stone.getBoundingClientRect();
      const slot = stone.parentElement as HTMLElement;
      page.point('pointerdown', stone, 1, left + width / 2, top + height / 2);
      await page.waits(96_000);
      expect(stone.isConnected).toBe(false);
      page.point('pointerup', slot, 1, left + width / 2, top + height / 2);
      await page.settles();
      const laid = page.control('Tomorrow');
      page.point('pointerdown', laid, 2, 5, 5);
      page.point('pointerup', laid, 2, 5, 5);
      page.click(laid, 1);
      await page.waits(2700);
      expect(text()).toContain('It waits there until tomorrow at 9 in the morning. You need not carry it.');
    });

    test("is rubbed by 'Rub it for me', until the person stops it", async () => {
      await begins();
      await takes(/^Clay stone/, 'Work');
      await page.press('Rub it for me');
      await page.waits(31_000);
      expect(text()).toContain('A third of it is smooth.');
      await page.press('Rub it for me');
      await page.waits(200_000);
      expect(text()).toContain('A third of it is smooth.');
      expect(isPressed()).toBe(false);
    });

    test("is still rubbed by 'Rub it for me' after a press of Space on it", async () => {
      await begins();
      await takes(/^Clay stone/, 'Work');
      await page.press('Rub it for me');
      const [stone] = page.targets as [HTMLElement];
      for (const type of ['keydown', 'keyup'] as const) {
        // Otherwise the browser would press the button, which stops 'Rub it for me'.
        expect(space(type, stone).defaultPrevented).toBe(true);
        await page.settles();
        expect(isPressed()).toBe(true);
      }
      await page.waits(31_000);
      expect(text()).toContain('A third of it is smooth.');
    });
  });

  describe('the focus', () => {
    test('moves to the next choice when a choice removes the focused control', async () => {
      await begins();
      await page.press(/^Birch stone/);
      await page.waits(500);
      expect(page.focused.textContent).toBe('A person');
      await page.press('Another stone');
      await page.waits(500);
      expect(page.focused.getAttribute('aria-label')).toMatch(/ stone, /);
      await takes(/^Birch stone/, 'Tomorrow');
      expect(page.focused.textContent).toBe('Rub it for me');
      await page.press('Rub it for me');
      await page.waits(95_000);
      expect(page.focused.textContent).toMatch(/^This afternoon$|^Tomorrow$/);
      await page.press('Keep it');
      await page.waits(2700);
      expect(page.focused.textContent).toBe('Begin again');
    });
  });

  describe('a stone that was laid down', () => {
    test('causes a question at its hour, stays for ten quiet minutes, and is let go', async () => {
      await begins();
      await takes(/^Heather stone/, 'My body');
      await page.press('Rub it for me');
      await page.waits(95_000);
      await page.press('Tomorrow');
      await page.waits(2700);
      expect(text()).toMatch(/until tomorrow at 9 in the morning\. You need not carry it\./);
      await page.press('Add to calendar: A stone is waiting');
      await page.waits(1500);
      await page.press('Skip');
      await page.waits(500);
      // Two nights later.
      vi.setSystemTime(Date.now() + 48 * 3_600_000);
      for (const isHidden of [true, false]) page.browser.hide(isHidden);
      await startsAgain();
      expect(text()).toContain('You gave it a worry about your body, on');
      await page.press('Ten quiet minutes with it');
      await page.waits(601_000);
      expect(text()).toContain('Does it still matter?');
      await page.press('Let it go');
      await page.waits(2700);
      expect(text()).toContain('You gave it ten minutes.');
      expect(localStorage.getItem('stillgrove.worryStones.shelf')).toBe('{"version":1,"stones":[]}');
    });
  });
});
