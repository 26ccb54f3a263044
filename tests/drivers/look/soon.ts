/**
 * Waiting for what comes soon. Playwright looks again after 20, 50, 100 and 100 ms, and from then on twice a second: what
 * comes after a third of a second is met half a second late, and a session waits hundreds of times.
 */
import type { Locator } from 'playwright';
import { vi } from 'vitest';

/** From one look to the next, and for how long it is looked so often, ms. */
const EVERY_MS = 30;
const SOON_MS = 2000;

/**
 * Waits until it is as it is wanted.
 *
 * @throws {Error} Playwright's own, when it does not come within the page's patience or when there are several
 */
export async function waitSoon(
  what: Locator,
  state: 'visible' | 'hidden' | 'attached' = 'visible',
): Promise<void> {
  const isAsWanted = async () =>
    state === 'attached' ? (await what.count()) > 0 : (await what.isVisible()) === (state === 'visible');
  const isMet = await vi.waitUntil(isAsWanted, { interval: EVERY_MS, timeout: SOON_MS }).catch(() => false);
  // Whatever it was, Playwright tells it best.
  if (!isMet) await what.waitFor({ state });
}
