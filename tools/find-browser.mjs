/** Finds a browser that the tests can drive. Shared by `npm test` and `tests/drivers/browser.ts`. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Trouble } from './launch.mjs';

/**
 * On the path. First the one that shows no window: the pages are the same, and to open one takes a quarter less of the
 * processor, as no tab strip and no address bar is made for it.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];

/**
 * Tries, in this order: CHROMIUM_PATH, the browser that Playwright has downloaded, and Chromium or Chrome on PATH.
 * A browser counts when it can say its version: distributions have been known to put a note in its place.
 *
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {Promise<{ path: string, version: string } | undefined>} undefined when there is none.
 * @throws {Trouble} when CHROMIUM_PATH is set and does not work, rather than quietly using another.
 */
export async function findBrowser(env = process.env) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    const version = await versionOf(chosen, env);
    if (version) return { path: chosen, version };
    throw new Trouble(`CHROMIUM_PATH is "${chosen}", which does not start.`);
  }
  // Imported late: this file is also read before anything is installed.
  const { chromium } = await import('playwright');
  for (const path of [chromium.executablePath(), ...NAMES]) {
    const version = await versionOf(path, env);
    if (version) return { path: await absolute(path, env), version };
  }
  return undefined;
}

/**
 * @param {string} program A path or a name on PATH.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<string | undefined>} what it says of itself, or undefined when it does not start.
 */
async function versionOf(program, env) {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'], {
      env: { ...env },
      timeout: 20_000,
    });
    return stdout.trim() || undefined;
  } catch {
    // Not there, not executable, lacking a library: whatever it is, the next one may do.
    return undefined;
  }
}

/**
 * @param {string} program
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {Promise<string>} the path of a program on PATH; Playwright takes no bare names.
 */
async function absolute(program, env) {
  if (/[\\/]/.test(program)) return program;
  const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v "$0"', program], { env: { ...env } });
  return stdout.trim();
}
