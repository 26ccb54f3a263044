import { readFile } from 'node:fs/promises';

/**
 * Leaves line comments, indents and empty lines of shaders out of the build. Comments that are placeholders
 * have no space after the slashes.
 *
 * @returns {import('vite').Plugin}
 */
export function shaderTexts() {
  return {
    name: 'stillgrove:shader-texts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.glsl\?raw$/ },
      async handler(id) {
        const file = id.replace(/\?raw$/, '');
        this.addWatchFile(file);
        return `export default ${JSON.stringify(shorten(await readFile(file, 'utf8')))}`;
      },
    },
  };
}

/** @param {string} shader */
const shorten = (shader) =>
  shader
    .split('\n')
    .map((line) => line.replace(/\/\/ .*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('');
