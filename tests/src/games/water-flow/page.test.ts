/** Water Flow in the whole app without a browser: fingers and keys. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { StandInPage } from '../../../fakes/page/page';

vi.mock('../../../../src/stage/StageRoot', () => import('../../../fakes/page/stand-in-stage'));
vi.mock('../../../../src/stage/Stage', () => ({ default: () => null }));

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
