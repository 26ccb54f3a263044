import type { Habits } from './support/habits';
import type { Phone } from './support/phone';

/** Number of moves of a finger between press and release. */
const MOVES = 12;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws one line across the garden. `count` selects one of six rows, cyclically. */
async function drag({ cdp }: Phone, box: Box, count: number): Promise<void> {
  const at = (move: number) => ({
    x: box.x + box.width * (0.1 + (0.8 * move) / MOVES),
    y: box.y + box.height * (0.2 + 0.1 * (count % 6)) + 8 * Math.sin(move),
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let move = 1; move <= MOVES; move++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(move)] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The player drags on the sand instead of tapping it. */
export default {
  act: async (phone, count) => {
    const box = await phone.page.getByRole('button', { name: 'Sand garden' }).boundingBox();
    if (!box) throw new Error('There is no sand to be raked');
    await drag(phone, box, count);
  },
  // Drags within the area of the plain page's sprite, which follows the finger.
  actBare: (phone, count) => drag(phone, { x: 0, y: 0, width: 412, height: 60 }, count),
} satisfies Partial<Habits>;
