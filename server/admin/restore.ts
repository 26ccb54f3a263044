import { sql } from 'drizzle-orm';
import type { Storage } from '../storage/database';
import {
  MIGRATIONS_TABLE,
  newestBundledMigrationTime,
  runMigrations,
  valuesOfRows,
} from '../storage/migrate';
import { AdminError } from './admin';
import {
  BACKUP_TABLES,
  checkBackup,
  newBackupPath,
  readBackupBatches,
  type TableRowCounts,
  writeBackup,
} from './backup';

export interface RestoreResult {
  readonly counts: TableRowCounts;
  /** Backup of the replaced database; undefined when it was empty. */
  readonly restorePoint: string | undefined;
}

/**
 * Replaces all tables with those of a backup, in one transaction, and migrates tables of an older Stillgrove.
 *
 * @param replaces whether a database that has accounts or orders may be replaced
 * @throws {AdminError} when the backup is unusable, when the database is not empty and `replaces` is false, or when a
 *   server uses the database. Nothing changes then
 */
export async function restoreFromBackup(
  storage: Storage,
  file: string,
  { dataDir, replaces, now }: { dataDir: string; replaces: boolean; now: Date },
): Promise<RestoreResult> {
  const { schema, counts } = await checkBackup(file);
  if (schema > newestBundledMigrationTime())
    throw new AdminError(`${file} was written by a newer Stillgrove. Restore it with that one.`);
  await refuseBesideServer(storage);
  let restorePoint: string | undefined;
  if (await hasPeople(storage)) {
    if (!replaces)
      throw new AdminError(
        'The database is not empty. Add --replace to replace it. A backup of it is written first.',
      );
    restorePoint = newBackupPath(dataDir, now);
    await writeBackup(storage.database, restorePoint, now);
  }
  await storage.database.transaction(async (tx) => {
    for (const table of [...BACKUP_TABLES, 'attempts'])
      await tx.execute(sql.raw(`drop table ${table} cascade`));
    await tx.execute(sql.raw(`delete from ${MIGRATIONS_TABLE}`));
    // The rows fit the tables of the Stillgrove that wrote them.
    await runMigrations(tx, { after: 0, upTo: schema });
    for await (const { table, rows } of readBackupBatches(file))
      await tx.execute(
        sql`insert into ${sql.raw(table)} select * from jsonb_populate_recordset(null::${sql.raw(table)}, ${rows}::jsonb)`,
      );
    await runMigrations(tx, { after: schema, upTo: newestBundledMigrationTime() });
  });
  return { counts, restorePoint };
}

/** A new database has only its secret. */
async function hasPeople({ database }: Storage): Promise<boolean> {
  const [found] = valuesOfRows(
    await database.execute(sql`select exists (select from users) or exists (select from orders) as value`),
  );
  return found === true;
}

/** @throws {AdminError} when another connection uses the PostgreSQL database. PGlite has a lock for this. */
async function refuseBesideServer({ engine, database }: Storage): Promise<void> {
  if (engine === 'pglite') return;
  const [others] = valuesOfRows(
    await database.execute(
      sql`select count(*) as value from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    ),
  );
  if (Number(others) > 0)
    throw new AdminError('Another program uses this database. Stop all servers, and restore then.');
}
