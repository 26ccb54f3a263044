/** Counts WebGL draw calls, returns screenshots as pixels, and loses or refuses WebGL contexts. */
import type { BrowserContext, Page, PageScreenshotOptions } from 'playwright';
import { decode, type Picture } from './reference-picture';

interface Counted {
  drawCalls: number;
  contexts: WebGL2RenderingContext[];
}

/** Counts all draw calls of all WebGL contexts. Call it before the first page. */
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

/** Returns the number of draw calls since the page was opened. */
export const drawCalls = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counted: Counted }).counted.drawCalls);

/**
 * Loses the context of the drawn canvas, like a driver reset, and restores it. Needs {@link countDrawCalls}.
 *
 * @param meanwhile runs while the context is lost
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
        // The promise resolves in a separate task, because a context can be restored only after its loss event. A
        // message port does not depend on the page's clock.
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

/** Returns a screenshot of the page, or of a part of it (CSS px), as pixels. */
export async function pixels(page: Page, clip?: PageScreenshotOptions['clip']): Promise<Picture> {
  return decode(await page.screenshot({ animations: 'disabled', ...(clip && { clip }) }));
}

/**
 * Limits all WebGL drawing to a single pixel. Without a GPU the CPU computes each pixel, so this saves most of the work
 * of a test that compares no pictures. The draw calls stay the same. Runs in the page.
 */
export function drawIntoOnePx(): void {
  const { viewport } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.viewport = function (x, y) {
    viewport.call(this, x, y, 1, 1);
  };
}
