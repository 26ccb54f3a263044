import { access, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { SettingsError } from '../base/settings';
import { openDataDirectory } from './data-directory';
import { type Storage, WRITE_CHECK_LIFETIME_MS } from './database';
import { cacheCheckResult, createReadCheck, once, patchTransaction } from './engine';
import { readOrCreateSecret } from './installation';
import { lockDirectory } from './lock';
import { migrateToLatest } from './migrate';

export class InUseError extends SettingsError {}

/**
 * Locks the data directory, opens or creates the database in it, and runs the missing migrations.
 * @throws {SettingsError} when the directory cannot be written, another process uses the directory, the database cannot
 *   be opened, or a newer server has migrated it
 */
export async function openPgliteStorage(dataDir: string, secret?: string): Promise<Storage> {
  const directory = await openDataDirectory(dataDir);
  const unlock = await lockDirectory(directory.path);
  if (unlock === undefined) {
    throw new InUseError(
      `DATA_DIR is "${dataDir}", which another server is using. Stop that one, or give this one a directory of its own.`,
    );
  }
  const client = await openOrCreate(path.join(directory.path, 'database')).catch((error: Error) => {
    throw new SettingsError(`DATA_DIR is "${dataDir}". Its database cannot be opened: ${error.message}`, {
      cause: error,
    });
  });
  const database = drizzle(client);
  await migrateToLatest(database, migrate);
  await directory.closeContents();
  patchTransaction(database, database.transaction.bind(database));
  const installationSecret = await readOrCreateSecret(database, secret);
  refuseWithoutRoom(client, directory.hasRoom);
  return {
    engine: 'pglite',
    database,
    secret: installationSecret,
    readError: createReadCheck(database),
    // With a file instead of the database, because PGlite may crash when it cannot write.
    writeError: cacheCheckResult(WRITE_CHECK_LIFETIME_MS, directory.writeError),
    vacuum: async () => {
      await client.exec('vacuum');
    },
    close: once(async () => {
      await client.close();
      await unlock();
    }),
  };
}

/** SQLSTATE of a full disk. */
const DISK_FULL = '53100';

/** Makes every write fail while the disk is nearly full, because PGlite would loop within it and block the process. */
function refuseWithoutRoom(client: PGlite, hasRoom: () => boolean): void {
  const guarded = <Args extends unknown[], Result>(
    run: (...args: Args) => Promise<Result>,
    isRead: (first: Args[0]) => boolean = () => false,
  ) => {
    return async (...args: Args): Promise<Result> => {
      if (isRead(args[0]) || hasRoom()) return run(...args);
      throw Object.assign(new Error('The disk is full.'), { code: DISK_FULL });
    };
  };
  client.query = guarded(client.query.bind(client), (text) => /^\s*select\b/i.test(text)) as never;
  client.exec = guarded(client.exec.bind(client));
  client.transaction = guarded(client.transaction.bind(client)) as never;
}

/** Creates a missing database under a temporary name first, so that a killed process leaves none unfinished. */
async function openOrCreate(folder: string): Promise<PGlite> {
  if (!(await exists(folder))) {
    const unfinished = `${folder}-being-made`;
    await rm(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    await rename(unfinished, folder);
  }
  return PGlite.create(folder);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
