import { describe, expect, test } from 'vitest';
import { areOffered, chosenFrom, chosenOf } from '../../machines/choices';

const OFFER = { minutes: [0, 3, 5], voice: [true, false], pattern: ['box', 'even'] } as const;
const DEFAULTS = { minutes: 0, voice: true, pattern: 'box' };

describe('stored choices', () => {
  test('with offered values are unchanged', () => {
    const kept = { minutes: 5, voice: false, pattern: 'even' };
    expect(chosenFrom(OFFER, kept)).toEqual(kept);
    expect(areOffered(OFFER, kept)).toBe(true);
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
  ])('that are broken, out of range or no longer offered are the defaults: %j', (kept) => {
    expect(chosenFrom(OFFER, kept)).toEqual(DEFAULTS);
    expect(areOffered(OFFER, kept)).toBe(false);
  });

  test('with one broken value keep the others, and drop unknown names', () => {
    expect(chosenFrom(OFFER, { minutes: 3, voice: 'on', slow: true })).toEqual({ ...DEFAULTS, minutes: 3 });
    expect(areOffered(OFFER, { minutes: 3, voice: true })).toBe(false);
  });

  test('are picked from a context', () => {
    const context = { ...chosenFrom(OFFER, { minutes: 3 }), cycles: 2 };
    expect(chosenOf(OFFER, context)).toEqual({ ...DEFAULTS, minutes: 3 });
  });
});
