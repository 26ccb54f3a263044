/**
 * The phone on which games are measured: 412 px wide, its processor four times slower than the one at hand, or less on a
 * slow machine (`processor.ts`). One device px is one CSS px, since without a graphics card a finer screen would measure
 * only how many pixels it has.
 */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { inject } from 'vitest';
import { noteAll } from './probe';

/** How many times slower its processor is than the one at hand. */
export const SLOWER: number = inject('slower');

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

interface PhoneOptions {
  /** Where the app answers; a page that is no part of it needs none. */
  readonly baseURL?: string;
  /** Where the game's session is first seen. */
  readonly shownBy?: 'scene' | 'words';
  /** How many times slower the processor is. */
  readonly slower?: number;
  /** Whoever holds it starts as often as they like, and wants to see no clock unless `showsFigures` says so. */
  readonly isPremium?: boolean;
  readonly showsFigures?: boolean;
  /** Whoever holds it has never been there: its browser keeps nothing, and the disclaimer asks. */
  readonly isNew?: boolean;
}

/** What its browser keeps before the first page: no disclaimer and no check-in comes between a start and the play. */
const keptOf = (isPremium: boolean, hideFigures: boolean) => ({
  'stillgrove.disclaimerAccepted': 'true',
  'stillgrove.settings': JSON.stringify({ checkInReminders: false, hideFigures }),
  ...(isPremium && { 'stillgrove.isPremium': 'true' }),
});

/** A phone that has nothing of the app. Close its context. */
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
    // What it fetches ahead for another day is not needed for the first frame.
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
