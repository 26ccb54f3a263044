import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { SettingsError } from '../settings';
import type { Database } from './database';

/** Folder of the migrations: beside this file in the sources, and beside the bundle in the build. */
const CONFIG = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) };

/**
 * Runs the missing migrations. The caller holds a lock.
 *
 * @param migrate Drizzle's function for the engine, which runs all migrations in one transaction
 * @throws {SettingsError} when a newer server has migrated the database
 */
export async function bringUpToDate<Opened extends Database>(
  database: Opened,
  migrate: (database: Opened, config: typeof CONFIG) => Promise<void>,
): Promise<void> {
  const known = Math.max(...readMigrationFiles(CONFIG).map(({ folderMillis }) => folderMillis));
  const newest = await newestMigration(database);
  if (newest !== undefined && newest > known) {
    throw new SettingsError(
      'The database was last used by a newer Stillgrove than this one. Start that one, or a still newer one.',
    );
  }
  await migrate(database, CONFIG);
}

/** Returns the time of the newest migration in the database (ms since 1970); undefined for none. */
async function newestMigration(database: Database): Promise<number | undefined> {
  const table = 'drizzle.__drizzle_migrations';
  const [known] = rowsOf(await database.execute(sql`select to_regclass(${table}) is not null as value`));
  if (known !== true) return undefined;
  const [newest] = rowsOf(
    await database.execute(sql`select max(created_at) as value from ${sql.raw(table)}`),
  );
  return newest === null || newest === undefined ? undefined : Number(newest);
}

/** Returns the column `value` of each row. Both drivers answer with `rows`, which their common type lacks. */
function rowsOf(answer: unknown): unknown[] {
  return (answer as { rows: { value: unknown }[] }).rows.map(({ value }) => value);
}
