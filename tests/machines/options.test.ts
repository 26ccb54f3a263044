import { describe, expect, test } from 'vitest';
import { optionsSchema, parseGameOptions } from '../../machines/options';

const OPTIONS = { minutes: [0, 3, 5], voice: [true, false], pattern: ['box', 'even'] } as const;
const DEFAULTS = { minutes: 0, voice: true, pattern: 'box' };
const schema = optionsSchema(OPTIONS);

describe('stored options', () => {
  test('with allowed values are unchanged', () => {
    const stored = { minutes: 5, voice: false, pattern: 'even' };
    expect(parseGameOptions(OPTIONS, stored)).toEqual(stored);
    expect(schema.safeParse(stored).data).toEqual(stored);
  });

  test.each([
    undefined,
    null,
    'minutes',
    7,
    [],
    {},
    { minutes: 4, voice: 'yes', pattern: 'sigh' },
    { minutes: '5', voice: 0, pattern: null },
    Object.create({ minutes: 5, voice: false, pattern: 'even' }),
  ])('that are broken or not allowed are the defaults: %j', (stored) => {
    expect(parseGameOptions(OPTIONS, stored)).toEqual(DEFAULTS);
  });

  test('with one broken value keep the others, and drop unknown names', () => {
    expect(parseGameOptions(OPTIONS, { minutes: 3, voice: 'on', slow: true })).toEqual({
      ...DEFAULTS,
      minutes: 3,
    });
  });

  test.each([undefined, {}, { minutes: 3, voice: true }, { minutes: 4, voice: true, pattern: 'box' }])(
    'of a saved session must be complete and allowed: %j',
    (stored) => {
      expect(schema.safeParse(stored).success).toBe(false);
    },
  );
});
