import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { causeIn, root, runQuietly, UserError } from './launch.mjs';

/** Inputs of the build. A folder stands for all files in it. */
export const INPUTS = [
  'index.html',
  'src',
  'engine',
  'machines',
  'domain',
  'server',
  'tools',
  'assets/fonts',
  'assets/licenses',
  'assets/images',
  'assets/audio',
  'assets/screenshots',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** Files that a complete build has in its folder. */
const OUTPUTS = ['client/index.html', 'server/main.mjs'];
/**
 * File with the hash of the inputs. It is beside the server's bundle, in a folder that Vite empties. A build by another
 * command therefore removes it.
 */
const STAMP = 'server/.built-from';

/** Additional inputs of the QA build: panel, players and recordings. */
const QA_INPUTS = ['tests/qa', 'tests/players', 'tests/replays'];

/**
 * @param {string} directory root of the project
 * @param {readonly string[]} [inputs]
 * @returns {Promise<string>} a hash of the names and contents of all inputs. It ignores modification times, so
 *   reverting a change restores the hash
 */
export async function hashInputs(directory, inputs = INPUTS) {
  const files = await inputFiles(directory, inputs);
  const contents = await Promise.all(files.map((file) => readFile(path.join(directory, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    const bytes = contents[index] ?? Buffer.alloc(0);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} directory root of the project
 * @param {readonly string[]} [inputs]
 * @returns {Promise<string[]>} all input files of the build, as sorted paths from `directory`
 */
export async function inputFiles(directory, inputs = INPUTS) {
  return (await Promise.all(inputs.map((input) => filesOf(directory, input)))).flat().sort();
}

/**
 * @param {string} directory
 * @param {string} input a file or a folder. A missing one has no files
 * @returns {Promise<string[]>} paths from `directory`
 */
async function filesOf(directory, input) {
  try {
    const entries = await readdir(path.join(directory, input), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOTDIR') return [input];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @param {string} directory root of the project
 * @param {string} hash hash of its inputs, from {@link hashInputs}
 * @param {string} [folder] folder of the build
 * @returns {Promise<boolean>} whether this build is complete and was built from those inputs
 */
export async function isBuiltFrom(directory, hash, folder = 'dist') {
  try {
    await Promise.all(OUTPUTS.map((output) => access(path.join(directory, folder, output))));
    return (await readFile(path.join(directory, folder, STAMP), 'utf8')) === hash;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Builds client and server into `dist`, or into `dist/qa` with the QA panel. Does nothing if the existing build was
 * built from the current inputs.
 *
 * @param {'qa'} [mode]
 * @throws {UserError} when the build fails, after its output was printed
 */
export async function buildIfStale(mode) {
  const folder = mode === 'qa' ? 'dist/qa' : 'dist';
  // The hash is computed before the build. If a file changes during the build, the next start builds again.
  const hash = await hashInputs(root, mode === 'qa' ? [...INPUTS, ...QA_INPUTS] : INPUTS);
  if (await isBuiltFrom(root, hash, folder)) return;
  await access(root, constants.W_OK);
  // The stamp is removed first, so that an interrupted build does not keep the old one.
  await rm(path.join(root, folder, STAMP), { force: true });
  console.log('Building the client and the server, which takes about ten seconds …');
  const { code, output } = await runQuietly(
    process.execPath,
    [
      path.join(root, 'node_modules/vite/bin/vite.js'),
      ...['build', '--logLevel', 'warn', ...(mode ? ['--mode', mode] : [])],
    ],
    () => 'still building',
    { NODE_ENV: 'production' },
  );
  // Prints Vite's warnings even after a successful build.
  if (output.trim()) console.error(output.trimEnd());
  if (code !== 0) throw new UserError(causeIn(output) ?? 'The build failed. The reason is above.');
  await writeFile(path.join(root, folder, STAMP), hash);
}
