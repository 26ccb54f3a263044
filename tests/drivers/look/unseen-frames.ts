/**
 * Frames that nobody sees are not drawn. Scenes live through all of them, and what they draw into textures is drawn; what
 * goes to the screen is left out until somebody looks, since without a graphics card that is most of the work.
 */
import type { Page } from 'playwright';
import { whileFramesAreSeldom } from './seldom-frames';

declare global {
  interface Window {
    unseenFrames?: {
      isOn: boolean;
      /** Whether the last that was to go to the screen was left out. */
      isMissing: boolean;
      /** The page's own callback that drew it. */
      redraw: FrameRequestCallback | undefined;
      /** What is called back with the next frame. */
      readonly requested: Map<number, FrameRequestCallback>;
    };
  }
}

/** Prepares a page whose clock stands: what asks for frames is that clock's by then. */
export async function leaveOutUnseenFrames(page: Page): Promise<void> {
  // Its frames that come seldom lie beneath: what they call back is seen here, too.
  await whileFramesAreSeldom(page, async () => undefined);
  await page.evaluate(watchDrawing);
}

/** In the page. */
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
 * Draws nothing to the screen for as long as `turn` takes. What was left out last is drawn with the next frame, unless
 * the page itself has drawn since.
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
    // A page that moves on draws by itself.
    if (![...requested.values()].includes(redraw)) requestAnimationFrame(redraw);
  });
}
