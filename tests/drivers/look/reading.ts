/** The visible text of a page, and the position of the focus. */
import type { Locator, Page } from 'playwright';

/** Returns the visible lines of an element, from top to bottom. */
export async function linesOf(what: Locator): Promise<string[]> {
  return (await what.innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns the accessible label or the text of the focused element; 'nothing' when the focus is lost. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  });

/** Returns whether the focus has left the open dialog for the page behind it. */
export const focusIsBehind = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element !== document.body && element?.closest('dialog[open]') === null;
  });
