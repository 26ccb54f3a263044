/** The page around a session, in the whole app without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import type { Settings } from '../../../src/device/settings';
import { StandInPage } from '../../fakes/page/page';
import { findPairs } from '../../players/memory-cards';
import { HeadlessPlayer } from '../../players/support/headless-player';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));
// The first test loads the whole app.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

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
