import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/fixtures/longest-first.ts';

/**
 * One project for each kind of test, in the order `npm test` runs them. No test is ever tried twice: one that
 * passes only sometimes is a failing test.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    projects: [
      project('house', ['house']),
      project('unit', ['domain', 'src', 'assets']),
      project('machine', ['machines', 'paths']),
      project('engine', ['engine', 'monkey']),
      // They start processes with databases, several at a time.
      project('server', ['server'], {
        globalSetup: 'tests/fixtures/postgres-for-all.ts',
        // Each waits for its processes a good part of the time, so two cores serve three.
        maxWorkers: 3,
        testTimeout: 90_000,
        hookTimeout: 120_000,
      }),
      project('browser', ['e2e'], {
        globalSetup: 'tests/fixtures/serve.ts',
        // Each waits for its browser a part of the time, so two cores serve three.
        maxWorkers: 3,
        // The files of a worker share a browser (`tests/drivers/browser.ts`), and what it takes to drive one.
        isolate: false,
        testTimeout: 150_000,
        hookTimeout: 120_000,
      }),
      // States of all games beside their reference pictures: `npm test -- pictures`.
      project('pictures', ['pictures'], {
        globalSetup: 'tests/fixtures/serve.ts',
        maxWorkers: 3,
        isolate: false,
        testTimeout: 150_000,
        hookTimeout: 120_000,
      }),
      // What comes rarely, looked for at length: `npm run soak`.
      project('soak', [], {
        include: ['tests/soak/**/*.test.ts', ...soaks()],
        globalSetup: ['tests/fixtures/postgres-for-all.ts', 'tests/fixtures/serve.ts'],
        fileParallelism: false,
        env: { SOAK: 'yes' },
        testTimeout: 300_000,
        hookTimeout: 60_000,
      }),
      // Measured side by side in the same run: `npm run bench`.
      project('bench', ['bench'], {
        globalSetup: ['tests/fixtures/serve.ts', 'tests/bench/support/processor.ts'],
        fileParallelism: false,
      }),
      // Not a test but for looking: `npm run screenshots`.
      project('screenshots', ['screenshots'], {
        globalSetup: 'tests/fixtures/serve.ts',
        fileParallelism: false,
        env: { SHARP: 'yes' },
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
    ],
  },
});

/**
 * @param folders Where its tests are, below `tests/`. One that does not exist yet has none.
 * @param more What sets this project apart.
 */
function project(
  name: string,
  folders: readonly string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    // The same single copies as in the build.
    resolve: { dedupe: ['pixi.js', 'react', 'react-dom'] },
    test: {
      name,
      environment: 'node',
      include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
      // Vitest's own five seconds, and one second for what is polled, are too short for a busy machine. Nothing waits for
      // them to pass: Playwright, too, looks for 20 s.
      testTimeout: 30_000,
      // Vitest's own choice leaves a core free for whoever watches.
      maxWorkers: '100%',
      expect: { poll: { timeout: 40_000 } },
      ...more,
    },
  };
}

/**
 * @returns the test files that go on for longer in a soak: those that ask how long
 * @throws when there is none, because the fixture that they ask has another name
 */
function soaks(): string[] {
  const files = ['tests/server', 'tests/e2e', 'tests/monkey']
    .flatMap((folder) =>
      readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => readFileSync(new URL(file, import.meta.url), 'utf8').includes('/fixtures/soak'));
  if (files.length === 0) throw new Error('No test imports fixtures/soak.');
  return files;
}
