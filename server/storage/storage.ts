import type { ServerSettings } from '../base/settings';
import type { Storage } from './database';
import { openPgliteStorage } from './pglite';
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
}: Pick<ServerSettings, 'dataDir' | 'databaseUrl'> &
  Partial<Pick<ServerSettings, 'secret'>>): Promise<Storage> {
  return databaseUrl === undefined ? openPgliteStorage(dataDir, secret) : openPostgres(databaseUrl, secret);
}
