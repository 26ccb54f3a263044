/** Acknowledged entries survive crashes, stops and several servers. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SyncedEntry } from '../../../domain/contract';
import { nextRandom, shuffle } from '../../../machines/random';
import { entries } from '../../../server/journal/schema';
import { openStorage } from '../../../server/storage/storage';
import { type Cluster, startCluster } from '../../fixtures/postgres';
import { soak } from '../../fixtures/soak';
import { type Engine, makeDatabase, type TestDatabase } from '../support/engines';
import { makeSite } from '../support/fixture';
import { serveHere } from '../support/here';
import { enrol, mood, type Person, play } from '../support/person';
import { type Running, startServer } from '../support/running';

const KILLS = soak(20, 2);
const WRITES = soak(1000, 100);
const STOPS = soak(20, 1);
const DEVICES = 4;
/** People who write while the server is stopped. */
const WRITERS = 40;
/** Size of a batch, which is stored whole or not at all. */
const BATCH = 5;

let site: string;
let cluster: Cluster;
beforeAll(async () => {
  // The servers wait for the disk (fsync), as in production. The test depends on this wait.
  [site, cluster] = await Promise.all([makeSite(), startCluster({ isDurable: true })]);
});
afterAll(async () => {
  await Promise.all([rm(site, { recursive: true }), cluster.remove()]);
});

async function begin(engine: Engine): Promise<{ database: TestDatabase; person: Person }> {
  const database = await makeDatabase(engine, { clusterUrl: cluster.url });
  const storage = await openStorage(database.settings);
  const person = await enrol(storage.database);
  await storage.close();
  return { database, person };
}

/**
 * Writes from several devices at once, and kills the server after it has acknowledged at least `count` entries. Other
 * writes may then be at any stage.
 *
 * @returns the acknowledged entries
 */
async function killAmidWrites(
  server: Running,
  { person, count, day }: { person: Person; count: number; day: string },
): Promise<SyncedEntry[]> {
  const acknowledged: SyncedEntry[] = [];
  const write = async () => {
    for (;;) {
      const batch = Array.from({ length: BATCH }, () => ({ ...play(), day }));
      const answer = await person.send(server.port, ...batch);
      expect(answer.status).toBe(200);
      acknowledged.push(...batch);
      if (acknowledged.length >= count) server.signal('SIGKILL');
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: DEVICES }, write));
  for (const end of ends) expect(end).toMatchObject({ reason: { code: expect.stringMatching(/^ECONN/) } });
  await server.ended;
  return acknowledged;
}

/**
 * Lets each person write over a fresh connection per call, and stops the server after it has acknowledged at least
 * `count` entries. Each person then writes once more, at once.
 *
 * @returns the acknowledged entries
 */
async function stopAmidWrites(
  server: Running,
  people: readonly Person[],
  count: number,
): Promise<SyncedEntry[]> {
  const acknowledged: SyncedEntry[] = [];
  const write = async (person: Person) => {
    const batch = Array.from({ length: BATCH }, () => play());
    const answer = await person.send(server.port, ...batch);
    expect(answer.status).toBe(200);
    acknowledged.push(...batch);
  };
  let isStopping = false;
  const writers = people.map(async (person) => {
    do await write(person);
    while (!isStopping && acknowledged.length < count);
    if (isStopping) return;
    isStopping = true;
    server.signal('SIGTERM');
    await Promise.all(people.map(write));
  });
  // Waits for all, so that no call is still under way when the test fails.
  for (const end of await Promise.allSettled(writers)) if (end.status === 'rejected') throw end.reason;
  expect(await server.ended).toBe(0);
  // The shutdown logs no error.
  expect(server.output().trim().split('\n')).toHaveLength(1);
  return acknowledged;
}

const byId = (entries: readonly SyncedEntry[]) => entries.map(({ id }) => id).sort();

test(`a server killed ${KILLS} times during ${WRITES} writes has kept every acknowledged one, once`, {
  timeout: 300_000,
}, async () => {
  const { database, person } = await begin('pglite');
  const acknowledged: SyncedEntry[] = [];
  const seen: SyncedEntry[] = [];
  let cursor: string | undefined;
  let seed = 20261120;
  for (let round = 0; round < KILLS; round++) {
    const server = await startServer(site, database.env);
    // A device that continues reading after each start must also receive every entry.
    const read = await person.readAll(server.port, cursor);
    seen.push(...read.entries);
    cursor = read.cursor;
    const [chance, next] = nextRandom(seed);
    seed = next;
    const count = 1 + Math.floor((chance * 2 * WRITES) / KILLS);
    // A day holds a limited number of entries.
    const day = `2026-10-${10 + round}`;
    acknowledged.push(...(await killAmidWrites(server, { person, count, day })));
  }
  const server = await startServer(site, database.env);
  const all = (await person.readAll(server.port)).entries;
  const rest = await person.readAll(server.port, cursor);
  await server.stop();
  await database.remove();
  expect(all.length % BATCH).toBe(0);
  expect(byId([...seen, ...rest.entries])).toEqual(byId(all));
  expect(new Set(byId(all)).size).toBe(all.length);
  const there = new Set(byId(all));
  expect(byId(acknowledged).filter((id) => !there.has(id))).toEqual([]);
});

test(`a server stopped ${STOPS} times while ${WRITERS} people write resets no connection, and has kept every entry`, {
  timeout: 300_000,
}, async () => {
  const database = await makeDatabase('postgresql', { clusterUrl: cluster.url });
  const empty = await openStorage(database.settings);
  const people: Person[] = [];
  for (let count = 0; count < WRITERS; count++) people.push(await enrol(empty.database));
  await empty.close();
  const acknowledged: SyncedEntry[] = [];
  let seed = 20261121;
  for (let round = 0; round < STOPS; round++) {
    const [chance, next] = nextRandom(seed);
    seed = next;
    const server = await startServer(site, database.env);
    acknowledged.push(...(await stopAmidWrites(server, people, Math.ceil(chance * WRITERS * BATCH))));
  }
  const storage = await openStorage(database.settings);
  const rows = await storage.database.select({ id: entries.id }).from(entries);
  await storage.close();
  await database.remove();
  expect(rows.map(({ id }) => id).sort()).toEqual(byId(acknowledged));
});

test('a clock that is set back by a year hides no entries', async () => {
  let now = Date.now();
  const { port, storage, stop } = await serveHere({ clock: () => new Date(now) });
  const person = await enrol(storage.database);
  const [first, second] = [mood(), { ...play(), day: '2025-11-01' }];
  await person.send(port, first);
  const { cursor } = await person.readAll(port);
  now -= 365 * 24 * 60 * 60 * 1000;
  await person.send(port, second);
  const read = await person.readAll(port, cursor);
  expect(read.entries).toEqual([second]);
  expect((await person.readAll(port)).entries).toEqual([first, second]);
  await person.ask(port, 'DELETE', '/api/journal');
  expect((await person.look(port, read.cursor)).status).toBe(410);
  await stop();
});

test('two servers on one PostgreSQL lose and duplicate nothing, and no reader misses anything', async () => {
  const { database, person } = await begin('postgresql');
  const storages = await Promise.all([openStorage(database.settings), openStorage(database.settings)]);
  const servers = await Promise.all(storages.map((storage) => serveHere({ storage })));
  const ports = servers.map(({ port }) => port) as [number, number];
  // Six devices send 288 batches, just fewer than a person may send in ten minutes.
  const plays = Array.from({ length: soak(240, 100) }, () => play());
  const versions = plays.flatMap((entry) => [entry, { ...entry, completedAt: entry.at + 1 }]);

  let isWriting = true;
  // Each device sends all entries in its own order, alternately to both servers.
  const writers = Array.from({ length: 6 }, async (_, device) => {
    const [own] = shuffle(versions, device);
    for (let start = 0, turn = device; start < own.length; start += 10, turn++) {
      const answer = await person.send(ports[turn % 2] as number, ...own.slice(start, start + 10));
      expect(answer.status).toBe(200);
    }
  });
  const readers = ports.map(async (port, index) => {
    const seen: SyncedEntry[] = [];
    let cursor: string | undefined;
    for (let isLast = false; ; isLast = !isWriting) {
      const read = await person.readAll(index === 0 ? port : (ports[seen.length % 2] as number), cursor);
      seen.push(...read.entries);
      cursor = read.cursor;
      if (isLast) return seen;
    }
  });
  await Promise.all(writers);
  isWriting = false;

  const all = (await person.readAll(ports[0])).entries;
  expect(byId(all)).toEqual(byId(plays));
  expect(all.every((entry) => entry.kind === 'play' && entry.completedAt !== undefined)).toBe(true);
  for (const seen of await Promise.all(readers)) {
    // The final state on a device has the last received version of each entry.
    const there = new Map(seen.map((entry) => [entry.id, entry]));
    expect([...there.values()].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
      [...all].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    // No version was received twice: a play arrives at most once as started and once as completed.
    expect(new Set(seen.map((entry) => JSON.stringify(entry))).size).toBe(seen.length);
  }
  await Promise.all(servers.map((server) => server.stop()));
  await Promise.all(storages.map((storage) => storage.close()));
});
