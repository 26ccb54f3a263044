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

/** Takes the context of the canvas that is drawn to, as a driver that resets does, and gives it back. */
export async function loseContext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { contexts } = (window as unknown as { counted: Counted }).counted;
    const gl = contexts.at(-1) as WebGL2RenderingContext;
    const canvas = gl.canvas as HTMLCanvasElement;
    const extension = gl.getExtension('WEBGL_lose_context') as WEBGL_lose_context;
    // A task later, not in the midst of the event: only then may the context be given back.
    const happened = (event: string) =>
      new Promise((resolve) => canvas.addEventListener(event, () => setTimeout(resolve), { once: true }));
    const lost = happened('webglcontextlost');
    extension.loseContext();
    await lost;
    const restored = happened('webglcontextrestored');
    extension.restoreContext();
    await restored;
  });
}

/** The page as pixels. */
export async function pixels(page: Page): Promise<PNG> {
  return PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
}
