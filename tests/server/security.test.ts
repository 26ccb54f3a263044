import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listen } from '../../server/listen';
import { readPaymentSettings } from '../../server/payments/settings';
import { type ClientFiles, readClientFiles } from '../../server/static';
import { ask, askRaw } from './support/ask';
import { makeSite } from './support/fixture';
import { type Here, serveHere } from './support/here';

/** The test repeats the policy on purpose, so that a change needs two edits. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

let site: string;
let client: ClientFiles;
let server: Here;
beforeAll(async () => {
  site = await makeSite();
  client = await readClientFiles(path.join(site, 'client'));
  server = await serveHere({ client });
});
afterAll(async () => {
  await server.stop();
  await rm(site, { recursive: true });
});

describe('every answer carries the security headers', () => {
  test.each([
    ['a page', 'GET', '/', {}, 200],
    ['a page asked for by HEAD', 'HEAD', '/games', {}, 200],
    ['a script', 'GET', '/static/app-1a2b3c4d.js', {}, 200],
    ['a compressed script', 'GET', '/static/app-1a2b3c4d.js', { 'Accept-Encoding': 'br' }, 200],
    ['a file that has not changed', 'GET', '/', { 'If-None-Match': '*' }, 304],
    ['a part of a sound', 'GET', '/assets/audio/rainforest.mp3', { Range: 'bytes=0-9' }, 206],
    ['a part that is not there', 'GET', '/assets/audio/rainforest.mp3', { Range: 'bytes=5000-' }, 416],
    ['a missing file', 'GET', '/static/none.js', {}, 404],
    ['a name that cannot be', 'GET', '/%ff', {}, 400],
    ['a method that a page does not have', 'DELETE', '/', {}, 405],
    ['a call', 'GET', '/api/auth/user', {}, 401],
    ['an unknown call', 'GET', '/api/none', {}, 404],
    ['a call that sends too much', 'POST', '/api/none', { 'Content-Length': '9999999' }, 413],
    ['the health check', 'GET', '/healthz', {}, 200],
  ] as const)('%s', async (_, method, path, headers, status) => {
    const answer = await ask(server.port, path, { method, headers: { ...headers } });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a request that is not even a URL', async () => {
    const answer = await askRaw(
      server.port,
      'GET /a\\b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(POLICY);
  });
});

describe('answers that Node gives before the app', () => {
  const HEADERS = [POLICY, 'X-Content-Type-Options: nosniff', 'Referrer-Policy: same-origin'];

  test.each([
    ['a first line that is none', 'HELLO\r\n\r\n', 400],
    ['a header with NUL', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: cake\r\n\r\n', 417],
  ])('%s', async (_, bytes, status) => {
    const answer = await askRaw(server.port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of HEADERS) expect(answer.toLowerCase()).toContain(header.toLowerCase());
  });

  test('a request that never ends', { timeout: 60_000 }, async () => {
    const here = await listen(new Hono(), {
      host: '127.0.0.1',
      port: 0,
      headers: { 'X-Ours': 'yes' },
      headersTimeout: 200,
    });
    const answer = await askRaw(here.port, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('X-Ours: yes');
    await here.close(100);
  });
});

test('a connection that requests a long sound and reads nothing is ended', { timeout: 60_000 }, async () => {
  const app = new Hono().get('/long', (c) => c.body(Buffer.alloc(64 * 1024 * 1024, 7)));
  const here = await listen(app, { host: '127.0.0.1', port: 0, idleTimeout: 500 });
  const socket = connect(here.port, '127.0.0.1');
  socket.write('GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.pause();
  const ended = Promise.race([once(socket, 'close'), once(socket, 'error')]);
  await expect.poll(() => here.connections()).toBe(1);
  // Resumes reading only to receive the end of the connection. The server has cut the answer off.
  await expect.poll(() => here.connections(), { timeout: 40_000 }).toBe(0);
  socket.resume();
  await ended;
  expect(socket.bytesRead).toBeLessThan(64 * 1024 * 1024);
  await here.close(100);
});

describe('errors outside the calls are small pages of the app', () => {
  test.each([
    ['/static/none.js', 'GET', 404, 'There is nothing here'],
    ['/%ff', 'GET', 400, 'That address cannot be read'],
    ['/', 'DELETE', 405, 'That cannot be done here'],
  ])('%s by %s', async (path, method, status, heading) => {
    const answer = await ask(server.port, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.text()).toContain(`<h1>${heading}</h1>`);
    expect(answer.text()).toContain('<a href="/">Back to Stillgrove</a>');
  });

  test('with their own style sheet, which the policy allows', async () => {
    const answer = await ask(server.port, '/error.css');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});

describe('Strict-Transport-Security', () => {
  test('is on every answer when the public origin uses TLS', async () => {
    const { storage } = server;
    const secure = await serveHere({ client, storage, publicOrigin: 'https://stillgrove.example' });
    try {
      for (const path of ['/', '/games', '/static/none.js', '/api/none', '/healthz', '/%ff', '/checkout']) {
        const { headers } = await ask(secure.port, path);
        expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
      }
      for (const bytes of ['HELLO\r\n\r\n', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n']) {
        expect(await askRaw(secure.port, bytes)).toMatch(/Strict-Transport-Security: max-age=31536000/i);
      }
    } finally {
      await secure.stop();
    }
  });

  test('is on none otherwise', async () => {
    expect((await ask(server.port, '/')).headers).not.toHaveProperty('strict-transport-security');
  });
});

test('an unannounced proxy is logged once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let time = 0; time < 20; time++)
    await ask(server.port, '/api/auth/user', { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('WARNING: A proxy stands before this server, but TRUST_PROXY is 0'),
  );
  warned.mockRestore();
});

test('answers do not name their software', async () => {
  const { headers } = await ask(server.port, '/');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

describe('the checkout page', () => {
  const CHECKOUT = ['/checkout', '/checkout/', '/Checkout', '/checkout?from=games'];
  const OTHERS = [
    '/',
    '/games',
    '/checkouts',
    '/checkout/more',
    '/game/checkout',
    '/paypal/setup',
    '/api/none',
  ];
  const policyAt = async (port: number, path: string) =>
    (await ask(port, path)).headers['content-security-policy'];

  test('has the policy of every other page in the sandbox', async () => {
    for (const path of [...CHECKOUT, ...OTHERS]) expect(await policyAt(server.port, path)).toBe(POLICY);
  });

  test('is the only one that may load PayPal’s files when payments use PayPal', async () => {
    const env = {
      PAYMENTS: 'paypal',
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_MERCHANT_ID: 'A1B2C3D4E5F6G',
      PAYPAL_CLIENT_SECRET: 'secret',
      // The setup asks PayPal. Nothing listens at this address.
      PAYPAL_API: 'http://127.0.0.1:9',
    };
    const payments = readPaymentSettings(env, '127.0.0.1');
    const paying = await serveHere({ client, storage: server.storage, payments });
    try {
      for (const path of CHECKOUT) {
        const { headers } = await ask(paying.port, path);
        expect(headers['content-security-policy']).toBe(
          "default-src 'none'; script-src 'self' https://*.paypal.com https://*.paypalobjects.com; " +
            "style-src 'self' 'unsafe-inline'; " +
            "img-src 'self' data: https://*.paypal.com https://*.paypalobjects.com; " +
            "font-src 'self' https://*.paypal.com https://*.paypalobjects.com; " +
            "connect-src 'self' https://*.paypal.com https://*.paypalobjects.com; media-src 'self'; " +
            "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
            "frame-ancestors 'none'; frame-src https://*.paypal.com https://*.paypalobjects.com",
        );
        expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      }
      for (const path of OTHERS) expect(await policyAt(paying.port, path)).toBe(POLICY);
    } finally {
      await paying.stop();
    }
  });
});
