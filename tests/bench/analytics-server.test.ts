/**
 * The server's answers on a PostgreSQL, against the same two questions to the database through `node:http` alone: who
 * asks, and what their days come to. A person's answer costs the same beside a thousand others.
 */

import { createHash } from 'node:crypto';
/**
 * The server's answers on a PostgreSQL, against the same two questions to the database through `node:http` alone: who
 * asks, and what their days come to. A person's answer costs the same beside a thousand others.
 */
import http, { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOODS } from '../../domain/mood';
import { receiveEntries } from '../../server/journal/journal';
import type { Storage } from '../../server/storage/database';
import { openStorage } from '../../server/storage/storage';
import { type Here, serveHere } from '../server/support/here';
import { enrol, type Person } from '../server/support/person';
import { randomFrom } from '../support/analytics/random-journal';
import { type Cluster, createDatabase, startCluster } from '../support/postgres';
import { median } from '../support/sand/rake-costs';

/** Of the bare query. */
const MOST = 1.3;
/** Of the answer to somebody who is alone. */
const MOST_AMONG_MANY = 1.2;
const PEOPLE = 1000;
const ENTRIES = 1000;
const DAYS = 365;
const ROUNDS = 300;

const NOON = new Date('2026-11-20T12:00:00Z');

let cluster: Cluster;
let storage: Storage;
let here: Here;
let person: Person;
let pool: pg.Pool;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
  const databaseUrl = await createDatabase(cluster.url);
  storage = await openStorage({ dataDir: '/nowhere', databaseUrl });
  pool = new pg.Pool({ connectionString: databaseUrl });
  here = await serveHere({ storage, clock: () => NOON });
  person = await enrol(storage.database);
  const random = randomFrom(7);
  const whole = (below: number) => Math.floor(random() * below);
  const entries = Array.from({ length: ENTRIES }, (_, index) => {
    const day = new Date(NOON.getTime() - whole(DAYS) * 86_400_000).toISOString().slice(0, 10);
    const common = { id: `entry-${index}`, at: Date.parse(day), day, hour: whole(24) };
    return index % 2
      ? { ...common, kind: 'mood' as const, mood: MOODS[whole(3)] ?? 'neutral' }
      : {
          ...common,
          kind: 'play' as const,
          game: `game-${whole(10)}`,
          completedAt: common.at,
          score: whole(100),
        };
  });
  await receiveEntries(storage.database, person.id, entries);
}, 120_000);

afterAll(async () => {
  agent.destroy();
  await here.stop();
  await storage.close();
  await pool.end();
  await cluster.remove();
});

/** @returns how long an answer took, ms */
function time(port: number, path: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { Cookie: person.cookie, 'Local-Day': '2026-11-20' };
    http
      .get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${response.statusCode}`));
        response.resume();
        response.on('end', () => resolve(performance.now() - start));
      })
      .on('error', reject);
  });
}

/** The two questions by hand, and what they find sent as it is. */
async function serveBare() {
  const server = createServer(async (request, response) => {
    const token = (request.headers.cookie ?? '').split('=')[1] ?? '';
    const hash = createHash('sha256').update(token).digest('hex');
    const { rows: users } = await pool.query(
      'select u.id, u.sync from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2',
      [hash, NOON],
    );
    const { rows } = await pool.query(
      `select j.position, (select json_agg(t.tally) from tallies t where t.journal_id = j.id) as days
       from journals j where j.user_id = $1 and j.deleted_at is null`,
      [users[0].id],
    );
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(rows));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

async function measure(ask: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await ask());
  return median(times);
}

test('an answer costs little more than the bare query, and the same among a thousand people', async () => {
  const bare = await serveBare();
  const ours = () => time(here.port, '/api/analytics/emotional');
  const theirs = () => time(bare.port, '/');
  for (let warm = 0; warm < 60; warm++) {
    await ours();
    await theirs();
  }
  const ratios: number[] = [];
  const [mine, alone]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const [one, other] = [await theirs(), await ours()];
    ratios.push(other / one);
    alone.push(one);
    mine.push(other);
  }
  console.log(`ours ${median(mine).toFixed(2)} ms, bare ${median(alone).toFixed(2)} ms`);
  console.log(`ours / bare: ${median(ratios).toFixed(2)} (at most ${MOST})`);

  const before = await measure(ours);
  await joinOthers();
  for (let warm = 0; warm < 60; warm++) await ours();
  const among = await measure(ours);
  console.log(`among ${PEOPLE}: ${among.toFixed(2)} ms, alone ${before.toFixed(2)} ms`);
  console.log(`among ${PEOPLE} / alone: ${(among / before).toFixed(2)} (at most ${MOST_AMONG_MANY})`);
  bare.server.close();
  expect(median(ratios)).toBeLessThanOrEqual(MOST);
  expect(among / before).toBeLessThanOrEqual(MOST_AMONG_MANY);
}, 900_000);

/** Others, each with as many entries and days. */
async function joinOthers(): Promise<void> {
  const others = PEOPLE - 1;
  await pool.query(
    `insert into users (id, username, password_hash, sync, created_at)
     select gen_random_uuid(), 'other-' || n, '', true, now() from generate_series(1, ${others}) n`,
  );
  await pool.query(
    `insert into journals (id, user_id, position, tallied_to, tally_version)
     select gen_random_uuid(), u.id, j.position, j.tallied_to, j.tally_version
     from users u, journals j where u.username like 'other-%' and j.user_id = $1`,
    [person.id],
  );
  const toOthers = 'from journals j, journals mine join users on users.id = mine.user_id';
  const where = 'where users.id = $1 and j.id <> mine.id';
  await pool.query(
    `insert into entries select j.id, e.id, e.position, e.day, e.entry ${toOthers}
     join entries e on e.journal_id = mine.id ${where}`,
    [person.id],
  );
  await pool.query(
    `insert into tallies select j.id, t.day, t.tally ${toOthers} join tallies t on t.journal_id = mine.id ${where}`,
    [person.id],
  );
  await pool.query('analyze');
}
