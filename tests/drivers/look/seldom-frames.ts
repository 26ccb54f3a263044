/**
 * Reduces the frame rate while a clock is advanced far: a second of a moving scene then has about 15 frames instead of
 * 60. All timers still fire in order and on time. Without a GPU, drawing would take most of a long wait.
 */
import type { Page } from 'playwright';

/** Time between frames, ms of the page's clock. */
const EVERY_MS = 64;

declare global {
  interface Window {
    seldomFrames?: { everyMs: number | undefined };
  }
}

/** While `turn` runs, reduces the frame rate of a page whose clock is stopped. */
export async function whileFramesAreSeldom(page: Page, turn: () => Promise<void>): Promise<void> {
  await page.evaluate(drawEvery, EVERY_MS);
  await turn();
  await page.evaluate(drawEvery, undefined);
}

/** Changes the frame rate. A pending request keeps the old rate. Runs in the page. */
function drawEvery(everyMs: number | undefined): void {
  if (!window.seldomFrames) {
    const seldom: Window['seldomFrames'] = { everyMs: undefined };
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
    const waiting = new Set<number>();
    // Long gaps between frames must not suggest a slow device, so each frame is reported 16 ms after the last.
    let at = 0;
    window.requestAnimationFrame = (callback) => {
      if (seldom.everyMs === undefined) return request.call(window, callback);
      const id = window.setTimeout(
        () => {
          waiting.delete(id);
          at += 16;
          callback(at);
        },
        seldom.everyMs - (performance.now() % seldom.everyMs),
      );
      waiting.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      if (waiting.delete(id)) window.clearTimeout(id);
      else cancel.call(window, id);
    };
    window.seldomFrames = seldom;
  }
  window.seldomFrames.everyMs = everyMs;
}
