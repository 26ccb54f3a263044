/** Reading a page as a person does, and knowing where the focus is. */
import type { Locator, Page } from 'playwright';

/** Every line that can be seen in it, from top to bottom. */
export async function linesOf(what: Locator): Promise<string[]> {
  return (await what.innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What has the focus: its accessible label, or else its text; 'nothing' when the focus is lost. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return 'nothing';
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  });

/** Whether the focus has left the open dialog for the page behind it. */
export const focusIsBehind = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element !== document.body && element?.closest('dialog[open]') === null;
  });
