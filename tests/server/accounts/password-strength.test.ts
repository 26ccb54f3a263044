import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from '../../../server/accounts/password-hasher';
import { passwordWeakness } from '../../../server/accounts/password-strength';
import { soak } from '../../fixtures/soak';

/** Common passwords and patterns that no list of leaked passwords has. */
const WEAK = [
  ...['Password1!', 'P@ssw0rd123', 'Summer2024!', 'q1w2e3r4t5', '1qaz2wsx3edc', 'abcd123456', 'abc1234567'],
  ...['ababababab', 'hello world', 'ILoveMyDog1!', 'Calming123!', 'iamhappytoday', 'Relaxing2024!'],
  ...['stillgrove1!', 'S7illgr0ve!!', 'correcthorsebatterystaple'],
];

const GOOD = [
  ...['a quiet pond at dusk', 'the lake in the morning', 'another pond, at dawn', 'moss under seven stones'],
  ...[
    'xkqzvbnrtw',
    'Tr4velling-Heron',
    'ferns & feathers',
    'kY9!vmQ2#r',
    '今日はとても静かです',
    'plum jam on Tuesdays',
  ],
];

test.each(WEAK)('%s is weak', (password) => {
  expect(passwordWeakness(password, 'fern')).toBeDefined();
});

test.each([
  ['manchester', 'A lot of people use that password'],
  ['Summer2024!', 'close to a password that a lot of people use'],
  ['asdfghjkl;', 'Keys in a row'],
  ['1q2w3e4r5t6y7u', 'close to a password that a lot of people use'],
  ['9999999990', 'Repeated characters'],
  ['passwordpassword', 'Repeated characters'],
  ['abcdefghij', 'Sequences'],
  ['25.11.2024!', 'Dates'],
  ['a1b2c3d4e5f6', 'A longer one'],
])('%s is refused with the reason', (password, words) => {
  expect(passwordWeakness(password, 'heron')).toContain(words);
});

test.each(GOOD)('%s is strong', (password) => {
  expect(passwordWeakness(password, 'fern')).toBeUndefined();
});

test('every leaked password of at least ten characters is weak', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThan(1000);
  // An estimate takes 15 ms or more.
  const some = long.filter((_, index) => index % soak(1, 5) === 0);
  for (const written of [some, some.map((password) => password.toUpperCase())])
    expect(written.filter((password) => passwordWeakness(password, 'fern') === undefined)).toEqual([]);
});

test('a shorter leaked password with a capital and a common suffix is weak', () => {
  const short = dictionary['passwords-common']
    .filter((password) => /^[a-z]{7,9}$/.test(password))
    .filter((_, index) => index < 2000 && index % soak(10, 50) === 0);
  for (const ending of ['123', '2024', '1!', '99', '!!!', '1234!', '12345']) {
    const passed = short
      .map((password) => password[0]?.toUpperCase() + password.slice(1) + ending)
      .filter((password) => password.length >= 10 && passwordWeakness(password, 'fern') === undefined);
    expect(passed, ending).toEqual([]);
  }
});

describe('a password that equals the person’s name is refused', () => {
  test.each(['river.heron', 'RiverHeron123', 'river-heron!!', 'river.heron1', 'RIVER.HERON'])(
    '%s',
    (password) => {
      expect(passwordWeakness(password, 'River.Heron')).toContain('not your name');
    },
  );
});

test('an estimate of the longest password takes at most as long as six password hashes', async () => {
  // The limit is relative to a hash, because processors differ by a factor of four. An estimate takes 15 to 60 ms, and
  // a hash takes 8 to 25 ms.
  const passwords = createPasswordHasher();
  const hashes = await times(6, () => passwords.hash('moss under seven stones'));
  for (const password of [
    '1'.repeat(200),
    '12'.repeat(100),
    '!'.repeat(200),
    'a1!'.repeat(66),
    '0123'.repeat(50),
    'p4ssw0rd'.repeat(25),
    'p@$$w0rd1!l|'.repeat(16),
  ]) {
    const estimates = await times(6, () => passwordWeakness(password, 'fern'));
    expect(Math.min(...estimates), password).toBeLessThan(6 * Math.min(...hashes));
  }
});

/** Returns the processor time of each of `count` runs, ms. Compiling and garbage collection slow some of them. */
async function times(count: number, run: () => unknown): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < count; n++) {
    const before = process.cpuUsage();
    await run();
    // Only the sum is exact: the kernel estimates the user's share from samples, and for a short hash it may be 0.
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1000);
  }
  return taken;
}
