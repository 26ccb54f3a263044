/** What the server keeps, in one Postgres schema: on PGlite in the data directory, or on a PostgreSQL of one's own. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Asked the same way on both engines; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * For `prepare`, of a question that is asked so often that its SQL is put together once. To the database it goes as any
 * other: a plan kept there under a name would no longer fit once a newer server has changed the tables.
 */
export const UNNAMED = '';

export interface Storage {
  readonly engine: 'pglite' | 'postgresql';
  readonly database: Database;
  /** Of this installation, the same for all servers on the database: keys what must not be guessed from the tables. */
  readonly secret: string;
  /** @returns undefined when the database answers now, otherwise why not, without its address. Writes nothing. */
  trouble(): Promise<string | undefined>;
  /**
   * Whether anything new can be kept, tried by writing: permission bits say nothing of a full disk. However often it is
   * asked, it writes once in {@link WRITE_EVERY} at most.
   *
   * @returns undefined when it can, otherwise why not, without its address or path.
   */
  writeTrouble(): Promise<string | undefined>;
  /** Gives back the room of rows that were deleted, where the engine does not do so by itself. */
  vacuum(): Promise<void>;
  /**
   * Writes all of it, as it is at one moment, into a file beside the database, while everything goes on; undefined where
   * the engine has programs of its own for that.
   *
   * @returns the file's path.
   */
  readonly backUp?: () => Promise<string>;
  /** Lets what is under way finish, then closes; once more changes nothing. */
  close(): Promise<void>;
}

/** Whoever asks more often gets the last answer (ms). */
export const WRITE_EVERY = 30_000;
