/**
 * The phone for measurements: 412 px wide, with a CPU four times slower than that of the machine that runs the bench.
 * On a slow machine the factor is smaller (`processor.ts`). One device px is one CSS px, because without a GPU a higher
 * resolution would only measure the number of pixels.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { inject } from 'vitest';
import { noteAll } from './probe';

/** Ratio of the CPU speed of the machine that runs the bench to the phone's. */
export const SLOWER: number = inject('slower');

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

interface PhoneOptions {
  /** Address of the app; not needed for other pages. */
  readonly baseURL?: string;
  /** Medium in which the game's session first becomes visible. */
  readonly shownBy?: 'scene' | 'words';
  /** CPU slowdown factor. */
  readonly slower?: number;
  /**
   * Whether the device has premium, which permits any number of starts. With premium, clocks and scores are hidden
   * unless `showsFigures` is set.
   */
  readonly isPremium?: boolean;
  readonly showsFigures?: boolean;
  /** Whether this is a first visit: empty storage, with the disclaimer. */
  readonly isNew?: boolean;
}

/**
 * Returns the initial storage. No disclaimer or check-in interrupts the play. The music, whose notes take time while
 * nothing moves, is off: `music.test.ts` measures it.
 */
const keptOf = (isPremium: boolean, hideFigures: boolean) => ({
  'stillgrove.disclaimerAccepted': 'true',
  'stillgrove.settings': JSON.stringify({ checkInReminders: false, hideFigures, music: false }),
  ...(isPremium && { 'stillgrove.isPremium': 'true' }),
});

/** Returns a phone without cached files of the app. The caller closes the phone's context. */
export async function openPhone(
  browser: Browser,
  {
    baseURL,
    shownBy = 'scene',
    slower = SLOWER,
    isPremium = false,
    showsFigures = !isPremium,
    isNew = false,
  }: PhoneOptions,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    timezoneId: 'UTC',
    locale: 'en-US',
    // Excludes background downloads, which the first frame does not need.
    serviceWorkers: 'block',
    ...(baseURL && { baseURL }),
  });
  await noteAll(context, shownBy);
  if (baseURL && !isNew)
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      keptOf(isPremium, !showsFigures),
    );
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { context, page, cdp };
}
