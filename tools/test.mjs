/**
 * `npm test`: runs all checks, the fastest first. `npm test -- house machine` runs only the named steps. Every step
 * runs, whatever fails before it. The last lines name the failed steps and count the tests: `120 passed, 0 failed`.
 */
import './check-node.mjs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build.mjs';
import { installMissing } from './install.mjs';
import { ensureBrowser, ensureOtherBrowsers } from './install-browser.mjs';
import { describeError, launch, runPackage, UserError } from './launch.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, run: () => Promise<Count>, needs?: 'build' | 'browser', isExtra?: true }} Step
 *   A step that needs the browser needs the build too. A step with `isExtra` runs only when it is named.
 */

/** Steps that only need CPU. They run together, because in separate runs cores would wait for the last file of each. */
const TOGETHER = ['unit', 'machine', 'engine'];

/** Steps whose tools mostly use one core. They run at the same time. */
const AT_ONCE = ['types', 'lint', 'build'];

/** @type {Step[]} */
const STEPS = [
  { name: 'types', run: () => tool('typescript/bin/tsc', '-b') },
  {
    name: 'lint',
    run: async () =>
      sum(await Promise.all([tool('@biomejs/biome/bin/biome', 'ci'), tool('knip/bin/knip.js')])),
  },
  { name: 'build', run: () => buildIfStale().then(() => ({ passed: 0, failed: 0 })) },
  { name: 'house', needs: 'build', run: () => vitest('house') },
  { name: 'unit', run: () => vitest('unit*', 'app') },
  { name: 'machine', run: () => vitest('machine') },
  { name: 'engine', run: () => vitest('engine*') },
  { name: 'server', run: () => vitest('server') },
  { name: 'browser', needs: 'browser', run: () => playwright('chromium', 'qa') },
  { name: 'pictures', needs: 'browser', isExtra: true, run: () => playwright('pictures') },
  {
    name: 'browsers',
    needs: 'browser',
    isExtra: true,
    run: () => playwright('chromium-walks', 'webkit-walks', 'firefox-walks'),
  },
  {
    name: 'soak',
    needs: 'browser',
    isExtra: true,
    run: async () => sum([await vitest('soak'), await playwright('soak')]),
  },
];

/**
 * @param {readonly string[]} names names of steps. An empty list means all
 * @returns {Step[]} steps in the order of {@link STEPS}, with the build if one of them needs it
 */
function choose(names) {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown)
    throw new UserError(
      `There is no step "${unknown}". The steps: ${STEPS.map(({ name }) => name).join(', ')}`,
    );
  const chosen = STEPS.filter(({ name, isExtra }) => (names.length === 0 ? !isExtra : names.includes(name)));
  const needsBuild = chosen.some(({ needs }) => needs);
  const steps = STEPS.filter((step) => chosen.includes(step) || (needsBuild && step.name === 'build'));
  const together = steps.filter(({ name }) => TOGETHER.includes(name)).map(({ name }) => name);
  if (together.length < 2) return steps;
  const projects = together.flatMap((name) => [`${name}*`, ...(name === 'unit' ? ['app'] : [])]);
  /** @type {Step} */
  const joined = { name: together.join(', '), run: () => vitest(...projects) };
  return steps.flatMap((step) =>
    step.name === together[0] ? [joined] : together.includes(step.name) ? [] : [step],
  );
}

/**
 * Runs a step, and prints its name and duration.
 *
 * @param {Step} step
 * @returns {Promise<Count>} at least one failure if the step failed
 */
async function runStep({ name, run }) {
  console.log(`\n${name}`);
  const start = performance.now();
  const count = await run().catch((error) => {
    console.error(describeError(error));
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${count.failed === 0 ? 'done in' : 'FAILED after'} ${seconds} s`);
  return count;
}

/** @param {readonly Count[]} counts */
const sum = (counts) => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});

/**
 * Runs a tool that only passes or fails.
 * @param {string} script
 * @param {string[]} args
 */
const tool = async (script, ...args) => ({
  passed: 0,
  failed: (await runPackage(script, args)) === 0 ? 0 : 1,
});

/** @param {string[]} projects projects in vitest.config.ts */
const vitest = (...projects) =>
  counted(async (report) => {
    const code = await runPackage(
      'vitest/vitest.mjs',
      [
        ...['run', ...projects.flatMap((project) => ['--project', project])],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ],
      // Vitest sets NODE_ENV itself. React, for example, behaves differently in production.
      { NODE_ENV: undefined },
    );
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, 'utf8'));
    return { code, passed: numPassedTests, failed: numFailedTests };
  });

/** @param {string[]} projects projects in playwright.config.ts */
const playwright = (...projects) =>
  counted(async (report) => {
    const code = await runPackage(
      'playwright/cli.js',
      ['test', ...projects.map((project) => `--project=${project}`), '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    );
    const { stats } = JSON.parse(await readFile(report, 'utf8'));
    return { code, passed: stats.expected, failed: stats.unexpected };
  });

/**
 * @param {(report: string) => Promise<Count & { code: number }>} run runs tests that write a report to this file
 * @returns {Promise<Count>} A run that fails without a failed test, such as one with a file that does not load, has
 *   one failure
 */
async function counted(run) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-tests-'));
  try {
    const { code, passed, failed } = await run(path.join(folder, 'report.json'));
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

await launch(async () => {
  console.log(`Node ${process.versions.node} (${process.execPath})`);
  const steps = choose(process.argv.slice(2));
  await installMissing();
  if (steps.some(({ needs }) => needs === 'browser')) process.env.CHROMIUM_PATH = await ensureBrowser();
  if (steps.some(({ name }) => name === 'browsers')) await ensureOtherBrowsers();
  const count = async (/** @type {Step} */ step) => ({ name: step.name, ...(await runStep(step)) });
  const counts = await Promise.all(steps.filter(({ name }) => AT_ONCE.includes(name)).map(count));
  for (const step of steps.slice(counts.length)) counts.push(await count(step));
  const failures = counts.filter(({ failed }) => failed > 0);
  if (failures.length > 0) console.log(`Failed: ${failures.map(({ name }) => name).join('; ')}`);
  const { passed, failed } = sum(counts);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
