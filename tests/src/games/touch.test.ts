/** Fingers and keys in single games, in the whole app without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import { StandInPage } from '../../fakes/page/page';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));
// The first test loads the whole app.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

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
