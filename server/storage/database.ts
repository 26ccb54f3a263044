/** The database, with one schema on both engines: PGlite in the data directory, or a PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Common type of both engines and of their transactions. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Name for `prepare`. Drizzle then builds the SQL once, and the database sees an unnamed statement: a named plan
 * would not fit after a newer server's migration, and a pooler does not keep it.
 */
export const UNNAMED = '';

export interface Storage {
  readonly engine: 'pglite' | 'postgresql';
  readonly database: Database;
  /** Secret of the installation, the same for all servers on the database. Keys hashes of guessable values. */
  readonly secret: string;
  /** @returns undefined when the database answers, otherwise a sentence without its address. Writes nothing. */
  trouble(): Promise<string | undefined>;
  /**
   * Tries to write, at most once in {@link WRITE_EVERY}: permission bits do not show a full disk.
   *
   * @returns undefined on success, otherwise a sentence without address or path.
   */
  writeTrouble(): Promise<string | undefined>;
  /** Frees the room of deleted rows, where the engine does not do so by itself. */
  vacuum(): Promise<void>;
  /**
   * Writes a consistent backup into a file beside the database, while the server goes on. Undefined where the engine
   * has its own programs.
   *
   * @returns the path of the file.
   */
  readonly backUp?: () => Promise<string>;
  /** Closes after the work under way. Idempotent. */
  close(): Promise<void>;
}

/** Earlier calls get the last answer (ms). */
export const WRITE_EVERY = 30_000;
