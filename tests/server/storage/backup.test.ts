/** Takes a backup during writes, restores it elsewhere, and compares the entries. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entries } from '../../../server/journal/schema';
import type { Storage } from '../../../server/storage/database';
import { openStorage } from '../../../server/storage/storage';
import { createDatabase, startCluster } from '../../fixtures/postgres';
import { findPrograms, SERVER_PROGRAMS } from '../../fixtures/postgres-programs';
import { type Here, serveHere } from '../support/here';
import { layReadyDatabase } from '../support/laid-database';
import { enrol, mood } from '../support/person';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

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

/**
 * Checks that the restored backup has every entry that was acknowledged before the backup, and that its entries are in
 * order and without gaps.
 */
async function compare(restored: Storage, before: readonly string[], all: readonly string[]): Promise<void> {
  const rows = await restored.database.select().from(entries).orderBy(asc(entries.position));
  const ids = rows.map(({ id }) => id);
  expect(ids.slice(0, before.length)).toEqual(before);
  expect(ids).toEqual(all.slice(0, ids.length));
  expect(rows.map(({ position }) => position)).toEqual(ids.map((_, index) => index + 1));
}

test('PGlite: the storage writes it, and tar unpacks it', { timeout: 120_000 }, async () => {
  const dataDir = path.join(folder, 'pglite');
  await mkdir(dataDir, { mode: 0o700 });
  await layReadyDatabase(dataDir);
  const storage = await openStorage({ dataDir, databaseUrl: undefined });
  const here = await serveHere({ storage });
  const writer = await keepWriting(here);
  await writer.reached(20);
  const before = [...writer.answered];
  const file = await storage.backUp?.();
  await writer.reached(before.length + 10);
  await writer.stop();
  if (file === undefined) throw new Error('There is no backup');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await readdir(path.dirname(file))).toEqual([path.basename(file)]);
  await here.stop();
  await storage.close();

  // Runs the commands of docs/operations.md.
  const restoredDir = path.join(folder, 'pglite-restored');
  await mkdir(path.join(restoredDir, 'database'), { recursive: true });
  await run('tar', ['-xzf', file, '-C', path.join(restoredDir, 'database')]);
  const restored = await openStorage({ dataDir: restoredDir, databaseUrl: undefined });
  await compare(restored, before, writer.answered);
  // The restored database has the same installation secret, so device tokens and limits remain valid.
  expect(restored.secret).toBe(storage.secret);
  await restored.close();
});

const WANTED = [...SERVER_PROGRAMS, 'pg_dump', 'pg_restore'];

test('PostgreSQL: pg_dump and pg_restore', { timeout: 120_000 }, async ({ skip }) => {
  const isThere = await findPrograms(folder, WANTED).then(
    () => true,
    () => false,
  );
  if (!isThere) skip('The PostgreSQL that npm installs has no pg_dump, and the system has no other.');
  const cluster = await startCluster({ isDurable: false, wanted: WANTED });
  const databaseUrl = await createDatabase(cluster.url);
  const storage = await openStorage({ dataDir: '/nowhere', databaseUrl });
  const here = await serveHere({ storage });
  const writer = await keepWriting(here);
  await writer.reached(20);
  const before = [...writer.answered];
  const file = path.join(folder, 'stillgrove.dump');
  await run(path.join(cluster.programs, 'pg_dump'), ['--format=custom', `--file=${file}`, databaseUrl]);
  await writer.reached(before.length + 1);
  await writer.stop();
  await here.stop();
  await storage.close();

  const restoredUrl = await createDatabase(cluster.url);
  await run(path.join(cluster.programs, 'pg_restore'), [
    '--no-owner',
    '--exit-on-error',
    `--dbname=${restoredUrl}`,
    file,
  ]);
  const restored = await openStorage({ dataDir: '/nowhere', databaseUrl: restoredUrl });
  await compare(restored, before, writer.answered);
  expect(restored.secret).toBe(storage.secret);
  await restored.close();
  await cluster.remove();
});
