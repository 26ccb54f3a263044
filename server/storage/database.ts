import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Common type of both engines and of their transactions. Both have the same schema. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * For `prepare`: Drizzle builds the SQL once. A named statement would not survive the migration of a newer server, and
 * a pooler does not keep it.
 */
export const UNNAMED_STATEMENT = '';

export interface Storage {
  readonly engine: 'pglite' | 'postgresql';
  readonly database: Database;
  /** Keys hashes of guessable values. All servers on the database share it. */
  readonly secret: string;
  /** Queries the database. @returns an error sentence without an address; undefined when it answers */
  readError(): Promise<string | undefined>;
  /**
   * Tries to write, at most once in {@link WRITE_CHECK_LIFETIME_MS}. Only a real write reveals a full disk.
   * @returns undefined on success; otherwise an error sentence without an address or path
   */
  writeError(): Promise<string | undefined>;
  /** Frees the space of deleted rows, unless the engine does that by itself. */
  vacuum(): Promise<void>;
  /** Waits for pending work. Idempotent. */
  close(): Promise<void>;
}

/** Lifetime of a result of `writeError` (ms). */
export const WRITE_CHECK_LIFETIME_MS = 30_000;
