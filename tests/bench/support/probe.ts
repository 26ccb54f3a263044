/**
 * Measurements that a page records about itself. The probe is installed before the page's first script. It requests no
 * frame, except one after Start in a game whose session begins with text.
 */
import type { BrowserContext, Page } from 'playwright';
import { drawIntoOnePx } from '../../drivers/look/canvas';

/** Values recorded since the page was opened. Times are in ms since then. */
export interface Noted {
  /** Sum of all layout shifts without recent input. */
  layoutShift: number;
  /** WebGL draw calls of canvases in the document. */
  drawCalls: number;
  /** Maximum number of draw calls in one frame. */
  mostInAFrame: number;
  /** Time of the tap on Start, from its event. */
  startedAt: number;
  /**
   * Time at which the first frame with the session is drawn. Network requests after this time are not needed for this
   * frame.
   */
  drawnAt: number;
  /** End of the first frame with the session. */
  shownAt: number;
}

interface Probed {
  noted: Noted;
  /** The page's WebGL contexts. */
  contexts: Set<WebGL2RenderingContext>;
  /** Pixi's hook for developer tools. */
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

/**
 * Makes all pages of a context record {@link Noted}.
 *
 * @param shownBy medium in which the game's session first becomes visible: the canvas, or text
 */
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
      noted.drawnAt = performance.now();
      // This value is provisional. The next task overwrites it.
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
        // If the intro stays visible, the label of its button changes after the start.
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
 * Limits all drawing to a single pixel, also on later pages, so that benches measure the main thread and not software
 * rendering. Without a GPU a scene may take 100 ms to draw. It would then have ten frames a second instead of sixty,
 * each with six times the work, and the first frame after Start would wait for an earlier one. The main thread still
 * makes the same calls and compiles the same shaders.
 */
export async function limitDrawing(page: Page): Promise<void> {
  await page.addInitScript(drawIntoOnePx);
  await page.evaluate(drawIntoOnePx);
  await page.evaluate(() => {
    for (const context of (globalThis as unknown as Partial<Probed>).contexts ?? [])
      context.viewport(0, 0, 1, 1);
  });
}

export const readNotes = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as Probed).noted);

/** Resets the maximum number of draw calls per frame. */
export const forgetFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as Probed).noted.mostInAFrame = 0;
  });

/** Returns the number of visible objects that Pixi draws; 0 without a stage. */
export const countSprites = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const count = ({ visible, renderPipeId, children }: PixiNode): number =>
      visible ? (renderPipeId ? 1 : 0) + children.reduce((sum, child) => sum + count(child), 0) : 0;
    const { pixiApp } = globalThis as unknown as Probed;
    return pixiApp ? count(pixiApp.stage) : 0;
  });

/** Returns the page's HTML without its scripts and its canvas, whose host the plain page finds by `data-stage`. */
export const readShell = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const loaded of copy.querySelectorAll('script, link:not([rel="stylesheet"])')) loaded.remove();
    const canvas = copy.querySelector('canvas');
    canvas?.parentElement?.setAttribute('data-stage', '');
    canvas?.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
