import type { Habits } from './support/habits';

/** So many things are added before they are moved about. */
const THINGS = 100;

/** What the lights do to the ground, when one has changed; a place; and all shadows and things at once. */
export default {
  /** A thing more, until there are a hundred; then one of them is drawn to the side. */
  act: async ({ page }, count) => {
    const things = page.locator('main [data-target]');
    if (count < THINGS) {
      const add = page.locator('main button[aria-label^="Add "]');
      await add.nth(count % (await add.count())).evaluate((button: HTMLElement) => button.click());
      return;
    }
    await things.nth(count % THINGS).focus();
    await page.keyboard.press('+');
  },
} satisfies Partial<Habits>;
