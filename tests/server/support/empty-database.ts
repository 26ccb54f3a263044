import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/server-tests');

let made: Promise<string> | undefined;

/**
 * Lays a database without any table into a data directory, as PGlite itself would make it at its first start: that
 * takes seconds of processor time, a copy does not, and the tests start servers by the dozen.
 */
export async function layEmptyDatabase(dataDir: string): Promise<void> {
  made ??= make();
  await cp(await made, path.join(dataDir, 'database'), { recursive: true });
}

/** @returns the folder to copy, made once for each version of PGlite. */
async function make(): Promise<string> {
  const manifest = path.join(root, 'node_modules/@electric-sql/pglite/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = path.join(cache, `empty-database-${version}`);
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(path.join(cache, 'making-'));
  try {
    // Whoever finds one file finds all of them, since the folder came here by renaming.
    await readFile(path.join(folder, 'PG_VERSION'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await (await PGlite.create(path.join(fresh, 'database'))).close();
    // Another test file may have been quicker; its folder is as good as ours.
    await rename(path.join(fresh, 'database'), folder).catch((taken: NodeJS.ErrnoException) => {
      if (taken.code !== 'ENOTEMPTY' && taken.code !== 'EEXIST') throw taken;
    });
  }
  await rm(fresh, { recursive: true, force: true });
  return folder;
}
