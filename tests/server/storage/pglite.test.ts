/**
 * One server at a time uses a data directory, also after a crash of the previous one. Other accounts of the computer
 * cannot read the directory.
 */
import {
  access,
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDirectory } from '../../../server/storage/lock';
import { openPgliteStorage } from '../../../server/storage/pglite';
import { ask } from '../support/ask';
import { makeSite } from '../support/fixture';
import { layEmptyDatabase } from '../support/laid-database';
import { type Running, refuseServer, spawnServer, startServer } from '../support/running';

let site: string;
let folder: string;
beforeAll(async () => {
  site = await makeSite();
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-pglite-'));
});
afterAll(() => Promise.all([rm(site, { recursive: true }), rm(folder, { recursive: true })]));

/** Creates a data directory with an empty database. */
async function makeDirectory(...names: readonly string[]): Promise<string> {
  const directory = path.join(folder, ...names);
  await mkdir(directory, { recursive: true });
  await layEmptyDatabase(directory);
  return directory;
}

const refusal = (directory: string) =>
  `DATA_DIR is "${directory}", which another server is using. Stop that one, or give this one a directory of its own.`;

const isWell = async (server: Running) => (await ask(server.port, '/healthz')).status === 200;

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

describe('a data directory in use', { timeout: 90_000 }, () => {
  test('is refused to a second server until the first is gone, however it ended', async () => {
    // This path exceeds the maximum length of a Unix socket's path. The lock is a socket in the directory.
    const names = ['far', ...Array.from({ length: 8 }, (_, depth) => `${depth}`.repeat(20))];
    const DATA_DIR = await makeDirectory(...names);
    const first = await startServer(site, { DATA_DIR });
    const link = path.join(folder, 'link');
    await symlink(DATA_DIR, link);
    for (const dataDir of [DATA_DIR, link])
      await expect(openPgliteStorage(dataDir)).rejects.toThrow(refusal(dataDir));
    expect(await isWell(first)).toBe(true);
    first.signal('SIGKILL');
    await first.ended;

    const second = await openPgliteStorage(link);
    await expect(openPgliteStorage(DATA_DIR)).rejects.toThrow(refusal(DATA_DIR));
    await second.close();
    // Neither server leaves a lock file.
    expect(await readdir(path.join(DATA_DIR, 'lock'))).toEqual([]);
  });
});

test('only one of several simultaneous locks on a directory succeeds, and the next one after it', async () => {
  const directory = path.join(folder, 'reached-for');
  await mkdir(directory);
  for (let round = 0; round < 5; round++) {
    const locks = await Promise.all(Array.from({ length: 6 }, () => lockDirectory(directory)));
    const held = locks.filter((unlock) => unlock !== undefined);
    expect(held.length).toBeLessThanOrEqual(1);
    await held[0]?.();
    const unlock = await lockDirectory(directory);
    expect(unlock).toBeDefined();
    expect(await lockDirectory(directory)).toBeUndefined();
    await unlock?.();
  }
});

test('a database that cannot be opened stops the start with one line', async () => {
  const DATA_DIR = await makeDirectory('broken');
  await truncate(path.join(DATA_DIR, 'database/global/pg_control'), 10);
  const { code, output } = await refuseServer(site, { DATA_DIR });
  expect(code).toBe(1);
  expect(output).toContain(`DATA_DIR is "${DATA_DIR}". Its database cannot be opened: `);
  expect(output.trimEnd().split('\n')).toHaveLength(1);
});

// These tests need a system with user accounts.
describe.skipIf(process.getuid === undefined)('other accounts of this computer', { timeout: 90_000 }, () => {
  /** Returns all files and folders that give any permission to other accounts, including the directory itself. */
  async function openTo(directory: string): Promise<string[]> {
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    const files = [directory, ...entries.map((entry) => path.join(entry.parentPath, entry.name))];
    const modes = await Promise.all(files.map(async (file) => [file, (await lstat(file)).mode] as const));
    return modes.filter(([, mode]) => (mode & 0o077) !== 0).map(([file]) => file);
  }

  test('cannot read anything of a first start, which recovers from one that was killed', async () => {
    // The parent folder is missing too.
    const DATA_DIR = path.join(folder, 'parent/private');
    const half = path.join(DATA_DIR, 'database-being-made');
    const before = process.umask(0o022);
    const first = spawnServer(site, { PORT: '0', DATA_DIR });
    await expect.poll(() => isThere(path.join(half, 'base')), { timeout: 40_000 }).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended;
    expect(first.output()).toBe('');

    const server = await startServer(site, { DATA_DIR }).finally(() => process.umask(before));
    expect(await isWell(server)).toBe(true);
    expect(await isThere(half)).toBe(false);
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
    expect((await readdir(path.join(DATA_DIR, 'database'), { recursive: true })).length).toBeGreaterThan(900);
    // PGlite may have created a few files since then, inside the closed directory.
    expect((await openTo(DATA_DIR)).length).toBeLessThan(10);
    await server.stop();
  });

  test('lose access to a directory that was open', async () => {
    const DATA_DIR = await makeDirectory('was-open');
    await chmod(DATA_DIR, 0o755);
    expect((await openTo(DATA_DIR)).length).toBeGreaterThan(900);
    const storage = await openPgliteStorage(DATA_DIR);
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
    expect((await openTo(DATA_DIR)).length).toBeLessThan(10);
    await storage.close();
  });

  test('keep a directory that the server does not own, which is refused', async () => {
    const DATA_DIR = await makeDirectory('shared');
    await writeFile(path.join(DATA_DIR, 'letters.txt'), 'of somebody else');
    await chmod(DATA_DIR, 0o777);
    await expect(openPgliteStorage(DATA_DIR)).rejects.toThrow(
      `DATA_DIR is "${DATA_DIR}", which other accounts of this computer can look into, and which is not the server's alone. Give it a directory of its own.`,
    );
    expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o777);
  });
});
