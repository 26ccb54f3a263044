import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../fixtures/postgres';
import { layEmptyDatabase, layReadyDatabase } from './laid-database';

/** What the server can keep things on: whatever a test says of its data must hold on both. */
export const ENGINES = ['pglite', 'postgresql'] as const;
export type Engine = (typeof ENGINES)[number];

/** A database with nothing in it that is there before and after any server. */
export interface TestDatabase {
  /** For `openStorage`. */
  readonly settings: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  /** For a server process. */
  readonly env: Record<string, string>;
  remove(): Promise<void>;
}

/**
 * @param clusterUrl Of the PostgreSQL to make it in, where that is to be another than the one for all.
 * @param isBare It has no table yet. One of PGlite has them otherwise, which spares a test the migrations; in one of
 *   PostgreSQL they are quickly made.
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
      // The whole PostgreSQL goes at the end.
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
