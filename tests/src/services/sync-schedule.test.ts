import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '../../../domain/contract';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import { storedUser } from '../../../src/device/values';
import { startSync } from '../../../src/services/sync-schedule';
import { mood, openJournal, PERSON } from '../device/support/device';

/** Status of each response of the server. A test may change this value between requests. */
let status: number;
/** The requests so far. */
let asked: string[];
let page: EventTarget & { visibilityState: string };
let network: { onLine: boolean };
let recorder: JournalRecorder;
/** Values of the signed-in user that `startSync` has reported, in order. */
let said: (CurrentUser | null)[];
let stop: () => void;

beforeEach(() => {
  [status, asked] = [200, []];
  const values = new Map<string, string>([
    [storedUser.key, JSON.stringify({ username: PERSON, sync: true })],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  vi.stubGlobal('window', new EventTarget());
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  network = { onLine: true };
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    const sent = body === undefined ? 0 : JSON.parse(String(body)).entries.length;
    asked.push(method === 'POST' ? `sent ${sent}` : 'asked');
    const answer = { entries: [], cursor: 'c.1', reset: false, hasMore: false };
    return new Response(JSON.stringify(status === 200 ? answer : { message: 'No.' }), { status });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  globalThis.indexedDB = new IDBFactory();
  recorder = new JournalRecorder(openJournal, () => undefined);
  said = [];
});
afterEach(() => {
  stop();
  storedUser.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const begin = () => {
  stop = startSync(
    recorder,
    PERSON,
    (user) => said.push(user),
    () => undefined,
  );
};

/** Polls a condition without timers. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 1000 && !holds(); turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits until the page has made as many requests as `what` has, and expects exactly the requests in `what`. */
async function wasAsked(what: string[]): Promise<void> {
  await until(() => asked.length >= what.length);
  expect(asked).toEqual(what);
}

/** Completes all pending work. */
const settle = async () => {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
};

test('syncs at once, and sends later entries after a debounce, in one batch', async () => {
  begin();
  await wasAsked(['asked']);
  await settle();
  await recorder.write(mood());
  await recorder.write(mood());
  vi.advanceTimersByTime(1000);
  await settle();
  expect(asked).toEqual(['asked']);
  vi.advanceTimersByTime(500);
  await wasAsked(['asked', 'asked', 'sent 2']);
});

test('a hidden page sends immediately', async () => {
  begin();
  await wasAsked(['asked']);
  await settle();
  await recorder.write(mood());
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await wasAsked(['asked', 'asked', 'sent 1']);
});

test.each([413, 429, 500, 503])('refused with %i it retries, with doubled delays', async (refusal) => {
  status = refusal;
  begin();
  for (const [index, pause] of [5000, 10_000, 20_000].entries()) {
    await until(() => asked.length >= index + 1);
    await settle();
    vi.advanceTimersByTime(pause - 1);
    await settle();
    expect(asked).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
  }
  await until(() => asked.length >= 4);
  expect(asked).toHaveLength(4);
});

test('offline it sends nothing, until the network returns', async () => {
  network.onLine = false;
  begin();
  await recorder.write(mood());
  vi.advanceTimersByTime(60_000);
  await settle();
  expect(asked).toEqual([]);
  network.onLine = true;
  window.dispatchEvent(new Event('online'));
  await wasAsked(['asked', 'sent 1']);
});

test('sync turned off elsewhere is reported, and the local entries stay', async () => {
  await recorder.write(mood());
  status = 409;
  begin();
  await until(() => said.length > 0);
  expect(said).toEqual([{ username: PERSON, sync: false }]);
  expect(await (await recorder.journal()).entries(PERSON)).toHaveLength(1);
});

test('a sign-out elsewhere is reported', async () => {
  status = 401;
  begin();
  await until(() => said.length > 0);
  expect(said).toEqual([null]);
});

test('it sends nothing in the name of another person who signed in meanwhile', async () => {
  storedUser.set({ username: 'willow', sync: true });
  await recorder.write(mood());
  begin();
  await settle();
  expect(asked).toEqual([]);
});

test('after its stop it reports nothing', async () => {
  begin();
  await wasAsked(['asked']);
  await settle();
  stop();
  await recorder.write(mood());
  window.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  await settle();
  expect(asked).toEqual(['asked']);
});
