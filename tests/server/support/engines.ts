import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../fixtures/postgres';
import { layReadyDatabase } from './laid-database';

/**
 * Both database engines. The suite of the journal runs on each, and a backup of either is restored into the other. All
 * other tests run on one; the browser tests on PGlite.
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
 * A PGlite database has its tables already, which saves the migrations. A PostgreSQL database is bare, because its
 * migrations are fast.
 *
 * @param clusterUrl PostgreSQL server that gets the database; the shared one by default
 */
export async function makeDatabase(
  engine: Engine,
  { clusterUrl = inject('postgresUrl') }: { clusterUrl?: string } = {},
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
  await layReadyDatabase(dataDir);
  return {
    settings: { dataDir, databaseUrl: undefined },
    env: { DATA_DIR: dataDir },
    remove: () => rm(dataDir, { recursive: true }),
  };
}
