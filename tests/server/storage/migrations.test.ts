import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import * as schema from '../../../server/schema';
import type { Database, Storage } from '../../../server/storage/database';
import { openStorage } from '../../../server/storage/storage';
import { makeDatabase, type TestDatabase } from '../support/engines';

const FOLDER = fileURLToPath(new URL('../../../server/storage/migrations', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[];
}

const journal: Journal = JSON.parse(await readFile(path.join(FOLDER, 'meta/_journal.json'), 'utf8'));
const tags = journal.entries.map(({ tag }) => tag);

/** Migrates a database to the state after the first `count` migrations, and runs `work` in it. */
async function goBackTo(
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
  const client = new pg.Client(settings.databaseUrl);
  await client.connect();
  const database = drizzle(client);
  await migrate(database, { migrationsFolder });
  await work(database);
  await client.end();
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

test('a database of any earlier version is migrated with its data', async () => {
  const fresh = await makeDatabase('postgresql');
  const storage = await openStorage(fresh.settings);
  const expected = await describeTables(storage.database);
  await storage.close();
  await fresh.remove();

  for (let count = 1; count <= tags.length; count++) {
    const old = await makeDatabase('postgresql');
    await goBackTo(old, count, (database) =>
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
      expect(await ask(opened.database, 'select entry from entries')).toEqual([{ entry: { kind: 'mood' } }]);
      await opened.close();
    }
    await old.remove();
  }
});

test('a database of a newer server is unchanged and reported in one sentence', async () => {
  const newer = await makeDatabase('postgresql');
  await goBackTo(newer, tags.length, (database) =>
    database.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`),
  );
  await expect(openStorage(newer.settings)).rejects.toMatchObject({
    name: 'SettingsError',
    message:
      'The database was last used by a newer Stillgrove than this one. Start that one, or a still newer one.',
  });
  await newer.remove();
});

test('servers that start together on one empty PostgreSQL migrate it once, and all of them start', async () => {
  const { settings } = await makeDatabase('postgresql');
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => openStorage(settings)));
  expect(await applied((one as Storage).database)).toEqual(journal.entries.map(({ when }) => when));
  await Promise.all([one, ...others].map((storage) => storage?.close()));
});
