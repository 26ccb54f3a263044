import { findBrowser, findOther, OTHERS } from './find-browser.mjs';
import { run, runPackage, UserError } from './launch.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * Finds a browser for the tests, or installs one.
 *
 * @returns {Promise<string>} path of the browser
 * @throws {UserError} when there is none and none can be installed
 */
export async function ensureBrowser() {
  const { path, version } = await ensure('Chromium', 'chromium', ['chromium-headless-shell'], findBrowser);
  console.log(`Browser: ${version} (${path})`);
  return path;
}

/**
 * Finds WebKit and Firefox, or installs them.
 *
 * @throws {UserError} when one is missing and cannot be installed
 */
export async function ensureOtherBrowsers() {
  for (const name of /** @type {(keyof typeof OTHERS)[]} */ (Object.keys(OTHERS)))
    await ensure(name, OTHERS[name].type, OTHERS[name].packages, () => findOther(name));
}

/**
 * Finds a browser. If there is none, installs Playwright's own, and otherwise Debian's.
 *
 * @template T
 * @param {string} name
 * @param {string} type Playwright's name
 * @param {readonly string[]} packages Debian's packages
 * @param {() => Promise<T | undefined>} find
 * @returns {Promise<T>}
 */
async function ensure(name, type, packages, find) {
  const found = await find();
  if (found) return found;
  console.log(`There is no ${name} to test with. Downloading it with Playwright …`);
  // Only root can install the libraries. They may already be present.
  await runPackage('playwright/cli.js', ['install', ...(isRoot ? ['--with-deps'] : []), type]);
  const downloaded = await find();
  if (downloaded) return downloaded;
  if (isRoot) {
    console.log(`Installing Debian's ${name} with apt-get …`);
    // Outdated package lists name versions that no longer exist.
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', ...packages], { DEBIAN_FRONTEND: 'noninteractive' });
    const installed = await find();
    if (installed) return installed;
  }
  throw new UserError(
    `There is no ${name} to test with, and it could not be installed. Debian has it in: ${packages.join(' ')}. ` +
      'CHROMIUM_PATH=/path/to/chromium names a Chromium or Chrome.',
  );
}
