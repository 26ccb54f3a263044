/** What a measured page notes about itself, from before its first script. It asks for no frames of its own. */
import type { BrowserContext, Page } from 'playwright';
import { drawIntoOnePx } from '../../drivers/look/canvas';

/** What has been noted since the page was opened. */
export interface Noted {
  /** Sum of all layout shifts that did not follow an input, as the browser counts them. */
  layoutShift: number;
  /** Calls of WebGL that draw. */
  drawCalls: number;
  /** The most of them in one frame. */
  mostInAFrame: number;
  /** When Start was tapped, by the event's own time (ms since the page was opened). */
  startedAt: number;
  /** When that frame was begun which first showed the session: what is asked for from then on was not needed for it. */
  drawnAt: number;
  /** When the frame had been made that first showed the session after that (ms since the page was opened). */
  shownAt: number;
}

interface Probed {
  noted: Noted;
  /** What the page draws with. */
  contexts: Set<WebGL2RenderingContext>;
  /** Pixi's own hook for developer tools. */
  __PIXI_APP_INIT__?: (app: PixiApp) => void;
  pixiApp?: PixiApp;
}

interface PixiNode {
  readonly visible: boolean;
  readonly renderPipeId?: string;
  readonly children: readonly PixiNode[];
}
interface PixiApp {
  readonly stage: PixiNode;
}

/** @param shownBy where the game's session is first seen: on the canvas, or in words */
export async function noteAll(context: BrowserContext, shownBy: 'scene' | 'words'): Promise<void> {
  await context.addInitScript((shownBy) => {
    const noted = { layoutShift: 0, drawCalls: 0, mostInAFrame: 0, startedAt: 0, drawnAt: 0, shownAt: 0 };
    const contexts = new Set<WebGL2RenderingContext>();
    const page = globalThis as unknown as Probed;
    page.noted = noted;
    page.contexts = contexts;
    page.__PIXI_APP_INIT__ = (app: PixiApp) => {
      page.pixiApp = app;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) noted.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });

    const shown = () => {
      if (noted.startedAt === 0 || noted.shownAt > 0) return;
      // Set now, so that it is set once; and again when the frame at hand has been made.
      noted.drawnAt = performance.now();
      noted.shownAt = noted.drawnAt;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        noted.shownAt = performance.now();
        port1.close();
      };
      port2.postMessage(null);
    };
    addEventListener(
      'click',
      (event) => {
        const start = (event.target as Element).closest('[data-next]');
        if (!start || noted.startedAt > 0) return;
        noted.startedAt = event.timeStamp;
        if (shownBy === 'scene') return;
        // Where the intro stays, the button reads something else once it has begun.
        const label = start.textContent;
        new MutationObserver((_, observer) => {
          if (start.isConnected && start.textContent === label) return;
          observer.disconnect();
          requestAnimationFrame(shown);
        }).observe(document, { childList: true, characterData: true, subtree: true });
      },
      { capture: true },
    );

    let frame: CSSNumberish | null = null;
    let inFrame = 0;
    for (const name of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const) {
      const draw = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => void;
      WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
        draw.apply(this, args);
        contexts.add(this);
        if (!(this.canvas as HTMLCanvasElement).isConnected) return;
        noted.drawCalls += 1;
        const { currentTime } = document.timeline;
        inFrame = currentTime === frame ? inFrame + 1 : 1;
        frame = currentTime;
        noted.mostInAFrame = Math.max(noted.mostInAFrame, inFrame);
        if (shownBy === 'scene') shown();
      };
    }
  }, shownBy);
}

/**
 * From here on everything is drawn into a single px, on the pages that follow too. Without a graphics card the processor
 * works out each px: a scene that takes it 100 ms has ten frames a second, in each of which the page has six times as
 * much to do as in one of a phone's, and the first frame after Start waits for the one that was drawn ahead. The main
 * thread's own work is as ever: it asks for the same things, and shaders are compiled as ever.
 */
export async function spareTheCard(page: Page): Promise<void> {
  await page.addInitScript(drawIntoOnePx);
  await page.evaluate(drawIntoOnePx);
  await page.evaluate(() => {
    for (const context of (globalThis as unknown as Partial<Probed>).contexts ?? [])
      context.viewport(0, 0, 1, 1);
  });
}

export const readNotes = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as Probed).noted);

/** From here on the most draw calls in a frame are counted anew. */
export const forgetFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as Probed).noted.mostInAFrame = 0;
  });

/** How many things Pixi draws on the page's stage, itself not counted; 0 without one. */
export const countSprites = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const count = ({ visible, renderPipeId, children }: PixiNode): number =>
      visible ? (renderPipeId ? 1 : 0) + children.reduce((sum, child) => sum + count(child), 0) : 0;
    const { pixiApp } = globalThis as unknown as Probed;
    return pixiApp ? count(pixiApp.stage) : 0;
  });
