/** Checks one state of a page at every size, in one window that is resized. */
import type { Guest } from '../guest';
import { wrongsInLayout } from './layout';

/** Viewports of phones, tablets and a desktop, portrait and landscape, CSS px. `text` is the person's text size. */
export const SIZES = [
  { width: 390, height: 844, text: '100%' },
  { width: 390, height: 844, text: '200%' },
  { width: 360, height: 640, text: '100%' },
  { width: 320, height: 568, text: '100%' },
  { width: 844, height: 390, text: '100%' },
  { width: 740, height: 360, text: '100%' },
  { width: 900, height: 700, text: '100%' },
  { width: 820, height: 1180, text: '100%' },
  { width: 600, height: 620, text: '100%' },
  { width: 1180, height: 820, text: '100%' },
  { width: 1440, height: 900, text: '100%' },
] as const;

type Size = (typeof SIZES)[number];

/** The sizes at which a layout breaks first: large text, the smallest phone, a low window, and a tablet. */
export const FEW_SIZES: readonly Size[] = [SIZES[1], SIZES[3], SIZES[5], SIZES[9]];

/** Large text and a low window, for states and dialogs whose page is checked at all of {@link FEW_SIZES}. */
export const LATER_SIZES: readonly Size[] = [SIZES[1], SIZES[5]];

/**
 * Checks the page at all `sizes` and leaves it at the last one. Needs a stopped clock.
 *
 * @param where Name of the page's state, for the messages.
 * @param alsoFinds Further checks at the current size; skipped at 200 % text, where pages may be longer.
 * @returns one sentence per defect.
 */
export async function looksRound(
  guest: Guest,
  where: string,
  sizes: readonly Size[],
  alsoFinds?: () => Promise<string[]>,
): Promise<string[]> {
  const wrongs: string[] = [];
  for (const { width, height, text } of sizes) {
    await guest.resize({ width, height });
    await guest.page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    let found: string[] = [];
    // After a resize, layout and animations take up to 400 ms. Toasts stay visible longer.
    for (let turn = 0; turn < 8; turn++) {
      await guest.skip(50);
      await guest.settles();
      found = await guest.page.evaluate(wrongsInLayout);
      if (found.length === 0) break;
    }
    if (alsoFinds && text === '100%') found.push(...(await alsoFinds()));
    wrongs.push(...found.map((wrong) => `${where} at ${width}x${height}, ${text}: ${wrong}`));
  }
  return wrongs;
}
