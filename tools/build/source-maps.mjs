import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Moves the source maps out of the folders that the server and the image contain, into `maps` beside them.
 * `npm run where` reads them.
 *
 * @returns {import('vite').Plugin}
 */
export function sourceMaps() {
  return {
    name: 'stillgrove:source-maps',
    apply: 'build',
    async buildStart() {
      // The client is built first.
      if (this.environment.name === 'client')
        await rm(folderOf(this.environment), { recursive: true, force: true });
    },
    async writeBundle({ dir = '' }, bundle) {
      const folder = folderOf(this.environment);
      await mkdir(folder, { recursive: true });
      for (const name of Object.keys(bundle))
        if (name.endsWith('.map')) await rename(path.join(dir, name), path.join(folder, path.basename(name)));
    },
  };
}

/** @param {import('vite').Environment} environment */
const folderOf = ({ config: { root, build } }) => path.resolve(root, build.outDir, '../maps');
