/** Counts the results of a run of tests. */

/**
 * Counts the results of a Vitest run.
 *
 * @param {string | undefined} report JSON report. Undefined if Vitest wrote none
 * @param {number} code exit code
 * @returns {{ passed: number, failed: number }} A file that could not be loaded counts as one failure, and so does
 *   any other error of Vitest. A failed run has at least one failure
 */
export function countTests(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = numFailedTests + brokenFiles.length;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Counts the results of a Playwright run.
 *
 * @param {string | undefined} report JSON report. Undefined if Playwright wrote none
 * @param {number} code exit code
 * @returns {{ passed: number, failed: number }} A failed run has at least one failure
 */
export function countBrowserTests(report, code) {
  if (report === undefined) return { passed: 0, failed: 1 };
  /** @type {{ stats: { expected: number, unexpected: number } }} */
  const { stats } = JSON.parse(report);
  return { passed: stats.expected, failed: Math.max(stats.unexpected, code === 0 ? 0 : 1) };
}
