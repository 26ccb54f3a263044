import { readFileSync } from 'node:fs';

/**
 * Leaves comments and indentation out of shaders. A comment of one word in capitals stays, because it marks the place
 * of a part (`//LIGHTS`). No minifier reads a shader, because its source is a text.
 *
 * @returns {import('vite').Plugin}
 */
export const shaders = () => ({
  name: 'stillgrove:shaders',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, file] = /^(.+\.glsl)\?raw$/.exec(id) ?? [];
    if (!file) return undefined;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(withoutComments(readFileSync(file, 'utf8')))}`;
  },
});

/** @param {string} source */
const withoutComments = (source) =>
  source
    .replace(/\/\*(?![A-Z]+\*\/)[\s\S]*?\*\/|\/\/(?![A-Z]+$).*$/gm, '')
    .replace(/^\s+|\s+$/gm, '')
    .replace(/\n{2,}/g, '\n');
