import { describe, expect, test } from 'vitest';
import { recoverySchema, registrationSchema, signInSchema, usernameSchema } from '../../domain/contract';
import { normalizeIdentifier } from '../../domain/identifiers';

/** Ways in which phones, mail programs and text programs change a text, by name. */
const ADDED = {
  'a trailing space': (text: string) => `${text} `,
  'a line break': (text: string) => `\n${text}\r\n`,
  'a no-break space': (text: string) => `\u00a0${text}\u202f`,
  'an ideographic space': (text: string) => `\u3000${text}`,
  'a zero-width space': (text: string) => `${text.slice(0, 2)}\u200b${text.slice(2)}`,
  'a byte order mark': (text: string) => `\ufeff${text}`,
  'a soft hyphen': (text: string) => `${text.slice(0, 3)}\u00ad${text.slice(3)}`,
  'a word joiner': (text: string) => `${text.slice(0, 3)}\u2060${text.slice(3)}`,
  'marks of direction': (text: string) => `\u2068\u200e${text}\u2069`,
  'a variation selector': (text: string) => `${text}\ufe0f`,
  'a Hangul filler': (text: string) => `${text}\u3164`,
  'full-width letters': (text: string) =>
    text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'a null character': (text: string) => `${text}\0`,
};

/** Dashes that programs put in place of the hyphen. */
const DASHES = [...'‐‑‒–—―−⁃﹘﹣－˗'];

describe.each(Object.entries(ADDED))('with %s', (_, add) => {
  test('a name, a code and an ID are read as without', () => {
    expect(normalizeIdentifier('name', add('Rowan-7'))).toBe('Rowan-7');
    expect(normalizeIdentifier('same-name', add('Rowan-7'))).toBe('rowan-7');
    expect(normalizeIdentifier('code', add('7kqm-2xwd-94tf-b0hc'))).toBe('7KQM2XWD94TFB0HC');
    expect(normalizeIdentifier('id', add('9AB12345CD678901E'))).toBe('9AB12345CD678901E');
    expect(normalizeIdentifier('shown-id', add('sg-7kqm-2xwd-94tf'))).toBe('SG-7KQM-2XWD-94TF');
  });

  test('the calls about an account read it as without', () => {
    const [name, code, password] = ['Rowan-7', '7KQM-2XWD-94TF-B0HC', ' a quiet place in the wood '];
    expect(usernameSchema.parse(add(name))).toBe(name);
    expect(registrationSchema.parse({ username: add(name), password })).toEqual({ username: name, password });
    expect(signInSchema.parse({ username: add(name), password })).toEqual({ username: name, password });
    expect(recoverySchema.parse({ username: add(name), code: add(code), password })).toEqual({
      username: name,
      code: '7KQM2XWD94TFB0HC',
      password,
    });
  });
});

test.each(DASHES)('the dash %j counts as a hyphen', (dash) => {
  expect(normalizeIdentifier('name', `rowan${dash}7`)).toBe('rowan-7');
  expect(normalizeIdentifier('code', `7KQM${dash}2XWD`)).toBe('7KQM2XWD');
  expect(normalizeIdentifier('id', `SG${dash}7KQM`)).toBe('SG7KQM');
});

test('a code may have O, I and L for digits, and an ID of the provider keeps them', () => {
  expect(normalizeIdentifier('code', 'oil')).toBe('011');
  expect(normalizeIdentifier('id', 'oil')).toBe('OIL');
});

test('a space within a name stays, so that no name becomes another', () => {
  expect(normalizeIdentifier('name', 'ro wan')).toBe('ro wan');
  expect(usernameSchema.safeParse('ro wan').success).toBe(false);
});

test.each([' ', '\u200b', '\u00a0\u00ad\u2800'])('%j is empty', (typed) => {
  for (const kind of ['name', 'code', 'id'] as const) expect(normalizeIdentifier(kind, typed)).toBe('');
  expect(signInSchema.safeParse({ username: typed, password: 'a password' }).success).toBe(false);
});
