/**
 * Polls frequently. Playwright polls after 20, 50, 100 and 100 ms, then twice a second. An element that appears after
 * 0.3 s is therefore found up to 0.5 s late, and a session waits hundreds of times.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from 'playwright';

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
  for (const end = performance.now() + SOON_MS; performance.now() < end; await sleep(EVERY_MS))
    if (await isAsWanted()) return;
  // Playwright's own wait gives the best error message.
  await what.waitFor({ state });
}
