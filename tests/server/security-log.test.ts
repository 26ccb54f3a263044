import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSecurityLogger } from '../../server/security-log';
import { openShop, type Shop } from './payments/shop';
import { makeSite } from './support/fixture';
import { CHEAP } from './support/here';
import { startServer } from './support/running';
import { newName, PASSWORD, register, visit } from './support/visitor';

interface Line {
  readonly event: string;
  readonly outcome: string;
  readonly time: string;
  readonly network: string;
  readonly count: number;
}

const SECRET = 'a secret of thirty-two characters';
const START = new Date('2026-11-25T12:00:00.000Z');
let lines: Line[];

beforeEach(() => {
  lines = [];
});
const write = (line: string) => void lines.push(JSON.parse(line));

describe('each security event writes one line', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({
      passwordCost: CHEAP,
      pause: async () => {},
      securityLog: createSecurityLogger(SECRET, { write, clock: () => START }),
    });
  });
  afterAll(() => shop.close());

  const call = async (method: string, path: string, body?: unknown) => {
    const { visitor } = await register(shop.here.port);
    await visitor.call(method, path, body);
  };
  const next = 'the lake in the morning';
  const wrong = 'not the password';

  test.each<[string, string, () => Promise<unknown>]>([
    ['sign-in', 'refused', () => call('POST', '/api/auth/login', { username: 'fern', password: wrong })],
    [
      'recovery',
      'refused',
      () =>
        call('POST', '/api/auth/recover', { username: 'fern', code: '7KQM-2XWD-94TF-B0HC', password: next }),
    ],
    [
      'recovery',
      'done',
      async () => {
        const { username, codes } = await register(shop.here.port);
        await call('POST', '/api/auth/recover', { username, code: codes[0], password: next });
      },
    ],
    ['password-change', 'done', () => call('POST', '/api/auth/password', { current: PASSWORD, next })],
    ['password-change', 'refused', () => call('POST', '/api/auth/password', { current: wrong, next })],
    ['codes-change', 'done', () => call('POST', '/api/auth/recovery-codes', { password: PASSWORD })],
    ['codes-change', 'refused', () => call('POST', '/api/auth/recovery-codes', { password: wrong })],
    ['account-deletion', 'done', () => call('DELETE', '/api/auth/user', { password: PASSWORD })],
    ['account-deletion', 'refused', () => call('DELETE', '/api/auth/user', { password: wrong })],
    [
      'session-end',
      'done',
      async () => {
        const { visitor, username } = await register(shop.here.port);
        const elsewhere = visit(shop.here.port);
        await elsewhere.call('POST', '/api/auth/login', { username, password: PASSWORD });
        const { sessions } = (await visitor.call('GET', '/api/auth/sessions')).json() as {
          sessions: { id: string; isCurrent: boolean }[];
        };
        const other = sessions.find(({ isCurrent }) => !isCurrent);
        await visitor.call('DELETE', `/api/auth/sessions/${other?.id}`);
      },
    ],
    ['capture', 'refused', () => call('POST', `/paypal/order/${'A'.repeat(17)}/capture`)],
    [
      'capture',
      'refused',
      async () => {
        const buyer = await shop.buyer();
        const { id } = await buyer.ordered();
        shop.paypal.approve(id, 'declined');
        await buyer.capture(id);
      },
    ],
    ['webhook', 'refused', () => call('POST', '/paypal/webhook', '{}')],
  ])('%s, %s', async (event, outcome, act) => {
    await act();
    expect(lines).toEqual([
      {
        event,
        outcome,
        time: START.toISOString(),
        network: expect.stringMatching(/^[\w-]{16}$/),
        count: 1,
      },
    ]);
  });

  test('a refused request of another site writes none', async () => {
    const { visitor } = await register(shop.here.port);
    const body = { current: PASSWORD, next };
    const foreign = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await visitor.call('POST', '/api/auth/password', body, foreign)).status).toBe(403);
    expect(lines).toEqual([]);
  });

  test('ordinary successful calls write none', async () => {
    const { visitor, username } = await register(shop.here.port);
    await visitor.call('GET', '/api/auth/user');
    await visitor.call('GET', '/api/nowhere');
    await visitor.call('POST', '/api/auth/logout');
    await visitor.call('POST', '/api/auth/login', { username, password: PASSWORD });
    expect(lines).toEqual([]);
  });

  test('reaching a limit writes the call that reached it', async () => {
    const { username } = await register(shop.here.port);
    const guesser = visit(shop.here.port);
    for (let time = 0; time < 11; time++)
      await guesser.call('POST', '/api/auth/login', { username, password: `guess ${time}` });
    for (let time = 0; time < 61; time++)
      await guesser.call('POST', '/api/verify-purchase', { transactionId: 'no ID' });
    const limited = lines.filter(({ outcome }) => outcome === 'limited');
    expect(limited).toMatchObject([
      { event: 'sign-in', count: 1 },
      { event: 'call', count: 1 },
    ]);
  });
});

describe('a network', () => {
  let now = START;
  const hashOf = (network: string, secret = SECRET): string | undefined => {
    lines = [];
    createSecurityLogger(secret, { write, clock: () => now })('sign-in', 'refused', network);
    return lines[0]?.network;
  };

  test('has one hash all day, another the next day, and another with another secret', () => {
    const morning = hashOf('192.0.2.1');
    now = new Date(START.getTime() + 11 * 60 * 60 * 1000);
    expect(hashOf('192.0.2.1')).toBe(morning);
    expect(hashOf('192.0.2.2')).not.toBe(morning);
    expect(hashOf('192.0.2.1', `${SECRET}!`)).not.toBe(morning);
    now = new Date(START.getTime() + 12 * 60 * 60 * 1000);
    expect(hashOf('192.0.2.1')).not.toBe(morning);
  });
});

describe('a flood', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('of one event from one network writes one line per second, with the count', () => {
    const log = createSecurityLogger(SECRET, { write });
    for (let time = 0; time < 3000; time++) {
      log('sign-in', 'refused', '192.0.2.1');
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(5000);
    expect(lines.map(({ count }) => count)).toEqual([1, 999, 1000, 1000]);
    log('sign-in', 'refused', '192.0.2.1');
    log('webhook', 'refused', '192.0.2.1');
    log('sign-in', 'refused', '192.0.2.2');
    expect(lines.slice(4).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  test('from more than a hundred networks is counted together', () => {
    const log = createSecurityLogger(SECRET, { write });
    for (let network = 0; network < 5000; network++) log('sign-in', 'refused', `network ${network}`);
    vi.advanceTimersByTime(1000);
    expect(lines).toHaveLength(102);
    expect(lines.filter(({ network }) => network === 'others').map(({ count }) => count)).toEqual([1, 4899]);
    expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(5000);
  });
});

test('a server process writes the lines without any name, address, password or ID', async () => {
  const site = await makeSite();
  // `PAYMENTS` has a default only for a server that listens on loopback.
  const server = await startServer(site, { TRUST_PROXY: '1', HOST: '0.0.0.0', PAYMENTS: 'sandbox' });
  try {
    expect(server.output()).toContain('Without PUBLIC_ORIGIN=https://… people sign in over plain HTTP');
    const username = newName();
    const password = `${randomUUID()} moss`;
    const { visitor } = await register(server.port, { username, password });
    for (let time = 0; time < 30; time++)
      await visitor.call('POST', '/api/auth/login', { username, password: `guess ${time}` });
    await visitor.call('POST', '/paypal/webhook', '{}');
    await visitor.call('DELETE', '/api/auth/user', { password });
    await expect.poll(server.output).toContain('account-deletion');
    for (const known of [username, password, visitor.address, visitor.cookie, '192.0.2'])
      if (known) expect(server.output()).not.toContain(known);
    const written = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
    for (const line of written)
      expect(Object.keys(line)).toEqual(['event', 'outcome', 'time', 'network', 'count']);
    expect(new Set(written.map(({ event, outcome }) => `${event} ${outcome}`))).toEqual(
      new Set(['sign-in refused', 'sign-in limited', 'webhook refused', 'account-deletion done']),
    );
  } finally {
    await server.stop();
    await rm(site, { recursive: true });
  }
});
