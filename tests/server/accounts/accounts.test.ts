import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Accounts } from '../../../server/accounts/accounts';
import { createPasswordHasher, type PasswordHasher } from '../../../server/accounts/password-hasher';
import { users } from '../../../server/accounts/schema';
import { Sessions } from '../../../server/accounts/sessions';
import { CHEAP, type Here, serveHere } from '../support/here';
import { newName, PASSWORD, register, visit } from '../support/visitor';

const START = Date.UTC(2026, 10, 20, 12);

let here: Here;
let now = START;
beforeAll(async () => {
  here = await serveHere({ passwordCost: CHEAP, trustedProxies: 1, clock: () => new Date(now) });
});
afterAll(() => here.stop());
beforeEach(() => {
  now = START;
});

describe('a new account', () => {
  test('signs the person in immediately and comes with eight recovery codes', async () => {
    const visitor = visit(here.port);
    const username = newName();
    const answer = await visitor.call('POST', '/api/auth/register', { username, password: PASSWORD });
    expect(answer.status).toBe(201);
    const account = answer.json() as { recoveryCodes: string[] };
    expect(account).toEqual({ username, sync: false, recoveryCodes: expect.any(Array) });
    expect(new Set(account.recoveryCodes).size).toBe(8);
    for (const code of account.recoveryCodes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-?){4}$/);
    const me = await visitor.call('GET', '/api/auth/user');
    expect(me.status).toBe(200);
    expect(me.json()).toEqual({ username, sync: false, hasSavedCodes: false });
  });

  test('has a unique name, compared without case', async () => {
    const { username } = await register(here.port);
    const answer = await visit(here.port).call('POST', '/api/auth/register', {
      username: username.toUpperCase(),
      password: PASSWORD,
    });
    expect(answer.status).toBe(409);
    expect(answer.json()).toEqual({
      message: 'Someone here already has that name. Maybe add a number or a favorite plant?',
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('is created by only one of twenty simultaneous registrations of a name', async () => {
    const username = newName();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        visit(here.port).call('POST', '/api/auth/register', { username, password: PASSWORD }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  test.each(['g.u.e.s.t', 'Still-Grove'])('cannot have the reserved name %s', async (username) => {
    const answer = await visit(here.port).call('POST', '/api/auth/register', {
      username,
      password: PASSWORD,
    });
    expect(answer.status).toBe(409);
  });

  test.each([
    ['Password123', 'A lot of people'],
    ['Quiet.Fern1', 'not your name'],
  ])('cannot have the password %s', async (password, words) => {
    const answer = await visit(here.port).call('POST', '/api/auth/register', {
      username: 'quiet.fern',
      password,
    });
    expect(answer.status).toBe(400);
    expect(answer.text()).toContain(words);
    expect(answer.text()).not.toContain(password);
  });
});

describe('signing in', () => {
  test('needs name and password; signing out ends the session', async () => {
    const { username } = await register(here.port);
    const tablet = visit(here.port);
    const answer = await tablet.call('POST', '/api/auth/login', {
      username: username.toLowerCase(),
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    // The answer has the name with the capital letters of the registration.
    expect(answer.json()).toEqual({ username, sync: false });
    const stolen = visit(here.port);
    stolen.cookie = tablet.cookie;
    const goodbye = await tablet.call('POST', '/api/auth/logout');
    expect(goodbye.status).toBe(204);
    expect(tablet.cookie).not.toContain('stillgrove.session');
    expect((await tablet.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await stolen.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await visit(here.port).call('POST', '/api/auth/logout')).status).toBe(204);
  });

  test('answers alike for an unknown name, a wrong password and an impossible name', async () => {
    const { username } = await register(here.port);
    const seen = [];
    for (const name of [
      username,
      'nobody-of-this-name',
      'Кирилл',
      'a b',
      '🌿',
      'a\u0000 b',
      'x'.repeat(200),
    ]) {
      const { status, headers, body } = await visit(here.port).call('POST', '/api/auth/login', {
        username: name,
        password: 'not the password',
      });
      const { date: _, ...rest } = headers;
      seen.push({ status, headers: rest, body: body.toString() });
    }
    expect(seen[0]).toMatchObject({
      status: 401,
      body: JSON.stringify({ message: "That username or password isn't right." }),
    });
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  test('accepts the same letters from every keyboard, and truncates none', async () => {
    const composed = 'caf\u00e9 au lait \u2126 ';
    const { username } = await register(here.port, { password: composed });
    const signIn = async (password: string) =>
      (await visit(here.port).call('POST', '/api/auth/login', { username, password })).status;
    expect(await signIn('cafe\u0301 au lait \u03a9 ')).toBe(200);
    expect(await signIn(composed.trim())).toBe(401);
  });

  test('replaces a hash of another cost', async () => {
    const { username } = await register(here.port);
    const hashes = async () =>
      (await here.storage.database.select().from(users)).find((user) => user.username === username)
        ?.passwordHash;
    expect(await hashes()).toContain('$argon2id$v=19$m=8,t=1,p=1$');
    const dearer = await serveHere({
      passwordCost: { ...CHEAP, memoryCost: 16 },
      trustedProxies: 1,
      storage: here.storage,
    });
    const signIn = () => visit(dearer.port).call('POST', '/api/auth/login', { username, password: PASSWORD });
    expect((await signIn()).status).toBe(200);
    expect(await hashes()).toContain('$argon2id$v=19$m=16,t=1,p=1$');
    expect((await signIn()).status).toBe(200);
    await dearer.stop();
  });
});

describe('a forgotten password', () => {
  const recover = (username: string, code: string, password = 'another pond, at dawn') =>
    visit(here.port).call('POST', '/api/auth/recover', { username, code, password });

  test('is replaced with a code, which works once and ends all sessions', async () => {
    const { visitor, username, codes } = await register(here.port);
    const tablet = visit(here.port);
    const typed = (codes[0] as string).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    const answer = await tablet.call('POST', '/api/auth/recover', {
      username: username.toUpperCase(),
      code: typed.replaceAll('1', 'l'),
      password: 'another pond, at dawn',
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ username, sync: false, codesLeft: 7 });
    expect((await tablet.call('GET', '/api/auth/user')).status).toBe(200);
    expect((await visitor.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await recover(username, codes[0] as string)).status).toBe(401);
    const signIn = async (password: string) =>
      (await visit(here.port).call('POST', '/api/auth/login', { username, password })).status;
    expect([await signIn(PASSWORD), await signIn('another pond, at dawn')]).toEqual([401, 200]);
  });

  test('a code that is used twice simultaneously works once', async () => {
    const { username, codes } = await register(here.port);
    const answers = await Promise.all(Array.from({ length: 8 }, () => recover(username, codes[3] as string)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)]);
  });

  test('answers alike for an unknown name, a wrong code and another person’s code', async () => {
    const one = await register(here.port);
    const other = await register(here.port);
    const answers = [
      await recover('nobody-of-this-name', one.codes[0] as string),
      await recover(one.username, '0000-0000-0000-0000'),
      await recover(one.username, other.codes[0] as string),
      await recover(one.username, '!'.repeat(16)),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0]?.body);
      expect(headers).toEqual({ ...answers[0]?.headers, date: headers.date });
    }
    // The failed attempts used up no recovery code.
    expect((await recover(other.username, other.codes[0] as string)).status).toBe(200);
  });
});

describe('a change of the password', () => {
  test('ends all other sessions and gives this one a new token', async () => {
    const { visitor, username } = await register(here.port);
    const tablet = visit(here.port);
    await tablet.call('POST', '/api/auth/login', { username, password: PASSWORD });
    const stolen = visit(here.port);
    stolen.cookie = visitor.cookie;
    const next = 'the lake in the morning';
    const answer = await visitor.call('POST', '/api/auth/password', { current: PASSWORD, next });
    expect(answer.status).toBe(204);
    const status = async (who: typeof visitor) => (await who.call('GET', '/api/auth/user')).status;
    expect([await status(visitor), await status(tablet), await status(stolen)]).toEqual([200, 401, 401]);
    const signIn = async (password: string) =>
      (await visit(here.port).call('POST', '/api/auth/login', { username, password })).status;
    expect([await signIn(PASSWORD), await signIn(next)]).toEqual([401, 200]);
  });

  test('needs the current password and a session', async () => {
    const { visitor } = await register(here.port);
    const wrong = { current: 'not the password', next: 'the lake in the morning' };
    expect((await visitor.call('POST', '/api/auth/password', wrong)).status).toBe(403);
    expect((await visitor.call('GET', '/api/auth/user')).status).toBe(200);
    expect((await visit(here.port).call('POST', '/api/auth/password', wrong)).status).toBe(401);
    const weak = { current: PASSWORD, next: '1234567890' };
    expect((await visitor.call('POST', '/api/auth/password', weak)).status).toBe(400);
  });

  test('leaves no session to a sign-in with the old password meanwhile', async () => {
    const { visitor, username } = await register(here.port);
    const { database } = here.storage;
    const clock = () => new Date(now);
    const sessions = new Sessions({ database, clock, isSecure: false });
    const usual = createPasswordHasher(CHEAP);
    // Changes the password while a sign-in with the old password is under way.
    const slow: PasswordHasher = {
      ...usual,
      async verify(hashed, password) {
        const isRight = await usual.verify(hashed, password);
        const change = { current: PASSWORD, next: 'the lake in the morning' };
        expect((await visitor.call('POST', '/api/auth/password', change)).status).toBe(204);
        return isRight;
      },
    };
    const accounts = new Accounts({ database, passwords: slow, sessions, clock });
    const began: string[] = [];
    const user = await accounts.signIn(username, PASSWORD, async (id) => {
      began.push(id);
    });
    expect([user, began]).toEqual([undefined, []]);
    expect((await visitor.call('GET', '/api/auth/user')).status).toBe(200);
  });
});
