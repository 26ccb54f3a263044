/** Changed and removed entries on one device. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_REVISIONS, type MoodEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import type { Journal } from '../../../src/device/journal';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import { done, mood, openJournal, PERSON, play } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const DAY = '2026-11-20';
const felt = (value: MoodEntry['mood'] = 'neutral') => ({ ...(mood(DAY) as MoodEntry), mood: value });
const moodsOf = async (journal: Journal) => (await journal.moods(PERSON)).map((entry) => entry.mood);

describe('on one device', () => {
  test('a mood can be changed repeatedly, and all figures follow', async () => {
    const journal = await openJournal();
    const wrong = felt('negative');
    await journal.put(wrong);
    expect(await journal.tallies(PERSON)).toMatchObject([{ moods: [0, 0, 1] }]);
    await journal.revise([{ ...wrong, mood: 'positive' }]);
    expect(await journal.entries(PERSON)).toEqual([{ ...wrong, mood: 'positive', rev: 1 }]);
    expect(await journal.tallies(PERSON)).toMatchObject([{ moods: [1, 0, 0] }]);
    await journal.revise([wrong]);
    expect(await journal.entriesOn(PERSON, DAY)).toEqual([{ ...wrong, rev: 2 }]);
  });

  test('of a removed entry only id, day and revision stay', async () => {
    const journal = await openJournal();
    const [first, second, begun] = [felt(), felt('positive'), play(DAY)];
    for (const entry of [first, second, begun]) await journal.put(entry);
    await journal.remove([first, begun]);
    expect(await journal.entries(PERSON)).toEqual([second]);
    expect(await journal.moods(PERSON)).toEqual([second]);
    expect(await journal.tallies(PERSON)).toMatchObject([{ moods: [1, 0, 0], games: [] }]);
    expect(await journal.removals(PERSON)).toEqual([
      { id: first.id, day: DAY, rev: 1 },
      { id: begun.id, day: DAY, rev: 1 },
    ]);
    const records = await journal.database.read((tables) => tables.days.getAll(PERSON));
    expect(JSON.stringify(records)).not.toContain('memory-cards');
  });

  test('an undone removal restores the entry in its place', async () => {
    const journal = await openJournal();
    const [first, second] = [felt('negative'), felt()];
    await journal.put(first);
    await journal.put(second);
    await journal.remove([first]);
    await journal.revise([first]);
    expect(await journal.entries(PERSON)).toEqual([{ ...first, rev: 2 }, second]);
    expect(await journal.removals(PERSON)).toEqual([]);
  });

  test('a play completed after its removal stays removed, and is completed after Undo', async () => {
    const journal = await openJournal();
    const begun = play(DAY);
    await journal.put(begun);
    await journal.remove([begun]);
    await journal.put(done(begun));
    expect(await journal.entries(PERSON)).toEqual([]);
    await journal.revise([begun]);
    await journal.put(done(begun));
    expect(await journal.entries(PERSON)).toEqual([{ ...done(begun), rev: 2 }]);
  });

  test('an entry that has moved to an account is corrected there, and one that has left is not', async () => {
    const journal = await openJournal();
    const guest = { ...felt(), person: GUEST_OWNER };
    await journal.put(guest);
    await journal.move(GUEST_OWNER, PERSON);
    await journal.revise([{ ...guest, mood: 'positive' }]);
    expect(await moodsOf(journal)).toEqual(['positive']);
    await journal.forget(PERSON);
    await journal.remove([guest]);
    await journal.revise([guest]);
    expect([await journal.entries(GUEST_OWNER), await journal.entries(PERSON)]).toEqual([[], []]);
  });

  test('a removal moves to the account with its journal', async () => {
    const journal = await openJournal();
    const guest = { ...felt(), person: GUEST_OWNER };
    await journal.put(guest);
    await journal.remove([guest]);
    await journal.move(GUEST_OWNER, PERSON);
    expect(await journal.removals(GUEST_OWNER)).toEqual([]);
    expect(await journal.removals(PERSON)).toHaveLength(1);
  });

  test('500 removals in sequence leave the rest unchanged, and 500 together are undone together', async () => {
    const journal = await openJournal();
    const all = Array.from({ length: 520 }, (_, index) => ({
      ...felt(),
      day: `2026-11-${10 + (index % 10)}`,
    }));
    await journal.database.change(async (tables) => {
      for (const day of new Set(all.map((entry) => entry.day)))
        await tables.days.put({ person: PERSON, day, entries: all.filter((entry) => entry.day === day) });
    });
    const removed = all.slice(0, 500);
    for (const entry of removed) await journal.remove([entry]);
    expect(await journal.entries(PERSON)).toHaveLength(20);
    expect((await journal.tallies(PERSON)).map(({ moods }) => moods)).toEqual(Array(10).fill([0, 2, 0]));
    await journal.revise(removed);
    expect(await journal.entries(PERSON)).toHaveLength(520);
    expect(await journal.removals(PERSON)).toEqual([]);
  }, 30_000);

  test('a full disk during Undo changes nothing, and Undo can be repeated', async () => {
    const journal = await openJournal();
    const [first, second] = [felt(), { ...felt(), day: '2026-11-19' }];
    for (const entry of [first, second]) await journal.put(entry);
    await journal.remove([first, second]);
    let puts = 0;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
    ) {
      // Replaces the first write with a read, and fails the second as on a full disk.
      if (++puts === 1) return this.get('nothing');
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await expect(journal.revise([first, second])).rejects.toThrow('The disk is full');
    full.mockRestore();
    expect(await journal.entries(PERSON)).toEqual([]);
    await journal.revise([first, second]);
    expect(await journal.entries(PERSON)).toHaveLength(2);
  });

  test('a revision at its maximum is reported, and the entry stays', async () => {
    const journal = await openJournal();
    const edited = { ...felt(), rev: MAX_REVISIONS };
    await journal.put(edited);
    await expect(journal.remove([edited])).rejects.toThrow(RangeError);
    expect(await journal.entries(PERSON)).toEqual([edited]);
  });

  test('the recorder reports a correction, also while recording is off', async () => {
    const journal = await openJournal();
    const entry = felt();
    await journal.put(entry);
    const recorder = new JournalRecorder(
      async () => journal,
      () => undefined,
      () => false,
    );
    const told: string[] = [];
    recorder.subscribe((change) => told.push(change));
    await recorder.correct((here) => here.remove([entry]));
    expect([told, await journal.entries(PERSON)]).toEqual([['written'], []]);
  });
});
