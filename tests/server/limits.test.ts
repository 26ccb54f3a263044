import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Limit, RateLimiter } from '../../server/limits/limits';
import { attemptCounts } from '../../server/limits/schema';
import { type Here, serveHere } from './support/here';

const MINUTE = 60 * 1000;
const START = Date.UTC(2026, 10, 20, 12);
const LIMIT: Limit = { name: 'knock', most: 3, window: 15 * MINUTE };
const SHARED: Limit = { name: 'door', most: 5, window: 15 * MINUTE };

let here: Here;
let limits: RateLimiter;
let now = START;
beforeAll(async () => {
  here = await serveHere();
  limits = new RateLimiter({
    database: here.storage.database,
    clock: () => new Date(now),
    secret: 'of this test',
  });
});
afterAll(() => here.stop());
beforeEach(async () => {
  now = START;
  await here.storage.database.delete(attemptCounts);
});

/** Returns the results of this number of sequential attempts. */
async function knock(times: number, who = 'fern') {
  const waits: (number | undefined)[] = [];
  for (let time = 0; time < times; time++) waits.push(await limits.consume([LIMIT, who]));
  return waits;
}

test('a limit accepts its number of attempts and refuses the rest until the window ends', async () => {
  expect(await knock(3)).toEqual([undefined, undefined, undefined]);
  now += 5 * MINUTE;
  expect(await knock(2)).toEqual([600, 600]);
  expect(await knock(1, 'moss')).toEqual([undefined]);
  now += 10 * MINUTE - 1;
  expect(await knock(1)).toEqual([1]);
  now += 1;
  expect(await knock(4)).toEqual([undefined, undefined, undefined, 900]);
});

test('no more than the limit pass of fifty simultaneous attempts', async () => {
  const waits = await Promise.all(Array.from({ length: 50 }, () => limits.consume([LIMIT, 'fern'])));
  expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
});

test('a person at their own limit uses up no limit that others share', async () => {
  const wait = (who: string) => limits.consume([LIMIT, who], [SHARED]);
  for (let time = 0; time < 20; time++) await wait('fern');
  expect(await wait('moss')).toBeUndefined();
  expect(await wait('moss')).toBeUndefined();
  expect(await wait('moss')).toBe(900);
});

test('a flood of new names beyond the limit adds no rows', async () => {
  for (let name = 0; name < 20; name++)
    await limits.consume([LIMIT, `name ${name}`], [SHARED, 'one address']);
  // Rows: the five accepted names, the first refused name, and the shared limit.
  expect(await here.storage.database.$count(attemptCounts)).toBe(7);
});

test('a reset begins the count anew', async () => {
  await knock(4);
  await limits.reset([LIMIT, 'fern']);
  expect(await knock(1)).toEqual([undefined]);
});

describe('a clock that is set back', () => {
  test('lets no one wait for longer than one window', async () => {
    now += 365 * 24 * 60 * MINUTE;
    await knock(4);
    now = START;
    expect(await knock(1)).toEqual([900]);
    now += 15 * MINUTE;
    expect(await knock(1)).toEqual([undefined]);
  });

  test('resets no count', async () => {
    await knock(4);
    now -= 60 * MINUTE;
    expect(await knock(1)).toEqual([900]);
  });
});

test('expired rows leave the table, which holds neither names nor addresses', async () => {
  await knock(1, 'fern');
  await knock(1, '192.0.2.1');
  now += 15 * MINUTE;
  await knock(1, 'moss');
  const rows = await here.storage.database.select().from(attemptCounts);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^knock:[0-9a-f]{64}$/);
});
