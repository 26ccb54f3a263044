import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GUEST_OWNER } from '../../../domain/person';
import { DATABASE_NAME } from '../../../src/device/database';
import type { Journal } from '../../../src/device/journal';
import { done, mood, openJournal, PERSON, play } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns the days, moods and plays in the tallies. */
const counted = async (journal: Journal, person = PERSON) =>
  (await journal.tallies(person)).map(({ day, moods, games }) => [
    day,
    moods.join(' '),
    games.map(([game, plays, completed]) => `${game} ${completed}/${plays}`).join(),
  ]);

/** Returns the days with a stored tally. */
async function countedDays(): Promise<string[]> {
  const database = await openDB(DATABASE_NAME);
  const keys = await database.getAllKeys('tallies');
  database.close();
  return keys.map((key) => String((key as string[])[1]));
}

test('a day is counted with each of its changes, and a completed play once', async () => {
  const journal = await openJournal();
  const begun = play();
  await journal.put(begun);
  await journal.put(mood());
  await journal.put(mood('2026-11-19'));
  expect(await counted(journal)).toEqual([
    ['2026-11-19', '0 1 0', ''],
    ['2026-11-20', '0 1 0', 'memory-cards 0/1'],
  ]);
  await journal.put(done(begun));
  expect(await counted(journal)).toContainEqual(['2026-11-20', '0 1 0', 'memory-cards 1/1']);
});

test('tallies follow their journal: moved to an account, or deleted', async () => {
  const journal = await openJournal();
  await journal.put({ ...mood(), person: GUEST_OWNER });
  await journal.put(mood());
  await journal.move(GUEST_OWNER, PERSON);
  expect(await counted(journal)).toEqual([['2026-11-20', '0 2 0', '']]);
  expect(await counted(journal, GUEST_OWNER)).toEqual([]);
  expect(await countedDays()).toEqual(['2026-11-20']);
  await journal.forget(PERSON);
  expect(await countedDays()).toEqual([]);
  expect(await counted(journal)).toEqual([]);
});

test('only changed days are counted again', async () => {
  const journal = await openJournal();
  await journal.put(mood('2026-11-19'));
  await journal.put(mood('2026-11-20'));
  expect(await countedDays()).toEqual([]);
  await journal.tallies(PERSON);
  await journal.put(mood('2026-11-20'));
  expect(await countedDays()).toEqual(['2026-11-19']);
  expect(await counted(journal)).toContainEqual(['2026-11-20', '0 2 0', '']);
});

test('figures are returned even if they cannot be stored', async () => {
  const journal = await openJournal();
  await journal.put(mood());
  vi.spyOn(journal.database, 'change').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  expect(await counted(journal)).toEqual([['2026-11-20', '0 1 0', '']]);
});

test('a day without a tally, or with a foreign value, is counted from its entries', async () => {
  const journal = await openJournal();
  await journal.put(mood('2026-11-18'));
  await journal.put(mood('2026-11-19'));
  await journal.put(mood('2026-11-20'));
  await journal.tallies(PERSON);
  const database = await openDB(DATABASE_NAME);
  await database.delete('tallies', [PERSON, '2026-11-18']);
  await database.put('tallies', { person: PERSON, day: '2026-11-19', version: 99, moods: 'all' });
  // The device ignores a tally whose day no longer exists.
  await database.delete('days', [PERSON, '2026-11-20']);
  database.close();
  expect(await counted(journal)).toEqual([
    ['2026-11-18', '0 1 0', ''],
    ['2026-11-19', '0 1 0', ''],
  ]);
});
