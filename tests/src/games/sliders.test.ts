/** The range and the step of each slider in a game. */
import { afterEach, expect, test, vi } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import { StandInPage } from '../../fakes/page/page';

vi.mock('../../../src/stage/StageRoot', () => import('../../fakes/page/stand-in-stage'));
vi.mock('../../../src/stage/Stage', () => ({ default: () => null }));

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
