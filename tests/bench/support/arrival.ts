/** A first visit to a page on the phone with a slow connection. */
import type { Browser } from 'playwright';
import { openPhone } from './phone';
import { readNotes } from './probe';

/** A connection of 9 Mbit/s with a latency of 60 ms. */
const LINE = { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** A page counts as painted after this time without a larger paint, ms. */
const SETTLED_MS = 1000;

export interface Arrival {
  /** First contentful paint, ms since the navigation. */
  readonly firstPaint: number;
  /** Largest contentful paint, ms since the navigation. */
  readonly largestPaint: number;
  /** Tag of the element with the largest contentful paint, and the text or the address of the element. */
  readonly largest: string;
  readonly layoutShift: number;
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}

/** Visits a page, and waits until its largest paint is final. */
export async function arrive(browser: Browser, baseURL: string, address: string): Promise<Arrival> {
  const phone = await openPhone(browser, { baseURL, isNew: true });
  const { page, cdp, context } = phone;
  try {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await context.addInitScript(() => {
      const page = globalThis as unknown as { largest?: PerformanceEntry };
      new PerformanceObserver((list) => {
        page.largest = list.getEntries().at(-1) as PerformanceEntry;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // The browser reports a picture only after painting it, and software rendering paints slowly. The loop therefore
    // waits until the largest paint stays the same.
    const largestYet = () =>
      page.evaluate(() => (globalThis as unknown as { largest?: PerformanceEntry }).largest?.startTime);
    for (let before = Number.NaN, now = await largestYet(); now === undefined || now !== before; ) {
      await page.waitForTimeout(SETTLED_MS);
      [before, now] = [now ?? Number.NaN, await largestYet()];
    }
    const painted = await page.evaluate(() => {
      const largest = (globalThis as unknown as { largest: LargestPaint }).largest;
      const name = largest.element?.textContent?.trim() || largest.element?.getAttribute('src') || '';
      return {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largestPaint: largest.startTime,
        largest: `${largest.element?.localName} ${name.slice(0, 40)}`,
      };
    });
    return { ...painted, layoutShift: (await readNotes(page)).layoutShift };
  } finally {
    await context.close();
  }
}
