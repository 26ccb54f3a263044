import type { Settings } from '../settings';
import type { Storage } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgresql';

/**
 * Opens the storage and brings its tables up to date.
 *
 * @throws {SettingsError} when another server has the data directory, when it cannot be written, when the database
 *   cannot be reached or opened, or when it belongs to a newer server.
 */
export function openStorage({
  dataDir,
  databaseUrl,
  secret,
}: Pick<Settings, 'dataDir' | 'databaseUrl'> & Partial<Pick<Settings, 'secret'>>): Promise<Storage> {
  return databaseUrl === undefined ? openPglite(dataDir, secret) : openPostgres(databaseUrl, secret);
}
