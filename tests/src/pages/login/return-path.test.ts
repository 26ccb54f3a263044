import { afterEach, expect, test } from 'vitest';
import { returnPath } from '../../../../src/pages/login/return-path';

test.each([
  ['/stats', '/stats'],
  ['/analytics?tab=games#top', '/analytics?tab=games#top'],
  ['/games/../stats', '/stats'],
])('%s leads to %s', (from, path) => {
  expect(returnPath({ from })).toBe(path);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/stats',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '\\\\elsewhere.example',
  'javascript:alert(1)',
  'stats',
  '',
  ' /stats',
  '/login',
  '/login?again',
  '/x/../login',
  '//[',
  7,
  null,
  undefined,
  {},
])('%j leads Home', (from) => {
  expect(returnPath({ from })).toBe('/');
});

test.each([null, undefined, 'from', 7, [], {}])('a history state of %j leads Home', (state) => {
  expect(returnPath(state)).toBe('/');
});

const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse') as PropertyDescriptor;
afterEach(() => Object.defineProperty(URL, 'canParse', canParse));

test('Safari before 17, without URL.canParse, leads back too', () => {
  Reflect.deleteProperty(URL, 'canParse');
  expect(returnPath({ from: '/stats' })).toBe('/stats');
  expect(returnPath({ from: '//[' })).toBe('/');
});
