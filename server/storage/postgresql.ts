import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { logError, logWarning } from '../base/log';
import { SettingsError } from '../base/settings';
import { type Database, type Storage, WRITE_CHECK_LIFETIME_MS } from './database';
import { cacheCheckResult, createReadCheck, once, patchTransaction } from './engine';
import { probeDatabaseWrite, readOrCreateSecret } from './installation';
import { migrateToLatest } from './migrate';
import { isUnreachableError, unreachableReason } from './unreachable';

/** Key of the advisory lock for migrations. No other program on the same database may use it. */
const MIGRATION_LOCK = 7_455_480_021;
/** For the migration lock, and for each lock that a migration takes (ms). */
const MIGRATION_PATIENCE = 30_000;
const CONNECTIONS = 10;
/** Wait for a database that does not answer (ms). */
const PATIENCE = 5000;
/** Idle time after which PostgreSQL rolls back a transaction, which frees its locks (ms). */
const IDLE_TIMEOUT = 10_000;
/** For the current transaction only, because a pooler refuses startup parameters and shares its connections. */
const LIMIT_IDLE = sql.raw(`set local idle_in_transaction_session_timeout = ${IDLE_TIMEOUT}`);
/** SQLSTATE for a lock that was not granted in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Opens a PostgreSQL database, and runs the missing migrations. Several app servers may share the database, even
 * through a pooler in transaction mode, because they keep no connection state between transactions.
 *
 * @param connectionString `postgres://…`
 * @param migrationPatience maximum wait for another server that migrates (ms)
 * @throws {SettingsError} when the database cannot be reached or used, or when a newer server has migrated it
 */
export async function openPostgres(
  connectionString: string,
  secret?: string,
  migrationPatience = MIGRATION_PATIENCE,
): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  pool.on('connect', closeOnTimeout);
  // The pool opens a new connection at the next request.
  pool.on('error', (error) =>
    logWarning(`A connection to the database broke. ${unreachableReason(error) ?? ''}`),
  );
  const database: Database = drizzle(pool);
  patchTransaction(database, (work, config) => transactionIn(pool, work, config));
  try {
    await migrateUnderLock(connectionString, migrationPatience);
    return {
      engine: 'postgresql',
      database,
      secret: await readOrCreateSecret(database, secret),
      readError: createReadCheck(database),
      writeError: cacheCheckResult(WRITE_CHECK_LIFETIME_MS, () =>
        probeDatabaseWrite(database).then(
          () => undefined,
          (error) => {
            logError(error, 'warn');
            return 'The database cannot be written.';
          },
        ),
      ),
      // PostgreSQL runs autovacuum by itself.
      vacuum: async () => {},
      close: once(() => pool.end()),
    };
  } catch (error) {
    await pool.end();
    throw explain(error, connectionString, migrationPatience);
  }
}

/** Of several servers that start at the same time, one migrates. The others wait, and then find nothing to do. */
async function migrateUnderLock(connectionString: string, patience: number): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  });
  // The failed query throws the same error. Without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await drizzle(client).transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${patience}`));
      // The end of the transaction frees this lock. A pooler would keep a session lock on its connection.
      const { rows } = await tx.execute<{ taken: boolean }>(
        sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as taken`,
      );
      if (!rows[0]?.taken) {
        logWarning(
          `Another server is bringing the database up to date. This one waits for it, ${patience / 1000} s at most.`,
        );
        await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      }
      await migrateToLatest(tx, migrate);
    });
  } finally {
    await client.end();
  }
}

/** A query that times out still occupies its connection, and a rollback would wait behind it. */
function closeOnTimeout(client: pg.PoolClient): void {
  client.on('error', () => {});
  const connection = client as unknown as pg.Client;
  const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const close = (error: Error) => {
    if (error.message === 'Query read timeout') void connection.end();
  };
  connection.query = ((...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise) answer.catch(close);
    return answer;
  }) as typeof connection.query;
}

/** Drizzle's own `transaction` leaks a connection when `begin` fails. */
async function transactionIn<Result>(
  pool: pg.Pool,
  work: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<Result>,
  config: Parameters<Database['transaction']>[1],
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    const database: Database = drizzle(client);
    return await database.transaction(async (tx) => {
      await tx.execute(LIMIT_IDLE);
      return work(tx);
    }, config);
  } catch (error) {
    isBroken = isUnreachableError(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

function explain(error: unknown, connectionString: string, migrationPatience: number): unknown {
  if (error instanceof SettingsError) return error;
  const { cause = error } = error as Error;
  const isLocked = (cause as { code?: unknown }).code === LOCK_NOT_AVAILABLE;
  const reason = isLocked
    ? `Another connection has kept it locked for ${migrationPatience / 1000} s. pg_locks of the database names it.`
    : (unreachableReason(error) ?? (cause as Error).message);
  return new SettingsError(
    `DATABASE_URL is ${withoutPassword(connectionString)}, which cannot be used. ${reason}`,
    { cause: error },
  );
}

/** Leaves out the query string too, because it may contain a password. */
function withoutPassword(connectionString: string): string {
  const { protocol, username, host, pathname } = new URL(connectionString);
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`;
}
