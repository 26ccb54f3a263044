import { defineConfig } from 'playwright/test';
import { launchOptions } from './tests/drivers/browser';
import { findOther } from './tools/find-browser.mjs';

const isWorker = process.env.TEST_WORKER_INDEX !== undefined;

/** Whether the command names a project: `npx playwright test --project=soak`. A worker runs what the command chose. */
const isNamed = (project: string): boolean =>
  isWorker || process.argv.some((word) => word === project || word === `--project=${project}`);

// Workers inherit the environment.
if (!isWorker && isNamed('soak')) process.env.SOAK = 'yes';
if (!isWorker && isNamed('screenshots')) process.env.SHARP = 'yes';

const STORIES = ['e2e/**/*.test.ts', 'contract/*.browser.test.ts'];
const WALKS = { testMatch: 'browsers/*.test.ts', timeout: 300_000, workers: 1 };

/** Projects that run only when the command names them. */
const ON_REQUEST = [
  { name: 'pictures', testMatch: 'pictures/*.test.ts', timeout: 300_000 },
  { name: 'screenshots', testMatch: ['screenshots/*.test.ts', 'pictures/*.test.ts'] },
  { name: 'chromium-walks', ...WALKS },
  { name: 'webkit-walks', ...WALKS, use: { browserName: 'webkit' as const } },
  { name: 'firefox-walks', ...WALKS, use: { browserName: 'firefox' as const } },
  {
    name: 'soak',
    testMatch: [...STORIES, 'qa/*.test.ts', 'soak/*.test.ts'],
    // Vitest runs this test of the server.
    testIgnore: 'soak/hostile.test.ts',
    timeout: 300_000,
    workers: 1,
  },
].filter(({ name }) => isNamed(name));

for (const [project, browser] of [
  ['webkit-walks', 'WebKit'],
  ['firefox-walks', 'Firefox'],
] as const) {
  const place = ON_REQUEST.findIndex(({ name }) => name === project);
  if (isWorker || place < 0 || (await findOther(browser))) continue;
  console.log(`There is no ${browser}: ${project} is left out. \`npm run browsers\` can install it.`);
  ON_REQUEST.splice(place, 1);
}

/** Tests with a browser. Vitest runs all others: vitest.config.ts. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/fixtures/serve.ts',
  outputDir: 'test-results',
  reporter: 'list',
  // A test that only sometimes passes is broken.
  retries: 0,
  fullyParallel: true,
  // Each worker spends part of its time waiting for its browser, so two cores are enough for three workers.
  workers: 3,
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
    // One worker, because it builds and serves the QA build: first, while the others run stories.
    { name: 'qa', testMatch: 'qa/*.test.ts', workers: 1 },
    { name: 'chromium', testMatch: STORIES },
    ...ON_REQUEST,
  ],
});
