import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../support/engines';
import { CHEAP, type Here, serveHere } from '../support/here';
import { PASSWORD, register, visit } from '../support/visitor';

const START = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60 * 1000;

describe.each(ENGINES)('on %s', (engine) => {
  let here: Here;
  let now = START;
  beforeAll(async () => {
    here = await serveHere({ passwordCost: CHEAP, trustedProxies: 1, clock: () => new Date(now) }, engine);
  });
  afterAll(() => here.stop());
  beforeEach(() => {
    now = START;
  });

  describe('tries', () => {
    const guess = (visitor: ReturnType<typeof visit>, username: string, password: string) =>
      visitor.call('POST', '/api/auth/login', { username, password });

    test('beyond ten are refused for a while, the right password too, and only from there', async () => {
      const { username } = await register(here.port);
      const guesser = visit(here.port);
      for (let time = 0; time < 10; time++) {
        expect((await guess(guesser, username, `guess ${time}`)).status).toBe(401);
      }
      const refused = await guess(guesser, username.toLowerCase(), PASSWORD);
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe('900');
      expect(refused.json()).toEqual({
        message: 'That was tried very often. Please try again in 15 minutes.',
      });
      expect(refused.headers).not.toHaveProperty('set-cookie');
      expect((await guess(visit(here.port), username, PASSWORD)).status).toBe(200);
      now += 15 * MINUTE;
      expect((await guess(guesser, username, PASSWORD)).status).toBe(200);
    });

    test('of one address never keep the person out, however many they are', async () => {
      const { username } = await register(here.port);
      const guesser = visit(here.port);
      for (let time = 0; time < 110; time++) await guess(guesser, username, `guess ${time}`);
      expect((await guess(visit(here.port), username, PASSWORD)).status).toBe(200);
    });

    test('from very many addresses are held back, but a recovery code still opens', async () => {
      const { username, codes } = await register(here.port);
      const address = (time: number) => visit(here.port, `203.0.113.${time >> 3}`);
      for (let time = 0; time < 100; time++) {
        expect((await guess(address(time), username, `guess ${time}`)).status).toBe(401);
      }
      expect((await guess(visit(here.port), username, PASSWORD)).status).toBe(429);
      const password = 'another pond, at dawn';
      const answer = await visit(here.port).call('POST', '/api/auth/recover', {
        username,
        code: codes[0],
        password,
      });
      expect(answer.status).toBe(200);
    });

    test('that succeed are forgiven', async () => {
      const { username } = await register(here.port);
      const person = visit(here.port);
      for (let day = 0; day < 4; day++) {
        for (let time = 0; time < 8; time++) await guess(person, username, `guess ${time}`);
        expect((await guess(person, username, PASSWORD)).status).toBe(200);
      }
    });

    test('count wherever the password is asked for', async () => {
      const { visitor, username } = await register(here.port);
      const wrong = { current: 'not the password', next: 'the lake in the morning' };
      for (let time = 0; time < 5; time++) await visitor.call('POST', '/api/auth/password', wrong);
      for (let time = 0; time < 5; time++) {
        const answer = await visitor.call('DELETE', '/api/auth/user', { password: 'not the password' });
        expect(answer.status).toBe(403);
      }
      expect((await visitor.call('DELETE', '/api/auth/user', { password: PASSWORD })).status).toBe(429);
      expect((await guess(visitor, username, PASSWORD)).status).toBe(429);
    });

    test('of recovery codes and registrations are counted too', async () => {
      const { username } = await register(here.port);
      const guesser = visit(here.port);
      const code = '0000-0000-0000-0000';
      const recover = () =>
        guesser.call('POST', '/api/auth/recover', { username, code, password: 'another pond, at dawn' });
      for (let time = 0; time < 10; time++) expect((await recover()).status).toBe(401);
      expect((await recover()).status).toBe(429);
      const registering = () => guesser.call('POST', '/api/auth/register', { username, password: PASSWORD });
      for (let time = 0; time < 40; time++) expect((await registering()).status).toBe(409);
      expect((await registering()).status).toBe(429);
    });
  });
});
