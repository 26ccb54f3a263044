/** The supported browsers. */
import { firefox, webkit } from 'playwright';
import { findOther } from '../../../tools/find-browser.mjs';
import { launchBrowser } from '../../drivers/browser';
import { openFirefox, preferencesFor } from './firefox-tab';
import { openPlaywright } from './playwright-tab';
import type { Tab, TabOptions } from './tab';
import { openWebKitGtk } from './webkitgtk-tab';

export const BROWSERS = ['Chromium', 'WebKit', 'Firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/**
 * Opens a browser with an empty profile: Playwright's build if it is installed, otherwise the distribution's.
 *
 * @throws Error when neither exists
 */
export async function openBrowser(name: BrowserName, options: TabOptions): Promise<Tab> {
  if (name === 'Chromium') return openPlaywright(await launchBrowser(), options);
  const found = await findOther(name);
  if (!found) throw new Error(`There is no ${name} here. \`npm run browsers\` can install one.`);
  if (found.isPlaywrights) {
    const browser =
      name === 'WebKit' ? webkit.launch() : firefox.launch({ firefoxUserPrefs: preferencesFor(options) });
    return openPlaywright(await browser, options);
  }
  return (name === 'WebKit' ? openWebKitGtk : openFirefox)(found.path, options);
}
