import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run, Trouble } from './launch.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Locked
 *   A package as npm's lock files describe it.
 */

/**
 * Compares what is asked for with what is there. npm keeps its own record of the last install in
 * `node_modules/.package-lock.json`, which also knows of packages added by hand with `npm install`.
 *
 * @param {string} directory With a `package-lock.json`.
 * @returns {Promise<boolean>} whether every package of the lock is installed in its locked version. Optional
 *   packages do not count: they are for other systems.
 */
export async function isInstalled(directory) {
  const asked = await lockedPackages(path.join(directory, 'package-lock.json'));
  if (!asked)
    throw new Trouble(`There is no package-lock.json in ${directory}. Is this a whole copy of the project?`);
  const present = await lockedPackages(path.join(directory, 'node_modules/.package-lock.json'));
  if (!present) return false;
  return Object.entries(asked).every(([name, { version, integrity, optional }]) => {
    if (name === '' || optional) return true;
    const found = present[name];
    return found !== undefined && found.version === version && found.integrity === integrity;
  });
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, Locked> | undefined>} undefined when there is no such file.
 */
async function lockedPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Installs the packages of the lock unless they are there. */
export async function installWhatIsMissing() {
  if (await isInstalled(root)) return;
  console.log('Installing packages (a minute or so, only when they change) …');
  // Building and testing need the development packages too, whatever NODE_ENV says.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args);
  if (code !== 0) {
    throw new Trouble(
      'npm could not install the packages (its own words are above). Is this computer online?',
    );
  }
}
