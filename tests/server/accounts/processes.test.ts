import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '../../fixtures/postgres';
import { soak } from '../../fixtures/soak';
import { ask } from '../support/ask';
import { makeSite } from '../support/fixture';
import { type Running, startServer } from '../support/running';
import { newName, PASSWORD, register, visit } from '../support/visitor';

let site: string;
let env: Record<string, string>;
let one: Running;
let other: Running;
beforeAll(async () => {
  site = await makeSite();
  env = { DATABASE_URL: await createDatabase(inject('postgresUrl')), TRUST_PROXY: '1' };
  [one, other] = await Promise.all([startServer(site, env), startServer(site, env)]);
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await rm(site, { recursive: true });
});

test('two servers share accounts and sessions', async () => {
  const { visitor, username } = await register(one.port);
  const elsewhere = visit(other.port);
  elsewhere.cookie = visitor.cookie;
  expect((await elsewhere.call('GET', '/api/auth/user')).json()).toEqual({
    username,
    sync: false,
    hasSavedCodes: false,
  });
  await elsewhere.call('POST', '/api/auth/logout');
  expect((await visitor.call('GET', '/api/auth/user')).status).toBe(401);
});

test('two servers share the attempt limits', async () => {
  const { username } = await register(one.port);
  const guessers = [one, other].map(({ port }) => visit(port, '203.0.113.50'));
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, time) =>
      guessers[time % 2]?.call('POST', '/api/auth/login', { username, password: `guess ${time}` }),
    ),
  );
  const statuses = answers.map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
});

const GUESSES = soak(1000, 200);

test(`${GUESSES} wrong passwords soon reach the limit, and other people are served meanwhile`, async () => {
  const { username } = await register(one.port);
  const guesser = visit(one.port);
  const statuses: number[] = [];
  let left = GUESSES;
  const worker = async () => {
    while (left-- > 0) {
      const answer = await guesser.call('POST', '/api/auth/login', { username, password: `guess ${left}` });
      statuses.push(answer.status);
    }
  };
  const flood = Promise.all(Array.from({ length: 20 }, worker));
  const waits: number[] = [];
  while (left > 0) {
    const start = performance.now();
    expect((await ask(one.port, '/healthz')).status).toBe(200);
    waits.push(performance.now() - start);
  }
  await flood;
  expect(statuses).toHaveLength(GUESSES);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(GUESSES - 10);
  expect(Math.max(...waits)).toBeLessThan(2000);
  // The owner of the account can still sign in from another network.
  const answer = await visit(one.port).call('POST', '/api/auth/login', { username, password: PASSWORD });
  expect(answer.status).toBe(200);
});

test('sign-ins beyond the queue are answered with 503, and pages load meanwhile', async () => {
  let waiting = 300;
  const crowd = Array.from({ length: waiting }, async () => {
    const guess = { username: newName(), password: 'not the password' };
    const answer = await visit(one.port).call('POST', '/api/auth/login', guess);
    waiting -= 1;
    return answer;
  });
  expect((await ask(one.port, '/healthz')).status).toBe(200);
  expect(waiting).toBeGreaterThan(0);
  const answers = await Promise.all(crowd);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers['retry-after']).toBe('2');
  expect(busy[0]?.json()).toEqual({
    message: 'A lot of people are here right now. Please try again.',
  });
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(300 - busy.length);
});

test('a server that other computers can reach warns without a public origin over TLS', async () => {
  const warning =
    'Without PUBLIC_ORIGIN=https://… people sign in over plain HTTP, which others on the way can read.\n';
  // `PAYMENTS` has a default only for a server that listens on loopback, so the test sets it.
  const everywhere = { ...env, HOST: '0.0.0.0', PAYMENTS: 'sandbox' };
  const open = await startServer(site, everywhere);
  expect(open.output()).toContain(warning);
  const { visitor } = await register(open.port);
  expect(visitor.cookie).toMatch(/^stillgrove\.session=/);
  await open.stop();
});
