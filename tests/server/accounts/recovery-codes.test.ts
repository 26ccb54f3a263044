/**
 * Recovery codes that were shown but not saved. The server stores this state and issues new codes without the
 * password.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Here, serveHere } from '../support/here';
import { PASSWORD, register, visit } from '../support/visitor';

let here: Here;
beforeAll(async () => {
  here = await serveHere({ trustedProxies: 1 });
});
afterAll(() => here.stop());

const CODES = '/api/auth/recovery-codes';

test('a person who left before saving gets new codes without the password until they are saved', async () => {
  const { visitor, username, codes } = await register(here.port);
  const hasSaved = async () =>
    ((await visitor.call('GET', '/api/auth/user')).json() as { hasSavedCodes: boolean }).hasSavedCodes;
  expect(await hasSaved()).toBe(false);

  const renewed = await visitor.call('POST', CODES, {});
  expect(renewed.status).toBe(200);
  const { recoveryCodes } = renewed.json() as { recoveryCodes: string[] };
  expect(recoveryCodes).toHaveLength(8);
  expect(recoveryCodes).not.toContain(codes[0]);

  expect((await visitor.call('POST', `${CODES}/saved`)).status).toBe(204);
  expect(await hasSaved()).toBe(true);
  expect((await visitor.call('POST', CODES, {})).status).toBe(403);

  // Codes created with the password are also unsaved at first.
  expect((await visitor.call('POST', CODES, { password: PASSWORD })).status).toBe(200);
  expect(await hasSaved()).toBe(false);
  const old = { username, code: recoveryCodes[0], password: PASSWORD };
  expect((await visit(here.port).call('POST', '/api/auth/recover', old)).status).toBe(401);
});

test('from its second day on, an account gets new codes with its password only', async () => {
  let now = new Date('2026-03-02T21:00:00Z');
  const later = await serveHere({ clock: () => now, trustedProxies: 1 });
  try {
    const { visitor } = await register(later.port);
    now = new Date('2026-03-03T20:59:00Z');
    expect((await visitor.call('POST', CODES, {})).status).toBe(200);
    now = new Date('2026-03-03T21:01:00Z');
    expect((await visitor.call('POST', CODES, {})).status).toBe(403);
    expect((await visitor.call('POST', CODES, { password: PASSWORD })).status).toBe(200);
    // Unsaved codes that were created with the password cannot be replaced without it.
    expect((await visitor.call('POST', CODES, {})).status).toBe(403);
  } finally {
    await later.stop();
  }
});

test('a guest gets no codes', async () => {
  const guest = visit(here.port);
  expect((await guest.call('POST', CODES, {})).status).toBe(401);
  expect((await guest.call('POST', `${CODES}/saved`)).status).toBe(401);
});
