/** What the server keeps, in one Postgres schema: on PGlite in the data directory, or on a PostgreSQL of one's own. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type Settings, SettingsError } from '../settings';
import { openDataDirectory } from './data-directory';
import { lockDirectory } from './lock';
import * as schema from './schema';

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

/** Beside this file in the sources, and beside the bundle in the build. */
const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that is ours alone among those that take advisory locks in the same database. */
const MIGRATION_LOCK = 7_455_480_021;
const CONNECTIONS = 10;
/** How long a request waits for a database that does not answer (ms). */
const PATIENCE = 5000;

/**
 * Opens the storage and brings its tables up to date.
 *
 * @throws {SettingsError} when another server has the data directory, when it cannot be written, or when the database
 *   cannot be reached.
 */
export function openStorage({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Storage> {
  return databaseUrl === undefined ? openPglite(dataDir) : openPostgres(databaseUrl);
}

async function openPglite(dataDir: string): Promise<Storage> {
  const data = await openDataDirectory(dataDir);
  const unlock = await lockDirectory(dataDir);
  if (unlock === undefined) {
    throw new SettingsError(
      `DATA_DIR is "${dataDir}", which another server is using. Stop that one, or give this one a directory of its own.`,
    );
  }
  const client = await PGlite.create(path.join(dataDir, 'database'));
  const database = drizzlePglite(client, { schema });
  await migratePglite(database, { migrationsFolder: MIGRATIONS });
  return {
    engine: 'pglite',
    database,
    trouble: async () => (await data.trouble()) ?? (await troubleOf(database)),
    async close() {
      await client.close();
      await unlock();
    },
  };
}

async function openPostgres(connectionString: string): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  });
  // An idle connection that breaks is replaced by the next request; without a listener it would end the process.
  pool.on('error', (error) => console.warn('A connection to the database broke:', error.message));
  try {
    await migrateAlone(connectionString);
  } catch (error) {
    await pool.end();
    // Its message names neither the password nor the address.
    throw new SettingsError(`DATABASE_URL: the database cannot be used. ${(error as Error).message}`, {
      cause: error,
    });
  }
  const database = drizzlePostgres(pool, { schema });
  return {
    engine: 'postgresql',
    database,
    trouble: () => troubleOf(database),
    close: () => pool.end(),
  };
}

/** Several servers may start at once: one migrates, the others wait for it and find nothing left to do. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE });
  await client.connect();
  try {
    // Held by this connection: it ends with it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzlePostgres(client, { schema }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}

async function troubleOf(database: Database): Promise<string | undefined> {
  try {
    await database.execute(sql`select 1`);
    return undefined;
  } catch (error) {
    console.warn('The database does not answer:', (error as Error).message);
    return 'The database does not answer.';
  }
}
