import { constants, existsSync } from 'node:fs';
import { access, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { causeIn, root, runQuietly, Trouble } from './launch.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} Locked
 *   A package as npm's lock files describe it.
 */

/** Where npm notes what it has installed. */
const RECORD = 'node_modules/.package-lock.json';

/**
 * Compares what is asked for with what is there. npm keeps its own record of the last install in
 * {@link RECORD}, which also knows of packages added by hand with `npm install`.
 *
 * @param {string} directory With a `package-lock.json`.
 * @returns {Promise<boolean>} whether every package of the lock is installed in its locked version. Optional
 *   packages do not count: they are for other systems.
 */
export async function isInstalled(directory) {
  const asked = await lockedPackages(path.join(directory, 'package-lock.json'));
  if (!asked)
    throw new Trouble(`There is no package-lock.json in ${directory}. Is this a whole copy of the project?`);
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
  await access(root, constants.W_OK);
  const asked = (await lockedPackages(path.join(root, 'package-lock.json'))) ?? {};
  const folders = Object.keys(asked).filter((name) => name !== '' && !asked[name]?.optional);
  console.log(`Installing ${folders.length} packages, which takes about a minute …`);
  await npm(
    // Building and testing need the development packages too, whatever NODE_ENV says.
    ['ci', '--include=dev', '--no-audit', '--no-fund'],
    'npm could not install the packages.',
    () => {
      const there = folders.filter((folder) => existsSync(path.join(root, folder, 'package.json')));
      return `${there.length} of ${folders.length} packages`;
    },
  ).catch(async (error) => {
    // npm may have noted packages whose files it could not write; the next start installs them again.
    await rm(path.join(root, RECORD), { force: true });
    throw error;
  });
}

/**
 * Runs npm, and shows its output only when it fails.
 *
 * @param {readonly string[]} args
 * @param {string} failure What to say of a failure whose cause npm does not name.
 * @param {() => string} progress How far it is.
 * @throws {Trouble} when there is no npm, and when it fails.
 */
export async function npm(args, failure, progress) {
  // Other package managers name themselves in the same variable.
  const { npm_execpath: script = '' } = process.env;
  const [command, first] = /npm-cli\.c?js$/.test(script) ? [process.execPath, [script]] : ['npm', []];
  const { code, output } = await runQuietly(command, [...first, ...args], progress).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Trouble('There is no npm on the path. It comes with Node: https://nodejs.org');
  });
  // A file that npm could not write is only a warning to it.
  if (code === 0 && !output.includes('TAR_ENTRY_ERROR')) return;
  if (code !== 0) console.error(output.replace(/^npm warn.*\n/gim, '').trim());
  const [, file] = /^npm (?:error|ERR!) path (.+)$/m.exec(output) ?? [];
  throw new Trouble(causeIn(output, file) ?? `${failure} The reason is above.`);
}
