import type { Habits } from './support/habits';

/** Number of elements that the player adds. */
const THINGS = 100;

export default {
  /** Adds an element in each of the first {@link THINGS} actions. Each later action enlarges one element. */
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
