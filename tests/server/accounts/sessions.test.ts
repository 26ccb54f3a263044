import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions as rows, users } from '../../../server/accounts/schema';
import { createSessions, SESSION_LIFETIME, type Sessions } from '../../../server/accounts/sessions';
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

/** A browser that keeps what `Set-Cookie` gives it. */
function browser(isSecure = false) {
  const sessions: Sessions = createSessions({
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
    .get('/', async (c) => c.json((await sessions.current(c))?.username ?? null));
  const self = {
    cookie: '',
    /** The last `Set-Cookie`, whole. */
    given: '' as string | null,
    async go(method: string, path: string) {
      const response = await app.request(path, { method, headers: { Cookie: self.cookie } });
      self.given = response.headers.get('Set-Cookie');
      if (self.given !== null) self.cookie = self.given.split(';')[0] as string;
      return response;
    },
    who: async () => (await self.go('GET', '/')).json(),
  };
  return self;
}

const kept = () => here.storage.database.select().from(rows);

test('a session lasts for half a year after it was last used, and is written to at most once a day', async () => {
  const tablet = browser();
  await tablet.go('POST', '/in');
  now += HOUR;
  expect(await tablet.who()).toMatch(/^fern-/);
  expect(tablet.given).toBeNull();
  now += 24 * HOUR;
  await tablet.who();
  expect(tablet.given).toContain('Max-Age=15552000');
  now += SESSION_LIFETIME - 1;
  expect(await tablet.who()).toMatch(/^fern-/);
  now += SESSION_LIFETIME;
  expect(await tablet.who()).toBeNull();
});

test('a clock that was ahead gives nobody a longer session', async () => {
  const tablet = browser();
  now += 10 * SESSION_LIFETIME;
  await tablet.go('POST', '/in');
  now = START;
  expect(await tablet.who()).toMatch(/^fern-/);
  now += SESSION_LIFETIME;
  expect(await tablet.who()).toBeNull();
});

test('every sign-in has a new token, and the one that was brought ends', async () => {
  const tablet = browser();
  await tablet.go('POST', '/in');
  const first = tablet.cookie;
  await tablet.go('POST', '/in');
  expect(tablet.cookie).not.toBe(first);
  tablet.cookie = first;
  expect(await tablet.who()).toBeNull();
});

test('a token that somebody laid into the browser is never taken over', async () => {
  const planted = `stillgrove.session=${'A'.repeat(43)}`;
  const tablet = browser();
  tablet.cookie = planted;
  await tablet.go('POST', '/in');
  expect(tablet.cookie).not.toBe(planted);
  const thief = browser();
  thief.cookie = planted;
  expect(await thief.who()).toBeNull();
});

test('signing out ends the session, not only the cookie', async () => {
  const tablet = browser();
  await tablet.go('POST', '/in');
  const copy = tablet.cookie;
  await tablet.go('POST', '/out');
  expect(tablet.given).toContain('Max-Age=0');
  tablet.cookie = copy;
  expect(await tablet.who()).toBeNull();
});

test('expired sessions of anyone leave the table as somebody signs in', async () => {
  await browser().go('POST', '/in');
  now += SESSION_LIFETIME;
  await browser().go('POST', '/in');
  expect((await kept()).every(({ expiresAt }) => expiresAt.getTime() > now)).toBe(true);
});

test('who reads the table can sign in nowhere', async () => {
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
  test('is out of reach of scripts and of other sites', async () => {
    const tablet = browser();
    await tablet.go('POST', '/in');
    expect(tablet.given).toMatch(
      /^stillgrove\.session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('belongs to this host alone when we are reached over TLS', async () => {
    const tablet = browser(true);
    await tablet.go('POST', '/in');
    expect(tablet.given).toMatch(
      /^__Host-stillgrove=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
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
  ])('that was forged (%s) is nobody', async (cookie) => {
    const tablet = browser();
    tablet.cookie = cookie;
    expect(await tablet.who()).toBeNull();
  });

  test('that comes twice counts once, for the first', async () => {
    const tablet = browser();
    await tablet.go('POST', '/in');
    const own = tablet.cookie;
    tablet.cookie = `${own}; stillgrove.session=${'A'.repeat(43)}`;
    expect(await tablet.who()).toMatch(/^fern-/);
    tablet.cookie = `stillgrove.session=${'A'.repeat(43)}; ${own}`;
    expect(await tablet.who()).toBeNull();
  });
});
