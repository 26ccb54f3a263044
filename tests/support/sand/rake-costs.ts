/** What one move of a hand costs the main thread of a page, in processor time. */
import type { CDPSession, Page } from 'playwright';

export interface MoveCost {
  /** Every task of the main thread: the event, all script, style, paint and what the canvas does there, ms. */
  readonly task: number;
  /** The script alone, ms. */
  readonly script: number;
}

/** A page whose last canvas is raked. */
export interface Raked {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** Counts processor time of the main thread, not time that passes while others have the processor. */
export async function prepare(page: Page): Promise<Raked> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

/**
 * Rakes in wide curves, a real mouse event a frame: the next one comes when the last one was handled.
 *
 * @returns the mean of a move
 */
export async function rakeCost({ page, cdp }: Raked, moves: number): Promise<MoveCost> {
  await page.bringToFront();
  const box = await page.locator('canvas').last().boundingBox();
  if (!box) throw new Error('There is nothing to be raked');
  let step = 0;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') => {
    step += 1;
    const x = box.x + box.width / 2 + box.width * 0.4 * Math.sin(step * 0.07);
    const y = box.y + 330 + 40 * Math.sin(step * 0.2);
    const buttons = type === 'mouseReleased' ? 0 : 1;
    return cdp.send('Input.dispatchMouseEvent', { type, x, y, buttons, button: 'left', clickCount: 1 });
  };
  const count = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { task: of('TaskDuration') * 1000, script: of('ScriptDuration') * 1000 };
  };
  await send('mousePressed');
  for (let warm = 0; warm < 10; warm++) await send('mouseMoved');
  const before = await count();
  for (let move = 0; move < moves; move++) await send('mouseMoved');
  const after = await count();
  await send('mouseReleased');
  return { task: (after.task - before.task) / moves, script: (after.script - before.script) / moves };
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
