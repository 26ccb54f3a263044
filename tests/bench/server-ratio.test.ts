/**
 * Throughput of one process for the most frequent requests, compared with plain Hono that sends the same
 * bytes. The bench measures both servers in turn, each over 50 connections. Throughput is per second of CPU time,
 * because other processes use the machine too.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase, type TestDatabase } from '../server/support/engines';
import { compare } from './support/compare';
import { fire, type Load } from './support/load/fire';
import { BARE_HONO, type MeasuredProcess, OURS, PAGE, startMeasured } from './support/load/measured-process';

const CONNECTIONS = 50;
const SECONDS = 1;
/**
 * Measurements of each server per round, alternating. Only the lowest CPU time counts, because other load can only
 * add CPU time.
 */
const TURNS = 3;

/** Requests to measure. `least` is the minimum ratio of the server's throughput to that of plain Hono. */
const ASKED = [
  { name: 'page', path: '/', least: 0.5 },
  { name: 'auth/user of a guest', path: '/api/auth/user', least: 0.6 },
] as const;

let database: TestDatabase;
let ours: MeasuredProcess;
let bare: MeasuredProcess;
beforeAll(async () => {
  database = await makeDatabase('pglite');
  ours = await startMeasured(OURS, database.env);
  bare = await startMeasured(BARE_HONO, { PAGE });
}, 300_000);
afterAll(async () => {
  await Promise.all([ours.stop(), bare.stop()]);
  await database.remove();
}, 120_000);

const cheapest = (loads: readonly Load[]): Load =>
  loads.reduce((least, load) => (load.cpuMs < least.cpuMs ? load : least));

test.each(ASKED)('$name', { timeout: 300_000 }, async ({ name, path: asked, least }) => {
  const ask = (server: MeasuredProcess) =>
    fire([server], { connections: CONNECTIONS, seconds: SECONDS, shots: () => [{ path: asked }] });
  // Warms up the code.
  await ask(bare);
  await ask(ours);
  const line = { name: 'main thread, an answer', unit: 'µs', digits: 1, most: 1 / least, isRatio: true };
  const lines = { cost: line, perSecond: { name: 'answers a second' }, slowest: { name: 'p99, ms' } };
  const title = `${name}: ${CONNECTIONS} connections, one process, beside Hono alone`;
  const broken = await compare({ title }, lines, async () => {
    const mine: Load[] = [];
    const theirs: Load[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      theirs.push(await ask(bare));
      mine.push(await ask(ours));
    }
    const [here, beside] = [cheapest(mine), cheapest(theirs)];
    expect([here.errors, beside.errors]).toEqual([0, 0]);
    expect(Object.keys(here.statuses)).toEqual(Object.keys(beside.statuses));
    return {
      cost: { here: 1000 * here.cpuMs, beside: 1000 * beside.cpuMs },
      perSecond: { here: here.perSecond, beside: beside.perSecond },
      slowest: { here: here.slowest, beside: beside.slowest },
    };
  });
  expect(broken).toEqual([]);
});
