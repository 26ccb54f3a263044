/** What the server keeps, in one Postgres schema: on PGlite in the data directory, or on a PostgreSQL of one's own. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Settings } from '../settings';
import { openPglite } from './pglite';
import { openPostgres } from './postgresql';
import type * as schema from './schema';

/** Asked the same way on both engines; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Storage {
  readonly engine: 'pglite' | 'postgresql';
  readonly database: Database;
  /** @returns undefined when the database answers now, otherwise why not, without its address. */
  trouble(): Promise<string | undefined>;
  /** Lets what is under way finish, then closes; once more changes nothing. */
  close(): Promise<void>;
}

/**
 * Opens the storage and brings its tables up to date.
 *
 * @throws {SettingsError} when another server has the data directory, when it cannot be written, when the database
 *   cannot be reached or opened, or when it belongs to a newer server.
 */
export function openStorage({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Storage> {
  return databaseUrl === undefined ? openPglite(dataDir) : openPostgres(databaseUrl);
}
