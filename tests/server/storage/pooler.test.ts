import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgres } from '../../../server/storage/postgresql';
import { type PayPalStandIn, startPayPal } from '../../fakes/paypal/paypal';
import { createDatabase } from '../../fixtures/postgres';
import { comeIn } from '../payments/shop';
import { makeSite } from '../support/fixture';
import { mood, Person } from '../support/person';
import { type Running, spawnServer, startServer } from '../support/running';
import { register } from '../support/visitor';

let site: string;
let paypal: PayPalStandIn;
const servers: Running[] = [];
beforeAll(async () => {
  [site, paypal] = await Promise.all([makeSite(), startPayPal()]);
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await paypal.close();
  await rm(site, { recursive: true });
});

async function start(env: Record<string, string>): Promise<Running> {
  const server = await startServer(site, env);
  servers.push(server);
  return server;
}

/** Returns the URL of the same database through the pooler. */
function throughPooler(databaseUrl: string): string {
  const url = new URL(inject('poolerUrl') ?? '');
  url.pathname = new URL(databaseUrl).pathname;
  return url.href;
}

/** Returns a connection to the database without the pooler. */
async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  return client;
}

/** SQL that takes the migration lock for a whole session. A server takes the same lock for a transaction only. */
const LOCK = 'pg_advisory_lock(7455480021)';
const WAITING = 'Another server is bringing the database up to date. This one waits for it, 30 s at most.\n';

// The tests are skipped without a PgBouncer; `.ci/run` installs one.
describe.runIf(inject('poolerUrl') !== undefined)('behind a PgBouncer in transaction mode', () => {
  test('a server that is killed while it waits for the lock blocks no other', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'));
    const holder = await connect(databaseUrl);
    await holder.query(`select ${LOCK}`);
    const { child, output, ended } = spawnServer(site, {
      DATABASE_URL: throughPooler(databaseUrl),
      PORT: '0',
    });
    await expect.poll(output).toBe(WAITING);
    child.kill('SIGKILL');
    await ended;
    await holder.end();
    await start({ DATABASE_URL: databaseUrl });
  });

  test('three processes lose no registration, no entry and no purchase, and leave no lock behind', async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'));
    const env = { ...paypal.env, DATABASE_URL: throughPooler(databaseUrl), TRUST_PROXY: '1' };
    const ports = (await Promise.all([start(env), start(env), start(env)])).map(({ port }) => port);
    /** Number of requests so far. Each request of a person goes to the next server process. */
    let calls = 0;
    const nextPort = () => ports[calls++ % ports.length] as number;

    const live = async () => {
      const { visitor, username } = await register(nextPort());
      const person = new Person('', visitor.cookie);
      expect((await person.ask(nextPort(), 'PATCH', '/api/auth/user', { sync: true })).status).toBe(200);
      const entries = Array.from({ length: 30 }, () => mood());
      for (let from = 0; from < entries.length; from += 5) {
        expect((await person.send(nextPort(), ...entries.slice(from, from + 5))).status).toBe(200);
      }
      const there = await person.readAll(nextPort());
      expect(there.entries.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
      const user = await person.ask(nextPort(), 'GET', '/api/auth/user');
      expect(user.json()).toMatchObject({ username, sync: true });

      const buyer = await comeIn(nextPort());
      const elsewhere = await comeIn(nextPort());
      elsewhere.visitor.cookie = buyer.visitor.cookie;
      const { id, transactionId } = await buyer.ordered();
      paypal.approve(id);
      const answers = await Promise.all([buyer, elsewhere].map((side) => side.capture(id)));
      for (const answer of answers) expect(answer.json()).toEqual({ status: 'COMPLETED', transactionId });
      expect(await elsewhere.verify(transactionId)).toMatchObject({ verified: true });
      return transactionId;
    };
    const bought = await Promise.all(Array.from({ length: 12 }, live));
    const invoices = paypal.ledger.captures.map(({ invoice_id }) => invoice_id);
    expect(invoices.sort()).toEqual(bought.sort());

    const client = await connect(databaseUrl);
    const { rows } = await client.query(
      `select (select count(*)::int from users) as people, (select count(*)::int from entries) as entries,
        (select count(*)::int from orders where state = 'completed') as purchases,
        (select count(*)::int from pg_locks join pg_database on pg_database.oid = database
         where datname = current_database() and locktype = 'advisory') as locks`,
    );
    await client.end();
    expect(rows).toEqual([{ people: 12, entries: 360, purchases: 12, locks: 0 }]);
    for (const { output } of servers) expect(output()).not.toMatch(/error|Failed/i);
  });
});

test('a server waits for the migration lock up to its limit, and says how to find the holder', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const holder = await connect(databaseUrl);
  await holder.query(`select ${LOCK}`);
  try {
    const { host, pathname } = new URL(databaseUrl);
    await expect(openPostgres(databaseUrl, undefined, 300)).rejects.toMatchObject({
      name: 'SettingsError',
      message: `DATABASE_URL is postgres://postgres@${host}${pathname}, which cannot be used. Another connection has kept it locked for 0.3 s. pg_locks of the database names it.`,
    });
  } finally {
    await holder.end();
  }
});

test('a transaction of a killed process keeps its locks for at most 10 s', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const storage = await openPostgres(databaseUrl);
  try {
    const timeout = await storage.database.transaction((tx) =>
      tx.execute<{ limit: string }>(`select current_setting('idle_in_transaction_session_timeout') as limit`),
    );
    expect(timeout).toMatchObject({ rows: [{ limit: '10s' }] });
  } finally {
    await storage.close();
  }
});
