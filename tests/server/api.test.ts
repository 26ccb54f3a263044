import { mkdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { logError } from '../../server/log';
import { atMostEvery } from '../../server/storage/engine';
import { ask } from './support/ask';
import { makeSite } from './support/fixture';
import { type Running, startServer } from './support/running';

let site: string;
let server: Running;
beforeAll(async () => {
  site = await makeSite();
  server = await startServer(site);
});
afterAll(async () => {
  await server.stop();
  await rm(site, { recursive: true });
});

describe('who is signed in', () => {
  test('is nobody, which is never kept by a cache', async () => {
    const answer = await ask(server.port, '/api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.json()).toEqual({ message: 'Not signed in' });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  });

  test.each(['POST', 'PUT', 'OPTIONS'])('is not asked by %s', async (method) => {
    const answer = await ask(server.port, '/api/auth/user', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, PATCH, DELETE');
    expect(answer.json()).toEqual({ message: 'Method not allowed' });
  });
});

describe('calls that only act', () => {
  test.each(['register', 'login', 'logout', 'recover', 'password'])('%s is not read', async (call) => {
    const answer = await ask(server.port, `/api/auth/${call}`);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
    expect(answer.json()).toEqual({ message: 'Method not allowed' });
  });
});

describe('unknown calls', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/none'],
    ['GET', '/api/auth'],
    ['GET', '/api/picture.png'],
    ['POST', '/api/none'],
    ['DELETE', '/api/none'],
    ['GET', '/paypal'],
    ['POST', '/paypal/none'],
  ])('%s %s is answered in JSON, not with a page', async (method, path) => {
    const answer = await ask(server.port, path, { method });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(answer.json()).toEqual({ message: 'Not found' });
  });

  test('an address that only begins alike is a page', async () => {
    expect((await ask(server.port, '/apiary')).headers['content-type']).toContain('text/html');
  });
});

describe('what is sent', () => {
  test('may have 64 KiB', async () => {
    const answer = await ask(server.port, '/api/none', { method: 'POST', body: 'a'.repeat(64 * 1024) });
    expect(answer.status).toBe(404);
  });

  test.each([
    ['with its length given', { 'Content-Length': String(64 * 1024 + 1) }],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
  ])('is refused beyond that, %s', async (_, headers) => {
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
  test('says that all is well, and leaves nothing behind', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server.port, '/healthz')));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual({ status: 'ok', database: 'ok' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('is only read', async () => {
    expect((await ask(server.port, '/healthz', { method: 'POST' })).status).toBe(405);
  });

  test('is no reason to end a server that still serves: only `/readyz` says that nothing can be written', async () => {
    const other = await startServer(site);
    try {
      await rm(other.dataDir, { recursive: true });
      const gone = await ask(other.port, '/readyz');
      expect(gone.status).toBe(503);
      expect(gone.json()).toEqual({
        status: 'unavailable',
        database: 'The data directory cannot be written. It is not there.',
      });
      // The answer holds for a while: whoever asks often writes no more for it.
      await mkdir(other.dataDir);
      expect((await ask(other.port, '/readyz')).status).toBe(503);
      expect((await ask(other.port, '/healthz')).status).toBe(200);
      expect((await ask(other.port, '/')).status).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

test('what costs much is asked once in a while, however many ask', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let asked = 0;
  const ask = atMostEvery(30_000, async () => {
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

test('a disk that fails for every request is written about once a minute', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    for (let time = 0; time < 27_000; time++)
      logError(Object.assign(new Error('I/O error'), { code: 'EIO' }));
    expect(said).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    logError(Object.assign(new Error('I/O error'), { code: 'EIO' }));
    expect(said).toHaveBeenCalledTimes(2);
    expect(said.mock.lastCall?.[0]).toContain('(and 26999 times more since it was last written)');
    // Ever new ones are bounded too.
    for (let time = 0; time < 1000; time++) logError(new Error(`trouble ${time}`));
    expect(said.mock.calls.length).toBeLessThanOrEqual(102);
  } finally {
    said.mockRestore();
    vi.useRealTimers();
  }
});
