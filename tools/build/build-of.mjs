import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the version, the commit and its day. Without git, as in an image's build, `COMMIT` and `COMMIT_DAY` of the
 * environment name the commit.
 *
 * @param {string} root
 * @returns {import('../../domain/build').Build}
 */
export function buildOf(root) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const git = (/** @type {string[]} */ ...words) => {
    try {
      return execFileSync('git', words, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // There is no git, or the folder is no clone.
      return '';
    }
  };
  return {
    version,
    commit: git('describe', '--always', '--dirty', '--exclude', '*') || process.env.COMMIT || 'unknown',
    day: git('log', '-1', '--format=%cs') || process.env.COMMIT_DAY || 'unknown',
  };
}
