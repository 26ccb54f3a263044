/** The database, with one schema on both engines: PGlite in the data directory, or a PostgreSQL. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Common type of both engines and of their transactions. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Name for `prepare`. Drizzle builds the SQL once, and the database gets an unnamed statement. A named one would not
 * survive the migration of a newer server, and a pooler does not keep it.
 */
export const UNNAMED = '';

export interface Storage {
  readonly engine: 'pglite' | 'postgresql';
  readonly database: Database;
  /** Secret of the installation, shared by all servers on the database. It keys hashes of guessable values. */
  readonly secret: string;
  /**
   * Reads from the database.
   * @returns undefined when the database answers, otherwise an error sentence without address.
   */
  trouble(): Promise<string | undefined>;
  /**
   * Tries to write, at most once in {@link WRITE_EVERY}, because permission bits do not show a full disk.
   *
   * @returns undefined on success, otherwise an error sentence without address or path.
   */
  writeTrouble(): Promise<string | undefined>;
  /** Frees the space of deleted rows, if the engine does not do so by itself. */
  vacuum(): Promise<void>;
  /**
   * Writes a consistent backup into a file beside the database, while the server runs. Undefined for an engine with
   * its own backup programs.
   *
   * @returns the path of the file.
   */
  readonly backUp?: () => Promise<string>;
  /** Closes the database after pending work. Idempotent. */
  close(): Promise<void>;
}

/** Lifetime of an answer of `writeTrouble` (ms). */
export const WRITE_EVERY = 30_000;
