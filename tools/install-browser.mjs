import { accessSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { run, runPackage, Trouble } from './launch.mjs';

/**
 * Finds a browser for the tests, or installs one and says so.
 *
 * @returns {Promise<string>} its path.
 * @throws {Trouble} when there is none and none can be had.
 */
export async function haveBrowser() {
  const found = await findBrowser();
  if (found) {
    console.log(`Browser: ${found.version} (${found.path})`);
    return found.path;
  }
  for (const { say, install } of waysToInstall()) {
    console.log(`There is no browser to test with. ${say} …`);
    const code = await install();
    const installed = code === 0 ? await findBrowser() : undefined;
    if (installed) {
      console.log(`Browser: ${installed.version} (${installed.path})`);
      return installed.path;
    }
  }
  throw new Trouble(
    'There is no browser to test with, and none could be installed. Install Chromium or Chrome, ' +
      'or give the path of one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** @returns {{ say: string, install: () => Promise<number> }[]} in the order to try them. */
function waysToInstall() {
  const ways = [
    {
      say: 'Downloading Chromium with Playwright',
      install: () => runPackage('playwright/cli.js', ['install', '--with-deps', 'chromium']),
    },
    {
      // The libraries need an administrator, and may well be there already.
      say: 'Downloading Chromium without the libraries it uses',
      install: () => runPackage('playwright/cli.js', ['install', 'chromium']),
    },
  ];
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    ways.push({
      say: "Installing the distribution's Chromium with apt-get",
      async install() {
        // Lists that are days old name packages that are gone; ones that cannot be renewed may still do.
        await run('apt-get', ['update']);
        const install = (/** @type {string} */ name) =>
          run('apt-get', ['install', '-y', name], { DEBIAN_FRONTEND: 'noninteractive' });
        // Not every distribution has the one without windows.
        return (await install('chromium-headless-shell')) === 0 ? 0 : install('chromium');
      },
    });
  }
  return ways;
}

/** @param {string} program */
function isOnPath(program) {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program));
      return true;
    } catch {
      return false;
    }
  });
}
