/** The operator's commands beside a running server, and without one. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../../server/accounts/schema';
import { ORDER_STATES } from '../../../server/payments/order-states';
import { orders } from '../../../server/payments/schema';
import { lockDirectory } from '../../../server/storage/lock';
import { openStorage } from '../../../server/storage/storage';
import { ask } from '../support/ask';
import { makeDatabase, type TestDatabase } from '../support/engines';
import { makeSite } from '../support/fixture';
import { enrol } from '../support/person';
import { administer, type Running, startServer } from '../support/running';

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

describe('beside a server', () => {
  let database: TestDatabase;
  let names: string[];
  let server: Running;
  let env: Record<string, string>;
  const json = async (...words: string[]) => {
    const { code, said } = await administer(site, env, ...words, '--json');
    expect([code, said]).toEqual([0, expect.stringMatching(/^\[/)]);
    return JSON.parse(said) as Record<string, unknown>[];
  };
  beforeAll(async () => {
    database = await makeDatabase('pglite');
    names = await fill(database);
    env = { DATA_DIR: path.join(site, 'data'), ...database.env };
    server = await startServer(site, env);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  test('a payment is found by each of its IDs, with what its state means', async () => {
    for (const [index, state] of ORDER_STATES.entries()) {
      const [order] = await json('orders', ` sg-7kqm-2xwd-94t${index} `);
      expect(order).toMatchObject({ state, amount: '9.99 USD', meaning: expect.stringMatching(/\.$/) });
    }
    const [order] = await json('orders', 'CAPTURE4');
    expect(order).toMatchObject({ state: 'completed' });
    const { code, said } = await administer(site, env, 'orders', 'SG-0000');
    expect([code, said]).toEqual([1, expect.stringContaining('No order has the ID SG-0000.')]);
  });

  test('unsettled payments are listed', async () => {
    expect((await json('orders', '--unsettled')).map(({ state }) => state)).toEqual(['unclear', 'pending']);
    expect((await administer(site, env, 'orders', '--unsettled')).said).toMatch(
      /^transaction +state +amount/,
    );
  });

  test('accounts are counted, signed out and deleted, by their exact name', async () => {
    expect(await json('accounts')).toMatchObject([{ accounts: 2 }]);
    const [name = '', other = ''] = names;
    expect((await administer(site, env, 'accounts', 'delete', name.toUpperCase())).code).toBe(1);
    expect(await json('sessions', 'end', name)).toEqual([{ ended: 1 }]);
    expect(await json('accounts', 'delete', name)).toEqual([{ deleted: name }]);
    expect(await json('accounts')).toMatchObject([{ accounts: 1 }]);
    expect(await json('sessions', 'end', '--all')).toEqual([{ ended: 1 }]);
    expect((await administer(site, env, 'accounts', 'delete', other)).said).toContain(other);
  });

  test('the doctor checks everything, and an unknown command shows the usage', async () => {
    const findings = await json('doctor');
    expect(findings.map(({ check }) => check)).toEqual([
      'database',
      'migrations',
      'clock',
      'disk',
      'backup',
      'payments',
    ]);
    expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
    const { code, said } = await administer(site, env, 'dance');
    expect([code, said]).toEqual([1, expect.stringContaining('Usage: node dist/server/main.mjs')]);
    expect((await administer(site, env, '--help')).code).toBe(0);
  });

  test('two backups at once are two files, and a restore needs a stopped server', async () => {
    const files = ['one', 'two'].map((name) => path.join(site, `${name}.jsonl.gz`));
    const both = await Promise.all(files.map((file) => administer(site, env, 'backup', file)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const [file = ''] = files;
    const running = await administer(site, env, 'restore', file, '--replace');
    expect([running.code, running.said]).toEqual([1, expect.stringContaining('The server runs. Stop it')]);
    server.signal('SIGTERM');
    await server.ended;
    const refused = await administer(site, env, 'restore', file);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('Add --replace')]);
    const [done] = await json('restore', file, '--replace');
    expect(done).toMatchObject({ orders: ORDER_STATES.length });
    expect(String(done?.['restore point'])).toMatch(/backups\/stillgrove-.+\.jsonl\.gz$/);
    server = await startServer(site, env);
    expect((await json('orders', 'CAPTURE4'))[0]).toMatchObject({ state: 'completed' });
  });
});

test('a command reaches a PostgreSQL without a server', async () => {
  const database = await makeDatabase('postgresql');
  await fill(database);
  const { code, said } = await administer(site, database.env, 'orders', 'CAPTURE4', '--json');
  expect([code, JSON.parse(said)]).toEqual([0, [expect.objectContaining({ state: 'completed' })]]);
});

test('a command beside a server that is still starting says so', async () => {
  const dataDir = path.join(site, 'starting');
  await mkdir(dataDir, { mode: 0o700 });
  // A server has this lock before it opens the database, and its socket afterward.
  const unlock = await lockDirectory(dataDir);
  const { code, said } = await administer(site, { DATA_DIR: dataDir }, 'accounts');
  expect([code, said]).toEqual([1, 'A server is starting or stopping there. Try again in a moment.\n']);
  await unlock?.();
});

test('regular backups begin at the start, keep seven, and /readyz says the age of the last', async () => {
  const server = await startServer(site, { BACKUP_EVERY: '1h', LOG_FORMAT: 'json' });
  await expect.poll(server.said, { timeout: 20_000 }).toContain('A backup was written: ');
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
  const server = await startServer(site, { DATA_DIR: dataDir, BACKUP_EVERY: '1h' });
  await expect.poll(server.said, { timeout: 20_000 }).toContain('backups is no directory.');
  expect(server.written()).toMatch(/^\d{4}-\d\d-\d\dT\S+Z info Stillgrove .* is open at /m);
  expect((await ask(server.port, '/readyz')).json()).toMatchObject({ status: 'ok', backup: null });
  await server.stop();
});

test('with REGISTRATION=closed nobody makes an account, and people still sign in', async () => {
  const server = await startServer(site, { REGISTRATION: 'closed' });
  const post = (where: string) =>
    ask(server.port, `/api/auth/${where}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'fern', password: 'the lake in the morning' }),
    });
  expect([(await post('register')).status, (await post('login')).status]).toEqual([403, 401]);
  await server.stop();
});
