import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnalyticsName } from '../../../domain/analytics/analytics';
import type { CurrentUser } from '../../../domain/contract';
import { ANALYTICS_REPORT_NAMES, loadAnalyticsReport } from '../../../src/data/analytics';
import type { Journal } from '../../../src/device/journal';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import { mood, openJournal, PERSON } from '../device/support/device';

const USAGE = '/api/analytics/usage';

/** The server's figures. */
const SERVED = { totalActivities: 7, hourlyUsage: Array(24).fill(0), dailyUsage: Array(7).fill(1) };
const TODAY = '2026-11-20';

/** The server's response to analytics calls; undefined without a network. */
let says: Response | undefined;
/** The status of the server's response to sent entries. */
let takes: number;
/** The status of the server's response to requests for its copy. */
let gives: number;
/** Values of the signed-in user that the server has reported, in order. */
let said: (CurrentUser | null)[];
let asked: string[];
let user: string | null;
let network: { onLine: boolean };
let journal: Journal;
let recorder: JournalRecorder;

beforeEach(async () => {
  [says, takes, gives, asked, said, user] = [undefined, 200, 200, [], [], as(PERSON, false)];
  network = { onLine: true };
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('localStorage', { getItem: () => user, setItem: () => undefined });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const day = (headers as Record<string, string>)['Local-Day'];
    asked.push(`${method} ${url}${day ? ` on ${day}` : ''}`);
    if (method === 'POST') return new Response('{"received":1}', { status: takes });
    if (url.startsWith('/api/journal')) {
      return Response.json({ entries: [], cursor: 'c.1', reset: false, hasMore: false }, { status: gives });
    }
    if (!says) throw new TypeError('Failed to fetch');
    return says.clone();
  });
  globalThis.indexedDB = new IDBFactory();
  journal = await openJournal();
  recorder = new JournalRecorder(
    async () => journal,
    () => undefined,
  );
  await recorder.write(mood());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const as = (username: string, sync: boolean) => JSON.stringify({ username, sync });

/** Stores the reported user, as the account's actor does. */
const onServerSaid = (current: CurrentUser | null) => {
  said.push(current);
  user = current && JSON.stringify(current);
};

const read = (name: AnalyticsName = 'usage') => loadAnalyticsReport(recorder, name, onServerSaid);
const total = async () => ((await read()).figures as { totalActivities: number }).totalActivities;
const readAll = () => Promise.all(ANALYTICS_REPORT_NAMES.map((name) => read(name)));

describe('without sync', () => {
  test('the device answers without a request', async () => {
    expect(await total()).toBe(1);
    await recorder.write(mood());
    expect(await total()).toBe(2);
    expect(asked).toEqual([]);
  });

  test('three simultaneous calls read the journal once', async () => {
    const reading = vi.spyOn(journal, 'tallies');
    await readAll();
    expect(reading).toHaveBeenCalledTimes(1);
  });

  test('an unreadable journal makes the call fail', async () => {
    vi.spyOn(journal, 'tallies').mockRejectedValue(new DOMException('No', 'UnknownError'));
    await expect(read()).rejects.toThrow('No');
  });

  test('after sign-out the figures are the guest’s', async () => {
    user = null;
    expect(await total()).toBe(0);
  });
});

describe('with sync', () => {
  beforeEach(() => {
    user = as(PERSON, true);
    says = Response.json(SERVED);
  });

  test('the server answers for the local day, after it got the new entries of this device', async () => {
    expect(await total()).toBe(7);
    expect(asked).toEqual(['GET /api/journal', 'POST /api/journal', `GET ${USAGE} on ${TODAY}`]);
  });

  test('three simultaneous calls sync the journal with its copy once', async () => {
    // The figures of usage are none of the other two answers.
    await Promise.allSettled(ANALYTICS_REPORT_NAMES.map((name) => read(name)));
    expect(asked.filter((call) => call.includes('/api/journal'))).toHaveLength(2);
    expect(asked).toHaveLength(5);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('in %s the day is the local one', async (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      vi.setSystemTime(new Date('2026-11-20T10:30:00Z'));
      await read();
      const day = zone === 'Pacific/Kiritimati' ? '2026-11-21' : '2026-11-19';
      expect(asked.at(-1)).toBe(`GET ${USAGE} on ${day}`);
    } finally {
      process.env.TZ = before;
    }
  });

  test('without a network the device answers', async () => {
    network.onLine = false;
    expect(await total()).toBe(1);
    expect(asked).toEqual([]);
  });

  test('without an answer of the server the device answers', async () => {
    says = undefined;
    expect(await total()).toBe(1);
  });

  test.each([
    '{"message":"…","serverDay":"2026-10-20"}',
    '{"message":"…","serverDay":"2026-11-18","more":1}',
  ])('a refusal of the day, %s, makes the device answer itself and say so', async (body) => {
    says = new Response(body, { status: 400 });
    await recorder.write(mood());
    for (const name of ANALYTICS_REPORT_NAMES) expect((await read(name)).isDayRefused).toBe(true);
    expect(await total()).toBe(2);
    // The device sent its new entries to the server nevertheless.
    expect(asked).toContain('POST /api/journal');
    takes = 503;
    expect(await total()).toBe(2);
    says = Response.json(SERVED);
    takes = 200;
    expect((await read()).isDayRefused).toBe(false);
  });

  test.each([
    [400, ''],
    [400, '<h1>Request header too large</h1>'],
    [400, '{"message":"No."}'],
    [422, '{"message":"…","serverDay":"2026-10-20"}'],
    [401, '{"message":"Not signed in"}'],
    [409, '{"message":"Sync is off"}'],
    [500, ''],
  ])('any other refusal, %i, fails the call, and the device does not answer', async (status, body) => {
    says = new Response(body, { status, statusText: 'Trouble' });
    await expect(read()).rejects.toThrow(`${status}: ${body || 'Trouble'}`);
  });

  test('sync that another device has turned off is reported once, and the device answers', async () => {
    [gives, says] = [409, new Response('{"message":"Sync is off"}', { status: 409 })];
    const [, , usage] = await readAll();
    expect(usage?.figures).toMatchObject({ totalActivities: 1 });
    expect(said).toEqual([{ username: PERSON, sync: false }]);
    expect(asked).toEqual(['GET /api/journal']);
  });

  test('a session that ended elsewhere is reported once, and the figures are the guest’s', async () => {
    [gives, says] = [401, new Response('{"message":"Not signed in"}', { status: 401 })];
    const [, , usage] = await readAll();
    expect(usage?.figures).toMatchObject({ totalActivities: 0 });
    expect(said).toEqual([null]);
    expect(asked).toEqual(['GET /api/journal']);
  });

  test('an ended session is not reported after another person has signed in', async () => {
    gives = 401;
    const send = fetch;
    vi.stubGlobal('fetch', (url: string, options: RequestInit) => {
      user = as('willow', false);
      return send(url, options);
    });
    await read();
    expect(said).toEqual([]);
  });

  test('an answer in HTML makes the call fail', async () => {
    says = new Response('<!doctype html>');
    await expect(read()).rejects.toThrow(SyntaxError);
  });

  test('figures without the new entries of this device make the call fail', async () => {
    takes = 503;
    await expect(read()).rejects.toThrow('lacks new entries');
  });
});
