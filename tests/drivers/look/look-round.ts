/** Looks at one state of a page in every size, in one window that is resized. */
import type { Guest } from '../guest';
import { wrongsInLayout } from './layout';

/** Phones, tablets and a desktop, upright and lying, in CSS px; `text` is how large somebody has made it. */
export const SIZES = [
  { width: 390, height: 844, text: '100%' },
  { width: 390, height: 844, text: '200%' },
  { width: 360, height: 640, text: '100%' },
  { width: 320, height: 568, text: '100%' },
  { width: 844, height: 390, text: '100%' },
  { width: 820, height: 1180, text: '100%' },
  { width: 1024, height: 768, text: '100%' },
  { width: 1180, height: 820, text: '100%' },
  { width: 1440, height: 900, text: '100%' },
] as const;

/**
 * Looks at the page in every size and leaves it in the last. Needs a clock that stands.
 *
 * @param where the state that the page is in, for the lines
 * @returns a line for everything that is wrong
 */
export async function looksRound(guest: Guest, where: string): Promise<string[]> {
  const wrongs: string[] = [];
  for (const { width, height, text } of SIZES) {
    await guest.resize({ width, height });
    await guest.page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    let found: string[] = [];
    // What follows the size, comes in anew or makes room has a moment for it; a message stays for longer.
    for (let turn = 0; turn < 8; turn++) {
      await guest.skip(50);
      await guest.settles();
      found = await guest.page.evaluate(wrongsInLayout);
      if (found.length === 0) break;
    }
    wrongs.push(...found.map((wrong) => `${where} at ${width}x${height}, ${text}: ${wrong}`));
  }
  return wrongs;
}
