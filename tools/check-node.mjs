/**
 * Stops in plain words when Node is too old. Imported first by every launcher, before anything that would fail
 * with a stack instead; hence the old-fashioned JavaScript.
 */
import { readFileSync } from 'node:fs';

/**
 * @param {string} version Such as `20.19.0`.
 * @param {string} wanted The lowest that will do, as package.json says it: `>=20.19`.
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
