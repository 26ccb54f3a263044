/** Somebody comes to a page for the first time, on the phone and on a slow line. */
import type { Browser } from 'playwright';
import { openPhone } from './phone';
import { readNotes } from './probe';

/** A line of 9 Mbit a second whose answers take 60 ms at least. */
const LINE = { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

/** Nothing larger has come for so long, ms: nothing will. */
const SETTLED_MS = 1000;

export interface Arrival {
  /** When the first text or picture was seen, ms since the page was asked for. */
  readonly firstPaint: number;
  /** When the largest text or picture was seen that the page came to, ms likewise. */
  readonly largestPaint: number;
  /** What that was. */
  readonly largest: string;
  readonly layoutShift: number;
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}

/** @throws when nothing is seen of the page in a minute */
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
    // A picture is told of only when it has been put on the screen, which a slow one does late.
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
