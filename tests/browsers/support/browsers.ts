/** The supported browsers. */
import { firefox, webkit } from 'playwright';
import { findOther } from '../../../tools/find-browser.mjs';
import { launchBrowser } from '../../drivers/browser';
import { openFirefox, preferencesFor } from './firefox-tab';
import { openPlaywright } from './playwright-tab';
import type { Tab, TabOptions } from './tab';
import { openWebKitGtk } from './webkitgtk-tab';

type BrowserName = 'chromium' | 'webkit' | 'firefox';

/**
 * Opens a browser with an empty profile: Playwright's build if it is installed, otherwise the distribution's.
 *
 * @throws Error when neither exists
 */
export async function openBrowser(name: BrowserName, options: TabOptions): Promise<Tab> {
  if (name === 'chromium') return openPlaywright(await launchBrowser(), options);
  const title = name === 'webkit' ? 'WebKit' : 'Firefox';
  const found = await findOther(title);
  if (!found) throw new Error(`There is no ${title} here. \`npm run browsers\` can install one.`);
  if (found.isPlaywrights) {
    const browser =
      name === 'webkit' ? webkit.launch() : firefox.launch({ firefoxUserPrefs: preferencesFor(options) });
    return openPlaywright(await browser, options);
  }
  return (name === 'webkit' ? openWebKitGtk : openFirefox)(found.path, options);
}
