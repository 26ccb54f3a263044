/** Operations on one day of the journal, also with foreign data in it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DayRecord,
  entriesIn,
  isEmpty,
  moodsIn,
  refusedCount,
  removedIn,
  tallyOf,
  unsent,
  unsentIn,
  versionIn,
  withCopied,
  withEntries,
  withoutEntries,
  withoutSent,
  withRefused,
  withSent,
  withWhen,
} from '../../../src/device/journal-day';
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

  test('keeps foreign data when its entries are removed, and is deleted without any', () => {
    const sent = mood();
    const record = day({ entries: [sent, ...STRANGE], sent: [sent.id] });
    expect(withoutEntries(record)).toEqual(day({ entries: STRANGE }));
    expect(withoutEntries(day({ entries: [sent] }))).toBeUndefined();
    expect(withoutSent(record)).toEqual(day({ entries: STRANGE }));
  });

  test('with damaged sync state uses only the valid ids', () => {
    const [one, other] = [mood(), mood()];
    const record = day({ entries: [one, other], sent: [one.id, 7, null], refused: [null, other.id, {}] });
    expect(unsentIn(record)).toEqual([]);
    expect(refusedCount(record)).toBe(1);
    expect(withSent(record, []).sent).toEqual([one.id]);
    expect(withRefused(record, []).refused).toEqual([other.id]);
    expect(unsentIn(day({ entries: [one], sent: 'all', refused: 5 }))).toEqual([one]);
  });

  test('has one version of an entry: the newer one of entry and removal', () => {
    const one = mood();
    const gone = { id: one.id, day: DAY, rev: 1 };
    const record = day({ entries: [...STRANGE, one] });
    expect(versionIn(record, one.id)).toEqual(one);
    expect(versionIn(record, 'entry-strange')).toBeUndefined();
    expect(versionIn(record, mood().id)).toBeUndefined();
    expect(versionIn(undefined, one.id)).toBeUndefined();
    expect(versionIn(day({ entries: [one], removed: [...STRANGE, gone] }), one.id)).toEqual(gone);
    const back = { ...one, rev: 2 };
    expect(versionIn(day({ entries: [back], removed: [gone] }), one.id)).toEqual(back);
  });

  test('has an entry that is newer than its removal', () => {
    const entry = mood();
    const removed = [{ id: entry.id, day: DAY, rev: 1 }];
    const newer = { ...entry, rev: 2 };
    expect(entriesIn(day({ entries: [newer], removed }))).toEqual([newer]);
    expect(moodsIn(day({ entries: [newer], removed }))).toEqual([newer]);
    expect(entriesIn(day({ entries: [entry], removed }))).toEqual([]);
    expect(moodsIn(day({ entries: [entry], removed }))).toEqual([]);
  });

  test('has its removals, and is empty without entries and removals', () => {
    const gone = { id: 'entry-removed', day: DAY, rev: 3 };
    expect(removedIn(day({ removed: [...STRANGE, gone] }))).toEqual([gone]);
    expect(removedIn(day({ removed: 'many' }))).toEqual([]);
    expect(isEmpty(day({ removed: 'many' }))).toBe(true);
    expect(isEmpty(day({ removed: [gone] }))).toBe(false);
    expect(unsentIn(day({ removed: [gone, ...STRANGE] }))).toEqual([gone]);
    expect(unsentIn(day({ removed: [gone], sent: [gone.id] }))).toEqual([]);
  });
});

describe('a received entry', () => {
  test("belongs to the day's person, alone or beside others", () => {
    const [one, other] = [mood(), mood()];
    expect(withEntries(undefined, 'sol', DAY, [one])).toEqual({
      person: 'sol',
      day: DAY,
      entries: [{ ...one, person: 'sol' }],
    });
    const record = withEntries(day({ entries: [...STRANGE, one] }), PERSON, DAY, [other]);
    expect(record.entries).toEqual([...STRANGE, one, other]);
  });

  test('in a newer version replaces the older, and is sent again, refused or not', () => {
    const begun = play();
    const kept = mood();
    const record = day({ entries: [begun, kept], sent: [begun.id, kept.id], refused: [begun.id, kept.id] });
    const next = withEntries(record, PERSON, DAY, [done(begun)]);
    expect(next.entries).toEqual([kept, done(begun)]);
    expect([next.sent, next.refused]).toEqual([[kept.id], [kept.id]]);
    expect(unsentIn(next)).toEqual([done(begun)]);
  });

  test('in a version that is not newer changes nothing, not even the sync state', () => {
    const begun = play();
    const record = day({ entries: [done(begun)], sent: [begun.id] });
    const next = withEntries(record, PERSON, DAY, [begun]);
    expect(next.entries).toEqual([done(begun)]);
    expect(next.sent).toEqual([begun.id]);
    expect(withEntries(day({ entries: [] }), PERSON, DAY, [begun])).not.toHaveProperty('sent');
  });
});

describe('the copy', () => {
  test('has taken unchanged entries, but not those changed on the way', () => {
    const [begun, kept] = [play(), mood()];
    const record = day({ entries: [done(begun), kept] });
    expect(withSent(record, [begun, kept]).sent).toEqual([kept.id]);
    expect(withSent(record, [mood()]).sent).toEqual([]);
    expect(withSent(withSent(record, [kept]), [kept]).sent).toEqual([kept.id]);
  });

  test('is not sent refused entries again, and each of them is counted once', () => {
    const [one, other] = [mood(), mood()];
    const record = withRefused(withRefused(day({ entries: [one, other] }), [one]), [one, other]);
    expect(record.refused).toEqual([one.id, other.id]);
    expect(refusedCount(record)).toBe(2);
    expect(unsentIn(record)).toEqual([]);
    expect(record.entries).toEqual([one, other]);
  });

  test('brings entries, which belong to the person and are not sent back', () => {
    const { person: _, ...come } = mood();
    const record = withCopied(undefined, PERSON, DAY, [come]);
    expect(record.entries).toEqual([{ ...come, person: PERSON }]);
    expect(unsentIn(record)).toEqual([]);
  });

  test('with older versions gets the newer ones', () => {
    const begun = play();
    const record = withCopied(day({ entries: [done(begun)] }), PERSON, DAY, [begun]);
    expect(unsentIn(record)).toEqual([done(begun)]);
  });

  test('that was deleted makes all entries unsent, also the refused ones', () => {
    const one = mood();
    expect(unsent(day({ entries: [one], sent: [one.id], refused: [one.id] }))).toEqual(
      day({ entries: [one] }),
    );
  });

  test('that was deleted deletes the entries sent to it, and keeps the others', () => {
    const [sent, kept] = [mood(), mood()];
    expect(withoutSent(day({ entries: [sent, kept], sent: [sent.id] }))).toEqual(day({ entries: [kept] }));
  });
});

describe('moods of an earlier version', () => {
  test('get a `when`: after', () => {
    const { when: _, ...silent } = mood() as { when?: string } & ReturnType<typeof mood>;
    const begun = play();
    const record = withWhen(day({ entries: [silent, begun, ...STRANGE.slice(0, 3)] }));
    expect(record.entries).toEqual([{ ...silent, when: 'after' }, begun, ...STRANGE.slice(0, 3)]);
  });

  test('stay the same with a `when`', () => {
    const record = day({ entries: [mood(), play(), null] });
    expect(withWhen(record)).toBe(record);
  });
});
