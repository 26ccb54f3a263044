/** Random requests, many of them malformed, reproducible by a seed. */
import http from 'node:http';
import { connect } from 'node:net';
import { mood, play } from './person';

/** Returns a mulberry32 generator of random numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Hostile {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const METHODS = [
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PROPFIND',
];

const PATHS = [
  ...[
    '/',
    '/games',
    '/checkout',
    '/healthz',
    '/readyz',
    '/error.css',
    '/static/none.js',
    '/api/openapi.json',
  ],
  ...['/api/auth/user', '/api/auth/register', '/api/auth/login', '/api/auth/logout', '/api/auth/recover'],
  ...[
    '/api/auth/password',
    '/api/auth/recovery-codes',
    '/api/auth/recovery-codes/saved',
    '/api/auth/sessions',
  ],
  ...['/api/auth/sessions/*'],
  ...['/api/journal', '/api/journal?since=*', '/api/verify-purchase', '/api/*', '/paypal/*', '/*'],
  ...['/paypal/setup', '/paypal/order', '/paypal/order/*/capture', '/paypal/webhook'],
  ...['/paypal/sandbox/order/*/approve', '/paypal/sandbox/sdk.js'],
];

/** Hostile values for `*` in {@link PATHS}. */
const WORDS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e308',
    'null',
    'undefined',
    'true',
    'constructor',
    '__proto__',
    'toString',
    'fern',
  ],
  ...['%00', '%0d%0aX: y', '%ff', '%u0000', '%2e%2e%2f', '..%2F..%2Fetc%2Fpasswd', '%F0%9F%8C%BF', '%', '%%'],
  ...['0123456789ABCDEFG', 'TEST0123456789ABC', 'SG-7KQM-2XWD-94TF', "' or 1=1; --", '<script>'],
  ...['0b8f6c0e-2f0e-4a43-9a57-0c3f1f1d2b3c', '0b8f6c0e-2f0e-4a43-9a57-0c3f1f1d2b3c.9999999999999999'],
];

/** Hostile values for a field of a JSON body. */
const VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', ' ', '\0', 'a\0b', '\ud800', '\u202e', 'x'.repeat(5000)],
  ...[[], {}, [[[[]]]], { constructor: { prototype: {} } }, ['9.99'], 9.99, '9.99', 'USD', 'CAPTURE', 'fern'],
  ...[
    'a quiet pond at dusk',
    '7KQM-2XWD-94TF-B0HC',
    'SG-7KQM-2XWD-94TF',
    '0123456789ABCDEFG',
    '🌿'.repeat(40),
  ],
];

const FIELDS = [
  ...[
    'username',
    'password',
    'code',
    'current',
    'next',
    'sync',
    'entries',
    'transactionId',
    'giveUp',
    'amount',
  ],
  ...['currency', 'intent', 'id', 'event_type', 'resource', 'since', '__proto__', 'constructor', ''],
];

/** Almost valid bodies, which pass the first checks. */
const LIKELY: readonly (() => unknown)[] = [
  () => ({ username: 'fern', password: 'a quiet pond at dusk' }),
  () => ({ username: 'fern', code: '7KQM-2XWD-94TF-B0HC', password: 'a quiet pond at dusk' }),
  () => ({ entries: [mood(), play()] }),
  () => ({ amount: 9.99, currency: 'USD', intent: 'CAPTURE' }),
  () => ({ transactionId: 'SG-7KQM-2XWD-94TF' }),
  () => ({ transactionId: '0123456789ABCDEFG', giveUp: true }),
  () => ({ sync: true }),
  () => ({ current: 'a quiet pond at dusk', next: 'the lake in the morning' }),
  () => ({
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: {
      id: '0123456789ABCDEFG',
      custom_id: 'x',
      supplementary_data: { related_ids: { order_id: 'A\0' } },
    },
  }),
];

/** Returns a random request. */
export function drawHostile(chance: () => number, cookies: readonly string[]): Hostile {
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const method = one(METHODS);
  const path = one(PATHS).replace('*', () => encodeSome(one(WORDS)));
  const headers: Record<string, string> = { 'X-Forwarded-For': `198.51.100.${Math.floor(chance() * 250)}` };
  const maybe = (likelihood: number, name: string, value: () => string) => {
    if (chance() < likelihood) headers[name] = value();
  };
  maybe(0.6, 'Cookie', () =>
    one([...cookies, 'stillgrove.session=', 'stillgrove.session=%00', ';;;=;', 'a'.repeat(4000)]),
  );
  maybe(0.3, 'Sec-Fetch-Site', () => one(['same-origin', 'none', 'cross-site', 'same-site', 'x']));
  maybe(0.2, 'Origin', () => one(['null', 'http://localhost', 'https://elsewhere.example', 'http://[', '']));
  maybe(0.2, 'Range', () => one(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-1,5-6', 'lines=1']));
  maybe(0.2, 'If-None-Match', () => one(['*', 'W/"a"', '"', ',,,']));
  maybe(0.2, 'Accept-Encoding', () => one(['br;q=9', 'gzip', '*;q=0', 'identity;q=0', ';;', 'br']));
  maybe(0.2, 'PayPal-Transmission-Id', () => one(['a', '%00', 'x'.repeat(2000)]));
  if (method === 'GET' || method === 'HEAD' || chance() < 0.1)
    return { method, path, headers, body: undefined };
  headers['Content-Type'] = one([
    ...['application/json', 'application/json', 'application/json', 'application/json; charset=utf-16'],
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', ''],
  ]);
  return { method, path, headers, body: drawBody(chance) };
}

function drawBody(chance: () => number): string {
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)] as T;
  const kind = chance();
  if (kind < 0.05)
    return one(['', '{', '"', '[[[', '{"a":}', '\ufeff{}', 'null', '0', `${'['.repeat(9000)}`]);
  if (kind < 0.08) return 'x'.repeat(Math.floor(chance() * 80_000));
  const body = one(LIKELY)() as Record<string, unknown>;
  if (kind < 0.5) return JSON.stringify(body);
  const changed = { ...body, [one([...Object.keys(body), ...FIELDS])]: one(VALUES) };
  const text = JSON.stringify(changed);
  // Truncates the text, which is then invalid JSON.
  if (kind < 0.6) return text.slice(0, Math.floor(chance() * text.length));
  return text;
}

/** Escapes only characters that HTTP cannot transmit. */
function encodeSome(word: string): string {
  return word.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}

/** Result of a request. The status is undefined when the server ended the connection. */
export interface Shot {
  readonly status: number | undefined;
  readonly setCookie: readonly string[];
}

/** Sends a request unchanged. */
export function shoot(
  port: number,
  agent: http.Agent,
  { method, path, headers, body }: Hostile,
): Promise<Shot> {
  return new Promise((resolve) => {
    const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      response.resume();
      response.on('error', () => resolve({ status: response.statusCode, setCookie: [] }));
      response.on('end', () =>
        resolve({ status: response.statusCode, setCookie: response.headers['set-cookie'] ?? [] }),
      );
    });
    request.on('error', () => resolve({ status: undefined, setCookie: [] }));
    request.end(body);
  });
}

const RAW = [
  'HELLO\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /a\\b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: ]\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'POST /api/journal HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/journal HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`,
  '\0\0\0\0\r\n\r\n',
];

/** Sends bytes that no HTTP client would send. @returns the status of the answer, if any */
export function shootRaw(port: number, chance: () => number): Promise<number | undefined> {
  const bytes = RAW[Math.floor(chance() * RAW.length)] as string;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => resolve(undefined));
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      resolve(status === undefined ? undefined : Number(status));
    });
  });
}
