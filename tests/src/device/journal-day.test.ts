/** Operations on one day of the journal, also with foreign data in it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  entriesIn,
  filterDayVersions,
  mergeIntoDayRecord,
  moodsIn,
  removedIn,
  tallyOf,
  versionIn,
  versionsIn,
} from '../../../src/device/journal-day';
import type { DayRecord } from '../../../src/device/tables';
import { done, mood, PERSON, play } from './support/device';

const DAY = '2026-11-20';
const warn = vi.fn();

beforeEach(() => {
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const day = (more: Partial<Record<keyof DayRecord, unknown>>): DayRecord =>
  ({ person: PERSON, day: DAY, entries: [], ...more }) as DayRecord;
/** Foreign values. The last one is an entry of a kind that only a later version of the app knows. */
const STRANGE = ['text', null, 7, { id: 'entry-strange' }, { kind: 'mood' }, { ...mood(), kind: 'breath' }];

describe('a day with foreign data', () => {
  test('has its entries, with one warning per foreign value', () => {
    const [one, other] = [mood(), play()];
    expect(entriesIn(day({ entries: [one, ...STRANGE, other] }))).toEqual([one, other]);
    expect(warn).toHaveBeenCalledTimes(STRANGE.length);
    expect(warn.mock.calls[0]?.[0]).toContain('journal');
    warn.mockReset();
    expect(entriesIn(day({ entries: [one] }))).toEqual([one]);
    expect(entriesIn(day({ entries: 'many' }))).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('has its moods, and its tally counts only entries of this day', () => {
    const one = mood();
    const record = day({ entries: [play(), ...STRANGE, one, mood('2026-11-19')] });
    expect(moodsIn(record)).toEqual([one, record.entries.at(-1)]);
    expect(tallyOf(record)).toEqual(tallyOf(day({ entries: [record.entries[0], one] })));
    expect(tallyOf(record)).not.toEqual(tallyOf(day({ entries: [one] })));
  });

  test('has foreign data also without its entries, and is deleted without any', () => {
    const [one, other] = [mood(), mood()];
    const gone = { id: 'entry-removed', day: DAY, rev: 3 };
    const record = day({ entries: [one, ...STRANGE, other], removed: [gone, 7] });
    expect(filterDayVersions(record, () => false)).toEqual(day({ entries: STRANGE }));
    expect(filterDayVersions(record, ({ id }) => id === one.id)).toEqual(day({ entries: [one, ...STRANGE] }));
    expect(filterDayVersions(record, ({ id }) => id === gone.id)).toEqual(
      day({ entries: STRANGE, removed: [gone] }),
    );
    expect(filterDayVersions(day({ entries: [one] }), () => false)).toBeUndefined();
    expect(filterDayVersions(day({ entries: 'many', removed: 'many' }), () => true)).toBeUndefined();
  });

  test('has one version of an entry', () => {
    const one = mood();
    const gone = { id: one.id, day: DAY, rev: 1 };
    const record = day({ entries: [...STRANGE, one] });
    expect(versionIn(record, one.id)).toEqual(one);
    expect(versionIn(record, 'entry-strange')).toBeUndefined();
    expect(versionIn(record, mood().id)).toBeUndefined();
    expect(versionIn(undefined, one.id)).toBeUndefined();
    expect(versionIn(day({ removed: [...STRANGE, gone] }), one.id)).toEqual(gone);
  });

  test('has its removals', () => {
    const gone = { id: 'entry-removed', day: DAY, rev: 3 };
    expect(removedIn(day({ removed: [...STRANGE, gone] }))).toEqual([gone]);
    expect(removedIn(day({ removed: 'many' }))).toEqual([]);
    const one = mood();
    expect(versionsIn(day({ entries: [one], removed: [gone, ...STRANGE] }))).toEqual([one, gone]);
  });
});

describe('a received entry', () => {
  test("belongs to the day's person, alone or beside others", () => {
    const [one, other] = [mood(), mood()];
    expect(mergeIntoDayRecord(undefined, 'sol', DAY, [one])).toEqual({
      person: 'sol',
      day: DAY,
      entries: [{ ...one, person: 'sol' }],
    });
    const record = mergeIntoDayRecord(day({ entries: [...STRANGE, one] }), PERSON, DAY, [other]);
    expect(record.entries).toEqual([...STRANGE, one, other]);
  });

  test('in a newer version replaces the older, and in an older one changes nothing', () => {
    const [begun, felt] = [play(), mood()];
    const record = day({ entries: [begun, felt] });
    const next = mergeIntoDayRecord(record, PERSON, DAY, [done(begun)]);
    expect(next.entries).toEqual([felt, done(begun)]);
    expect(mergeIntoDayRecord(next, PERSON, DAY, [begun, felt])).toBe(next);
  });

  test('that is a removal leaves nothing else of the entry', () => {
    const one = mood();
    const gone = { id: one.id, day: DAY, rev: 1 };
    const next = mergeIntoDayRecord(day({ entries: [one, ...STRANGE] }), PERSON, DAY, [gone]);
    expect(next).toEqual(day({ entries: STRANGE, removed: [gone] }));
    const back = { ...one, rev: 2 };
    expect(mergeIntoDayRecord(next, PERSON, DAY, [one, back])).toEqual(day({ entries: [...STRANGE, back] }));
  });
});
