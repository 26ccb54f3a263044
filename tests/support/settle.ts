import type { Page } from 'playwright';

/** Waits until everything that fades or moves by style has done so, and whatever that made fade in turn. */
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
