/**
 * `npm test`: runs all checks, the fastest first, and stops after the first step that fails. `npm test -- house
 * machine` runs only the named steps, and `npm test -- changed` those that the current change can break. The last line
 * counts the tests: `120 passed, 0 failed`.
 */
import './check-node.mjs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { BY_IMPORT, changedFiles, planFor, readBrowserTests } from './changed.mjs';
import { installMissing } from './install.mjs';
import { ensureBrowser, ensureOtherBrowsers } from './install-browser.mjs';
import { describeError, launch, root, runPackage, UserError } from './launch.mjs';
import { runOnEveryNode } from './nodes.mjs';
import { countBrowserTests, countTests } from './test-report.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, what: string, needsBuild?: true, needsBrowser?: true, isExtra?: true, run: (choice?:
 *   readonly string[]) => Promise<Count> }} Step
 *   `run` fails by throwing or by counting failed tests. `choice` filters its tests, in Vitest's syntax. A step with
 *   `isExtra` runs only when it is named.
 */

/** @type {Step[]} */
const STEPS = [
  { name: 'types', what: 'type-check', run: () => tool('typescript/bin/tsc', ['-b']) },
  { name: 'lint', what: 'lint, format and dead code', run: lint },
  { name: 'build', what: 'build, if stale', run: build },
  { name: 'house', what: 'house rules and budgets', needsBuild: true, run: () => tests(['house']) },
  { name: 'unit', what: 'unit tests', run: (choice) => tests(['unit', 'contract'], choice) },
  { name: 'machine', what: 'machine tests', run: (choice) => tests(['machine'], choice) },
  { name: 'engine', what: 'engine tests', run: (choice) => tests(['engine*'], choice) },
  { name: 'server', what: 'server tests', run: (choice) => tests(['server'], choice) },
  {
    name: 'browser',
    what: 'browser tests',
    needsBuild: true,
    needsBrowser: true,
    run: (choice) => browserTests(['chromium', 'qa'], choice),
  },
  {
    name: 'pictures',
    what: 'states of all games beside their reference pictures',
    needsBuild: true,
    needsBrowser: true,
    isExtra: true,
    run: () => browserTests(['pictures']),
  },
  {
    name: 'browsers',
    what: 'walks through Chromium, WebKit and Firefox',
    needsBuild: true,
    needsBrowser: true,
    isExtra: true,
    run: () => browserTests(['chromium-walks', 'webkit-walks', 'firefox-walks']),
  },
  {
    name: 'nodes',
    what: 'the steps that need no browser, on every Node that README names',
    isExtra: true,
    run: onEveryNode,
  },
  {
    name: 'soak',
    what: 'the tests that go on for long, at full length',
    needsBuild: true,
    needsBrowser: true,
    isExtra: true,
    run: async () => {
      const [headless, browser] = [await tests(['soak']), await browserTests(['soak'])];
      return { passed: headless.passed + browser.passed, failed: headless.failed + browser.failed };
    },
  },
];

await launch(async () => {
  console.log(`Node ${process.versions.node} (${process.execPath})`);
  const total = { passed: 0, failed: 0 };
  try {
    const { steps, choices } = await choose(process.argv.slice(2));
    await installMissing();
    if (steps.some((step) => step.needsBrowser)) process.env.CHROMIUM_PATH = await ensureBrowser();
    if (steps.some((step) => step.name === 'browsers')) await ensureOtherBrowsers();
    for (const step of joinSteps(steps)) {
      const count = await runStep(step, choices.get(step.name.split(',')[0] ?? ''));
      total.passed += count.passed;
      total.failed += count.failed;
      if (count.failed > 0) break;
    }
  } catch (error) {
    console.error(describeError(error));
    total.failed += 1;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});

/**
 * @param {readonly string[]} names names of steps. An empty list means all, and `changed` means the affected ones
 * @returns {Promise<{ steps: Step[], choices: Map<string, string[]> }>} steps in the order of {@link STEPS}, with the
 *   build if one of them needs it, and test filters by step
 */
async function choose(names) {
  /** @type {Map<string, string[]>} */
  const choices = new Map();
  if (names.length !== 1 || names[0] !== 'changed') return { steps: chooseSteps(names), choices };
  const { base, paths } = await changedFiles();
  const slugs = await readdir(path.join(root, 'machines/games'));
  const plan = planFor(paths, await readBrowserTests(), slugs);
  for (const step of BY_IMPORT) choices.set(step, [`--changed=${base}`]);
  choices.set('browser', plan.browser);
  console.log(`${paths.length} files differ: ${plan.steps.join(', ')}`);
  return { steps: chooseSteps(plan.steps), choices };
}

/**
 * @param {readonly string[]} names names of steps. An empty list means all
 * @returns {Step[]} steps in the order of {@link STEPS}, with the build if one of them needs it
 */
function chooseSteps(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no step "${unknown[0]}". The steps: ${STEPS.map((step) => step.name).join(', ')}; or: changed`,
    );
  }
  const chosen = STEPS.filter((step) => (names.length === 0 ? !step.isExtra : names.includes(step.name)));
  const needsBuild = chosen.some((step) => step.needsBuild);
  return STEPS.filter((step) => chosen.includes(step) || (needsBuild && step.name === 'build'));
}

/**
 * Merges the steps that only need CPU into one Vitest run. In separate runs, cores would wait for the last file of
 * each step.
 *
 * @param {readonly Step[]} steps
 * @returns {Step[]} the steps, with a single step for the merged ones, which share the test filter
 */
function joinSteps(steps) {
  const joined = steps.filter(({ name }) => BY_IMPORT.includes(name));
  if (joined.length < 2) return [...steps];
  const names = joined.map(({ name }) => name);
  /** @type {Step} */
  const one = {
    name: names.join(', '),
    what: joined.map(({ what }) => what).join(', '),
    run: (choice) =>
      tests(
        names.map((name) => `${name}*`),
        choice,
      ),
  };
  return steps.flatMap((step) => (step === joined[0] ? [one] : joined.includes(step) ? [] : [step]));
}

/**
 * Runs one step, and prints its name and duration.
 *
 * @param {Step} step
 * @param {readonly string[]} [choice] test filter
 * @returns {Promise<Count>} at least one failure if the step failed
 */
async function runStep({ name, what, run }, choice) {
  console.log(`\n${name}: ${what}`);
  const start = performance.now();
  /** @type {Count} */
  let count;
  try {
    count = await run(choice);
  } catch (error) {
    console.error(describeError(error));
    count = { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(count.failed === 0 ? `${name}: done in ${seconds} s` : `${name}: FAILED after ${seconds} s`);
  return count;
}

/** @returns {Promise<Count>} one failure for each Node on which a step failed, and no passed tests */
async function onEveryNode() {
  const steps = STEPS.filter((step) => !step.needsBrowser && !step.isExtra).map((step) => step.name);
  const failed = await runOnEveryNode('tools/test.mjs', steps);
  if (failed.length > 0) console.error(`These Nodes failed: ${failed.join(', ')}`);
  return { passed: 0, failed: failed.length };
}

/** @returns {Promise<Count>} */
async function lint() {
  const style = await tool('@biomejs/biome/bin/biome', ['check']);
  const dead = await tool('knip/bin/knip.js', ['--no-progress']);
  return { passed: 0, failed: style.failed + dead.failed };
}

/** @returns {Promise<Count>} */
async function build() {
  await buildIfStale();
  return { passed: 0, failed: 0 };
}

/**
 * Runs a tool that only passes or fails.
 * @param {string} script
 * @param {readonly string[]} args
 * @returns {Promise<Count>}
 */
async function tool(script, args) {
  return { passed: 0, failed: (await runPackage(script, args)) === 0 ? 0 : 1 };
}

/**
 * @param {readonly string[]} projects projects in vitest.config.ts
 * @param {readonly string[]} [choice] test filter, in Vitest's syntax
 * @returns {Promise<Count>}
 */
function tests(projects, choice = []) {
  return reported(async (report) => {
    const code = await runPackage(
      'vitest/vitest.mjs',
      [
        ...['run', ...projects.flatMap((project) => ['--project', project]), ...choice],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      // Vitest sets NODE_ENV itself. React, for example, behaves differently in production.
      { NODE_ENV: undefined },
    );
    return countTests(await readFile(report, 'utf8').catch(() => undefined), code);
  });
}

/**
 * @param {readonly string[]} projects projects in playwright.config.ts
 * @param {readonly string[]} [choice] files
 * @returns {Promise<Count>}
 */
function browserTests(projects, choice = []) {
  return reported(async (report) => {
    const code = await runPackage(
      'playwright/cli.js',
      ['test', ...projects.map((project) => `--project=${project}`), ...choice, '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    );
    return countBrowserTests(await readFile(report, 'utf8').catch(() => undefined), code);
  });
}

/**
 * @param {(report: string) => Promise<Count>} run runs tests, which write a report to this file
 * @returns {Promise<Count>}
 */
async function reported(run) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-tests-'));
  try {
    return await run(path.join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
