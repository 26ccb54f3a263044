/**
 * Skips drawing to the screen while the test looks at no picture. Scenes still run all frames and draw into render
 * textures. Without a GPU, drawing to the screen is most of the work.
 */
import type { Page } from 'playwright';
import { whileFramesAreSeldom } from './seldom-frames';

declare global {
  interface Window {
    unseenFrames?: {
      isOn: boolean;
      /** Whether the last draw to the screen was skipped. */
      isMissing: boolean;
      /** The page's frame callback that last drew to the screen. */
      redraw: FrameRequestCallback | undefined;
      /** Callbacks for the next frame. */
      readonly requested: Map<number, FrameRequestCallback>;
    };
  }
}

/** Prepares a page with a stopped clock. Such a clock, not the browser, provides the page's frames. */
export async function leaveOutUnseenFrames(page: Page): Promise<void> {
  // The lower frame rate must be installed first: `watchDrawing` then wraps it and sees its callbacks, too.
  await whileFramesAreSeldom(page, async () => undefined);
  await page.evaluate(watchDrawing);
}

/** Intercepts drawing to the screen. Runs in the page. */
function watchDrawing(): void {
  const unseen: NonNullable<Window['unseenFrames']> = {
    isOn: false,
    isMissing: false,
    redraw: undefined,
    requested: new Map(),
  };
  window.unseenFrames = unseen;
  let running: FrameRequestCallback | undefined;
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  window.requestAnimationFrame = (callback) => {
    const id = request.call(window, (time) => {
      unseen.requested.delete(id);
      running = callback;
      callback(time);
      running = undefined;
    });
    unseen.requested.set(id, callback);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    unseen.requested.delete(id);
    cancel.call(window, id);
  };
  for (const name of [
    'drawElements',
    'drawArrays',
    'drawElementsInstanced',
    'drawArraysInstanced',
  ] as const) {
    const draw = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => void;
    WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
      if (this.getParameter(this.FRAMEBUFFER_BINDING) === null) {
        unseen.isMissing = unseen.isOn;
        unseen.redraw = running ?? unseen.redraw;
        if (unseen.isOn) return;
      }
      draw.apply(this, args);
    };
  }
}

/**
 * Draws nothing to the screen during `turn`. Afterward the page draws the last skipped frame, unless it is about to
 * draw one anyway.
 */
export async function whileNobodySees(page: Page, turn: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    if (window.unseenFrames) window.unseenFrames.isOn = true;
  });
  await turn();
  await page.evaluate(() => {
    const { unseenFrames } = window;
    if (!unseenFrames) return;
    unseenFrames.isOn = false;
    const { isMissing, redraw, requested } = unseenFrames;
    if (!isMissing) return;
    if (!redraw) throw new Error('Nothing draws what was left out');
    // A page that is animating draws the next frame itself.
    if (![...requested.values()].includes(redraw)) requestAnimationFrame(redraw);
  });
}
