import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClientFiles } from '../../server/static';
import { ask, askRaw } from './support/ask';
import { makeSite, PAGE, SCRIPT, SOUND } from './support/fixture';
import { type Here, serveHere } from './support/here';

const SCRIPT_PATH = '/static/app-1a2b3c4d.js';
const SOUND_PATH = '/assets/audio/rainforest.mp3';

let site: string;
let server: Here;
beforeAll(async () => {
  site = await makeSite();
  server = await serveHere({ client: await readClientFiles(path.join(site, 'client')) });
});
afterAll(async () => {
  await server.stop();
  await rm(site, { recursive: true });
});

/** Requests a path from the server of this file. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(server.port, path, { headers, method });

describe('pages', () => {
  test.each(['/', '/games', '/games/memory-cards', '/Games/Memory-Cards/', '/?from=a.link', '/index.html'])(
    '%s is answered with the page',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.text()).toBe(PAGE);
    },
  );

  test.each(['/no/such/page', '/games/nobody', '/games/Color-Tranquility', '/%20'])(
    '%s is answered with the page, as not found',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.text()]).toEqual([404, PAGE]);
    },
  );

  test.each(['/none.png', '/static/none', '/assets/none', '/.env', '/a/.well-known/b'])(
    '%s is no page and is not found',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      // The answer is the server's error page, not the app, whose router would show a page.
      expect(answer.text()).toContain('There is nothing here');
      expect(answer.text()).not.toContain('<script');
    },
  );

  test('are revalidated every time, and not sent again while unchanged', async () => {
    const first = await get('/games');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).toMatch(/^"[\w-]+"$/);
    const second = await get('/games', { 'If-None-Match': String(first.headers.etag) });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.headers['cache-control']).toBe('no-cache');
    expect((await get('/', { 'If-None-Match': '"another"' })).status).toBe(200);
  });
});

describe('files', () => {
  test.each([
    [SCRIPT_PATH, 'text/javascript; charset=utf-8'],
    ['/static/plain-1a2b3c4d.css', 'text/css; charset=utf-8'],
    ['/static/picture-1a2b3c4d.avif', 'image/avif'],
    ['/static/picture-1a2b3c4d.webp', 'image/webp'],
    ['/static/letters-1a2b3c4d.woff2', 'font/woff2'],
    ['/static/mark-1a2b3c4d.svg', 'image/svg+xml'],
    ['/stillgrove.webmanifest', 'application/manifest+json'],
    [SOUND_PATH, 'audio/mpeg'],
  ])('%s has its type', async (path, type) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
  });

  test('with a hash in their name are cached for good, others are revalidated', async () => {
    expect((await get(SCRIPT_PATH)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(SOUND_PATH)).headers['cache-control']).toBe('no-cache');
  });

  test('the service worker is revalidated every time, never served from an older copy', async () => {
    const worker = await get('/service-worker.js', { 'Accept-Encoding': 'br' });
    expect(worker.status).toBe(200);
    expect(worker.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    expect(brotliDecompressSync(worker.body).toString()).toBe(SCRIPT);
  });

  test('are found by their escaped names', async () => {
    expect((await get('/static/name%20with%20space-1a2b3c4d.txt')).text()).toBe('spaced');
  });

  test('that are hidden or compressed copies are not served by name', async () => {
    expect((await get('/.vite/manifest.json')).status).toBe(404);
    expect((await get(`${SCRIPT_PATH}.br`)).status).toBe(404);
    expect((await get(`${SCRIPT_PATH}.gz`)).status).toBe(404);
  });

  test('answer HEAD with the headers of GET and no body', async () => {
    const whole = await get(SCRIPT_PATH, { 'Accept-Encoding': 'br' });
    const head = await get(SCRIPT_PATH, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    const { date: _, ...expected } = whole.headers;
    expect(head.headers).toMatchObject(expected);
    expect(head.headers['content-length']).toBe(String(whole.body.length));
  });

  test.each(['POST', 'OPTIONS', 'TRACE'])('refuse %s', async (method) => {
    const answer = await get('/', {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });
});

describe('compression', () => {
  test('sends files compressed at build time, with a Vary header', async () => {
    const br = await get(SCRIPT_PATH, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT);
    const gzip = await get(SCRIPT_PATH, { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    const plain = await get(SCRIPT_PATH);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(plain.text()).toBe(SCRIPT);
  });

  test('has a tag for each encoding', async () => {
    const forms = await Promise.all(
      ['br', 'gzip', 'identity'].map((form) => get('/', { 'Accept-Encoding': form })),
    );
    const tags = forms.map((form) => form.headers.etag);
    expect(new Set(tags).size).toBe(3);
    const unchanged = await get('/', { 'Accept-Encoding': 'br', 'If-None-Match': String(tags[0]) });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.vary).toBe('Accept-Encoding');
    expect((await get('/', { 'Accept-Encoding': 'gzip', 'If-None-Match': String(tags[0]) })).status).toBe(
      200,
    );
  });

  test('leaves files without a compressed form as they are', async () => {
    const answer = await get(SOUND_PATH, { 'Accept-Encoding': 'br, gzip' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('vary');
  });
});

describe('ranges of sounds', () => {
  test.each([
    ['bytes=0-1', 'bytes 0-1/1000', 0, 2],
    ['bytes=10-19', 'bytes 10-19/1000', 10, 20],
  ])('%s', async (range, contentRange, start, end) => {
    const answer = await get(SOUND_PATH, { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-length']).toBe(String(end - start));
    expect(answer.body.equals(SOUND.subarray(start, end))).toBe(true);
  });

  test('beyond the end are refused with the size', async () => {
    const answer = await get(SOUND_PATH, { Range: 'bytes=1000-' });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
  });

  test('of a file that has changed since the first request return the whole file', async () => {
    const { headers } = await get(SOUND_PATH);
    expect(headers['accept-ranges']).toBe('bytes');
    expect((await get(SOUND_PATH, { Range: 'bytes=0-1', 'If-Range': String(headers.etag) })).status).toBe(
      206,
    );
    const other = await get(SOUND_PATH, { Range: 'bytes=0-1', 'If-Range': '"another"' });
    expect(other.status).toBe(200);
    expect(other.body.equals(SOUND)).toBe(true);
  });
});

describe('addresses outside the client folder', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/static/%2e%2e%2f%2e%2e%2fsecret.txt',
    '//secret.txt',
    '/%00',
    '/index.html%00.png',
    '/%',
    '/%c0%ae%c0%ae/secret.txt',
    `/${'a/'.repeat(3000)}b.txt`,
    'http://elsewhere.example/../secret.txt',
    '*',
  ])('%s', async (path) => {
    const answer = await askRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|404) /);
    expect(answer).not.toContain('SECRET');
  });

  test('with an escaped slash do not reach a call either', async () => {
    expect((await get('/api%2fauth%2fuser')).status).toBe(400);
  });
});
