import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from './browser';
import { Guest, type GuestOptions } from './guest';

/**
 * Launches one browser for a test file; call it at the top level.
 *
 * @returns a function that creates a guest in that browser
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
