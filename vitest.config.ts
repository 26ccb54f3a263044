import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * One project for each kind of test, in the order `npm test` runs them. No test is ever tried twice: one that
 * passes only sometimes is a failing test.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      project('house', ['house']),
      project('unit', ['domain', 'src', 'assets']),
      project('machine', ['machines', 'paths']),
      project('engine', ['engine']),
      // They start processes with databases, several at a time.
      project('server', ['server'], {
        globalSetup: 'tests/support/postgres-for-all.ts',
        // Each waits for its processes most of the time, so one core may serve two.
        maxWorkers: 2,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      // Thousands of hostile requests: `npm run soak`.
      project('soak', ['soak'], { globalSetup: 'tests/support/postgres-for-all.ts' }),
      project('browser', ['e2e'], {
        globalSetup: 'tests/support/serve.ts',
        // One file at a time: a page that waits for a busy machine is not a slow page.
        fileParallelism: false,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      // Measured side by side in the same run: `npm run bench`.
      project('bench', ['bench'], { globalSetup: 'tests/support/serve.ts', fileParallelism: false }),
      // Not a test but for looking: `npm run screenshots`.
      project('screenshots', ['screenshots'], {
        globalSetup: 'tests/support/serve.ts',
        fileParallelism: false,
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
      ...more,
    },
  };
}
