import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives files fixed, unhashed URLs in the build. Unlike files in a public folder, these files stay where `npm run art`
 * and `npm run sound` write them. The development server serves all files at their paths anyway.
 *
 * @param {readonly string[]} files paths from the root of the project, which are also their URLs
 * @returns {import('vite').Plugin}
 */
export function fixedAddresses(files) {
  return {
    name: 'stillgrove:fixed-addresses',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const fileName of files) {
        const source = await readFile(path.join(this.environment.config.root, fileName));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
