/**
 * Prepared PGlite databases to copy. Creating and migrating a database takes seconds of CPU time, and the tests start
 * dozens of servers.
 */
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { openPgliteStorage } from '../../../server/storage/pglite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/server-tests');
const migrations = path.join(root, 'server/storage/migrations');

const made = new Map<string, Promise<string>>();

/** Copies a database without tables into a data directory, as PGlite's first start would create it. */
export async function layEmptyDatabase(dataDir: string): Promise<void> {
  await lay(dataDir, `empty-${await pgliteVersion()}`, async (folder) => {
    await (await PGlite.create(path.join(folder, 'database'))).close();
  });
}

/**
 * Copies a database with empty tables into a data directory, as the server's first start would create it, but without
 * the installation secret.
 */
export async function layReadyDatabase(dataDir: string): Promise<void> {
  const name = `ready-${await pgliteVersion()}-${await migrationsHash()}`;
  await lay(dataDir, name, async (folder) => {
    await layEmptyDatabase(folder);
    await (await openPgliteStorage(folder, 'a secret that is given is not kept')).close();
  });
}

/** @param make creates the database in the subfolder `database` of the given folder */
async function lay(dataDir: string, name: string, make: (folder: string) => Promise<void>): Promise<void> {
  const before = made.get(name) ?? makeOnce(name, make);
  made.set(name, before);
  // For a database's thousand small files, `cp` takes three times the CPU time.
  cpSync(await before, path.join(dataDir, 'database'), { recursive: true });
}

/** Returns the folder to copy. A rename gives the folder its final name, so a folder with that name is complete. */
async function makeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cache, name);
  if (await isThere(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(path.join(cache, 'making-'));
  await make(fresh);
  // Another test file may have created the folder first, with the same contents.
  await rename(path.join(fresh, 'database'), folder).catch((taken: NodeJS.ErrnoException) => {
    if (taken.code !== 'ENOTEMPTY' && taken.code !== 'EEXIST') throw taken;
  });
  await rm(fresh, { recursive: true, force: true });
  return folder;
}

const isThere = (folder: string): Promise<boolean> =>
  access(folder).then(
    () => true,
    () => false,
  );

async function pgliteVersion(): Promise<string> {
  const manifest = path.join(root, 'node_modules/@electric-sql/pglite/package.json');
  return JSON.parse(await readFile(manifest, 'utf8')).version;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort();
  for (const file of files) hash.update(file).update(await readFile(path.join(migrations, file)));
  return hash.digest('hex').slice(0, 12);
}
