import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps one file of the tree at its own, unhashed address in the build. The development server already serves
 * the tree at its paths, so only the build needs help.
 *
 * @param {string} file Path from the project root, which is also its address: `assets/audio/rainforest.mp3`.
 *   A file that does not exist is left out with a warning, so that the build works before the sound is made.
 * @returns {import('vite').Plugin}
 */
export function fixedAddress(file) {
  return {
    name: 'stillgrove:fixed-address',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      try {
        const source = await readFile(path.join(this.environment.config.root, file));
        this.emitFile({ type: 'asset', fileName: file, source });
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
        this.warn(`${file} does not exist yet, so nothing will answer at /${file}`);
      }
    },
  };
}
