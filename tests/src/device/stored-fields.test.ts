/** The part of the settings that a page reads before its first paint. */
import { describe, expect, test } from 'vitest';
import { isFields, own, parseFields, themeFrom } from '../../../src/device/stored-fields';

describe('the theme before the first paint', () => {
  test.each(['system', 'day', 'night'])('is %s when the person has chosen it', (theme) => {
    expect(themeFrom(parseFields(JSON.stringify({ theme })))).toBe(theme);
  });

  test.each([
    null,
    '',
    '{',
    'null',
    '7',
    '"night"',
    '[]',
    '["night"]',
    '{}',
    '{"theme":"neon"}',
    '{"__proto__":{"theme":"night"}}',
  ])('follows the device when the stored record is %j', (text) => {
    expect(themeFrom(parseFields(text))).toBe('system');
  });
});

describe('stored fields', () => {
  test('are those of an object, and of no list and no other value', () => {
    expect([{}, { a: 1 }].map(isFields)).toEqual([true, true]);
    expect([null, undefined, [], [1], 'a', 7, true].some(isFields)).toBe(false);
  });

  test('are empty for a record that is no object', () => {
    for (const text of [null, '', '{', 'null', '7', '"a"', '[1]']) expect(parseFields(text)).toEqual({});
    expect(parseFields('{"a":1}')).toEqual({ a: 1 });
  });

  test('are never inherited', () => {
    expect(own({ a: 1 }, 'a')).toBe(1);
    expect(own(Object.create({ a: 1 }), 'a')).toBeUndefined();
    expect(own({}, 'toString')).toBeUndefined();
  });
});
