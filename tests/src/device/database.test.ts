/** A tab whose database another tab deletes or upgrades, whose connection closes, or whose database lacks a store. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Database } from '../../../src/device/database';
import { openJournal } from '../../../src/device/journal';
import { DATABASE_NAME } from '../../../src/device/journal-store';
import { Recorder } from '../../../src/device/recorder';
import { mood, PERSON, play } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a journal deleted by another tab accepts the next mood and play', async () => {
  const trouble = vi.fn();
  const recorder = new Recorder(openJournal, trouble);
  await recorder.write(mood());
  await deleteDB(DATABASE_NAME);
  const [felt, played] = [mood(), play()];
  await recorder.write(felt);
  await deleteDB(DATABASE_NAME);
  await recorder.queue(played);
  await recorder.write(felt);
  expect(await (await recorder.journal()).entries(PERSON)).toEqual([felt, played]);
  expect(trouble).not.toHaveBeenCalled();
  expect(recorder.hasWaiting).toBe(false);
});

test('a journal deleted by another tab can be read, and is empty', async () => {
  const journal = await openJournal();
  await journal.put(mood());
  await deleteDB(DATABASE_NAME);
  expect(await journal.entries(PERSON)).toEqual([]);
  expect(await journal.tallies(PERSON)).toEqual([]);
});

test('a newer version in another tab may upgrade; this tab reports a failed write, and loses nothing', async () => {
  const trouble = vi.fn();
  const recorder = new Recorder(openJournal, trouble);
  const before = mood();
  await recorder.write(before);
  const newer = await openDB(DATABASE_NAME, 99);
  expect(await newer.getAll('days')).toHaveLength(1);
  const waiting = play();
  await recorder.queue(waiting);
  expect(trouble).toHaveBeenCalledWith('failed');
  expect(recorder.hasWaiting).toBe(true);
  newer.close();
});

test('a connection closed without an event is replaced at the next use', async () => {
  const close = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const journal = await openJournal();
  await journal.put(mood());
  close.mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });
  await journal.put(mood());
  expect(await journal.entries(PERSON)).toHaveLength(2);
});

test('a database of this version without one of its stores is left unchanged, and the journal exists for the visit', async () => {
  const foreign = await openDB(DATABASE_NAME, 4, {
    upgrade: (database) => void database.createObjectStore('something else'),
  });
  await foreign.put('something else', 'of somebody', 'key');
  foreign.close();
  const journal = await openJournal();
  expect(journal.isPersistent).toBe(false);
  await journal.put(mood());
  expect(await journal.entries(PERSON)).toHaveLength(1);
  const again = await openDB(DATABASE_NAME, 4);
  expect(await again.get('something else', 'key')).toBe('of somebody');
  again.close();
});

test('a closed database reopens at the next use', async () => {
  const database = new Database<{ things: { key: number; value: string } }>({
    name: 'a database',
    version: 1,
    stores: ['things'],
    upgrade: (opened) => void opened.createObjectStore('things'),
  });
  database.close();
  await database.run('readwrite', (writing) => writing.objectStore('things').put('kept', 1));
  database.close();
  const read = database.run('readonly', (reading) => reading.objectStore('things').get(1));
  expect(await read).toBe('kept');
});

test.each([
  ['another refusal', new DOMException('No', 'NotFoundError')],
  ['no refusal at all', new TypeError('No')],
])('%s is thrown, and the database is not opened anew', async (_, error) => {
  const opened = vi.spyOn(indexedDB, 'open');
  const journal = await openJournal();
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw error;
  });
  await expect(journal.entries(PERSON)).rejects.toBe(error);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(opened).toHaveBeenCalledTimes(1);
});
