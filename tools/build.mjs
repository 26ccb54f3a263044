import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { causeIn, root, runQuietly, UserError } from './launch.mjs';

/** Inputs of the build. A folder includes all files in it. */
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
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** Files of a complete build. The stamp lies inside `dist`, so another build command removes it. */
const OUTPUTS = ['dist/client/index.html', 'dist/server/main.mjs'];
const STAMP = 'dist/server/.built-from';

/**
 * @param {string} directory Root of the project.
 * @returns {Promise<string>} a hash of the names and contents of all inputs. Touching a file, or reverting a change,
 *   does
 *   not change it.
 */
export async function hashInputs(directory) {
  const files = await inputFiles(directory);
  const contents = await Promise.all(files.map((file) => readFile(path.join(directory, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    const bytes = contents[index] ?? Buffer.alloc(0);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} directory Root of the project.
 * @returns {Promise<string[]>} all input files of the build, as sorted paths from `directory`.
 */
export async function inputFiles(directory) {
  return (await Promise.all(INPUTS.map((input) => filesOf(directory, input)))).flat().sort();
}

/**
 * @param {string} directory
 * @param {string} input A file or a folder. A missing one has no files.
 * @returns {Promise<string[]>} paths from `directory`.
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
 * @param {string} directory Root of the project.
 * @param {string} hash of its inputs, from {@link hashInputs}.
 * @returns {Promise<boolean>} whether its `dist` is complete and was built from those inputs.
 */
export async function isBuiltFrom(directory, hash) {
  try {
    await Promise.all(OUTPUTS.map((output) => access(path.join(directory, output))));
    return (await readFile(path.join(directory, STAMP), 'utf8')) === hash;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Builds client and server into `dist`, unless the existing build has the current inputs.
 *
 * @throws {UserError} when the build fails; its output has been printed by then.
 */
export async function buildIfStale() {
  // Computed before the build: a file that changes during the build makes the next start build again.
  const hash = await hashInputs(root);
  if (await isBuiltFrom(root, hash)) return;
  await access(root, constants.W_OK);
  // Removed first, so that an interrupted build leaves no old stamp.
  await rm(path.join(root, STAMP), { force: true });
  console.log('Building the client and the server, which takes about ten seconds …');
  const { code, output } = await runQuietly(
    process.execPath,
    [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    () => 'still building',
    { NODE_ENV: 'production' },
  );
  // Prints Vite's warnings after a successful build too.
  if (output.trim()) console.error(output.trimEnd());
  if (code !== 0) throw new UserError(causeIn(output) ?? 'The build failed. The reason is above.');
  await writeFile(path.join(root, STAMP), hash);
}
