import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { weaknessOf } from '../../../server/accounts/common-passwords';

/** Fifty that very many people have, of ten letters and more. */
const FIFTY = [
  ...['Password1!', 'qwerty1234', 'manchester', '1234567890', 'qwertyuiop', 'iloveyou12', 'sunshine123'],
  ...[
    'princess123',
    'football123',
    'Welcome123!',
    'letmein1234',
    'P@ssw0rd123',
    'password2024',
    'Summer2024!',
  ],
  ...['liverpool1', 'barcelona1', 'michael123', 'jennifer12', 'basketball', 'California', 'starwars123'],
  ...['dragon123456', 'monkey12345', 'shadow1234', 'superman123', 'qwerty123456', '1q2w3e4r5t', 'q1w2e3r4t5'],
  ...['1qaz2wsx3edc', 'abcdefghij', 'abcd123456', 'abc1234567', 'passwordpassword', 'administrator'],
  ...['zaq12wsxcde3', '0987654321', '9876543210', 'aaaaaaaaaa', '1111111111', 'ababababab', 'charlie123!'],
  ...['Liverpool2023', 'chocolate1', 'butterfly1', 'hello12345', 'computer123', 'Stillgrove', 'stillgrove1!'],
  ...['S7illgr0ve!!', 'iloveyouforever', 'trustno1234'],
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

test.each(FIFTY)('%s is common', (password) => {
  expect(weaknessOf(password, 'fern')).toContain('A lot of people');
});

test.each(GOOD)('%s is not', (password) => {
  expect(weaknessOf(password, 'fern')).toBeUndefined();
});

test('every one of ten letters and more that the package knows', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= 10);
  expect(long.length).toBeGreaterThan(1000);
  expect(long.filter((password) => weaknessOf(password, 'fern') === undefined)).toEqual([]);
  expect(long.filter((password) => weaknessOf(password.toUpperCase(), 'fern') === undefined)).toEqual([]);
});

test('shorter ones with the usual endings and capitals', () => {
  const short = dictionary['passwords-common']
    .filter((password) => /^[a-z]{7,9}$/.test(password))
    .slice(0, 2000);
  for (const ending of ['123', '2024', '1!', '99', '!!!', '1234!', '12345']) {
    const passed = short
      .map((password) => password[0]?.toUpperCase() + password.slice(1) + ending)
      .filter((password) => password.length >= 10 && weaknessOf(password, 'fern') === undefined);
    expect(passed, ending).toEqual([]);
  }
});

describe('a person’s own name', () => {
  test.each(['river.heron', 'RiverHeron123', 'river-heron!!', 'river.heron1', 'RIVER.HERON'])(
    '%s',
    (password) => {
      expect(weaknessOf(password, 'River.Heron')).toContain('not your name');
    },
  );
});

test('the longest that there can be is looked at in no time', () => {
  for (const password of [
    '1'.repeat(200),
    '12'.repeat(100),
    '!'.repeat(200),
    'a1!'.repeat(66),
    '0123'.repeat(50),
  ]) {
    const before = performance.now();
    weaknessOf(password, 'fern');
    expect(performance.now() - before).toBeLessThan(50);
  }
});
