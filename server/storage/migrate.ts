import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { SettingsError } from '../base/settings';
import type { Database } from './database';

/** Beside this file in the sources, and beside the bundle in the build. */
const CONFIG = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/** Drizzle's table of the migrations that were run. */
export const MIGRATIONS_TABLE = 'drizzle.__drizzle_migrations';

/**
 * Runs the missing migrations. The caller holds a lock.
 *
 * @param migrate Drizzle's function for the engine, which runs all migrations in one transaction
 * @throws {SettingsError} when a newer server has migrated the database
 */
export async function migrateToLatest<Opened extends Database>(
  database: Opened,
  migrate: (database: Opened, config: typeof CONFIG) => Promise<void>,
): Promise<void> {
  const newest = await newestAppliedMigrationTime(database);
  if (newest !== undefined && newest > newestBundledMigrationTime()) {
    throw new SettingsError(
      'The database was last used by a newer Stillgrove than this one. Start that one, or a still newer one.',
    );
  }
  await migrate(database, CONFIG);
}

/** Time of the newest migration of this Stillgrove (ms since 1970). */
export function newestBundledMigrationTime(): number {
  return Math.max(...readMigrationFiles(CONFIG).map(({ folderMillis }) => folderMillis));
}

/**
 * Runs migrations in the caller's transaction, for a restore.
 * @param times of the last migration that was run already, and of the last one to run (ms since 1970)
 */
export async function runMigrations(
  tx: Database,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<void> {
  for (const { folderMillis, hash, sql: statements } of readMigrationFiles(CONFIG)) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into ${sql.raw(MIGRATIONS_TABLE)} (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** ms since 1970; undefined for none. */
export async function newestAppliedMigrationTime(database: Database): Promise<number | undefined> {
  const [known] = valuesOfRows(
    await database.execute(sql`select to_regclass(${MIGRATIONS_TABLE}) is not null as value`),
  );
  if (known !== true) return undefined;
  const [newest] = valuesOfRows(
    await database.execute(sql`select max(created_at) as value from ${sql.raw(MIGRATIONS_TABLE)}`),
  );
  return newest === null || newest === undefined ? undefined : Number(newest);
}

/** The column `value` of each row. Both drivers answer with `rows`, which their common type lacks. */
export function valuesOfRows(answer: unknown): unknown[] {
  return (answer as { rows: { value: unknown }[] }).rows.map(({ value }) => value);
}
