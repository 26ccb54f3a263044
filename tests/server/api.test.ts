import { rename } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logError } from '../../server/base/log';
import { cacheCheckResult } from '../../server/storage/engine';
import { openStorage } from '../../server/storage/storage';
import { ask } from './support/ask';
import { makeDatabase } from './support/engines';
import { type Here, serveHere } from './support/here';

let server: Here;
beforeAll(async () => {
  server = await serveHere();
});
afterAll(() => server.stop());

test('a guest gets 401, which no cache keeps', async () => {
  const answer = await ask(server.port, '/api/auth/user');
  expect(answer.status).toBe(401);
  expect(answer.json()).toEqual({ message: 'Not signed in' });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
});

test.each([
  ['POST', '/api/auth/user', 'GET, HEAD, PATCH, DELETE'],
  ['GET', '/api/auth/login', 'POST'],
])('%s %s is refused with the methods of the call', async (method, path, allowed) => {
  const answer = await ask(server.port, path, { method });
  expect([answer.status, answer.headers.allow]).toEqual([405, allowed]);
  expect(answer.json()).toEqual({ message: 'Method not allowed' });
});

test.each([
  ['GET', '/api'],
  ['POST', '/api/none'],
  ['POST', '/paypal/none'],
])('the unknown call %s %s gets JSON, not a page', async (method, path) => {
  const answer = await ask(server.port, path, { method });
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json']);
  expect(answer.json()).toEqual({ message: 'Not found' });
});

describe('a body', () => {
  test('of 64 KiB is accepted', async () => {
    const answer = await ask(server.port, '/api/none', { method: 'POST', body: 'a'.repeat(64 * 1024) });
    expect(answer.status).toBe(404);
  });

  test.each([
    ['with its length given', { 'Content-Length': String(64 * 1024 + 1) }],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
  ])('of more is refused, %s', async (_, headers) => {
    const answer = await ask(server.port, '/api/none', {
      method: 'POST',
      headers,
      body: 'a'.repeat(64 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
    expect(answer.json()).toEqual({ message: 'Too much was sent at once' });
  });
});

describe('the health check', () => {
  test('reports success by GET alone, which no cache keeps', async () => {
    const answer = await ask(server.port, '/healthz');
    expect((await ask(server.port, '/healthz', { method: 'POST' })).status).toBe(405);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.json()).toEqual({ status: 'ok', database: 'ok', build: expect.any(String) });
  });

  test('passes on a server that cannot write: only `/readyz` fails', async () => {
    const database = await makeDatabase('pglite');
    const storage = await openStorage(database.settings);
    const here = await serveHere({ storage });
    await rename(database.settings.dataDir, `${database.settings.dataDir}-away`);
    const gone = await ask(here.port, '/readyz');
    expect([gone.status, gone.json()]).toEqual([
      503,
      { status: 'unavailable', database: 'The data directory cannot be written. It is not there.' },
    ]);
    // The server caches the result of the write check for a while, so further requests do not write to disk.
    await rename(`${database.settings.dataDir}-away`, database.settings.dataDir);
    expect((await ask(here.port, '/readyz')).status).toBe(503);
    expect((await ask(here.port, '/healthz')).status).toBe(200);
    await here.stop();
    await storage.close();
    await database.remove();
  });
});

test('a costly check runs once in its interval, however many call it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let asked = 0;
  const ask = cacheCheckResult(30_000, async () => {
    asked += 1;
    return asked;
  });
  try {
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(29_999);
    expect(await ask()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await ask()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a disk error in every request is logged about once a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const output = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    for (let time = 0; time < 27_000; time++)
      logError(Object.assign(new Error('I/O error'), { code: 'EIO' }));
    expect(output).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    logError(Object.assign(new Error('I/O error'), { code: 'EIO' }));
    expect(output).toHaveBeenCalledTimes(2);
    expect(output.mock.lastCall?.[0]).toContain('(and 26999 times more since it was last written)');
    // Different errors are rate limited too.
    for (let time = 0; time < 1000; time++) logError(new Error(`trouble ${time}`));
    expect(output.mock.calls.length).toBeLessThanOrEqual(102);
  } finally {
    output.mockRestore();
    vi.useRealTimers();
  }
});
