import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser';
import { Guest, type GuestOptions } from './guest';

/**
 * Opens one browser for the test file that calls it, at its top.
 *
 * @returns how a guest arrives in that browser
 */
export function guests(): (options?: GuestOptions) => Promise<Guest> {
  const baseUrl = inject('baseUrl');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  return (options) => Guest.arrive(browser, baseUrl, options);
}
