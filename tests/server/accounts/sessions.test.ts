import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions as rows, users } from '../../../server/accounts/schema';
import { SESSION_LIFETIME_MS, Sessions, type User } from '../../../server/accounts/sessions';
import { type Here, serveHere } from '../support/here';

const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 20, 12);

let here: Here;
let now = START;
let userId: string;
beforeAll(async () => {
  here = await serveHere();
});
afterAll(() => here.stop());
beforeEach(async () => {
  now = START;
  userId = randomUUID();
  await here.storage.database.insert(users).values({
    id: userId,
    username: `fern-${userId.slice(0, 8)}`,
    passwordHash: '',
    createdAt: new Date(now),
  });
});

/** Returns a browser that stores the cookies of `Set-Cookie`. */
function browser(isSecure = false) {
  const sessions: Sessions = new Sessions({
    database: here.storage.database,
    clock: () => new Date(now),
    isSecure,
  });
  const app = new Hono()
    .post('/in', async (c) => {
      await sessions.begin(c, userId);
      return c.body(null, 204);
    })
    .post('/out', async (c) => {
      await sessions.end(c);
      return c.body(null, 204);
    })
    .get('/', async (c) => c.json((await sessions.current(c))?.username ?? null))
    .get('/session', async (c) => c.json((await sessions.current(c))?.sessionId ?? null));
  const self = {
    sessions,
    cookie: '',
    /** The last `Set-Cookie` header, unparsed. */
    given: '' as string | null,
    async go(method: string, path: string) {
      const response = await app.request(path, { method, headers: { Cookie: self.cookie } });
      self.given = response.headers.get('Set-Cookie');
      if (self.given !== null) self.cookie = self.given.split(';')[0] as string;
      return response;
    },
    who: async () => (await self.go('GET', '/')).json(),
    session: async () => (await (await self.go('GET', '/session')).json()) as string,
  };
  return self;
}

const kept = () => here.storage.database.select().from(rows);

test('a session ends half a year after its last use, and its cookie with it', async () => {
  const tablet = browser();
  await tablet.go('POST', '/in');
  const { cookie } = tablet;
  for (let month = 0; month < 12; month++) {
    now += 30 * 24 * HOUR;
    expect(await tablet.who()).toMatch(/^fern-/);
    // The token stays, and the browser keeps it for half a year from this day on. It is noon.
    expect(tablet.given).toContain(`${cookie}; Max-Age=${180 * 24 * 60 * 60 - 12 * 60 * 60};`);
  }
  expect(await tablet.who()).toMatch(/^fern-/);
  // Only the first use of a day writes.
  expect(tablet.given).toBeNull();
  now += 180 * 24 * HOUR;
  expect(await tablet.who()).toBeNull();
});

test('a clock that was ahead lengthens no session', async () => {
  const tablet = browser();
  now += 10 * SESSION_LIFETIME_MS;
  await tablet.go('POST', '/in');
  now = START;
  expect(await tablet.who()).toMatch(/^fern-/);
  now += SESSION_LIFETIME_MS;
  expect(await tablet.who()).toBeNull();
});

test('a person sees their sessions, by days only, and ends any of them', async () => {
  const tablet = browser();
  await tablet.go('POST', '/in');
  now += 3 * 24 * HOUR;
  const phone = browser();
  await phone.go('POST', '/in');
  await tablet.who();
  const asUser = async (device: ReturnType<typeof browser>): Promise<User> => {
    const id = await device.session();
    return { id: userId, username: '', sync: false, sessionId: id };
  };
  const user = await asUser(phone);
  const list = await phone.sessions.list(user);
  expect(list).toEqual([
    { id: expect.any(String), firstDay: '2026-11-20', lastDay: '2026-11-23', isCurrent: false },
    { id: user.sessionId, firstDay: '2026-11-23', lastDay: '2026-11-23', isCurrent: true },
  ]);
  // Checks that the row has no time of day, no address and no device name.
  const row = (await kept()).find(({ id }) => id === list[0]?.id);
  expect(row?.createdAt.getTime() ?? 1).toBe(Date.parse('2026-11-20'));
  expect(Object.keys(row ?? {}).sort()).toEqual([
    'createdAt',
    'expiresAt',
    'id',
    'tokenHash',
    'usedOn',
    'userId',
  ]);
  expect(await phone.sessions.endOne({ ...user, id: randomUUID() }, list[0]?.id ?? '')).toBe(false);
  expect(await phone.sessions.endOne(user, list[0]?.id ?? '')).toBe(true);
  expect(await tablet.who()).toBeNull();
  expect(await phone.who()).toMatch(/^fern-/);
});

test('every sign-in gives a new token and ends the one that the browser brought', async () => {
  const tablet = browser();
  await tablet.go('POST', '/in');
  const first = tablet.cookie;
  await tablet.go('POST', '/in');
  expect(tablet.cookie).not.toBe(first);
  tablet.cookie = first;
  expect(await tablet.who()).toBeNull();
});

test('a token that was planted in the browser is never adopted', async () => {
  const planted = `stillgrove.session=${'A'.repeat(43)}`;
  const tablet = browser();
  tablet.cookie = planted;
  await tablet.go('POST', '/in');
  expect(tablet.cookie).not.toBe(planted);
  const thief = browser();
  thief.cookie = planted;
  expect(await thief.who()).toBeNull();
});

test('a reader of the sessions table cannot sign in', async () => {
  const tablet = browser();
  await tablet.go('POST', '/in');
  const token = tablet.cookie.split('=')[1] as string;
  expect(token).toMatch(/^[\w-]{43}$/);
  const table = JSON.stringify(await kept());
  expect(table).not.toContain(token);
  const hash = (await kept()).find((row) => row.userId === userId)?.tokenHash;
  tablet.cookie = `stillgrove.session=${hash}`;
  expect(await tablet.who()).toBeNull();
});

describe('the cookie', () => {
  test('is inaccessible to scripts and to other sites', async () => {
    const tablet = browser();
    await tablet.go('POST', '/in');
    expect(tablet.given).toMatch(
      /^stillgrove\.session=[\w-]{43}; Max-Age=15508800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('belongs to this host alone when the public origin uses TLS', async () => {
    const tablet = browser(true);
    await tablet.go('POST', '/in');
    expect(tablet.given).toMatch(
      /^__Host-stillgrove=[\w-]{43}; Max-Age=15508800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    tablet.cookie = tablet.cookie.replace('__Host-stillgrove', 'stillgrove.session');
    expect(await tablet.who()).toBeNull();
  });

  test.each([
    'stillgrove.session=',
    'stillgrove.session',
    `stillgrove.session=${'A'.repeat(8000)}`,
    'stillgrove.session=%00%ff',
    "stillgrove.session=' or 1=1; --",
    `stillgrove.session=${'A'.repeat(43)}; stillgrove.session=${'B'.repeat(43)}`,
    ';;;=;',
  ])('that was forged (%s) is ignored', async (cookie) => {
    const tablet = browser();
    tablet.cookie = cookie;
    expect(await tablet.who()).toBeNull();
  });

  test('that is sent twice counts once: the first one', async () => {
    const tablet = browser();
    await tablet.go('POST', '/in');
    const own = tablet.cookie;
    tablet.cookie = `${own}; stillgrove.session=${'A'.repeat(43)}`;
    expect(await tablet.who()).toMatch(/^fern-/);
    tablet.cookie = `stillgrove.session=${'A'.repeat(43)}; ${own}`;
    expect(await tablet.who()).toBeNull();
  });
});
