/** Rakes with a finger on the phone, in the garden or on a canvas with `lineTo`, and measures each event. */
import type { Browser } from 'playwright';
import { layLinePage } from '../../fixtures/sand/line-page';
import { traceTasks } from './main-thread';
import { openPhone, type Phone, SLOWER } from './phone';

/** Number of moves of a finger between press and release. */
const MOVES = 23;
const STROKES = 4;

/** Maximum number of measured events, including presses and releases. */
export const EVENTS = 50;

/** Measurements of several strokes. */
export interface Raking {
  /** CPU time of each main-thread task with a pointer move, ms on the phone. */
  readonly frames: readonly number[];
  /**
   * CPU time of each main-thread task with a press, a move or a release, ms on the phone. The list has at most
   * {@link EVENTS} values.
   */
  readonly tasks: readonly number[];
  /** Time from sending each event to its acknowledgment, ms. The list has at most {@link EVENTS} values. */
  readonly answers: readonly number[];
}

/**
 * Opens the garden on a phone, ready for raking. With `by` set to `lineTo`, a canvas with `lineTo` replaces the sand.
 */
export async function openGarden(browser: Browser, baseURL: string, by: 'rake' | 'lineTo'): Promise<Phone> {
  const phone = await openPhone(browser, { baseURL, isPremium: true });
  const { page } = phone;
  await page.goto('/games/zen-garden');
  await page.getByRole('button', { name: 'Begin Zen Garden' }).tap();
  await page.getByRole('button', { name: 'Sand garden' }).waitFor();
  await page.waitForFunction(
    () => (globalThis as unknown as { noted: { shownAt: number } }).noted.shownAt > 0,
  );
  if (by === 'lineTo') await layLinePage(page);
  // Warms up the code.
  await stroke(phone, 0);
  return phone;
}

/** Draws one line across the canvas. @returns the time of each event, ms */
async function stroke({ page, cdp }: Phone, row: number): Promise<number[]> {
  const box = await page.locator('canvas').last().boundingBox();
  if (!box) throw new Error('There is no sand to be raked');
  const times: number[] = [];
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', step = 0) => {
    const at = {
      x: box.x + box.width * (0.15 + (0.7 * step) / MOVES),
      y: box.y + box.height * (0.3 + 0.1 * (row % 5)) + 14 * Math.sin(step * 0.4),
    };
    const begin = performance.now();
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] });
    times.push(performance.now() - begin);
  };
  await send('touchStart');
  for (let step = 1; step <= MOVES; step++) await send('touchMove', step);
  await send('touchEnd');
  return times;
}

/** Rakes on the current page, and measures the events. No other page of the browser may be active. */
export async function rake(browser: Browser, phone: Phone): Promise<Raking> {
  await phone.page.bringToFront();
  const strokes = async () => {
    const answers: number[] = [];
    for (let row = 0; row < STROKES; row++) answers.push(...(await stroke(phone, row)));
    return answers;
  };
  const dispatched = await traceTasks(browser, phone, async () => {
    await strokes();
  });
  await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const answers = await strokes();
  return {
    frames: dispatched('pointermove'),
    tasks: dispatched('pointerdown', 'pointermove', 'pointerup').slice(0, EVENTS),
    answers: answers.slice(0, EVENTS),
  };
}
