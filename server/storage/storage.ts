import type { Settings } from '../base/settings';
import type { Storage } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgresql';

/**
 * Opens the storage and runs the missing migrations.
 * @throws {SettingsError} when another server uses the data directory, the directory cannot be written, the database
 *   cannot be reached or opened, or a newer server has migrated it
 */
export function openStorage({
  dataDir,
  databaseUrl,
  secret,
}: Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'secret'>>): Promise<Storage> {
  return databaseUrl === undefined ? openPglite(dataDir, secret) : openPostgres(databaseUrl, secret);
}
