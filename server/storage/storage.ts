/** What the server keeps, in one Postgres schema: on PGlite in the data directory, or on a PostgreSQL of one's own. */
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { loggable } from '../loggable';
import type { Settings } from '../settings';
import { openPglite } from './pglite';
import { openPostgres } from './postgresql';
import type * as schema from './schema';
import { UnreachableError, whyUnreachable } from './unreachable';

/** Asked the same way on both engines; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Storage {
  readonly engine: 'pglite' | 'postgresql';
  readonly database: Database;
  /** @returns undefined when the database answers now, otherwise why not, without its address. */
  trouble(): Promise<string | undefined>;
  /** Lets what is under way finish, then closes. */
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

/**
 * Makes the transactions of a database say when it is the database that failed: what the drivers throw as they begin
 * and end one is not marked by Drizzle as its queries are.
 *
 * @param run How the engine does a transaction.
 */
export function guardTransactions(database: Database, run: Database['transaction']): void {
  database.transaction = async (work, config) => {
    let thrownByWork: unknown;
    try {
      return await run(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          thrownByWork = error;
          throw error;
        }
      }, config);
    } catch (error) {
      const reason = error === thrownByWork ? undefined : whyUnreachable(error);
      throw reason === undefined ? error : new UnreachableError(reason, { cause: error });
    }
  };
}

/** @returns what asks whether the database answers; any number of people asking at once costs one query. */
export function troubleOf(database: Database): () => Promise<string | undefined> {
  let asked: Promise<string | undefined> | undefined;
  return () => {
    asked ??= database
      .execute(sql`select 1`)
      .then(
        () => undefined,
        (error) => {
          console.warn(loggable(error));
          return 'The database does not answer.';
        },
      )
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
}
