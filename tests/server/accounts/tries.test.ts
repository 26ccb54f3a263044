import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHEAP, type Here, serveHere } from '../support/here';
import { PASSWORD, register, visit } from '../support/visitor';

const START = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60 * 1000;

let here: Here;
let now = START;
/** Number of delays. The tests skip them. */
let pauses = 0;
const pause = async () => {
  pauses += 1;
};
beforeAll(async () => {
  here = await serveHere({ passwordCost: CHEAP, trustedProxies: 1, clock: () => new Date(now), pause });
});
afterAll(() => here.stop());
beforeEach(() => {
  now = START;
  pauses = 0;
});

describe('attempts', () => {
  const guess = (visitor: ReturnType<typeof visit>, username: string, password: string) =>
    visitor.call('POST', '/api/auth/login', { username, password });

  /** Guesses from many networks, four times from each. Forty guesses run at once. */
  async function flood(username: string, prefix: string, times: number): Promise<void> {
    for (let from = 0; from < times; from += 40) {
      await Promise.all(
        Array.from({ length: Math.min(40, times - from) }, (_, index) =>
          guess(visit(here.port, `${prefix}.${(from + index) >> 2}`), username, `guess ${from + index}`),
        ),
      );
    }
  }

  test('beyond ten are refused for a while from that network, the right password too', async () => {
    const { username } = await register(here.port);
    const guesser = visit(here.port);
    for (let time = 0; time < 10; time++) {
      expect((await guess(guesser, username, `guess ${time}`)).status).toBe(401);
    }
    const refused = await guess(guesser, username.toLowerCase(), PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toEqual({
      message: "That's been tried too many times. Please try again in 15 minutes.",
    });
    expect(refused.headers).not.toHaveProperty('set-cookie');
    expect((await guess(visit(here.port), username, PASSWORD)).status).toBe(200);
    now += 15 * MINUTE;
    expect((await guess(guesser, username, PASSWORD)).status).toBe(200);
  });

  test('are counted by two servers on one database together', async () => {
    const other = await serveHere({
      passwordCost: CHEAP,
      trustedProxies: 1,
      clock: () => new Date(now),
      storage: here.storage,
      pause,
    });
    const { username } = await register(here.port);
    const guessers = [here, other].map(({ port }) => visit(port, '203.0.113.50'));
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, time) =>
        guess(guessers[time % 2] as ReturnType<typeof visit>, username, `guess ${time}`),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(14);
    await other.stop();
  });

  test('to set passwords from one network are refused beyond 200, before the strength estimate', async () => {
    const { visitor } = await register(here.port);
    const weak = '1234567890';
    const calls = [
      ['/api/auth/register', { username: 'heron.at.dawn', password: weak }],
      ['/api/auth/recover', { username: 'heron.at.dawn', code: '7KQM-2XWD-94TF-B0HC', password: weak }],
      ['/api/auth/password', { current: PASSWORD, next: weak }],
    ] as const;
    const seen = new Map<number, number>();
    for (let time = 0; time < 201; time++) {
      const [path, body] = calls[time % 3] as (typeof calls)[number];
      const { status } = await visitor.call('POST', path, body);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
    // The registration used the first of the 200 tries.
    expect(seen).toEqual(
      new Map([
        [400, 199],
        [429, 2],
      ]),
    );
  });

  test('from ten /64s of one /48 count as one network', async () => {
    const { username } = await register(here.port);
    const statuses: number[] = [];
    for (let time = 0; time < 100; time++) {
      const guesser = visit(here.port, `2001:db8:aa:${time % 10}::${time + 1}`);
      statuses.push((await guess(guesser, username, `guess ${time}`)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    // Another network is neither refused nor delayed.
    expect((await guess(visit(here.port, '2001:db8:bb::1'), username, PASSWORD)).status).toBe(200);
    expect(pauses).toBe(0);
  });

  test('from very many networks delay the person on new networks, and lock them out of none', async () => {
    const { visitor, username } = await register(here.port);
    const device = visitor.cookie;
    await flood(username, '203.0.113', 200);
    expect(pauses).toBeGreaterThanOrEqual(50);
    const before = pauses;
    // The server delays and accepts a new device on another network.
    expect((await guess(visit(here.port), username, PASSWORD)).status).toBe(200);
    expect(pauses).toBe(before + 1);
    // The server accepts a known device without a delay, even from a network that it refuses.
    const crowded = visit(here.port);
    for (let time = 0; time < 20; time++) await guess(crowded, username, `guess ${time}`);
    expect((await guess(crowded, username, PASSWORD)).status).toBe(429);
    const own = visit(here.port, crowded.address);
    own.cookie = device;
    pauses = 0;
    expect((await guess(own, username, PASSWORD)).status).toBe(200);
    expect(pauses).toBe(0);
  });

  test('at a name under attack are limited to three per network', async () => {
    const { username } = await register(here.port);
    await flood(username, '203.0.114', 100);
    const guesser = visit(here.port);
    const statuses: number[] = [];
    for (let time = 0; time < 5; time++) statuses.push((await guess(guesser, username, `no ${time}`)).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('of a device that has just recovered have their own count', async () => {
    const { username, codes } = await register(here.port);
    await flood(username, '203.0.115', 200);
    const password = 'another pond, at dawn';
    const recovered = visit(here.port, '203.0.115.1');
    expect(
      (await recovered.call('POST', '/api/auth/recover', { username, code: codes[0], password })).status,
    ).toBe(200);
    const before = pauses;
    expect((await guess(recovered, username, password)).status).toBe(200);
    expect(pauses).toBe(before);
  });

  test('on a known device end after ten wrong ones', async () => {
    const { visitor, username } = await register(here.port);
    const thief = visit(here.port);
    thief.cookie = visitor.cookie;
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++)
      statuses.push((await guess(thief, username, `guess ${time}`)).status);
    // The first ten guesses use up the device's limit, and the next ten the limit of the name on this network.
    expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
    expect(statuses[20]).toBe(429);
    // The server accepts the right password from another device on another network. It would refuse the right
    // password from the guessing device on its own network. This test does not check that.
    expect((await guess(visit(here.port), username, PASSWORD)).status).toBe(200);
  });

  test('on all known devices of a name count together', async () => {
    const { username } = await register(here.port);
    const devices = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const device = visit(here.port);
        expect((await guess(device, username, PASSWORD)).status).toBe(200);
        return device.cookie;
      }),
    );
    const thief = visit(here.port);
    const statuses: number[] = [];
    for (let time = 0; time < 21; time++) {
      thief.cookie = devices[time % 3] as string;
      statuses.push((await guess(thief, username, `guess ${time}`)).status);
    }
    expect(statuses.indexOf(429)).toBe(20);
  });

  test.each([
    ['password', 'the lake in the morning'],
    ['account', PASSWORD],
  ])('on a device whose %s has ended count as those of a stranger', async (what, next) => {
    const { visitor, username } = await register(here.port);
    const thief = visit(here.port);
    thief.cookie = visitor.cookie;
    if (what === 'password') {
      const changed = await visitor.call('POST', '/api/auth/password', { current: PASSWORD, next });
      expect(changed.status).toBe(204);
    } else {
      await visitor.call('DELETE', '/api/auth/user', { password: PASSWORD });
      await visitor.call('POST', '/api/auth/register', { username, password: PASSWORD });
    }
    const own = visitor.cookie;
    for (let time = 0; time < 10; time++) await guess(thief, username, `guess ${time}`);
    expect((await guess(thief, username, next)).status).toBe(429);
    // The person's own device has a token of the new password.
    const home = visit(here.port, thief.address);
    home.cookie = own;
    expect((await guess(home, username, next)).status).toBe(200);
  });

  test.each([
    ['somebody else’s', (cookie: string) => cookie, 'another'],
    ['changed', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'same'],
    ['nothing of ours', () => 'stillgrove.device=%00/../x', 'same'],
  ])('a device token that is %s has no effect', async (_, change, whose) => {
    const { username } = await register(here.port);
    const mine = await register(here.port);
    const token = /stillgrove\.device=[^;]+/.exec(mine.visitor.cookie)?.[0] ?? '';
    const name = whose === 'same' ? mine.username : username;
    const guesser = visit(here.port);
    for (let time = 0; time < 10; time++) await guess(guesser, name, `guess ${time}`);
    guesser.cookie = change(token);
    expect((await guess(guesser, name, PASSWORD)).status).toBe(429);
  });

  test('that succeed reset the count', async () => {
    const { username } = await register(here.port);
    const person = visit(here.port);
    for (let day = 0; day < 4; day++) {
      for (let time = 0; time < 8; time++) await guess(person, username, `guess ${time}`);
      expect((await guess(person, username, PASSWORD)).status).toBe(200);
    }
  });

  test('of others at one address stop neither `password` nor DELETE of a session that is going on', async () => {
    const { visitor, username } = await register(here.port);
    const stranger = visit(here.port, visitor.address);
    for (let time = 0; time < 20; time++) await guess(stranger, username, `guess ${time}`);
    const next = 'the lake in the morning';
    const changed = await visitor.call('POST', '/api/auth/password', { current: PASSWORD, next });
    expect(changed.status).toBe(204);
    expect((await visitor.call('DELETE', '/api/auth/user', { password: next })).status).toBe(204);
  });

  test('within a session are ten, and lock the person out nowhere else', async () => {
    const { visitor, username } = await register(here.port);
    const wrong = { current: 'not the password', next: 'the lake in the morning' };
    for (let time = 0; time < 5; time++) await visitor.call('POST', '/api/auth/password', wrong);
    for (let time = 0; time < 5; time++) {
      const answer = await visitor.call('DELETE', '/api/auth/user', { password: 'not the password' });
      expect(answer.status).toBe(403);
    }
    expect((await visitor.call('DELETE', '/api/auth/user', { password: PASSWORD })).status).toBe(429);
    expect((await guess(visit(here.port, visitor.address), username, PASSWORD)).status).toBe(200);
  });

  test('of recovery codes and registrations have limits too', async () => {
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
