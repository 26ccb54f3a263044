/**
 * The phone for measurements: 412 px wide, with a CPU four times slower than this machine's, or less on a slow machine
 * (`processor.ts`). One device px is one CSS px: without a GPU a higher resolution would only measure the number of
 * pixels.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { inject } from 'vitest';
import { noteAll } from './probe';

/** Ratio of this machine's CPU speed to the phone's. */
export const SLOWER: number = inject('slower');

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

interface PhoneOptions {
  /** Address of the app; not needed for other pages. */
  readonly baseURL?: string;
  /** Where the game's session first becomes visible. */
  readonly shownBy?: 'scene' | 'words';
  /** CPU slowdown. */
  readonly slower?: number;
  /** Premium permits any number of starts. Clocks and scores are hidden unless `showsFigures` is set. */
  readonly isPremium?: boolean;
  readonly showsFigures?: boolean;
  /** A first visit: empty storage, with the disclaimer. */
  readonly isNew?: boolean;
}

/** Returns the storage before the first page: no disclaimer or check-in interrupts the play. */
const keptOf = (isPremium: boolean, hideFigures: boolean) => ({
  'stillgrove.disclaimerAccepted': 'true',
  'stillgrove.settings': JSON.stringify({ checkInReminders: false, hideFigures }),
  ...(isPremium && { 'stillgrove.isPremium': 'true' }),
});

/** Returns a phone without cached files of the app. Close its context. */
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
    // Background downloads are not needed for the first frame.
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
