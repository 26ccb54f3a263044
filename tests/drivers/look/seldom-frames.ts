/**
 * Frames that come seldom while a clock is turned a long way: a second of a scene that moves is then fifteen pictures and
 * not sixty. Timers fire in their order and to the ms all the same; only what is drawn between is left out, and without
 * a graphics card drawing is what most of a long wait would be.
 */
import type { Page } from 'playwright';

/** From one frame to the next, ms of the clock that is turned. */
const EVERY_MS = 64;

declare global {
  interface Window {
    seldomFrames?: { everyMs: number | undefined };
  }
}

/** Lets the page of a clock that stands be drawn seldom for as long as `turn` takes. */
export async function whileFramesAreSeldom(page: Page, turn: () => Promise<void>): Promise<void> {
  await page.evaluate(drawEvery, EVERY_MS);
  await turn();
  await page.evaluate(drawEvery, undefined);
}

/** In the page. What was asked for at one pace comes at that pace. */
function drawEvery(everyMs: number | undefined): void {
  if (!window.seldomFrames) {
    const seldom: Window['seldomFrames'] = { everyMs: undefined };
    const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
    const waiting = new Set<number>();
    // Frames of a turned clock say nothing about the device: each comes 16 ms after the last one.
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
