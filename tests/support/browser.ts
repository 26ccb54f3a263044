import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { findBrowser } from '../../server/bin/find-browser.mjs';

/**
 * Starts the browser that all browser tests use: headless, drawing in software so that every computer draws the
 * same, and silent on the network but for the pages it is sent to.
 *
 * @param options Added to ours; arguments are appended.
 * @throws {Error} when there is none: `npm test` finds or installs one.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const found = await findBrowser();
  if (!found)
    throw new Error('There is no browser to test with. Run `npm test -- browser`, which can install one.');
  return chromium.launch({
    ...options,
    executablePath: found.path,
    args: [...ARGUMENTS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...(options.args ?? [])],
  });
}

const ARGUMENTS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
];
