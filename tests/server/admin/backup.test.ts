/** Takes a backup during writes, restores it into either engine, and compares every table. */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asc, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BACKUP_TABLES, newBackupPath, writeBackup } from '../../../server/admin/backup';
import { restoreFromBackup } from '../../../server/admin/restore';
import { entries } from '../../../server/journal/schema';
import { orders } from '../../../server/payments/schema';
import * as schema from '../../../server/schema';
import type { Storage } from '../../../server/storage/database';
import { valuesOfRows } from '../../../server/storage/migrate';
import { openStorage } from '../../../server/storage/storage';
import { type Engine, makeDatabase } from '../support/engines';
import { type Here, serveHere } from '../support/here';
import { enrol, mood } from '../support/person';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NOW = new Date('2026-11-20T09:30:00Z');
const newFile = () => path.join(folder, `${Math.random()}.jsonl.gz`);

/** Opens an empty database of an engine until the end of a test. */
async function openNew(engine: Engine): Promise<{ storage: Storage; close: () => Promise<void> }> {
  const database = await makeDatabase(engine);
  const storage = await openStorage(database.settings);
  return {
    storage,
    close: async () => {
      await storage.close();
      await database.remove();
    },
  };
}

/** Restores into a storage, whose own backups go into the test's folder. */
const bringBack = async (storage: Storage, file: string, replaces = false) => {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  return restoreFromBackup(storage, file, { dataDir, replaces, now: NOW });
};

/** Returns the rows of all tables of a backup, as text. */
async function dump({ database }: Storage): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const table of BACKUP_TABLES) {
    const rows = await database.execute(
      sql.raw(`select to_jsonb(one)::text as value from ${table} one order by 1`),
    );
    found[table] = valuesOfRows(rows);
  }
  return found;
}

/** Stores an account with entries, and a purchase. */
async function fill(storage: Storage, here: Here): Promise<void> {
  const person = await enrol(storage.database);
  await person.send(here.port, mood(), { ...mood(), note: undefined } as never);
  await storage.database.insert(orders).values({
    id: '4bb3d0f1-9a5e-4f5e-8f5e-0d1c2b3a4f5e',
    transactionId: 'SG-7KQM-2XWD-94TF',
    provider: 'sandbox',
    state: 'completed',
    amountCents: 999,
    currency: 'USD',
    createdAt: NOW,
    updatedAt: NOW,
  });
}

/** Returns a device that writes one entry after another and records the acknowledged ones. */
async function keepWriting(here: Here) {
  const person = await enrol(here.storage.database);
  const answered: string[] = [];
  let isOver = false;
  const writing = (async () => {
    while (!isOver) {
      const entry = mood();
      const { status } = await person.send(here.port, entry);
      if (status === 200) answered.push(entry.id);
      // The rate limit ends the writing.
      else isOver = true;
    }
  })();
  const reached = (count: number) =>
    expect.poll(() => answered.length, { timeout: 40_000 }).toBeGreaterThanOrEqual(count);
  return {
    answered,
    reached,
    stop: () => {
      isOver = true;
      return writing;
    },
  };
}

test('a backup has every table except the counters of limits', () => {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  const names = tables.map((table) => getTableName(table as PgTable)).filter((name) => name !== 'attempts');
  expect([...BACKUP_TABLES].sort()).toEqual(names.sort());
});

test('a backup has every entry that was acknowledged before it, in order and without gaps', async () => {
  const { storage, close } = await openNew('postgresql');
  const here = await serveHere({ storage });
  const writer = await keepWriting(here);
  await writer.reached(20);
  const before = [...writer.answered];
  const file = newFile();
  await writeBackup(storage.database, file, NOW);
  await writer.reached(before.length + 1);
  await writer.stop();
  expect((await stat(file)).mode & 0o077).toBe(0);
  await here.stop();
  await close();

  const other = await openNew('postgresql');
  await bringBack(other.storage, file);
  const rows = await other.storage.database.select().from(entries).orderBy(asc(entries.position));
  const ids = rows.map(({ id }) => id);
  expect(ids.slice(0, before.length)).toEqual(before);
  expect(ids).toEqual(writer.answered.slice(0, ids.length));
  await other.close();
});

test('a backup of either engine is equal in the other', async () => {
  const [one, other] = [await openNew('pglite'), await openNew('postgresql')];
  const here = await serveHere({ storage: one.storage });
  await fill(one.storage, here);
  await here.stop();
  const all = await dump(one.storage);
  const [there, back] = [newFile(), newFile()];
  const counts = await writeBackup(one.storage.database, there, NOW);
  expect(counts).toMatchObject({ users: 1, sessions: 1, entries: 2, orders: 1 });
  await bringBack(other.storage, there);
  expect(await dump(other.storage)).toEqual(all);
  await writeBackup(other.storage.database, back, NOW);
  await bringBack(one.storage, back, true);
  expect(await dump(one.storage)).toEqual(all);
  await Promise.all([one.close(), other.close()]);
});

test('a backup replaces a database only on request, after a backup of it', async () => {
  const { storage, close } = await openNew('postgresql');
  const here = await serveHere({ storage });
  const file = newFile();
  await writeBackup(storage.database, file, NOW);
  await fill(storage, here);
  await here.stop();
  const all = await dump(storage);
  await expect(bringBack(storage, file)).rejects.toThrow('The database is not empty.');
  expect(await dump(storage)).toEqual(all);

  const { restorePoint } = await bringBack(storage, file, true);
  expect(path.basename(restorePoint as string)).toBe(path.basename(newBackupPath('', NOW)));
  expect((await dump(storage)).users).toEqual([]);
  await bringBack(storage, restorePoint as string);
  expect(await dump(storage)).toEqual(all);
  await close();
});

test('a backup of an older Stillgrove is migrated', async () => {
  const { storage, close } = await openNew('postgresql');
  const here = await serveHere({ storage });
  await fill(storage, here);
  await here.stop();
  const file = newFile();
  await writeBackup(storage.database, file, NOW);
  const all = await dump(storage);
  // The last migration removed this column.
  const text = gunzipSync(await readFile(file)).toString();
  const old = text.replaceAll('"used_on": ', '"token_from": "2026-11-20", "used_on": ');
  expect(old.length).toBeGreaterThan(text.length);
  const journal = JSON.parse(
    await readFile(path.resolve('server/storage/migrations/meta/_journal.json'), 'utf8'),
  ) as { entries: { when: number }[] };
  const previous = journal.entries.at(-2)?.when;
  await writeFile(file, gzipSync(old.replace(/"schema":\d+/, `"schema":${previous}`)));
  await bringBack(storage, file, true);
  expect(await dump(storage)).toEqual(all);
  await close();
});

describe('an unusable backup changes nothing:', () => {
  let file: string;
  let good: Buffer;
  let storage: Storage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, close } = await openNew('postgresql'));
    const here = await serveHere({ storage });
    await fill(storage, here);
    await here.stop();
    file = newFile();
    await writeBackup(storage.database, file, NOW);
    good = await readFile(file);
  });
  afterAll(() => close());

  const plain = (change: (text: string) => string) => gzipSync(change(gunzipSync(good).toString()));
  const flipped = () => {
    const bytes = Buffer.from(good);
    bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    return bytes;
  };

  test.each<[string, () => Buffer, RegExp]>([
    ['half a file', () => good.subarray(0, good.length / 2), /no complete backup|incomplete|damaged/],
    ['a flipped bit', flipped, /no complete backup|damaged/],
    ['other JSON', () => gzipSync('{"format":"other"}\n'), /no backup of Stillgrove/],
    ['a newer format', () => plain((text) => text.replace('"version":1', '"version":2')), /newer Stillgrove/],
    [
      'newer tables',
      () => plain((text) => text.replace(/"schema":\d+/, '"schema":9999999999999')),
      /newer Stillgrove/,
    ],
    ['a missing end', () => plain((text) => text.replace(/\{"end".*\n/, '')), /end is missing/],
    ['missing rows', () => plain((text) => text.replace(/\{"table":"orders".*\n/, '')), /rows are missing/],
    [
      'a row that breaks a rule',
      () => plain((text) => text.replace('"transaction_id": "SG', '"transaction_xx": "SG')),
      /./,
    ],
  ])('%s', async (_, bytes, output) => {
    const all = await dump(storage);
    const bad = newFile();
    await writeFile(bad, bytes());
    await expect(bringBack(storage, bad, true)).rejects.toThrow(output);
    expect(await dump(storage)).toEqual(all);
  });

  test('a file that is not there', async () => {
    await expect(bringBack(storage, newFile(), true)).rejects.toThrow('is not there.');
  });

  test('a backup that cannot be written leaves no file', async () => {
    await expect(writeBackup(storage.database, file, NOW)).rejects.toThrow('exists. Name a new file.');
    const below = path.join(file, 'below.gz');
    await expect(writeBackup(storage.database, below, NOW)).rejects.toThrow('is no directory.');
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    // Linux has a device that is always full.
    if (process.platform === 'linux')
      await expect(writeBackup(storage.database, '/dev/full', NOW)).rejects.toThrow('exists');
  });
});
