/**
 * Compares the time of the server's analytics answer on PostgreSQL with that of a plain `node:http` server that runs
 * the same two queries: one for the user, and one for the user's day counts. The time must not depend on the number of
 * people, so a second server has a database of a thousand people.
 *
 * The bench measures the three servers in turn. It compares minimum times, because load on the machine hardly affects a
 * minimum.
 */
import { createHash } from 'node:crypto';
import http, { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SyncedEntry } from '../../domain/contract';
import { MOODS } from '../../domain/mood';
import { storeEntries } from '../../server/journal/journal';
import type { Storage } from '../../server/storage/database';
import { openStorage } from '../../server/storage/storage';
import { randomFrom } from '../fixtures/analytics/random-journal';
import { type Cluster, createDatabase, startCluster } from '../fixtures/postgres';
import { type Here, serveHere } from '../server/support/here';
import { enrol, type Person } from '../server/support/person';
import { compare } from './support/compare';

/** Maximum ratio of an answer's time to that of the plain queries. */
const MOST = 1.3;
/** Maximum ratio of an answer's time in the database of a thousand people to that in the database of one. */
const MOST_AMONG_MANY = 1.2;
const PEOPLE = 1000;
const ENTRIES = 1000;
const DAYS = 365;
/** Requests to each server per round. */
const TIMES = 60;

const NOON = new Date('2026-11-20T12:00:00Z');

/** A database with its server. */
interface Grove {
  readonly storage: Storage;
  readonly pool: pg.Pool;
  readonly here: Here;
  /** The measured person. */
  readonly person: Person;
}

let cluster: Cluster;
let alone: Grove;
let among: Grove;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

async function open(): Promise<Grove> {
  const databaseUrl = await createDatabase(cluster.url);
  const storage = await openStorage({ dataDir: '/nowhere', databaseUrl });
  const pool = new pg.Pool({ connectionString: databaseUrl });
  let calls = 0;
  // Each call is two seconds later than the last, so the rounds do not reach the limit of reads.
  const clock = () => new Date(NOON.getTime() + 2000 * calls++);
  const here = await serveHere({ storage, clock });
  const person = await enrol(storage.database);
  await storeEntries(storage.database, person.id, randomEntries());
  return { storage, pool, here, person };
}

beforeAll(async () => {
  cluster = await startCluster({ isDurable: false });
  [alone, among] = [await open(), await open()];
  // The first request makes the server count the person's days. `joinOthers` copies these counts to other people.
  await time(among, among.here.port, '/api/analytics/emotional');
  await joinOthers(among);
}, 600_000);

afterAll(async () => {
  agent.destroy();
  for (const { here, storage, pool } of [alone, among]) {
    await here.stop();
    await storage.close();
    await pool.end();
  }
  await cluster.remove();
}, 120_000);

function randomEntries(): SyncedEntry[] {
  const random = randomFrom(7);
  const whole = (below: number) => Math.floor(random() * below);
  return Array.from({ length: ENTRIES }, (_, index) => {
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
}

/** Returns the time of an answer, ms. */
function time({ person }: Grove, port: number, path: string): Promise<number> {
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

/** Starts a plain server. It runs the two queries, and sends the day counts unchanged. */
async function serveBare({ pool }: Grove) {
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

test('an answer costs little more than the plain query, and the same among a thousand people', async () => {
  const bare = await serveBare(alone);
  const asks = {
    bare: () => time(alone, bare.port, '/'),
    alone: () => time(alone, alone.here.port, '/api/analytics/emotional'),
    among: () => time(among, among.here.port, '/api/analytics/emotional'),
  };
  const turns = async (times: number) => {
    const least = {
      bare: Number.POSITIVE_INFINITY,
      alone: Number.POSITIVE_INFINITY,
      among: Number.POSITIVE_INFINITY,
    };
    for (let turn = 0; turn < times; turn++)
      for (const who of ['bare', 'alone', 'among'] as const)
        least[who] = Math.min(least[who], await asks[who]());
    return least;
  };
  await turns(TIMES);
  const title = `the server's answer beside the bare query, and beside ${PEOPLE} people`;
  const lines = {
    answer: { name: 'an answer, beside bare', unit: 'ms', digits: 2, most: MOST, isRatio: true },
    among: {
      name: `among ${PEOPLE}, beside alone`,
      unit: 'ms',
      digits: 2,
      most: MOST_AMONG_MANY,
      isRatio: true,
    },
  };
  const broken = await compare({ title }, lines, async () => {
    const least = await turns(TIMES);
    return {
      answer: { here: least.alone, beside: least.bare },
      among: { here: least.among, beside: least.alone },
    };
  });
  bare.server.close();
  expect(broken).toEqual([]);
}, 900_000);

/** Adds other people, each with a copy of the person's entries and day counts. */
async function joinOthers({ pool, person }: Grove): Promise<void> {
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
