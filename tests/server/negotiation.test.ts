import { describe, expect, test } from 'vitest';
import { etagMatches, pickByteRange, pickEncoding } from '../../server/negotiation';

describe('the encoding of an answer', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['br;q=7, gzip', 'gzip'],
  ])('for %j is %s', (header, expected) => {
    expect(pickEncoding(header, ['br', 'gzip', 'identity'])).toBe(expected);
  });

  test('is never one that the file lacks', () => {
    expect(pickEncoding('br', ['identity'])).toBe('identity');
    expect(pickEncoding('br, gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip');
  });
});

describe('a tag', () => {
  test.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b"', false],
    ['a', false],
    ['*', true],
  ])('in %j', (header, expected) => {
    expect(etagMatches(header, '"a"')).toBe(expected);
  });
});

describe('a range of 100 bytes', () => {
  test.each([
    [undefined, undefined],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=-1', { first: 99, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=50-1000', { first: 50, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=99999999999999999999-', 'unsatisfiable'],
  ])('from %j', (header, expected) => {
    expect(pickByteRange(header, undefined, '"a"', 100)).toEqual(expected);
  });

  test('of an empty file is never satisfiable', () => {
    expect(pickByteRange('bytes=0-', undefined, '"a"', 0)).toBe('unsatisfiable');
    expect(pickByteRange('bytes=-5', undefined, '"a"', 0)).toBe('unsatisfiable');
  });

  test('counts only for its tag', () => {
    expect(pickByteRange('bytes=0-0', '"a"', '"a"', 100)).toEqual({ first: 0, last: 0 });
    expect(pickByteRange('bytes=0-0', 'W/"a"', '"a"', 100)).toBeUndefined();
    expect(pickByteRange('bytes=0-0', 'Wed, 21 Oct 2015 07:28:00 GMT', '"a"', 100)).toBeUndefined();
  });
});
