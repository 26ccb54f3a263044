import type { Habits } from './support/habits';

/** Number of elements to add before the drag. */
const THINGS = 100;

/** Includes a new light map, a change of place, and all shadows and elements at once. */
export default {
  /** Adds elements up to the limit, then drags one of them. */
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
