import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoveryCodes, sessions, users } from '../../../server/accounts/schema';
import { entries, journals } from '../../../server/journal/schema';
import { ask } from '../support/ask';
import { CHEAP, type Here, serveHere } from '../support/here';
import { newName, PASSWORD, register, visit } from '../support/visitor';

const ORIGIN = 'https://stillgrove.example';

let here: Here;
/** A second server on the same database. This server's public origin uses TLS. */
let overTls: Here;
beforeAll(async () => {
  here = await serveHere({ passwordCost: CHEAP, trustedProxies: 1 });
  overTls = await serveHere({
    passwordCost: CHEAP,
    trustedProxies: 1,
    publicOrigin: ORIGIN,
    storage: here.storage,
  });
});
afterAll(async () => {
  await overTls.stop();
  await here.stop();
});

test('an impossible name is refused with the rules for names, and not repeated', async () => {
  const username = 'fern\nfern';
  const answer = await visit(here.port).call('POST', '/api/auth/register', { username, password: PASSWORD });
  expect(answer.status).toBe(400);
  const { message } = answer.json() as { message: string };
  expect(message).toContain('A name has 3 to 32 characters');
  expect(message).not.toContain(username);
});

test.each(['constructor', 'toString'])('the name %s is accepted', async (username) => {
  await register(here.port, { username });
});

test('a short password is refused with the rules for passwords', async () => {
  const body = { username: newName(), password: 'nine char' };
  const answer = await visit(here.port).call('POST', '/api/auth/register', body);
  expect([answer.status, answer.json()]).toEqual([400, { message: 'A password has 10 to 200 characters.' }]);
});

test.each([
  '🌿 moss, 🐸 pond, 🌙 dusk',
  'pond\u0000xkqzvbnrtw',
  ' '.repeat(5) + 'pond '.repeat(3),
  'A gray heron stands between seven mossy stones while the evening wind moves reeds, lilies, ferns and one loose feather over water that keeps every color',
])('a password may contain any characters: %j', async (password) => {
  // One additional character makes a different password.
  const typed = `${password}!`;
  const { username } = await register(here.port, { password: typed });
  const signIn = (given: string) =>
    visit(here.port).call('POST', '/api/auth/login', { username, password: given });
  expect((await signIn(typed)).status).toBe(200);
  expect((await signIn(password)).status).toBe(401);
});

test.each([
  ['with a field too many', '{"username":"fern","password":"a quiet pond","admin":true}'],
  ['with a prototype', '{"username":"fern","password":"a quiet pond","__proto__":{"admin":true}}'],
  ['of another kind', '{"username":{"$ne":null},"password":{"$ne":null}}'],
])('a request body %s is refused', async (_, body) => {
  const answer = await visit(here.port).call('POST', '/api/auth/login', body);
  expect([answer.status, answer.json()]).toEqual([400, { message: expect.any(String) }]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

describe('a page of another site', () => {
  const calls = [
    ['POST', '/api/auth/login'],
    ['PATCH', '/api/auth/user'],
    ['POST', '/api/journal'],
    ['POST', '/paypal/order'],
  ] as const;

  test.each(calls)('cannot call %s %s with a person’s session', async (method, path) => {
    const { visitor } = await register(here.port);
    for (const headers of [
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { Origin: `http://127.0.0.1:${here.port + 1}` },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: `http://127.0.0.1:${here.port}` },
    ]) {
      const answer = await visitor.call(method, path, { sync: true }, headers as Record<string, string>);
      expect(answer.status).toBe(403);
      expect(answer.json()).toEqual({ message: 'This call can only be made from our own pages.' });
    }
    expect((await visitor.call('GET', '/api/auth/user')).json()).toMatchObject({ sync: false });
  });

  test('is distinguished from the app’s own pages', async () => {
    const { visitor } = await register(here.port);
    const change = (server: Here, headers: Record<string, string>) =>
      ask(server.port, '/api/auth/user', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Cookie: visitor.cookie, ...headers },
        body: '{"sync":true}',
      });
    const own = `http://127.0.0.1:${here.port}`;
    expect((await change(here, { Origin: own })).status).toBe(200);
    expect((await change(here, { Origin: own, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    expect((await change(here, { 'Sec-Fetch-Site': 'none' })).status).toBe(200);
    // With a configured public origin the Host header of the proxy does not matter.
    const secure = visitor.cookie.replace('stillgrove.session', '__Host-stillgrove');
    expect((await change(overTls, { Origin: ORIGIN, Cookie: secure })).status).toBe(200);
    expect((await change(overTls, { Origin: own, Cookie: secure })).status).toBe(403);
  });
});

describe('sync', () => {
  test('creates a copy of the journal and deletes it', async () => {
    const { visitor, username } = await register(here.port);
    const journal = async () => (await visitor.call('GET', '/api/journal')).status;
    const set = (sync: boolean) => visitor.call('PATCH', '/api/auth/user', { sync });
    expect(await journal()).toBe(409);
    for (let time = 0; time < 2; time++) {
      expect((await set(true)).json()).toEqual({ username, sync: true });
      expect((await visitor.call('GET', '/api/auth/user')).json()).toMatchObject({ username, sync: true });
      expect(await journal()).toBe(200);
    }
    for (let time = 0; time < 2; time++) {
      expect((await set(false)).json()).toEqual({ username, sync: false });
      expect(await journal()).toBe(409);
    }
  });

  test('ends either on or off after many simultaneous changes', async () => {
    const { visitor } = await register(here.port);
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        visitor.call('PATCH', '/api/auth/user', { sync: turn % 2 === 0 }),
      ),
    );
    const { sync } = (await visitor.call('GET', '/api/auth/user')).json() as { sync: boolean };
    expect((await visitor.call('GET', '/api/journal')).status).toBe(sync ? 200 : 409);
  });
});

describe('an account that is deleted', () => {
  test('leaves nothing behind, and its name is free again', async () => {
    const { visitor, username, codes } = await register(here.port);
    const other = await register(here.port);
    const stolen = visit(here.port);
    stolen.cookie = visitor.cookie;
    await visitor.call('PATCH', '/api/auth/user', { sync: true });
    const entry = {
      kind: 'mood',
      id: 'an-entry-of-mine',
      at: 1,
      day: '2026-11-20',
      hour: 9,
      mood: 'neutral',
    };
    expect((await visitor.call('POST', '/api/journal', { entries: [entry] })).status).toBe(200);
    const before = await counts();
    expect((await visitor.call('DELETE', '/api/auth/user', { password: 'not the password' })).status).toBe(
      403,
    );
    const answer = await visitor.call('DELETE', '/api/auth/user', { password: PASSWORD });
    expect(answer.status).toBe(204);
    expect(visitor.cookie).toBe('');
    expect(await counts()).toEqual({
      users: before.users - 1,
      sessions: before.sessions - 1,
      codes: before.codes - 8,
      journals: before.journals - 1,
      entries: before.entries - 1,
    });
    expect((await stolen.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await other.visitor.call('GET', '/api/auth/user')).status).toBe(200);
    const password = 'another pond, at dawn';
    const recovery = { username, code: codes[0], password };
    expect((await visit(here.port).call('POST', '/api/auth/recover', recovery)).status).toBe(401);
    await register(here.port, { username });
  });

  async function counts() {
    const { database } = here.storage;
    return {
      users: await database.$count(users),
      sessions: await database.$count(sessions),
      codes: await database.$count(recoveryCodes),
      journals: await database.$count(journals),
      entries: await database.$count(entries),
    };
  }
});
