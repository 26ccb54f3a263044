/**
 * Polls frequently. Playwright polls after 20, 50, 100 and 100 ms, then twice a second. An element that appears after
 * 0.3 s is therefore found up to 0.5 s late, and a session waits hundreds of times.
 */
import type { Locator } from 'playwright';
import { vi } from 'vitest';

/** Polling interval, ms. */
const EVERY_MS = 30;
/** Duration of frequent polling, ms. */
const SOON_MS = 2000;

/**
 * Waits until a locator has this state.
 *
 * @throws {Error} Playwright's error after the page's timeout. For `visible` and `hidden`, also when the locator
 *   matches several elements
 */
export async function waitSoon(
  what: Locator,
  state: 'visible' | 'hidden' | 'attached' = 'visible',
): Promise<void> {
  const isAsWanted = async () =>
    state === 'attached' ? (await what.count()) > 0 : (await what.isVisible()) === (state === 'visible');
  const isMet = await vi.waitUntil(isAsWanted, { interval: EVERY_MS, timeout: SOON_MS }).catch(() => false);
  // Playwright's own wait gives the best error message.
  if (!isMet) await what.waitFor({ state });
}
