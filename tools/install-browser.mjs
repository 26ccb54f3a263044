import { accessSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findOther, OTHERS } from './find-browser.mjs';
import { run, runPackage, UserError } from './launch.mjs';

/**
 * Finds a browser for the tests. If there is none, installs one and prints a message.
 *
 * @returns {Promise<string>} path of the browser
 * @throws {UserError} when there is none and none can be installed
 */
export async function ensureBrowser() {
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
  throw new UserError(
    'There is no browser to test with, and none could be installed. Install Chromium or Chrome, ' +
      'or give the path of one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/**
 * Finds WebKit and Firefox. If one is missing, installs Playwright's own or else the distribution's.
 *
 * @throws {UserError} when one is missing and cannot be installed
 */
export async function ensureOtherBrowsers() {
  for (const name of /** @type {(keyof typeof OTHERS)[]} */ (Object.keys(OTHERS))) {
    const { type, packages } = OTHERS[name];
    if (await findOther(name)) continue;
    console.log(`There is no ${name}. Downloading it with Playwright …`);
    await runPackage('playwright/cli.js', ['install', '--with-deps', type]);
    if (await findOther(name)) continue;
    if (process.getuid?.() === 0 && isOnPath('apt-get')) {
      console.log(`Installing the distribution's ${name} with apt-get …`);
      await run('apt-get', ['update']);
      await run('apt-get', ['install', '-y', ...packages], { DEBIAN_FRONTEND: 'noninteractive' });
      if (await findOther(name)) continue;
    }
    throw new UserError(
      `There is no ${name}, and it could not be installed. Debian has it in: ${packages.join(' ')}`,
    );
  }
}

/** @returns {{ say: string, install: () => Promise<number> }[]} installers in order of preference */
function waysToInstall() {
  const ways = [
    {
      say: 'Downloading Chromium with Playwright',
      install: () => runPackage('playwright/cli.js', ['install', '--with-deps', 'chromium']),
    },
    {
      // Installing the libraries needs root. The libraries may already be present.
      say: 'Downloading Chromium without the libraries it uses',
      install: () => runPackage('playwright/cli.js', ['install', 'chromium']),
    },
  ];
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    ways.push({
      say: "Installing the distribution's Chromium with apt-get",
      async install() {
        // Outdated package lists name versions that no longer exist. A failed update is not fatal.
        await run('apt-get', ['update']);
        const install = (/** @type {string} */ name) =>
          run('apt-get', ['install', '-y', name], { DEBIAN_FRONTEND: 'noninteractive' });
        // Not every distribution has a package for the headless shell.
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
