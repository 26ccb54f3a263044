/**
 * Counts what a run of Vitest reported.
 *
 * @param {string | undefined} report Its JSON report; undefined when it wrote none.
 * @param {number} code Its exit code.
 * @returns {{ passed: number, failed: number }} A file that could not even be read counts as one failure, and so
 *   does whatever else made Vitest fail: a run that failed never counts as none failed.
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
