/** Selects the tests that a change can break, for `npm test -- changed`. */
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, UserError } from './launch.mjs';

const run = promisify(execFile);

/**
 * @typedef {{ path: string, text: string }} TestFile
 * @typedef {{ steps: string[], browser: string[] }} Plan
 *   The affected steps of `npm test`, and the browser tests to run. An empty list with the step `browser` runs all.
 */

/** Steps whose tests Vitest selects by their imports. */
export const BY_IMPORT = ['unit', 'machine', 'engine'];
const ALWAYS = ['types', 'lint', 'house'];
const EVERYTHING = [...ALWAYS, ...BY_IMPORT, 'server', 'browser'];

/** Files that only the `house` tests read. */
const WORDS = /\.md$|^assets\/readme\/|^\.ci\//;
const ALL_GAMES = 'BUILT_GAMES';
const OF_A_GAME = /^(?:machines|engine|src)\/games\/([^/]+)\/|^assets\/(?:art|images)\/([^/]+)\//;
/** Folders of the tests in a browser. */
const BROWSER_FOLDERS = ['tests/e2e', 'tests/qa', 'tests/contract'];
const BROWSER_TEST = /^tests\/(?:(?:e2e|qa)\/[^/]+|contract\/[^/]+\.browser)\.test\.ts$/;
/** Files that the QA build's browser tests and headless tests both read. */
const READ_BY_QA = /^tests\/(?:qa|players|replays)\//;
const HEADLESS_TEST =
  /^tests\/(?:house|domain|src|assets|machines|paths|replays|recordings|engine|monkey|contract)\//;
const SERVER_TEST = /^tests\/server\//;
/** Tests that run only when they are named. */
const LOOKING = /^tests\/(?:screenshots|pictures|bench|soak|browsers)\//;

/**
 * Selects the affected steps and tests. A file that no rule knows selects all of them.
 *
 * @param {readonly string[]} paths changed files, from the root
 * @param {readonly TestFile[]} browserTests all browser tests
 * @param {readonly string[]} slugs slugs of the built games
 * @returns {Plan}
 */
export function planFor(paths, browserTests, slugs) {
  const steps = new Set(ALWAYS);
  /** @type {Set<string>} */
  const browser = new Set();
  for (const file of paths) {
    const slug = OF_A_GAME.exec(file)?.slice(1).find(Boolean);
    if (WORDS.test(file) || LOOKING.test(file)) continue;
    if (BROWSER_TEST.test(file)) {
      if (browserTests.some((test) => test.path === file)) browser.add(file);
    } else if (READ_BY_QA.test(file)) {
      for (const step of BY_IMPORT) steps.add(step);
      for (const test of browserTests) if (test.path.startsWith('tests/qa/')) browser.add(test.path);
    } else if (HEADLESS_TEST.test(file)) for (const step of BY_IMPORT) steps.add(step);
    else if (SERVER_TEST.test(file)) steps.add('server');
    else if (slug && slugs.includes(slug)) {
      for (const step of BY_IMPORT) steps.add(step);
      // Tests that iterate over all games contain `BUILT_GAMES` instead of a slug.
      for (const test of browserTests)
        if (test.text.includes(slug) || test.text.includes(ALL_GAMES)) browser.add(test.path);
    } else return { steps: EVERYTHING, browser: [] };
  }
  if (browser.size > 0) steps.add('browser');
  return { steps: EVERYTHING.filter((step) => steps.has(step)), browser: [...browser].sort() };
}

/**
 * @returns {Promise<{ base: string, paths: string[] }>} the files that differ from the commit at which this branch
 *   left `main`. On `main` itself, those that differ from the last commit. Untracked files are included
 * @throws {UserError} outside of git
 */
export async function changedFiles() {
  const git = async (/** @type {string[]} */ ...args) =>
    (await run('git', args, { cwd: root })).stdout.trim();
  try {
    const base = await git('merge-base', 'HEAD', 'main').catch(() => git('rev-parse', 'HEAD'));
    const lists = [
      await git('diff', '--name-only', base),
      await git('ls-files', '--others', '--exclude-standard'),
    ];
    return { base, paths: lists.join('\n').split('\n').filter(Boolean) };
  } catch (error) {
    throw new UserError(`The changed files are unknown: ${/** @type {Error} */ (error).message}`);
  }
}

/** @returns {Promise<TestFile[]>} */
export async function readBrowserTests() {
  const lists = await Promise.all(
    BROWSER_FOLDERS.map(async (folder) =>
      (await readdir(path.join(root, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  return Promise.all(
    lists
      .flat()
      .filter((file) => BROWSER_TEST.test(file))
      .map(async (file) => ({ path: file, text: await readFile(path.join(root, file), 'utf8') })),
  );
}
