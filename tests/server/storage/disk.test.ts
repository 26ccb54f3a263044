import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openStorage } from '../../../server/storage/storage';
import { type Cluster, createDatabase, startCluster } from '../../fixtures/postgres';
import { PRICE } from '../payments/shop';
import { ask } from '../support/ask';
import { makeSite } from '../support/fixture';
import { layReadyDatabase } from '../support/laid-database';
import { enrol, mood } from '../support/person';
import { administer, type Running, startServer } from '../support/running';
import { visit } from '../support/visitor';

/** Space for an empty PostgreSQL and a few entries, MB. */
const DISK_MB = 200;
const MB = Buffer.alloc(1024 * 1024);

/**
 * Mounts a small disk.
 * @returns whether this account may mount disks
 */
function mount(folder: string, ...options: readonly string[]): boolean {
  try {
    const all = [`size=${DISK_MB}m`, ...options].join(',');
    execFileSync('mount', ['-t', 'tmpfs', '-o', all, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const disk = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-disk-'));
const isMounted = mount(disk);
let site: string;
let cluster: Cluster | undefined;
let server: Running | undefined;
beforeAll(async () => {
  site = await makeSite();
});
afterAll(async () => {
  await server?.stop();
  await cluster?.remove();
  if (isMounted) execFileSync('umount', [disk]);
  await Promise.all([rm(disk, { recursive: true }), rm(site, { recursive: true })]);
});

/**
 * Writes until the disk is full.
 * @returns the filler file
 */
async function fill(): Promise<string> {
  const file = path.join(disk, 'filler');
  const handle = await open(file, 'w');
  try {
    for (let size = MB.length; size >= 4096; ) {
      try {
        await handle.write(MB, 0, size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        size /= 4;
      }
    }
  } finally {
    await handle.close();
  }
  return file;
}

// This test needs an account that may mount a disk.
test.runIf(isMounted)(
  'a PostgreSQL with a full disk is answered with 503, is not ready, and loses nothing',
  async () => {
    await chmod(disk, 0o755);
    cluster = await startCluster({ isDurable: true, within: disk });
    const databaseUrl = await createDatabase(cluster.url);
    const storage = await openStorage({ dataDir: '/nowhere', databaseUrl });
    const person = await enrol(storage.database);
    await storage.close();
    server = await startServer(site, { DATABASE_URL: databaseUrl });
    const { port } = server;
    const kept: string[] = [];
    const send = async () => {
      const batch = Array.from({ length: 100 }, () => mood());
      const { status } = await person.send(port, ...batch);
      expect([200, 503]).toContain(status);
      if (status === 200) kept.push(...batch.map(({ id }) => id));
      return status;
    };
    expect(await send()).toBe(200);
    const filler = await fill();
    while ((await send()) === 200);
    const ready = await ask(port, '/readyz');
    expect(ready.json()).toEqual({ status: 'unavailable', database: 'The database cannot be written.' });
    expect((await person.look(port)).status).toBe(200);
    expect((await ask(port, '/healthz')).status).toBe(200);
    // Every log line is short, so none contains a dump.
    for (const line of server.output().split('\n')) expect(line.length).toBeLessThan(500);
    await rm(filler);
    await expect.poll(send).toBe(200);
    expect((await person.readAll(port)).entries.map(({ id }) => id).sort()).toEqual(kept.sort());
  },
);

// This test needs an account that may mount a disk.
test.runIf(isMounted)(
  'a PGlite on a full disk refuses entries, accounts, orders and sweeps with 503, keeps answering, and loses nothing',
  async () => {
    const dataDir = path.join(disk, 'data');
    await mkdir(dataDir);
    await layReadyDatabase(dataDir);
    const storage = await openStorage({ dataDir, databaseUrl: undefined });
    const person = await enrol(storage.database);
    await storage.close();
    const preload = pathToFileURL(path.join(import.meta.dirname, '../support/sweep-often.mjs'));
    const running = await startServer(site, { DATA_DIR: dataDir, NODE_OPTIONS: `--import=${preload}` });
    server = running;
    const { port } = running;
    const kept: string[] = [];
    const send = async () => {
      const batch = Array.from({ length: 100 }, () => mood());
      const { status } = await person.send(port, ...batch);
      expect([200, 503]).toContain(status);
      if (status === 200) kept.push(...batch.map(({ id }) => id));
      return status;
    };
    const post = (to: string, body: object) => visit(port).call('POST', to, body);
    for (let count = 0; count < 3; count++) expect(await send()).toBe(200);
    const filler = await fill();
    const sweeps = () => running.output().match(/A sweep is due/g)?.length ?? 0;
    const swept = sweeps();
    for (let count = 0; count < 20; count++) expect(await send()).toBe(503);
    const account = { username: 'fern-and-moss', password: 'quiet otter by the lantern' };
    expect((await post('/api/auth/register', account)).status).toBe(503);
    expect((await post('/paypal/order', PRICE)).status).toBe(503);
    await expect.poll(sweeps).toBeGreaterThan(swept + 2);
    const ready = await ask(port, '/readyz');
    expect(ready.json()).toMatchObject({
      database: 'The data directory cannot be written. The disk is full.',
    });
    expect((await person.look(port)).status).toBe(200);
    for (const page of ['/', '/healthz']) expect((await ask(port, page)).status).toBe(200);
    await rm(filler);
    await expect.poll(send).toBe(200);
    expect((await person.readAll(port)).entries.map(({ id }) => id).sort()).toEqual(kept.sort());
    running.signal('SIGTERM');
    expect(await running.ended).toBe(0);
  },
);

test('a process whose database never returns ends by itself with one line', async () => {
  const preload = pathToFileURL(path.join(import.meta.dirname, '../support/block-on-signal.mjs'));
  const blocked = await startServer(site, { NODE_OPTIONS: `--import=${preload}` });
  blocked.signal('SIGUSR2');
  await blocked.ended;
  expect(blocked.output()).toMatch(/^The server has not run for \d+ s, most likely/m);
  await blocked.stop();
}, 60_000);

// Mounting a small disk needs the rights of an administrator.
test.runIf(isMounted)('a backup onto a full disk leaves no file', async () => {
  const full = path.join(site, 'full');
  await mkdir(full);
  mount(full, 'size=4k');
  const env = { DATABASE_URL: await createDatabase(inject('postgresUrl')) };
  try {
    // Random bytes do not become smaller.
    await writeFile(path.join(full, 'filler'), randomBytes(4096)).catch(() => undefined);
    const file = path.join(full, 'backup.jsonl.gz');
    const { code, output } = await administer(site, env, 'backup', file);
    expect([code, output]).toEqual([1, `The disk is full. ${file} was not written.\n`]);
    expect(await readdir(full)).toEqual(['filler']);
  } finally {
    execFileSync('umount', [full]);
  }
});
