/**
 * Reports an outdated Node in plain words. Every launcher imports this module first, because the other modules fail
 * with a stack trace on an old Node. This module therefore uses only old syntax.
 */
import { readFileSync } from 'node:fs';

/**
 * @param {string} version for example `20.19.0`
 * @param {string} wanted minimum version, as in package.json: `>=20.19`
 */
export function isTooOld(version, wanted) {
  const [major = 0, minor = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(wanted);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

/** @param {string} text */
function numbers(text) {
  return text.replace(/^\D*/, '').split('.').map(Number);
}

const wanted = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node;
if (isTooOld(process.versions.node, wanted)) {
  console.error(
    `Stillgrove needs Node ${wanted.replace('>=', '')} or newer, and this is Node ${process.versions.node}. ` +
      'Get a newer one at https://nodejs.org',
  );
  process.exit(1);
}
