/** Node versions for the tests, installed from the npm package `node`. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { npm } from './install.mjs';
import { root, run, UserError } from './launch.mjs';

/** Tested versions of Node, from the minimum in package.json to the version in `.nvmrc`. README lists them too. */
export const NODES = ['20.19', '22', '24'];

/**
 * Runs a script of the project on each of the {@link NODES}. Downloaded versions stay in `node_modules/.cache/nodes`.
 *
 * @param {string} script path from the root
 * @param {readonly string[]} args
 * @returns {Promise<string[]>} the versions on which the script failed
 * @throws {UserError} when a version cannot be installed
 */
export async function runOnEveryNode(script, args) {
  /** @type {string[]} */
  const failed = [];
  for (const version of NODES) {
    const folder = await installedNode(version);
    // Child processes of the script use this version too.
    const env = { PATH: `${folder}${path.delimiter}${process.env.PATH}` };
    const code = await run(path.join(folder, 'node'), [path.join(root, script), ...args], env);
    if (code !== 0) failed.push(version);
  }
  return failed;
}

/**
 * @param {string} version one of {@link NODES}
 * @returns {Promise<string>} the folder of its executable
 */
async function installedNode(version) {
  const home = path.join(root, 'node_modules/.cache/nodes', version);
  const folder = path.join(home, 'node_modules/node/bin');
  if (await isNode(folder, version)) return folder;
  console.log(`Downloading Node ${version} …`);
  await mkdir(home, { recursive: true });
  // The package's install script puts the executable of this system in place. npm runs only allowed install scripts.
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ allowScripts: { node: true } }));
  await npm(
    ['install', '--prefix', home, `node@${version}`, '--no-audit', '--no-fund'],
    `npm could not download Node ${version}.`,
    () => 'still downloading',
  );
  if (await isNode(folder, version)) return folder;
  throw new UserError(`The npm package node@${version} holds no Node that starts on this system.`);
}

/**
 * @param {string} folder
 * @param {string} version
 */
async function isNode(folder, version) {
  try {
    const { stdout } = await promisify(execFile)(path.join(folder, 'node'), ['--version']);
    return stdout.startsWith(`v${version}.`);
  } catch {
    // The executable is missing or is for another system, so it must be installed.
    return false;
  }
}
