/**
 * Devices with an earlier version of the app beside new ones. New fields of moods break neither version, and no
 * device loses them.
 */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { journalBatch, type SyncedEntry } from '../../../domain/contract';
import { type MoodEntry, moodEntry, musicEntry, playEntry } from '../../../domain/journal';
import { openJournal } from '../../../src/device/journal';
import { DATABASE_NAME } from '../../../src/device/journal-store';
import { CopyNotes } from '../../../src/device/sync/copy-notes';
import { type Copy, sync } from '../../../src/device/sync/sync';
import { done, mood, newDevice, PERSON, play } from './support/device';
import { ModelCopy } from './support/model-copy';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The previous version's schema for entries in the server's responses, unchanged. */
const earlier = z.discriminatedUnion('kind', [
  z.omit(z.extend(z.omit(moodEntry, { play: true }), { when: z.optional(z.literal('before')) }), {
    person: true,
  }),
  z.omit(playEntry, { person: true }),
  z.omit(musicEntry, { person: true }),
]);

/** The validation of the server. Refused entries never reach the copy. */
class Door implements Copy {
  readonly copy = new ModelCopy();
  changes = (since: string | undefined) => this.copy.changes(since);
  send = (entries: readonly SyncedEntry[]) => this.copy.send(journalBatch.parse({ entries }).entries);
}

/**
 * Returns all entries of the copy, parsed by the previous version.
 * @throws when an entry is invalid in that version
 */
async function readAsBefore(copy: Copy): Promise<{ entries: SyncedEntry[]; cursor: string }> {
  const entries: SyncedEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await copy.changes(cursor);
    entries.push(...page.entries.map((entry) => earlier.parse(entry)));
    cursor = page.cursor;
    if (!page.hasMore) return { entries, cursor };
  }
}

/** Gives a device the database that the previous version leaves after it has read the whole copy. */
async function leaveAsBefore(entries: readonly SyncedEntry[], cursor: string): Promise<void> {
  globalThis.indexedDB = new IDBFactory();
  const database = await openDB(DATABASE_NAME, 3, {
    upgrade: (opened) => {
      opened.createObjectStore('days', { keyPath: ['person', 'day'] });
      opened.createObjectStore('copies', { keyPath: 'person' });
      opened.createObjectStore('tallies', { keyPath: ['person', 'day'] });
    },
  });
  for (const day of new Set(entries.map((entry) => entry.day))) {
    const ofDay = entries.filter((entry) => entry.day === day).map((entry) => ({ ...entry, person: PERSON }));
    await database.put('days', { person: PERSON, day, entries: ofDay, sent: ofDay.map(({ id }) => id) });
  }
  await database.put('copies', { person: PERSON, cursor, days: [] });
  database.close();
}

const byId = (entries: readonly SyncedEntry[]) =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe('a new device and one with the version before', () => {
  const begun = play();
  const before: MoodEntry = { ...(mood() as MoodEntry), when: 'before', play: begun.id };
  const after: MoodEntry = { ...(mood() as MoodEntry), after: 'memory-cards', play: begun.id };
  const alone = mood() as MoodEntry;

  async function sent() {
    const door = new Door();
    const device = await newDevice();
    for (const entry of [begun, before, done(begun), after, alone]) await device.journal.put(entry);
    expect(await device.sync(door)).toBe('done');
    return { door, device };
  }

  test('the previous version can read everything from the new one', async () => {
    const { door } = await sent();
    const { entries } = await readAsBefore(door);
    expect(entries).toHaveLength(4);
    // The previous version accepts only `when: 'before'`. The device omits `when: 'after'`, which is the default.
    expect(entries.flatMap((entry) => (entry.kind === 'mood' ? [entry.when] : []))).toEqual([
      'before',
      undefined,
      undefined,
    ]);
  });

  test('entries sent back by the previous version remove nothing', async () => {
    const { door, device } = await sent();
    const { entries } = await readAsBefore(door);
    await door.send(entries);
    expect(await device.sync(door)).toBe('done');
    expect(await device.entries()).toContainEqual(after);
    expect(door.copy.entries).toContainEqual(expect.objectContaining({ id: after.id, play: begun.id }));
  });

  test('after its update that device has every play and every `when`', async () => {
    const { door, device } = await sent();
    const { entries, cursor } = await readAsBefore(door);
    const all = await device.entries();
    await leaveAsBefore(entries, cursor);
    const journal = await openJournal();
    expect(journal.isPersistent).toBe(true);
    expect(await sync(new CopyNotes(journal.store, PERSON), door, () => undefined)).toBe('done');
    expect(byId(await journal.entries(PERSON))).toEqual(byId(all));
    // No device sent an entry again.
    expect(door.copy.received).toBe(4);
  });

  test('entries of the previous version are complete on the new one', async () => {
    const { door, device } = await sent();
    const { when: _, person: __, ...silent } = mood() as MoodEntry;
    await door.send([silent]);
    expect(await device.sync(door)).toBe('done');
    expect(await device.entries()).toContainEqual({ ...silent, person: PERSON, when: 'after' });
  });
});

test('the copy accepts no value that the previous version could not read', () => {
  const { person: _, ...entry } = mood();
  expect(journalBatch.safeParse({ entries: [entry] }).success).toBe(false);
  expect(journalBatch.safeParse({ entries: [{ ...entry, when: 'before' }] }).success).toBe(true);
});

test('moods of the previous version get a `when`; foreign data stays unchanged', async () => {
  const { person: _, ...entry } = mood();
  const { when: __, ...silent } = entry as MoodEntry;
  const other = { kind: 'mood of somebody', day: silent.day, id: 'other-entry', when: 7 };
  await leaveAsBefore([silent, { ...silent, id: 'before-entry', when: 'before' }, other as never], '1:1');
  const journal = await openJournal();
  expect(await journal.moods(PERSON)).toMatchObject([{ when: 'after' }, { when: 'before' }]);
  const [record] = await journal.store.read((tables) => tables.days(PERSON));
  expect(record?.entries).toContainEqual({ ...other, person: PERSON });
});
