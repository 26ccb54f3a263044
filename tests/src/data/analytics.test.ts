import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendOrAnswer } from '../../../src/data/analytics-calls';
import { getJson } from '../../../src/data/request';
import { type Journal, openJournal } from '../../../src/device/journal';
import { Recorder } from '../../../src/device/recorder';
import { mood, PERSON } from '../device/support/device';

const USAGE = '/api/analytics/usage';
const TODAY = '2026-11-20';

/** What the server says to analytics from now on; undefined when nobody answers. */
let says: Response | undefined;
/** What it says to entries that are sent. */
let takes: number;
let asked: string[];
let user: string | null;
let network: { onLine: boolean };
let journal: Journal;
let recorder: Recorder;

beforeEach(async () => {
  [says, takes, asked, user] = [undefined, 200, [], `-${PERSON}`];
  network = { onLine: true };
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('localStorage', { getItem: () => user, setItem: () => undefined });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  vi.stubGlobal('fetch', async (url: string, { method, headers }: RequestInit) => {
    const day = (headers as Record<string, string>)['Local-Day'];
    asked.push(`${method} ${url}${day ? ` on ${day}` : ''}`);
    if (method === 'POST') return new Response('{"received":1}', { status: takes });
    if (url === '/api/journal') {
      return Response.json({ entries: [], cursor: 'c.1', reset: false, hasMore: false });
    }
    if (!says) throw new TypeError('Failed to fetch');
    return says.clone();
  });
  globalThis.indexedDB = new IDBFactory();
  journal = await openJournal();
  recorder = new Recorder(
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

const read = (call = USAGE) =>
  getJson({ on401: 'throw', send: sendOrAnswer(recorder) })({ queryKey: [call] }) as Promise<{
    totalActivities: number;
  }>;

describe('without sync', () => {
  test('the device answers, and the server hears nothing', async () => {
    expect((await read()).totalActivities).toBe(1);
    await recorder.write(mood());
    expect((await read()).totalActivities).toBe(2);
    expect(asked).toEqual([]);
  });

  test('three calls at once read the journal once', async () => {
    const reading = vi.spyOn(journal, 'tallies');
    await Promise.all(['emotional', 'games', 'usage'].map((name) => read(`/api/analytics/${name}`)));
    expect(reading).toHaveBeenCalledTimes(1);
  });

  test('everything else goes to the server', async () => {
    says = Response.json({ totalActivities: 7 });
    expect((await read('/api/analytics/other')).totalActivities).toBe(7);
    expect(asked).toEqual(['GET /api/analytics/other']);
  });

  test('a journal that cannot be read is a failure', async () => {
    vi.spyOn(journal, 'tallies').mockRejectedValue(new DOMException('No', 'UnknownError'));
    await expect(read()).rejects.toThrow('No');
  });

  test('who has signed out has the figures of a guest', async () => {
    user = null;
    expect((await read()).totalActivities).toBe(0);
  });
});

describe('with sync', () => {
  beforeEach(() => {
    user = `+${PERSON}`;
    says = Response.json({ totalActivities: 7 });
  });

  test('the server answers, after it got what is new here, and hears which day it is', async () => {
    expect((await read()).totalActivities).toBe(7);
    expect(asked).toEqual(['GET /api/journal', 'POST /api/journal', `GET ${USAGE} on ${TODAY}`]);
  });

  test('three calls at once bring the journal and its copy together once', async () => {
    await Promise.all(['emotional', 'games', 'usage'].map((name) => read(`/api/analytics/${name}`)));
    expect(asked.filter((call) => call.includes('/api/journal'))).toHaveLength(2);
    expect(asked).toHaveLength(5);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'in %s the day is that of the place',
    async (zone) => {
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
    },
  );

  test('without a network the device answers', async () => {
    network.onLine = false;
    expect((await read()).totalActivities).toBe(1);
    expect(asked).toEqual([]);
  });

  test('when nobody answers the device does', async () => {
    says = undefined;
    expect((await read()).totalActivities).toBe(1);
  });

  test.each([
    [401, '{"message":"Not signed in"}'],
    [409, '{"message":"Sync is off"}'],
    [500, ''],
  ])(
    'an answer that is not ok, %i, is a failure, and not the device’s to make good',
    async (status, body) => {
      says = new Response(body, { status, statusText: 'Trouble' });
      await expect(read()).rejects.toThrow(`${status}: ${body || 'Trouble'}`);
    },
  );

  test('an answer that is HTML is a failure', async () => {
    says = new Response('<!doctype html>');
    await expect(read()).rejects.toThrow(SyntaxError);
  });

  test('figures without what is new here are a failure, not an answer', async () => {
    takes = 503;
    await expect(read()).rejects.toThrow('lacks what is new');
  });
});
