/** The operator's commands beside a running server, and without one. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { users } from '../../../server/accounts/schema';
import { AdminError } from '../../../server/admin/admin';
import { runCommand } from '../../../server/admin/commands';
import { parseSettings } from '../../../server/base/settings';
import { ORDER_STATES } from '../../../server/payments/order-states';
import { orders } from '../../../server/payments/schema';
import type { Storage } from '../../../server/storage/database';
import { lockDirectory } from '../../../server/storage/lock';
import { openStorage } from '../../../server/storage/storage';
import { createDatabase } from '../../fixtures/postgres';
import { ask } from '../support/ask';
import { makeDatabase, type TestDatabase } from '../support/engines';
import { makeSite } from '../support/fixture';
import { CHEAP, serveHere } from '../support/here';
import { enrol } from '../support/person';
import { administer, startServer } from '../support/running';
import { PASSWORD, visit } from '../support/visitor';

let site: string;
beforeAll(async () => {
  site = await makeSite();
});
afterAll(() => rm(site, { recursive: true }));

const NOW = new Date('2026-11-20T09:30:00Z');

/** Fills a database with two accounts and an order of every state. */
async function fill({ settings }: TestDatabase): Promise<string[]> {
  const storage = await openStorage(settings);
  await enrol(storage.database);
  await enrol(storage.database);
  const people = await storage.database.select().from(users);
  const rows = ORDER_STATES.map((state, index) => ({
    id: `4bb3d0f1-9a5e-4f5e-8f5e-0d1c2b3a4f5${index}`,
    transactionId: `SG-7KQM-2XWD-94T${index}`,
    provider: 'sandbox' as const,
    captureId: `CAPTURE${index}`,
    state,
    amountCents: 999,
    currency: 'USD',
    createdAt: NOW,
    updatedAt: NOW,
  }));
  await storage.database.insert(orders).values(rows);
  await storage.close();
  return people.map(({ username }) => username);
}

describe('on its database', () => {
  let database: TestDatabase;
  let storage: Storage;
  let names: string[];
  const run = (...words: string[]) =>
    runCommand(words, {
      storage,
      settings: parseSettings({ DATA_DIR: site }, site),
      payments: { provider: 'sandbox' },
    });
  beforeAll(async () => {
    database = await makeDatabase('postgresql');
    names = await fill(database);
    storage = await openStorage(database.settings);
  });
  afterAll(() => storage.close());

  test('a payment is found by each of its IDs, with what its state means', async () => {
    for (const [index, state] of ORDER_STATES.entries()) {
      const { rows } = await run('orders', ` sg-7kqm-2xwd-94t${index} `);
      expect(rows).toMatchObject([{ state, amount: '9.99 USD', meaning: expect.stringMatching(/\.$/) }]);
    }
    expect((await run('orders', 'CAPTURE4')).rows).toMatchObject([{ state: 'completed' }]);
    await expect(run('orders', 'SG-0000')).rejects.toThrow('No order has the ID SG-0000.');
    const { rows } = await run('orders', '--unsettled');
    expect(rows.map(({ state }) => state)).toEqual(['unclear', 'pending']);
  });

  test('accounts are counted, signed out and deleted, by their exact name', async () => {
    expect((await run('accounts')).rows).toMatchObject([{ accounts: 2 }]);
    const [name = ''] = names;
    await expect(run('accounts', 'delete', name.toUpperCase())).rejects.toThrow(AdminError);
    expect((await run('sessions', 'end', name)).rows).toEqual([{ ended: 1 }]);
    expect((await run('accounts', 'delete', name)).rows).toEqual([{ deleted: name }]);
    expect((await run('accounts')).rows).toMatchObject([{ accounts: 1 }]);
    expect((await run('sessions', 'end', '--all')).rows).toEqual([{ ended: 1 }]);
  });

  test('the doctor checks everything', async () => {
    const { rows } = await run('doctor');
    const checks = ['database', 'migrations', 'clock', 'disk', 'backup', 'payments'];
    expect(rows.map(({ check }) => check)).toEqual(checks);
    expect(rows.filter(({ state }) => state === 'wrong')).toEqual([]);
  });
});

test('beside a server commands reach its PGlite, and a restore needs a stopped server', async () => {
  const database = await makeDatabase('pglite');
  await fill(database);
  const env = { DATA_DIR: path.join(site, 'data'), ...database.env };
  const server = await startServer(site, env);
  const listed = await administer(site, env, 'orders', '--unsettled');
  expect([listed.code, listed.output]).toEqual([0, expect.stringMatching(/^transaction +state +amount/)]);
  const unknown = await administer(site, env, 'dance');
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('Usage: node dist/server/')]);
  const files = ['one', 'two'].map((name) => path.join(site, `${name}.jsonl.gz`));
  const both = await Promise.all(files.map((file) => administer(site, env, 'backup', file)));
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const [file = ''] = files;
  const running = await administer(site, env, 'restore', file, '--replace');
  expect([running.code, running.output]).toEqual([1, expect.stringContaining('The server runs. Stop it')]);
  server.signal('SIGTERM');
  await server.ended;
  const refused = await administer(site, env, 'restore', file);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Add --replace')]);
  const { output } = await administer(site, env, 'restore', file, '--replace', '--json');
  const [done] = JSON.parse(output) as Record<string, unknown>[];
  expect(done).toMatchObject({ orders: ORDER_STATES.length });
  expect(String(done?.['restore point'])).toMatch(/backups\/stillgrove-.+\.jsonl\.gz$/);
  await database.remove();
});

test('a command beside a server that is still starting says so', async () => {
  const dataDir = path.join(site, 'starting');
  await mkdir(dataDir, { mode: 0o700 });
  // A server has this lock before it opens the database, and its socket afterward.
  const unlock = await lockDirectory(dataDir);
  const { code, output } = await administer(site, { DATA_DIR: dataDir }, 'accounts');
  expect([code, output]).toEqual([1, 'A server is starting or stopping there. Try again in a moment.\n']);
  await unlock?.();
});

test('regular backups begin at the start, keep seven, and /readyz says the age of the last', async () => {
  const server = await startServer(site, { BACKUP_EVERY: '1h', LOG_FORMAT: 'json' });
  await expect.poll(server.output, { timeout: 20_000 }).toContain('A backup was written: ');
  expect((await ask(server.port, '/readyz')).json()).toMatchObject({
    status: 'ok',
    database: 'ok',
    backup: expect.any(Number),
  });
  const lines = server.written().trim().split('\n');
  expect(lines.map((line) => Object.keys(JSON.parse(line)))).toEqual(
    lines.map(() => ['time', 'level', 'message']),
  );
  expect(await readdir(path.join(server.dataDir, 'backups'))).toHaveLength(1);
  await server.stop();
});

test('a failed regular backup is a line of the log, and the server serves on', async () => {
  const dataDir = path.join(site, 'no-backups');
  await mkdir(dataDir, { mode: 0o700 });
  await writeFile(path.join(dataDir, 'backups'), '');
  const DATABASE_URL = await createDatabase(inject('postgresUrl'));
  const server = await startServer(site, { DATABASE_URL, DATA_DIR: dataDir, BACKUP_EVERY: '1h' });
  await expect.poll(server.output, { timeout: 20_000 }).toContain('backups is no directory.');
  expect(server.written()).toMatch(/^\d{4}-\d\d-\d\dT\S+Z info Stillgrove .* is open at /m);
  expect((await ask(server.port, '/readyz')).json()).toMatchObject({ status: 'ok', backup: null });
  await server.stop();
});

test('with closed registration nobody makes an account, and people still sign in', async () => {
  const here = await serveHere({ isRegistrationOpen: false, passwordCost: CHEAP });
  const post = (where: string) =>
    visit(here.port).call('POST', `/api/auth/${where}`, { username: 'fern', password: PASSWORD });
  expect([(await post('register')).status, (await post('login')).status]).toEqual([403, 401]);
  await here.stop();
});
