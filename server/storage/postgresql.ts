import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { logError, logWarning } from '../log';
import { SettingsError } from '../settings';
import { type Database, type Storage, WRITE_EVERY } from './database';
import { atMostEvery, guardTransactions, once, troubleOf } from './engine';
import { readSecret, writeMark } from './installation';
import { bringUpToDate } from './migrate';
import * as schema from './schema';
import { isUnreachable, UnreachableError, whyUnreachable } from './unreachable';

/** Any number that is ours alone among those that take advisory locks in the same database. */
const MIGRATION_LOCK = 7_455_480_021;
const CONNECTIONS = 10;
/** How long a request waits for a database that does not answer (ms). */
const PATIENCE = 5000;
/** How long the database keeps what a transaction has locked, once nothing is heard of it any more (ms). */
const SILENCE = 10_000;

/**
 * Opens the PostgreSQL at an address; several servers may do so at once.
 *
 * @param connectionString `postgres://…`
 * @throws {SettingsError} when it cannot be reached or used, or when a newer server has changed it.
 */
export async function openPostgres(connectionString: string, secret?: string): Promise<Storage> {
  try {
    await migrateAlone(connectionString);
  } catch (error) {
    throw explain(error, connectionString);
  }
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    idle_in_transaction_session_timeout: SILENCE,
    keepAlive: true,
  });
  pool.on('connect', giveUpInTime);
  // One that breaks while nobody uses it is replaced by the next request.
  pool.on('error', (error) =>
    logWarning(`A connection to the database broke. ${whyUnreachable(error) ?? ''}`),
  );
  const database: Database = drizzle(pool, { schema });
  guardTransactions(database, (work, config) => transactionIn(pool, work, config));
  return {
    engine: 'postgresql',
    database,
    secret: await readSecret(database, secret),
    trouble: troubleOf(database),
    writeTrouble: atMostEvery(WRITE_EVERY, () =>
      writeMark(database).then(
        () => undefined,
        (error) => {
          logError(error, 'warn');
          return 'The database cannot be written.';
        },
      ),
    ),
    // A PostgreSQL does so by itself.
    vacuum: async () => {},
    close: once(() => pool.end()),
  };
}

/** Several servers may start at once: one migrates, the others wait for it and find nothing left to do. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  });
  // What breaks it is thrown by the query that it breaks.
  client.on('error', () => {});
  await client.connect();
  try {
    // Held by this connection: it ends with it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await bringUpToDate(drizzle(client, { schema }), migrate);
  } finally {
    await client.end();
  }
}

/**
 * Prepares a new connection. A query that was given up on still occupies it: whatever came after would wait behind it,
 * the rollback first of all, so the connection ends with it.
 */
function giveUpInTime(client: pg.PoolClient): void {
  // One that breaks in the middle of a transaction says so to the query; unheard, it would end the process.
  client.on('error', () => {});
  const connection = client as unknown as pg.Client;
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const giveUp = (error: Error) => {
    if (error.message === 'Query read timeout') void connection.end();
  };
  connection.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch(giveUp);
    return answer;
  }) as typeof connection.query;
}

/** Drizzle's own never gives a connection back on which a transaction could not begin. */
async function transactionIn<Result>(
  pool: pg.Pool,
  work: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<Result>,
  config: Parameters<Database['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    const database: Database = drizzle(client, { schema });
    return await database.transaction(work, config);
  } catch (error) {
    isBroken = isUnreachable(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function explain(error: unknown, connectionString: string): unknown {
  if (error instanceof SettingsError) return error;
  const reason = error instanceof UnreachableError ? error.message : whyUnreachable(error);
  const { cause = error } = error as Error;
  const said = reason ?? (cause as Error).message;
  return new SettingsError(
    `DATABASE_URL is ${withoutPassword(connectionString)}, which cannot be used. ${said}`,
    {
      cause: error,
    },
  );
}

/** @returns the user, host and name of the database. Settings behind a `?` may hold a password too. */
function withoutPassword(connectionString: string): string {
  const { protocol, username, host, pathname } = new URL(connectionString);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}
