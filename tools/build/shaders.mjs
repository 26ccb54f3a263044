/**
 * A Vite plugin that leaves comments and indentation out of shaders. A comment of one word in capitals stays, because
 * it marks the place of a part (`//LIGHTS`). A shader's source is a text for Vite, so no minifier reads it.
 */
import { readFileSync } from 'node:fs';

export const shaders = () => ({
  name: 'shaders',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const [, file] = /^(.+\.glsl)\?raw$/.exec(id) ?? [];
    if (!file) return undefined;
    this.addWatchFile(file);
    return `export default ${JSON.stringify(withoutComments(readFileSync(file, 'utf8')))}`;
  },
});

/** Returns GLSL without comments, indentation and empty lines. */
const withoutComments = (source) =>
  source
    .replace(/\/\*(?![A-Z]+\*\/)[\s\S]*?\*\/|\/\/(?![A-Z]+$).*$/gm, '')
    .replace(/^\s+|\s+$/gm, '')
    .replace(/\n{2,}/g, '\n');
