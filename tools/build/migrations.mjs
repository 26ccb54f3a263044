import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FOLDER = 'server/storage/migrations';

/**
 * Copies the migrations next to the server's bundle, where `server/storage/migrate.ts` expects them.
 *
 * @returns {import('vite').Plugin}
 */
export function migrations() {
  return {
    name: 'stillgrove:migrations',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    async generateBundle() {
      const folder = path.join(this.environment.config.root, FOLDER);
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = path.join(entry.parentPath, entry.name);
        const fileName = path.join('migrations', path.relative(folder, file)).split(path.sep).join('/');
        this.emitFile({ type: 'asset', fileName, source: await readFile(file) });
      }
    },
  };
}
