import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { findBrowser } from '../../server/bin/find-browser.mjs';

/**
 * Starts the browser that all browser tests use: headless, drawing in software so that every computer draws the
 * same, and silent on the network but for the pages it is sent to.
 *
 * @param options Added to ours; arguments are appended. With `isMeasured` pages are put together as on a device: where
 *   times are compared that counts.
 * @throws {Error} when there is none: `npm test` finds or installs one.
 */
export async function launchBrowser({
  isMeasured = false,
  ...options
}: LaunchOptions & { isMeasured?: boolean } = {}): Promise<Browser> {
  const found = await findBrowser();
  if (!found)
    throw new Error('There is no browser to test with. Run `npm test -- browser`, which can install one.');
  return chromium.launch({
    ...options,
    executablePath: found.path,
    args: [
      ...ARGUMENTS,
      ...(isMeasured ? [] : PAINTED_PLAINLY),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(options.args ?? []),
    ],
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

/**
 * Without a graphics card its work is done by the processor, and pages cost half as much when they are painted and put
 * together without that detour. WebGL itself is drawn as ever.
 */
const PAINTED_PLAINLY = ['--disable-gpu-rasterization', '--disable-gpu-compositing'];
