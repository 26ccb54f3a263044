import type { Habits } from './support/habits';

/** Moves of a finger between touching the sand and leaving it. */
const MOVES = 12;

/** The sand is raked, not tapped. */
export default {
  act: async ({ page, cdp }, count) => {
    const box = await page.getByRole('button', { name: 'Sand garden' }).boundingBox();
    if (!box) throw new Error('There is no sand to be raked');
    const at = (move: number) => ({
      x: box.x + box.width * (0.1 + (0.8 * move) / MOVES),
      y: box.y + box.height * (0.2 + 0.1 * (count % 6)) + 8 * Math.sin(move),
    });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (let move = 1; move <= MOVES; move++)
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(move)] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
} satisfies Partial<Habits>;
