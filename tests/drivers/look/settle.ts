import type { Page } from 'playwright';

/**
 * Completes all finite CSS transitions and animations immediately, including those that they trigger. Otherwise only
 * real time would complete them, and one game's background fades for eight seconds.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
      if (ending.length === 0) return;
      for (const animation of ending) animation.finish();
      // A canceled animation counts as ended.
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}

/** Waits until the pictures of all `img` elements are decoded. */
export async function decodePictures(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/** Waits for real frames, independent of the page's clock. */
export async function drawsFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) {
      await new Promise<void>((drawn) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      });
      // The next observer starts in another task: the browser reports one that starts in a frame as an endless loop.
      await new Promise((begun) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = begun;
        port2.postMessage(null);
      });
    }
  }, count);
}

/** Waits for a real frame, independent of the page's clock. */
export const drawsAFrame = (page: Page): Promise<void> => drawsFrames(page, 1);
