import { constants, existsSync } from 'node:fs';
import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { causeIn, root, runQuietly, UserError } from './launch.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Locked
 *   A package in npm's lock files.
 */

/** File in which npm records the installed packages. */
const RECORD = 'node_modules/.package-lock.json';

/**
 * Compares the lock file with the installed packages. npm's record in {@link RECORD} also contains packages that
 * someone added with `npm install`.
 *
 * @param {string} directory folder of `package-lock.json`
 * @returns {Promise<boolean>} whether every package of the lock file is installed in its locked version. Optional
 *   packages are ignored, because they are for other systems
 */
export async function isInstalled(directory) {
  const asked = await lockedPackages(path.join(directory, 'package-lock.json'));
  if (!asked)
    throw new UserError(
      `There is no package-lock.json in ${directory}. Is this a whole copy of the project?`,
    );
  const present = await lockedPackages(path.join(directory, RECORD));
  if (!present) return false;
  return Object.entries(asked).every(([name, { version, integrity, optional }]) => {
    if (name === '' || optional) return true;
    const found = present[name];
    return found !== undefined && found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, Locked> | undefined>} undefined if the file is missing
 */
async function lockedPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Installs the packages of the lock file unless they are already installed. npm first deletes everything in
 * `node_modules`, including the caches of the tools.
 */
export async function installMissing() {
  if (await isInstalled(root)) return;
  await access(root, constants.W_OK);
  const asked = (await lockedPackages(path.join(root, 'package-lock.json'))) ?? {};
  const folders = Object.keys(asked).filter((name) => name !== '' && !asked[name]?.optional);
  console.log(`Installing ${folders.length} packages, which takes about a minute …`);
  await npm(
    // Build and tests need the development packages, which npm omits by default if NODE_ENV is `production`.
    ['ci', '--include=dev', '--no-audit', '--no-fund'],
    'npm could not install the packages.',
    () => {
      const there = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')));
      return `${there.length} of ${folders.length} packages`;
    },
  ).catch(async (error) => {
    // npm may have recorded packages whose files it could not write. Without the record the next start installs
    // again.
    await rm(path.join(root, RECORD), { force: true });
    throw error;
  });
}

/**
 * Runs npm. Prints its output only if it fails.
 *
 * @param {readonly string[]} args
 * @param {string} failure message for a failure whose cause npm does not name
 * @param {() => string} progress returns the progress message
 * @throws {UserError} when npm is missing or fails
 */
export async function npm(args, failure, progress) {
  // Other package managers set the variable `npm_execpath` too.
  const { npm_execpath: script = '' } = process.env;
  const [command, first] = /npm-cli\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
  const { code, output } = await runQuietly(command, [...first, ...args], progress).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new UserError('There is no npm on the path. It comes with Node: https://nodejs.org');
  });
  // If npm could not write a file, it only prints a warning and succeeds.
  if (code === 0 && !output.includes('TAR_ENTRY_ERROR')) return;
  if (code !== 0) console.error(output.replace(/^npm warn.*\n/gim, '').trim());
  const [, file] = /^npm (?:error|ERR!) path (.+)$/m.exec(output) ?? [];
  throw new UserError(causeIn(output, file) ?? `${failure} The reason is above.`);
}
