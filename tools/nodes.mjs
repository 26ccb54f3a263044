/** The Nodes that the tests run on, installed from the npm package `node`. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { npm } from './install.mjs';
import { root, run, Trouble } from './launch.mjs';

/** From the lowest that package.json allows to the one that `.nvmrc` names, as README lists them. */
export const NODES = ['20.19', '22', '24'];

/**
 * Runs a script of the project on each of the {@link NODES}. One that is downloaded stays in `node_modules/.cache/nodes`.
 *
 * @param {string} script From the root.
 * @param {readonly string[]} args
 * @returns {Promise<string[]>} the versions on which the script failed.
 * @throws {Trouble} when a Node cannot be had.
 */
export async function runOnEveryNode(script, args) {
  /** @type {string[]} */
  const failed = [];
  for (const version of NODES) {
    const folder = await installedNode(version);
    // Programs that the script starts by name run on it, too.
    const env = { PATH: `${folder}${path.delimiter}${process.env.PATH}` };
    const code = await run(path.join(folder, 'node'), [path.join(root, script), ...args], env);
    if (code !== 0) failed.push(version);
  }
  return failed;
}

/**
 * @param {string} version One of {@link NODES}.
 * @returns {Promise<string>} the folder of its program.
 */
async function installedNode(version) {
  const home = path.join(root, 'node_modules/.cache/nodes', version);
  const folder = path.join(home, 'node_modules/node/bin');
  if (await isNode(folder, version)) return folder;
  console.log(`Downloading Node ${version} …`);
  await mkdir(home, { recursive: true });
  // The package's own script puts the program of this system in its place. npm runs none that is not allowed here.
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ allowScripts: { node: true } }));
  await npm(
    ['install', '--prefix', home, `node@${version}`, '--no-audit', '--no-fund'],
    `npm could not download Node ${version}.`,
    () => 'still downloading',
  );
  if (await isNode(folder, version)) return folder;
  throw new Trouble(`The npm package node@${version} holds no Node that starts on this system.`);
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
    // Not there, or for another system: it is installed.
    return false;
  }
}
