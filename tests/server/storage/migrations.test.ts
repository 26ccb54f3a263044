import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as schema from '../../../server/schema';
import type { Database } from '../../../server/storage/database';
import { openStorage } from '../../../server/storage/storage';
import { createDatabase } from '../../fixtures/postgres';
import { ENGINES, type Engine, makeDatabase, type TestDatabase } from '../support/engines';
import { makeSite } from '../support/fixture';
import { refuseServer, startServer } from '../support/running';

const FOLDER = fileURLToPath(new URL('../../../server/storage/migrations', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

const journal: Journal = JSON.parse(await readFile(path.join(FOLDER, 'meta/_journal.json'), 'utf8'));
const tags = journal.entries.map(({ tag }) => tag);

let site: string;
beforeAll(async () => {
  site = await makeSite();
});
afterAll(() => rm(site, { recursive: true }));

/** Migrates a database to the state after the first `count` migrations, and runs `work` in it. */
async function goBackTo(
  engine: Engine,
  { settings }: TestDatabase,
  count: number,
  work: (database: Database) => Promise<unknown>,
): Promise<void> {
  const migrationsFolder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-migrations-'));
  await cp(FOLDER, migrationsFolder, { recursive: true });
  await writeFile(
    path.join(migrationsFolder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
  );
  if (engine === 'pglite') {
    const client = await PGlite.create(path.join(settings.dataDir, 'database'));
    const database = drizzlePglite(client);
    await migratePglite(database, { migrationsFolder });
    await work(database);
    await client.close();
  } else {
    const client = new pg.Client(settings.databaseUrl);
    await client.connect();
    const database = drizzlePostgres(client);
    await migratePostgres(database, { migrationsFolder });
    await work(database);
    await client.end();
  }
  await rm(migrationsFolder, { recursive: true });
}

/** Returns the rows of a query. */
async function ask(database: Database, query: string): Promise<Record<string, unknown>[]> {
  return ((await database.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] }).rows;
}

/** Returns every column and index of the server's tables, read from the database's catalog. */
async function describeTables(database: Database): Promise<unknown> {
  return [
    await ask(
      database,
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema = 'public' order by table_name, column_name`,
    ),
    await ask(database, `select indexdef from pg_indexes where schemaname = 'public' order by indexname`),
  ];
}

async function applied(database: Database): Promise<number[]> {
  const rows = await ask(database, 'select created_at from drizzle.__drizzle_migrations order by created_at');
  return rows.map((row) => Number(row.created_at));
}

test('the migrations create the tables of the schema', async () => {
  const last = tags.length - 1;
  const snapshot = path.join(FOLDER, 'meta', `${String(last).padStart(4, '0')}_snapshot.json`);
  const written = JSON.parse(await readFile(snapshot, 'utf8'));
  expect(await generateMigration(written, generateDrizzleJson(schema))).toEqual([]);
});

test('each migration is later than the one before it, since Drizzle would skip it otherwise', () => {
  const whens = journal.entries.map(({ when }) => when);
  expect(whens).toEqual([...new Set(whens)].sort((a, b) => a - b));
});

describe.each(ENGINES)('on %s', (engine) => {
  test('a database of any earlier version is migrated with its data', async () => {
    const fresh = await makeDatabase(engine, { isBare: true });
    const storage = await openStorage(fresh.settings);
    const expected = await describeTables(storage.database);
    await storage.close();
    await fresh.remove();

    // Both engines run the same statements, so on PGlite the first version is enough.
    for (let count = 1; count <= (engine === 'pglite' ? 1 : tags.length); count++) {
      const old = await makeDatabase(engine, { isBare: true });
      await goBackTo(engine, old, count, (database) =>
        database.execute(sql`
          with person as (
            insert into users (id, username, password_hash, created_at)
            values ('0b8f6c0e-2f0e-4a43-9a57-0c3f1f1d2b3c', 'fern', 'hash', now()) returning id
          ), journal as (
            insert into journals (id, user_id, position)
            select '0b8f6c0e-2f0e-4a43-9a57-0c3f1f1d2b3d', id, 1 from person returning id
          ) insert into entries (journal_id, id, position, day, entry)
            select id, 'an-entry', 1, '2026-11-20', '{"kind":"mood"}' from journal`),
      );
      // The second start has nothing to migrate.
      for (let time = 0; time < 2; time++) {
        const opened = await openStorage(old.settings);
        expect(await describeTables(opened.database), tags[count - 1]).toEqual(expected);
        expect(await applied(opened.database)).toEqual(journal.entries.map(({ when }) => when));
        expect(await ask(opened.database, 'select username from users')).toEqual([{ username: 'fern' }]);
        expect(await ask(opened.database, 'select entry from entries')).toEqual([
          { entry: { kind: 'mood' } },
        ]);
        await opened.close();
      }
      await old.remove();
    }
  });
});

test('a database of a newer server is unchanged and reported in one line', async () => {
  const newer = await makeDatabase('postgresql', { isBare: true });
  await goBackTo('postgresql', newer, tags.length, (database) =>
    database.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`),
  );
  expect(await refuseServer(site, newer.env)).toEqual({
    code: 1,
    output:
      'The database was last used by a newer Stillgrove than this one. Start that one, or a still newer one.\n',
  });
  await newer.remove();
});

test('servers that start together on one empty PostgreSQL migrate it once, and all of them start', async () => {
  const DATABASE_URL = await createDatabase(inject('postgresUrl'));
  const servers = await Promise.all(Array.from({ length: 3 }, () => startServer(site, { DATABASE_URL })));
  const storage = await openStorage({ dataDir: '/nowhere', databaseUrl: DATABASE_URL });
  expect(await applied(storage.database)).toEqual(journal.entries.map(({ when }) => when));
  await storage.close();
  await Promise.all(servers.map((server) => server.stop()));
});
