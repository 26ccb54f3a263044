import { describe, expect, test } from 'vitest';
import {
  isStoneDue,
  mergeShelf,
  parseShelf,
  type Shelf,
  toStoredShelf,
  WORRY_KINDS,
} from '../../../../machines/games/worry-stones/shelf';
import {
  shelfStoneLabel,
  sinceText,
  stoneLabel,
  timeText,
  WORRY_PHRASES,
} from '../../../../machines/games/worry-stones/text';
import { isDay, isTimeReached, untilTimeOf } from '../../../../machines/games/worry-stones/times';
import { NOW, shelfStone } from '../../../fixtures/shelf-stone';

const SHELF: Shelf = [shelfStone(1), shelfStone(2, { due: { day: '2026-11-28', hour: 10 } })];

describe('times', () => {
  // 2026-11-26 is a Thursday.
  test.each([
    ['2026-11-26', 8, '2026-11-26 15', '2026-11-27 9', '2026-11-28 10'],
    ['2026-11-26', 14, '2026-11-26 15', '2026-11-27 9', '2026-11-28 10'],
    ['2026-11-26', 15, 'none', '2026-11-27 9', '2026-11-28 10'],
    ['2026-11-27', 23, 'none', '2026-11-28 9', '2026-11-28 10'],
    ['2026-11-28', 9, '2026-11-28 15', '2026-11-29 9', '2026-11-28 10'],
    ['2026-11-28', 10, '2026-11-28 15', '2026-11-29 9', 'none'],
    ['2026-11-29', 8, '2026-11-29 15', '2026-11-30 9', 'none'],
    ['2026-11-30', 0, '2026-11-30 15', '2026-12-01 9', '2026-12-05 10'],
    ['2028-02-28', 20, 'none', '2028-02-29 9', '2028-03-04 10'],
    ['2026-12-31', 20, 'none', '2027-01-01 9', '2027-01-02 10'],
  ])('on %s at %d are this afternoon %s, tomorrow %s, the weekend %s', (day, hour, ...times) => {
    const offered = (['afternoon', 'tomorrow', 'weekend'] as const).map((until) => {
      const time = untilTimeOf(until, { day, hour });
      return time ? `${time.day} ${time.hour}` : 'none';
    });
    expect(offered).toEqual(times);
  });

  test('that no answer can set count as due: neither 2099 nor a clock that was set back loses a stone', () => {
    expect(isTimeReached({ day: '2026-12-03', hour: 10 }, NOW)).toBe(false);
    expect(isTimeReached({ day: '2026-12-04', hour: 10 }, NOW)).toBe(true);
    expect(isStoneDue(shelfStone(1, { due: { day: '2099-01-01', hour: 0 } }), NOW)).toBe(true);
    expect(isStoneDue(shelfStone(1, { due: { day: '1999-01-01', hour: 0 } }), NOW)).toBe(true);
    expect(isStoneDue(shelfStone(1), NOW)).toBe(false);
  });

  test.each(['2026-02-30', '2026-13-01', '26-01-01', 'today', '', 5, null, '2026-1-1', '9999-99-99'])(
    '%j is no day',
    (day) => {
      expect(isDay(day)).toBe(false);
    },
  );
});

describe('names', () => {
  test('differ from stone to stone', () => {
    expect(new Set([0, 1, 2, 3, 4].map(stoneLabel)).size).toBe(5);
    expect(stoneLabel(0)).toBe('Clay stone, oval, with dark specks');
  });

  test('of stones on the shelf contain the worry and the time', () => {
    const due = { day: '2026-11-28', hour: 10 };
    expect(shelfStoneLabel(shelfStone(1, { due }), NOW)).toBe(
      'Slate stone, money, until Saturday at 10 in the morning',
    );
    expect(shelfStoneLabel(shelfStone(2, { since: '2026-11-01', kind: 'no-name' }), NOW)).toBe(
      'Honey stone, no name, kept, mossy',
    );
  });

  test('exist for every kind of worry', () => {
    for (const kind of WORRY_KINDS) expect(WORRY_PHRASES[kind]).toMatch(/^a worry /);
  });
});

describe('times in words', () => {
  test.each([
    ['2026-11-26', 15, 'today at 3 in the afternoon'],
    ['2026-11-27', 9, 'tomorrow at 9 in the morning'],
    ['2026-11-28', 0, 'Saturday at midnight'],
    ['2026-12-02', 12, 'Wednesday at noon'],
    ['2026-12-03', 20, 'December 3 at 8 in the evening'],
    ['2026-11-25', 9, 'November 25 at 9 in the morning'],
  ])('%s at %d: %s', (day, hour, words) => {
    expect(timeText({ day, hour }, NOW)).toBe(words);
  });

  test.each([
    ['2026-11-26', 'today'],
    ['2026-11-25', 'yesterday'],
    ['2026-11-20', 'on Friday'],
    ['2026-11-19', 'on November 19'],
    ['2026-12-24', 'on December 24'],
  ])('since %s: %s', (day, words) => {
    expect(sinceText(day, NOW.day)).toBe(words);
  });
});

describe('a stored shelf', () => {
  test('survives a round trip', () => {
    const text = JSON.stringify(toStoredShelf(SHELF));
    expect(parseShelf(JSON.parse(text))).toEqual(SHELF);
  });

  test.each([
    undefined,
    null,
    [],
    {},
    'shelf',
    7,
    { version: 0, stones: [] },
    { version: 2, stones: [] },
    { version: 1 },
    { version: 1, stones: 'stones' },
    { version: 1, stones: Array.from({ length: 37 }, (_, id) => shelfStone(id)) },
  ])('of another version or kind is none: %j', (value) => {
    expect(parseShelf(value)).toBeUndefined();
  });

  test.each([
    null,
    {},
    { ...shelfStone(3), stone: 5 },
    { ...shelfStone(3), stone: -1 },
    { ...shelfStone(3), kind: 'a secret' },
    { ...shelfStone(3), since: '2026-02-30' },
    { ...shelfStone(3), id: 0.5 },
    { ...shelfStone(3), id: 2 ** 32 },
    { ...shelfStone(3), due: { day: '2026-11-26', hour: 24 } },
    { ...shelfStone(3), due: { day: 'tomorrow', hour: 9 } },
    { ...shelfStone(3), due: '2026-11-26' },
    shelfStone(1),
  ])('leaves a damaged stone out: %j', (damaged) => {
    const value = { version: 1, stones: [...SHELF, damaged] };
    expect(parseShelf(value)).toEqual(SHELF);
  });

  test('drops unknown fields', () => {
    const value = { version: 1, stones: [{ ...shelfStone(1), note: 'a secret' }] };
    expect(parseShelf(value)).toEqual([shelfStone(1)]);
  });
});

describe('two tabs with one shelf', () => {
  const [one, other] = SHELF as [Shelf[number], Shelf[number]];
  const more = shelfStone(9);

  test('keep a stone that the other tab has placed', () => {
    expect(mergeShelf(SHELF, [...SHELF, shelfStone(8)], [...SHELF, more])).toEqual([
      ...SHELF,
      more,
      shelfStone(8),
    ]);
  });

  test('let go of a stone that either tab has let go of', () => {
    expect(mergeShelf(SHELF, [one], [...SHELF, more])).toEqual([one, more]);
    expect(mergeShelf(SHELF, [one], [other])).toEqual([]);
  });

  test('change an existing stone, and restore none that was let go', () => {
    const later = { ...other, due: { day: '2026-11-29', hour: 9 } };
    expect(mergeShelf(SHELF, [one, later], SHELF)).toEqual([one, later]);
    expect(mergeShelf(SHELF, [one, later], [one])).toEqual([one]);
  });

  test('together hold at most 36 stones, which can be stored and read', () => {
    const many = (from: number) =>
      Array.from({ length: 30 }, (_, id) =>
        shelfStone(2 ** 31 + from + id, { kind: 'tomorrow', due: { day: '2026-11-28', hour: 10 } }),
      );
    const all = mergeShelf([], many(0), many(30));
    expect(all).toHaveLength(36);
    const text = JSON.stringify(toStoredShelf(all));
    expect(parseShelf(JSON.parse(text))).toEqual(all);
    // `local-storage.ts` ignores values of more than 4,000 characters.
    expect(text.length).toBeLessThan(4000);
  });

  test('apply each change once', () => {
    const after = [...SHELF, more];
    expect(mergeShelf(SHELF, after, mergeShelf(SHELF, after, SHELF))).toEqual(after);
    expect(mergeShelf(SHELF, SHELF, after)).toEqual(after);
  });
});
