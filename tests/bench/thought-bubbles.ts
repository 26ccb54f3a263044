import type { Habits } from './support/habits';

/** Marks, and bubbles in their film; where drawing is slow the film is drawn first, into a picture. */
export default {
  drawCalls: 3,
  // They drift, unless they are held still.
  rest: undefined,
  /** An answer; between rounds nothing; and in the end, again. */
  act: async ({ page }, count) => {
    const answers = page.locator('main [data-target^="answer-"]:not([aria-disabled="true"])');
    const again = page.locator('main [data-next]');
    await answers.or(again).first().waitFor({ state: 'attached' });
    const on = (await answers.count()) > 0 ? answers.nth(count % 3) : again.first();
    const box = await on.boundingBox();
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  },
} satisfies Partial<Habits>;
