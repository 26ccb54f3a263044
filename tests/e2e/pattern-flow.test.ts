import type { Browser } from 'playwright';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { Guest } from '../drivers/guest';
import { playPatternFlow } from '../drivers/pattern-flow-session';

const baseUrl = inject('baseUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/**
 * A small window without drawing, because drawing would take most of the time of a long session. The soak test covers
 * the other input devices.
 */
const SMALL = {
  device: { width: 420, height: 420 },
  reducedMotion: true,
  turnsClock: true,
  isUnseen: true,
} as const;

test('a session from start to check-in, by names alone', { timeout: 300_000 }, async () => {
  const guest = await Guest.arrive(browser, baseUrl, SMALL);
  await playPatternFlow(guest, 'names');
  await guest.leave();
});
