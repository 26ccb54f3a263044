import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../fixtures/postgres';
import { layEmptyDatabase, layReadyDatabase } from './laid-database';

/**
 * Both database engines. The suites of what SQL decides run on each: journal, limits, orders, sweeps, migrations and
 * backups. All other tests run on one; the browser tests on PGlite.
 */
export const ENGINES = ['pglite', 'postgresql'] as const;
export type Engine = (typeof ENGINES)[number];

/** An empty database that outlives the servers of a test. */
export interface TestDatabase {
  /** Arguments of `openStorage`. */
  readonly settings: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  /** Environment variables of a server process. */
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * @param clusterUrl PostgreSQL server that gets the database; the shared one by default
 * @param isBare whether the database has no tables. Without this option a PGlite database has its tables already, which
 * saves the migrations.
 *   A PostgreSQL database is always bare, because its migrations are fast.
 */
export async function makeDatabase(
  engine: Engine,
  { clusterUrl = inject('postgresUrl'), isBare = false }: { clusterUrl?: string; isBare?: boolean } = {},
): Promise<TestDatabase> {
  if (engine === 'postgresql') {
    const databaseUrl = await createDatabase(clusterUrl);
    return {
      settings: { dataDir: '/nowhere', databaseUrl },
      env: { DATABASE_URL: databaseUrl },
      // The end of the run deletes the whole PostgreSQL server.
      remove: async () => {},
    };
  }
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-data-'));
  await (isBare ? layEmptyDatabase : layReadyDatabase)(dataDir);
  return {
    settings: { dataDir, databaseUrl: undefined },
    env: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true }),
  };
}
