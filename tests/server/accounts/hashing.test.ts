import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher, HashQueueFullError } from '../../../server/accounts/password-hasher';
import { users } from '../../../server/accounts/schema';
import { ask } from '../support/ask';
import { CHEAP, type Here, serveHere } from '../support/here';
import { newName, register, visit } from '../support/visitor';

/** Minimum number of measured pairs. Load on the machine can require more. */
const PAIRS = 12;
/** Maximum number of measured pairs. After more guesses at one name the server would delay each guess. */
const MOST_PAIRS = 100;

let here: Here;
beforeAll(async () => {
  here = await serveHere({ trustedProxies: 1 });
});
afterAll(() => here.stop());

/**
 * Times two calls alternately, so that load on the machine affects both. Compares their minimum times, because load
 * only adds time. Measures further pairs while the ratio is out of range.
 *
 * @param within Expected range of the ratio of the second call's time to the first call's.
 * @returns the ratio
 */
async function timeInTurn(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  within: readonly [number, number],
): Promise<number> {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const ratio = () => least[1] / least[0];
  const isWithin = () => ratio() > within[0] && ratio() < within[1];
  for (let pair = 0; pair < PAIRS || (pair < MOST_PAIRS && !isWithin()); pair++) {
    for (const [index, call] of [one, other].entries()) {
      const start = performance.now();
      await call();
      least[index as 0 | 1] = Math.min(least[index as 0 | 1], performance.now() - start);
    }
  }
  return ratio();
}

test('an unknown name takes as long as a wrong password', async () => {
  const { username } = await register(here.port);
  const guess = (name: string) =>
    visit(here.port).call('POST', '/api/auth/login', { username: name, password: 'not the password' });
  // Without a dummy hash the ratio would be about 0.1.
  const within = [0.7, 1.4] as const;
  const ratio = await timeInTurn(
    () => guess(username),
    () => guess(newName()),
    within,
  );
  expect(ratio).toBeGreaterThan(within[0]);
  expect(ratio).toBeLessThan(within[1]);
});

test('an unknown name takes as long as a wrong recovery code', async () => {
  const { username } = await register(here.port);
  const guess = (name: string) =>
    visit(here.port).call('POST', '/api/auth/recover', {
      username: name,
      code: '0000-0000-0000-0000',
      password: 'another pond, at dawn',
    });
  const within = [0.5, 2] as const;
  const ratio = await timeInTurn(
    () => guess(username),
    () => guess(newName()),
    within,
  );
  expect(ratio).toBeGreaterThan(within[0]);
  expect(ratio).toBeLessThan(within[1]);
});

test('passwords are hashed at no less than the cost that OWASP asks for', async () => {
  const { username } = await register(here.port);
  const rows = await here.storage.database.select().from(users);
  expect(rows.find((user) => user.username === username)?.passwordHash).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
  );
});

test('a password beyond the full queue is refused with 503, and the others are checked', async () => {
  const passwords = createPasswordHasher(CHEAP);
  const results = await Promise.allSettled(
    Array.from({ length: 500 }, () => passwords.hash('a quiet pond at dusk')),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(500 - 66);
  for (const result of refused) {
    expect((result as PromiseRejectedResult).reason).toBeInstanceOf(HashQueueFullError);
  }
  expect(await passwords.verify(await passwords.hash('pond'), 'pond')).toBe(true);
});

test('sign-ins beyond the queue are answered with 503, and pages load meanwhile', async () => {
  // Three times the usual work, so that on a busy machine too the crowd arrives faster than its passwords are checked.
  const passwordCost = { memoryCost: 19_456, timeCost: 6, parallelism: 1 };
  const slow = await serveHere({ trustedProxies: 1, passwordCost });
  let waiting = 120;
  const crowd = Array.from({ length: waiting }, async () => {
    const guess = { username: newName(), password: 'not the password' };
    const answer = await visit(slow.port).call('POST', '/api/auth/login', guess);
    waiting -= 1;
    return answer;
  });
  expect((await ask(slow.port, '/healthz')).status).toBe(200);
  expect(waiting).toBeGreaterThan(0);
  const answers = await Promise.all(crowd);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]?.headers['retry-after']).toBe('2');
  expect(busy[0]?.json()).toEqual({
    message: 'A lot of people are here right now. Please try again.',
  });
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(answers.length - busy.length);
  await slow.stop();
});

test.each([
  ['pond', 'pond', true],
  ['pond', 'Pond', false],
  ['pond', 'pond ', false],
  ['\u00e9', 'e\u0301', true],
  ['ﬁr', 'fir', true],
  ['', ' ', false],
])('%j and %j are the same password: %s', async (one, other, same) => {
  const passwords = createPasswordHasher(CHEAP);
  expect(await passwords.verify(await passwords.hash(one), other)).toBe(same);
  expect(await passwords.verify(undefined, other)).toBe(false);
});
