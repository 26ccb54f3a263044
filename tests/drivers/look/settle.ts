import type { Page } from 'playwright';

/**
 * Has everything that fades or moves by style do so at once, and whatever that makes fade in turn: nothing but the browser's
 * own time would turn it, and the wood of one game takes eight seconds to let a line go.
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
      // One that is cancelled has ended as well.
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}

/** Waits for a frame of the browser's own, which no clock that is turned brings about or keeps back. */
export async function drawsAFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      }),
  );
}
