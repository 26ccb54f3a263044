import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgres } from '../../../server/storage/postgresql';
import { openStorage } from '../../../server/storage/storage';
import { createDatabase, PASSWORD, startCluster } from '../../fixtures/postgres';
import { soak } from '../../fixtures/soak';
import { ask } from '../support/ask';
import { makeSite } from '../support/fixture';
import { enrol, mood, type Person } from '../support/person';
import { type Running, startServer } from '../support/running';
import { layWire } from '../support/wire';

/** Timeout of the server, both for a connection and for an answer of the database, ms. */
const PATIENCE = 5000;
/**
 * Maximum duration of a request, ms. A request queries the session and then its data, and each query may wait for a
 * connection and an answer.
 */
const LONGEST = 4 * PATIENCE;

let site: string;
beforeAll(async () => {
  site = await makeSite();
});
afterAll(() => rm(site, { recursive: true }));

async function enrolIn(databaseUrl: string): Promise<Person> {
  const storage = await openStorage({ dataDir: '/nowhere', databaseUrl });
  const person = await enrol(storage.database);
  await storage.close();
  return person;
}

describe('an unusable PostgreSQL stops the start with one line, without the password', () => {
  const change = (parts: Partial<URL>) => Object.assign(new URL(inject('postgresUrl')), parts).href;

  test.each([
    ['refuses', { port: '1' }, 'Nothing answers at its address.'],
    ['is unknown', { hostname: 'nowhere.invalid' }, 'There is no such host.'],
    ['has another password', { password: `${PASSWORD}!` }, 'It refuses this user or password.'],
    ['has no such database', { pathname: '/none' }, 'It has no database of that name.'],
    ['has no TLS', { search: '?sslmode=verify-full' }, 'It does not support TLS connections.'],
  ])('one that %s', async (_, parts, reason) => {
    const databaseUrl = change(parts);
    const { host, pathname } = new URL(databaseUrl);
    await expect(openPostgres(databaseUrl)).rejects.toMatchObject({
      name: 'SettingsError',
      message: `DATABASE_URL is postgres://postgres@${host}${pathname}, which cannot be used. ${reason}`,
    });
  });

  test('one that accepts the connection and never answers', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    await expect(openPostgres(change({ port: String(port) }))).rejects.toThrow('It does not answer.');
    silent.close();
  });
});

// Most of the time these tests wait for the server's patience, so they wait together.
describe.concurrent('a PostgreSQL that becomes unreachable', { timeout: 90_000 }, () => {
  /** Makes more simultaneous requests than the pool has connections. */
  async function callAll(server: Running, person: Person): Promise<number[]> {
    const calls = Array.from({ length: 5 }, () => [
      person.ask(server.port, 'GET', '/api/auth/user'),
      person.send(server.port, mood()),
      person.look(server.port),
      ask(server.port, '/healthz'),
    ]).flat();
    const before = performance.now();
    const answers = await Promise.all(calls);
    expect(performance.now() - before).toBeLessThan(LONGEST);
    for (const answer of answers) expect(answer.headers['content-type']).toBe('application/json');
    return [...new Set(answers.map(({ status }) => status))];
  }

  test('is answered with 503, and used again when it is back', async () => {
    const cluster = await startCluster({ isDurable: false });
    const databaseUrl = await createDatabase(cluster.url);
    const person = await enrolIn(databaseUrl);
    const server = await startServer(site, { DATABASE_URL: databaseUrl });
    try {
      expect(await callAll(server, person)).toEqual([200]);
      await cluster.stop();
      expect(await callAll(server, person)).toEqual([503]);
      expect((await person.send(server.port, mood())).json()).toEqual({
        message: "Stillgrove can't reach its data right now. Please try again in a minute.",
      });
      expect((await ask(server.port, '/healthz')).json()).toEqual({
        status: 'unavailable',
        database: 'The database does not answer.',
      });
      expect((await ask(server.port, '/')).status).toBe(200);
      await cluster.start();
      expect(await callAll(server, person)).toEqual([200]);
      expect((await person.readAll(server.port)).entries).toHaveLength(10);
      expect(server.output()).not.toContain(PASSWORD);
      expect(server.output()).not.toContain('2026-11-20');
      server.signal('SIGTERM');
      expect(await server.ended).toBe(0);
    } finally {
      await server.stop();
      await cluster.remove();
    }
  });

  test('silently lets no call wait for long', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'));
    const person = await enrolIn(databaseUrl);
    const wire = await layWire(databaseUrl);
    const server = await startServer(site, { DATABASE_URL: wire.url });
    try {
      expect(await callAll(server, person)).toEqual([200]);
      wire.hush();
      expect(await callAll(server, person)).toEqual([503]);
      wire.mend();
      expect(await callAll(server, person)).toEqual([200]);
    } finally {
      await server.stop();
      await wire.remove();
    }
  });

  test('in the middle of writing ends no server and leaves no half of a batch', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'));
    const person = await enrolIn(databaseUrl);
    const wire = await layWire(databaseUrl);
    const server = await startServer(site, { DATABASE_URL: wire.url });
    try {
      const acknowledged: string[] = [];
      let answers = 0;
      const write = async () => {
        while (acknowledged.length < soak(600, 200)) {
          const batch = Array.from({ length: 20 }, () => mood());
          const { status } = await person.send(server.port, ...batch);
          expect([200, 503]).toContain(status);
          if (status === 200) acknowledged.push(...batch.map(({ id }) => id));
          answers += 1;
          if (answers % 3 === 0 && answers <= 30) wire.cut();
        }
      };
      await Promise.all([write(), write(), write(), write()]);
      const { entries } = await person.readAll(server.port);
      const there = new Set(entries.map(({ id }) => id));
      expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
      expect(there.size).toBe(entries.length);
      expect(entries.length % 20).toBe(0);
    } finally {
      await server.stop();
      await wire.remove();
    }
  });

  test('for one person, whose row is locked, serves all others and that person afterwards', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'));
    const [person, other] = [await enrolIn(databaseUrl), await enrolIn(databaseUrl)];
    const server = await startServer(site, { DATABASE_URL: databaseUrl });
    const holder = new pg.Client(databaseUrl);
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select from users where id = $1 for update', [person.id]);
      const before = performance.now();
      expect((await person.send(server.port, mood())).status).toBe(503);
      // Only one time limit applies. The server does not additionally wait for the end of the transaction.
      expect(performance.now() - before).toBeLessThan(2 * PATIENCE);
      // These are more requests than the pool has connections.
      const answers = await Promise.all(Array.from({ length: 12 }, () => person.send(server.port, mood())));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
      expect((await other.send(server.port, mood())).status).toBe(200);
      await holder.query('rollback');
      expect((await person.send(server.port, mood())).status).toBe(200);
      expect((await person.readAll(server.port)).entries).toHaveLength(1);
    } finally {
      await holder.end();
      await server.stop();
    }
  });
});
