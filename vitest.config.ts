import { readdirSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/fixtures/longest-first.ts';

/** Whether the command names a project. `npx vitest run <file>` leaves out the projects that nobody has named. */
const isNamed = (project: string): boolean =>
  process.argv.some((word) => word === project || word === `--project=${project}`);

/** Tests that open the whole app without a browser. */
const WITH_PAGE = filesWith(/\/fakes\/page\/page'/, ['src', 'monkey']);

/** Tests that replace modules or globals of the browser, which the other files of a worker must not see. */
const REPLACING = {
  unit: filesWith(/vi\.mock\(|vi\.stubGlobal\(|fake-indexeddb/, ['src']).filter(
    (file) => !WITH_PAGE.includes(file),
  ),
  engine: filesWith(/vi\.mock\(/, ['engine']),
};

/**
 * Tests without a browser: one project for each kind of test, in the order of `npm test`. Playwright runs the others:
 * playwright.config.ts. No test is retried, because a test that only sometimes passes is broken.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('house', ['house']),
      project('unit', [], {
        include: ['tests/{domain,src,assets}/**/*.test.{ts,tsx}', 'assets/tests/**/*.test.ts'],
        // The files of a worker share their modules, because loading them takes longer than most of these tests.
        isolate: false,
        exclude: [...configDefaults.exclude, ...WITH_PAGE, ...REPLACING.unit],
      }),
      // Each file has its own worker.
      project('unit-alone', [], { include: REPLACING.unit }),
      project('machine', ['machines', 'paths', 'replays'], { isolate: false }),
      project('engine', ['engine'], {
        isolate: false,
        exclude: [...configDefaults.exclude, ...REPLACING.engine],
      }),
      project('engine-alone', [], { include: REPLACING.engine }),
      // The whole app without a browser, first of all the promises that every game keeps. React and XState are those of
      // the build, which take a fifth less time.
      {
        ...project('app', [], {
          include: ['tests/contract/*.test.ts', ...WITH_PAGE],
          exclude: [...configDefaults.exclude, '**/*.browser.test.ts'],
          setupFiles: ['tests/players/support/stand-in-stage.setup.ts'],
          env: { NODE_ENV: 'production' },
          isolate: false,
          // The first test of a worker loads the whole app.
          testTimeout: 60_000,
        }),
        oxc: { jsx: { runtime: 'automatic', development: false } },
      },
      // Server tests start processes with databases, several at a time.
      project('server', ['server'], {
        globalSetup: ['tests/fixtures/postgres-for-all.ts', 'tests/fixtures/server-for-all.ts'],
        // Each worker spends much of its time waiting for its processes, so two cores are enough for five workers.
        maxWorkers: 5,
        // As in `tests/server/support/running.ts`: a database compiles in half the time.
        execArgv: ['--liftoff-only'],
        // Each server has its own state, so the files of a worker share the modules and the compiled database.
        isolate: false,
        testTimeout: 90_000,
        hookTimeout: 120_000,
      }),
      // Searches for rare faults at full length: `npm run soak`.
      project('soak', [], {
        include: isNamed('soak') ? ['tests/soak/hostile.test.ts', ...soaks()] : [],
        globalSetup: ['tests/fixtures/postgres-for-all.ts', 'tests/fixtures/server-for-all.ts'],
        setupFiles: ['tests/players/support/stand-in-stage.setup.ts'],
        fileParallelism: false,
        env: { SOAK: 'yes' },
        testTimeout: 300_000,
        hookTimeout: 60_000,
      }),
      // Compares the app with a baseline in the same run: `npm run bench`.
      project('bench', isNamed('bench') ? ['bench'] : [], {
        globalSetup: ['tests/fixtures/serve.ts', 'tests/bench/support/processor.ts'],
        fileParallelism: false,
      }),
      // Records sessions and tests nothing: `npm run replay -- --update`.
      project('recordings', isNamed('recordings') ? ['recordings'] : [], {
        setupFiles: ['tests/players/support/stand-in-stage.setup.ts'],
      }),
    ],
  },
});

/**
 * Defines a project.
 * @param folders folders of its tests in `tests/`. A missing folder has no tests
 * @param more options of this project
 */
function project(
  name: string,
  folders: readonly string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    // Uses one copy of each of these packages, as in the build.
    resolve: { dedupe: ['pixi.js', 'react', 'react-dom'] },
    test: {
      name,
      environment: 'node',
      include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      // Vitest's defaults, 5 s, 10 s for hooks and 1 s of polling, are too short for a busy machine. Longer limits
      // cost no time, because a passing test never waits until the limit.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      // With Vitest's default a core would be idle.
      maxWorkers: '100%',
      expect: { poll: { timeout: 40_000 } },
      ...more,
    },
  };
}

/**
 * Returns the test files without a browser that import `fixtures/soak`. `npm run soak` runs them at full length, and
 * Playwright those with one.
 * @throws when there is none, which means that the fixture was renamed
 */
function soaks(): string[] {
  const files = filesWith(/\/fixtures\/soak/, ['server', 'machines', 'monkey']);
  if (files.length === 0) throw new Error('No test imports fixtures/soak.');
  return files;
}

/** Returns the test files that contain a pattern, in folders of `tests/`. */
function filesWith(pattern: RegExp, folders: readonly string[]): string[] {
  return folders
    .map((folder) => `tests/${folder}`)
    .flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(new URL(file, import.meta.url), 'utf8')));
}
