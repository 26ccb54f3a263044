/**
 * Measures the load that servers can take from many people at once, each with an account, a copy of their journal and
 * a purchase. There are three setups: one process on PGlite, one process on a durable PostgreSQL, and two processes
 * on the same PostgreSQL. The bench also finds the number of connections at which requests begin to fail.
 *
 * Client, servers and database share the machine's cores, so the table shows CPU time in addition to answers per
 * second. The setups are measured in turn. The table has medians. `BENCH_ROUNDS=1` measures one round.
 */
import { availableParallelism, loadavg } from 'node:os';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PayPalStandIn, startPayPal } from '../fakes/paypal/paypal';
import { type Cluster, startCluster } from '../fixtures/postgres';
import { median } from '../fixtures/sand/rake-costs';
import { makeDatabase, type TestDatabase } from '../server/support/engines';
import { compare } from './support/compare';
import { CALLS, sharedOut } from './support/load/calls';
import { gatherCrowd, PEOPLE, type Somebody } from './support/load/crowd';
import { fire, type Load } from './support/load/fire';
import { type MeasuredProcess, OURS, startMeasured } from './support/load/measured-process';
import { postgresCost } from './support/load/postgres-cost';
import { alignColumns } from './support/table';

/** Minimum number of rounds. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** Number of connections at which the server refuses no request. */
const FEW = 50;
const SECONDS = 2;
/**
 * Minimum ratio of the capacity of two processes to that of one, if each process, the database and the client have a
 * core each.
 */
const LEAST_OF_TWO = 1.6;
/**
 * Whether there are enough cores for {@link LEAST_OF_TWO}. With fewer cores the processes compete, so the bench only
 * prints the ratio.
 */
const isRoomy = availableParallelism() >= 6;
/** Maximum growth of a process's heap by a thousand sessions, bytes. Sessions are rows in the database. */
const MOST_FOR_SESSIONS = 1024 * 1024;

/** A database, its users, and its server processes. */
interface Setup {
  readonly name: string;
  readonly people: readonly Somebody[];
  readonly servers: readonly MeasuredProcess[];
  readonly databaseCost?: (() => Promise<number>) | undefined;
}

let cluster: Cluster;
let paypal: PayPalStandIn;
const databases: TestDatabase[] = [];
const started: MeasuredProcess[] = [];
let setups: Setup[];

async function start(database: TestDatabase): Promise<MeasuredProcess> {
  const server = await startMeasured(OURS, { ...paypal.env, ...database.env, TRUST_PROXY: '1' });
  started.push(server);
  return server;
}

beforeAll(async () => {
  [cluster, paypal] = await Promise.all([startCluster({ isDurable: true }), startPayPal()]);
  const small = await makeDatabase('pglite');
  const large = await makeDatabase('postgresql', { clusterUrl: cluster.url });
  databases.push(small, large);
  const [few, many] = [await gatherCrowd(small), await gatherCrowd(large)];
  const [alone, one, other] = [await start(small), await start(large), await start(large)];
  const databaseCost = await postgresCost(cluster.url);
  setups = [
    { name: 'PGlite', people: few, servers: [alone] },
    { name: 'PostgreSQL', people: many, servers: [one], databaseCost },
    { name: 'PostgreSQL, two processes', people: many, servers: [one, other], databaseCost },
  ];
}, 300_000);
afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await Promise.all([paypal.close(), cluster.remove()]);
  await Promise.all(databases.map((database) => database.remove()));
}, 120_000);

/** Sends one kind of request to a setup for {@link SECONDS}. */
function ask({ people, servers, databaseCost }: Setup, call: string, connections: number): Promise<Load> {
  const shot = CALLS[call] as (typeof CALLS)[string];
  const shots = sharedOut(people, connections, shot);
  return fire(servers, { connections, seconds: SECONDS, shots, databaseCost });
}

const loadNow = () => `${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)}`;
const problemsOf = ({ statuses, errors }: Load): string =>
  [
    ...Object.entries(statuses).flatMap(([status, n]) => (status === '200' ? [] : [`${n} x ${status}`])),
    ...(errors === 0 ? [] : [`${errors} unanswered`]),
  ].join(', ');

type Round = readonly [small: Load, one: Load, two: Load];

function tableOf(rounds: readonly Round[]): string {
  const rows = setups.map(({ name }, at) => {
    const loads = rounds.map((round) => round[at] as Load);
    const of = (value: (load: Load) => number, digits: number) => median(loads.map(value)).toFixed(digits);
    return [
      name,
      of(({ perSecond }) => perSecond, 0),
      of(({ cpuMs }) => cpuMs, 3),
      of(({ databaseMs }) => databaseMs, 3),
      of(({ half }) => half, 0),
      of(({ slowest }) => slowest, 0),
      loads.map(problemsOf).filter(Boolean).join('; ') || 'none',
    ];
  });
  const head = ['', 'a second', 'ms of process', 'ms of database', 'p50 ms', 'p99 ms', 'not answered by 200'];
  return alignColumns([head, ...rows]);
}

describe.each(Object.keys(CALLS))('%s', (call) => {
  test.each([FEW, 200])('over %i connections', { timeout: 600_000 }, async (connections) => {
    const measure = async (): Promise<Round> => [
      await ask(setups[0] as Setup, call, connections),
      await ask(setups[1] as Setup, call, connections),
      await ask(setups[2] as Setup, call, connections),
    ];
    // Warms up code and disk caches.
    await measure();
    const rounds: Round[] = [];
    const most = 1 / LEAST_OF_TWO;
    const lines = {
      time: { name: 'time of an answer', unit: 'ms', digits: 3, isRatio: true, ...(isRoomy && { most }) },
      cost: { name: 'main threads, an answer', unit: 'ms', digits: 3, isRatio: true },
    };
    const title = `${call}, ${connections} connections: two processes of one PostgreSQL, beside one`;
    const options = { title, rounds: ROUNDS };
    const broken = await compare(options, lines, async () => {
      const round = await measure();
      rounds.push(round);
      const [, one, two] = round;
      return {
        time: { here: 1000 / two.perSecond, beside: 1000 / one.perSecond },
        cost: { here: two.cpuMs, beside: one.cpuMs },
      };
    });
    console.log(`${call}, ${connections} connections\n${tableOf(rounds)}`);
    expect(broken).toEqual([]);
    // With more connections, requests on an overloaded machine may time out.
    if (connections === FEW) for (const load of rounds.flat()) expect(problemsOf(load)).toBe('');
  });
});

test(`${PEOPLE} sessions occupy no memory of a process after their answers`, async () => {
  const [, setup] = setups as [Setup, Setup];
  const [server] = setup.servers as [MeasuredProcess];
  // Warms up the code.
  await ask(setup, 'auth/user', FEW);
  const before = await server.memory();
  const asked = ask(setup, 'auth/user', PEOPLE);
  await new Promise((resolve) => setTimeout(resolve, 1000 * SECONDS * 0.75));
  const during = await server.memory();
  await asked;
  const gone = await server.memory();
  // The database still handles requests of closed connections. This request waits for the end of that work.
  expect(problemsOf(await ask(setup, 'auth/user', 1))).toBe('');
  const after = await server.memory();
  const client = new pg.Client(databases[1]?.settings.databaseUrl);
  await client.connect();
  const { rows } = await client.query(
    `select pg_total_relation_size('entries') / count(*) as entry, pg_total_relation_size('tallies') / (select count(*) from tallies) as tally from entries`,
  );
  await client.end();
  const inMb = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
  console.log(
    `${PEOPLE} people signed in, each with a connection of their own; ${loadNow()}\n` +
      alignColumns([
        ['', 'before', 'while they ask', 'as they leave', 'answered'],
        ['values, MB', ...[before, during, gone, after].map(({ heap }) => inMb(heap))],
        ['resident, MB', ...[before, during, gone, after].map(({ rss }) => inMb(rss))],
      ]) +
      `\non the disk, with its indexes: ${rows[0].entry} bytes an entry, ${rows[0].tally} bytes a counted day`,
  );
  expect(after.heap - before.heap).toBeLessThanOrEqual(MOST_FOR_SESSIONS);
}, 60_000);

/** Numbers of connections. The test stops at the first number at which a request fails. */
const STEPS = [200, 400, 800, 1600, 3200];

test.each(['page', 'auth/user', 'journal'])(
  'the first resource to fail: %s',
  async (call) => {
    const [, setup] = setups as [Setup, Setup];
    const rows = [['connections', 'a second', 'p50 ms', 'p99 ms', 'not answered by 200']];
    for (const connections of STEPS) {
      const load = await ask(setup, call, connections);
      const problems = problemsOf(load);
      rows.push([
        String(connections),
        load.perSecond.toFixed(0),
        load.half.toFixed(0),
        load.slowest.toFixed(0),
        problems || 'none',
      ]);
      if (problems !== '') break;
    }
    console.log(`${call}, one process on a PostgreSQL; ${loadNow()}\n${alignColumns(rows)}`);
    // The process itself must stay alive.
    expect(problemsOf(await ask(setup, call, FEW))).toBe('');
  },
  120_000,
);
