/** Looks at the one canvas of the page: how often it is drawn, how it looks, and losing its context. */
import type { BrowserContext, Page } from 'playwright';
import { PNG } from 'pngjs';

interface Counted {
  drawCalls: number;
  contexts: WebGL2RenderingContext[];
}

/** Counts every draw call of every WebGL context from now on. Call it before the first page. */
export async function countDrawCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counted = { drawCalls: 0, contexts: [] as WebGL2RenderingContext[] };
    (window as unknown as { counted: Counted }).counted = counted;
    for (const name of [
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const) {
      const draw = WebGL2RenderingContext.prototype[name] as (...args: unknown[]) => void;
      WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...args: unknown[]) {
        counted.drawCalls += 1;
        if (!counted.contexts.includes(this)) counted.contexts.push(this);
        draw.apply(this, args);
      };
    }
  });
}

/** Draw calls since the page was opened. */
export const drawCalls = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: Counted }).counted.drawCalls);

/**
 * Takes the context of the canvas that is drawn to, as a driver that resets does, and gives it back.
 *
 * @param meanwhile what happens while there is none
 */
export async function loseContext(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  const extension = await page.evaluateHandle(() => {
    const { contexts } = (window as unknown as { counted: Counted }).counted;
    return (contexts.at(-1) as WebGL2RenderingContext).getExtension(
      'WEBGL_lose_context',
    ) as WEBGL_lose_context;
  });
  const change = (how: 'loseContext' | 'restoreContext', event: string) =>
    extension.evaluate(
      (it, [how, event]) => {
        const { contexts } = (window as unknown as { counted: Counted }).counted;
        const { canvas } = contexts.at(-1) as WebGL2RenderingContext;
        // A task later, not in the midst of the event: only then may the context be given back. Whatever the clock does.
        const happened = new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          canvas.addEventListener(event, () => port2.postMessage(null), { once: true });
        });
        it[how]();
        return happened;
      },
      [how, event] as const,
    );
  await change('loseContext', 'webglcontextlost');
  await meanwhile?.();
  await change('restoreContext', 'webglcontextrestored');
}

/** The page as pixels. */
export async function pixels(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
}

/**
 * In the page: whatever WebGL draws from here on goes into a single px. Without a graphics card the processor works out
 * each px, so a test, or a measurement, for which no picture matters is spared most of the work; what is asked for is the
 * same.
 */
export function drawIntoOnePx(): void {
  const { viewport } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.viewport = function (x, y) {
    viewport.call(this, x, y, 1, 1);
  };
}

/** A browser that grants no WebGL 2. */
export const refuseCanvas = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return args[0] === 'webgl2' ? null : (getContext as (...args: unknown[]) => unknown).apply(this, args);
    } as typeof getContext;
  });
