/** Finds a browser for the tests. `npm test` and `tests/drivers/browser.ts` share it. */
import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';
import { UserError } from './launch.mjs';

/**
 * Names on PATH. The headless shell is first. It renders pages like the full browser, and opens a page with a quarter
 * less CPU time, because it has no tab strip and no address bar.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

/**
 * Tries CHROMIUM_PATH, the browser that Playwright has downloaded, and Chromium or Chrome on PATH, in this order. Skips
 * a program that does not print a version, because some distributions install a stub under the browser's name.
 *
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Promise<{ path: string, version: string } | undefined>} undefined if there is none
 * @throws {UserError} when CHROMIUM_PATH is set and does not work. Using another browser would hide the mistake
 */
export async function findBrowser(env = process.env) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    const version = await versionOf(chosen, env);
    if (version) return { path: chosen, version };
    throw new UserError(`CHROMIUM_PATH is "${chosen}", which does not start.`);
  }
  // The import is dynamic, because this file is also loaded before packages are installed.
  const { chromium } = await import('playwright');
  for (const path of [chromium.executablePath(), ...NAMES]) {
    const version = await versionOf(path, env);
    if (version) return { path: await absolute(path, env), version };
  }
  return undefined;
}

/**
 * @param {string} program a path or a name on PATH
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<string | undefined>} the program's version. Undefined if it does not start
 */
async function versionOf(program, env) {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'], {
      env: { ...env },
      timeout: 20_000,
    });
    return stdout.trim() || undefined;
  } catch {
    // The program is missing, not executable, or lacks a library, so the caller tries the next one.
    return undefined;
  }
}

/**
 * @param {string} program
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<string>} absolute path of a program on PATH, because Playwright does not accept bare names
 */
async function absolute(program, env) {
  if (/[\\/]/.test(program)) return program;
  const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v "$0"', program], { env: { ...env } });
  return stdout.trim();
}

/**
 * The other browsers that players use: the paths of their programs, the further programs that their tests need, and
 * the Debian packages that contain both.
 */
export const OTHERS = {
  WebKit: {
    type: 'webkit',
    programs: ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
    needs: ['WebKitWebDriver', 'Xvfb', 'dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'dbus'],
  },
  Firefox: {
    type: 'firefox',
    programs: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    // Firefox draws WebGL only with a display, even in headless mode.
    needs: ['Xvfb'],
    packages: ['firefox-esr', 'xvfb', 'libpci3'],
  },
};

/**
 * Finds WebKit or Firefox: first Playwright's own, then the one of the distribution.
 *
 * @param {keyof typeof OTHERS} name
 * @returns {Promise<{ path: string, isPlaywrights: boolean } | undefined>} undefined if there is none, or if the
 *   distribution's browser lacks a program in `needs`
 */
export async function findOther(name) {
  const { type, programs, needs } = OTHERS[name];
  const playwright = await import('playwright');
  const own = playwright[/** @type {'webkit' | 'firefox'} */ (type)].executablePath();
  const isThere = (/** @type {string} */ path) =>
    access(path).then(
      () => true,
      () => false,
    );
  if (await isThere(own)) return { path: own, isPlaywrights: true };
  for (const program of needs) if (!(await absolute(program, process.env).catch(() => ''))) return undefined;
  for (const path of programs) if (await isThere(path)) return { path, isPlaywrights: false };
  return undefined;
}
