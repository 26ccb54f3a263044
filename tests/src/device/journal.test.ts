import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoodEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import { done, mood, newDevice, openJournal, PERSON, play } from './support/device';
import { ModelCopy } from './support/model-copy';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const asGuest = <T extends object>(entry: T) => ({ ...entry, person: GUEST_OWNER });

/** Stores this person as signed in, in localStorage. */
const signIn = (username: string) =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'stillgrove.user' ? JSON.stringify({ username, sync: false }) : null),
  });

describe("a guest's entries that join an account", () => {
  test('move once, beside existing entries, while foreign data stays', async () => {
    const journal = await openJournal();
    const [here, there] = [asGuest(mood()), mood()];
    await journal.put(here);
    await journal.put(there);
    await journal.database.change(async (tables) => {
      const record = await tables.days.get([GUEST_OWNER, here.day]);
      await tables.days.put({
        person: GUEST_OWNER,
        day: here.day,
        entries: [...(record?.entries ?? []), 'other'],
      });
    });
    await journal.move(GUEST_OWNER, PERSON);
    await journal.move(GUEST_OWNER, PERSON);
    expect(await journal.entries(GUEST_OWNER)).toEqual([]);
    expect(await journal.entries(PERSON)).toEqual([{ ...here, person: PERSON }, there]);
    const rest = await journal.database.change((tables) => tables.days.get([GUEST_OWNER, here.day]));
    expect(rest?.entries).toEqual(['other']);
  });

  test('stay when the person is no longer signed in, so that the guest takes over their own entries', async () => {
    const journal = await openJournal();
    const entry = asGuest(mood());
    await journal.put(entry);
    await journal.move(GUEST_OWNER, GUEST_OWNER);
    expect(await journal.entries(GUEST_OWNER)).toEqual([entry]);
  });

  test('are unchanged after an interruption, and move when it is repeated', async () => {
    const journal = await openJournal();
    const entries = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => asGuest(mood(day)));
    for (const entry of entries) await journal.put(entry);
    const put = IDBObjectStore.prototype.put;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value) {
      puts += 1;
      if (puts === 3) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return Reflect.apply(put, this, [value]);
    });
    await expect(journal.move(GUEST_OWNER, PERSON)).rejects.toThrow('full');
    expect(await journal.entries(GUEST_OWNER)).toEqual(entries);
    expect(await journal.entries(PERSON)).toEqual([]);
    vi.restoreAllMocks();
    await journal.move(GUEST_OWNER, PERSON);
    expect(await journal.entries(PERSON)).toHaveLength(3);
  });

  test('are to be sent to the copy', async () => {
    const { journal, sync, unsent } = await newDevice();
    await sync(new ModelCopy());
    await journal.put(asGuest(mood('2026-11-18')));
    expect(await unsent()).toEqual([]);
    await journal.move(GUEST_OWNER, PERSON);
    expect(await unsent()).toHaveLength(1);
    expect(await journal.unsentCount(PERSON)).toBe(1);
  });

  test('include a running play: its end finds its start', async () => {
    const journal = await openJournal();
    const begun = play();
    await journal.put(asGuest(begun));
    await journal.move(GUEST_OWNER, PERSON);
    await journal.put(asGuest(done(begun)));
    expect(await journal.entries(GUEST_OWNER)).toEqual([]);
    expect(await journal.entries(PERSON)).toMatchObject([{ id: begun.id, score: 80 }]);
  });
});

describe('the end of a play without a start', () => {
  test('is written for the current person, because a full disk may have refused its start', async () => {
    signIn(PERSON);
    const journal = await openJournal();
    await journal.put(done(play()));
    expect(await journal.entries(PERSON)).toHaveLength(1);
  });

  test('is dropped after the person has left with their journal', async () => {
    signIn('willow');
    const journal = await openJournal();
    const begun = play();
    await journal.put(begun);
    await journal.forget(PERSON);
    await journal.put(done(begun));
    expect(await journal.entries(PERSON)).toEqual([]);
  });
});

test('an entry with its own revision keeps it over a stored version', async () => {
  const journal = await openJournal();
  const entry = mood() as MoodEntry;
  await journal.put(entry);
  await journal.revise([entry]);
  await journal.put({ ...entry, mood: 'negative', rev: 5 });
  expect(await journal.entries(PERSON)).toEqual([{ ...entry, mood: 'negative', rev: 5 }]);
});

test('a change reaches the entry of its own person alone', async () => {
  const journal = await openJournal();
  const entry = mood() as MoodEntry;
  await journal.put(entry);
  await journal.put(asGuest(entry));
  await journal.revise([{ ...entry, mood: 'positive' }]);
  expect(await journal.entries(PERSON)).toEqual([{ ...entry, mood: 'positive', rev: 1 }]);
  expect(await journal.entries(GUEST_OWNER)).toEqual([asGuest(entry)]);
});

test('a change of two entries of one day reaches both, although they belong to two people', async () => {
  const journal = await openJournal();
  const [own, guests] = [mood(), asGuest(mood())];
  for (const entry of [own, guests]) await journal.put(entry);
  await journal.revise([own, guests]);
  expect(await journal.entries(PERSON)).toEqual([{ ...own, rev: 1 }]);
  expect(await journal.entries(GUEST_OWNER)).toEqual([{ ...guests, rev: 1 }]);
});

test('the entries of a day are ordered by time, and a day without a record has none', async () => {
  const journal = await openJournal();
  const [first, second, third] = [mood('2026-11-19'), mood('2026-11-19'), mood('2026-11-19')];
  for (const entry of [third, first, second]) await journal.put(entry);
  expect(await journal.entriesOn(PERSON, '2026-11-19')).toEqual([first, second, third]);
  expect(await journal.entriesOn(PERSON, '2026-11-20')).toEqual([]);
});

test('a journal that moves away or is deleted leaves nothing about its copy', async () => {
  for (const leave of ['move', 'forget'] as const) {
    const { journal, sync, unsent } = await newDevice();
    await sync(new ModelCopy());
    await journal.put(mood());
    expect(await unsent()).toHaveLength(1);
    await journal[leave](PERSON, GUEST_OWNER);
    const { database } = journal;
    expect(await database.read((tables) => tables.cursors.get(PERSON))).toBeUndefined();
    expect(await database.read((tables) => tables.unsent.getAllKeys())).toEqual([]);
  }
});
