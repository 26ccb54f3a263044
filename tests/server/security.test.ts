import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, askRaw } from './support/ask';
import { makeSite } from './support/fixture';
import { type Running, startServer } from './support/running';

/** Written out once more: a change of the policy should be made twice, on purpose. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

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

test('answers do not say what they were made with', async () => {
  const { headers } = await ask(server.port, '/');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

test('nothing of a request is written to the log', async () => {
  await ask(server.port, '/games?feeling=private', { headers: { Cookie: 'private=1' } });
  await ask(server.port, '/api/none?feeling=private', { method: 'POST', body: 'private' });
  expect(server.said()).toMatch(/^Stillgrove is open at \S+\n$/);
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

  test('is as strict as every other in the sandbox', async () => {
    for (const path of [...CHECKOUT, ...OTHERS]) expect(await policyAt(server.port, path)).toBe(POLICY);
  });

  test('alone may load PayPal’s files, when PayPal moves the money', async () => {
    const paying = await startServer(site, {
      PAYMENTS: 'paypal',
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      // Nobody is there, and nobody is asked.
      PAYPAL_API: 'http://127.0.0.1:9',
    });
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
