import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/drivers/browser';

/** Whether the command names a project. A worker runs what the command has chosen. */
const isNamed = (project: string): boolean =>
  process.env.TEST_WORKER_INDEX !== undefined ||
  process.argv.some((word) => word === project || word === `--project=${project}`);

if (isNamed('soak') && process.env.TEST_WORKER_INDEX === undefined) process.env.SOAK = 'yes';
if (isNamed('screenshots') && process.env.TEST_WORKER_INDEX === undefined) process.env.SHARP = 'yes';

/** Tests with a browser. Vitest runs all others: vitest.config.ts. */
export default defineConfig({
  testDir: 'tests',
  testMatch: [],
  globalSetup: './tests/fixtures/serve.ts',
  outputDir: 'test-results',
  // A test that only sometimes passes is broken.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 3,
  reporter: 'list',
  // Longer limits cost no time, because a passing test never waits until the limit.
  timeout: 150_000,
  expect: { timeout: 40_000 },
  use: {
    launchOptions: await launchOptions(),
    screenshot: 'only-on-failure',
    // Pictures and copies of the page would take half as long again as the tests: `--trace on` adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: 'chromium', testMatch: ['e2e/**/*.test.ts', 'contract/*.browser.test.ts'] },
    // One worker, because it builds and serves the QA build.
    { name: 'qa', testMatch: 'qa/*.test.ts', workers: 1 },
    // The command must name these: `npx playwright test --project pictures`.
    { name: 'pictures', testMatch: 'pictures/*.test.ts' },
    { name: 'screenshots', testMatch: 'screenshots/*.test.ts' },
    // Walks through the app. Playwright's own WebKit and Firefox play them, or the distribution's.
    ...(['chromium', 'webkit', 'firefox'] as const).map((browserName) => ({
      name: `${browserName}-walks`,
      testMatch: 'browsers/*.test.ts',
      timeout: 300_000,
      workers: 1,
      use: { browserName },
    })),
    {
      name: 'soak',
      testMatch: ['soak/*.test.ts', 'e2e/**/*.test.ts', 'contract/*.browser.test.ts', 'qa/*.test.ts'],
      // Vitest runs this test of the server.
      testIgnore: 'soak/hostile.test.ts',
      timeout: 300_000,
      workers: 1,
    },
  ].filter(({ name }) => ['chromium', 'qa'].includes(name) || isNamed(name)),
});
