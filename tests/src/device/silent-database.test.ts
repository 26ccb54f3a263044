/** A database that does not answer, as in a suspended tab. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BlockedDeletion,
  Database,
  deleteDatabase,
  SILENCE_MS,
  SilentDatabase,
} from '../../../src/device/database';
import { openJournal } from '../../../src/device/journal';
import { DATABASE_NAME } from '../../../src/device/journal-store';
import { Recorder } from '../../../src/device/recorder';
import { GardenStore } from '../../../src/games/zen-garden/garden-store';
import { mood, PERSON, play } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a request that never gets an answer. */
const unanswered = () =>
  Object.defineProperties(Object.create(IDBOpenDBRequest.prototype), {
    addEventListener: { value: () => undefined },
    removeEventListener: { value: () => undefined },
  });

/** Withholds all answers to later requests of transactions. @returns a function that ends this */
function fallSilent(): () => void {
  const { transaction } = IDBDatabase.prototype;
  const stop = (event: Event) => event.stopImmediatePropagation();
  const silenced = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    const begun = transaction.apply(this, args);
    for (const type of ['success', 'error', 'complete', 'abort']) begun.addEventListener(type, stop, true);
    return begun;
  });
  return () => silenced.mockRestore();
}

/** Returns the outcome of work at the time limit. The work must still be waiting before it. */
async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  const outcome = vi.fn();
  work.then(outcome, outcome);
  // The stand-in database works in these tasks.
  for (let task = 0; task < 5; task++) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => outcome.mock.calls.length).toBe(1);
  return outcome.mock.lastCall?.[0];
}

test('a journal that does not open rejects a mood, and takes it later', async () => {
  const recorder = new Recorder(openJournal, vi.fn());
  const felt = mood();
  const silent = vi.spyOn(indexedDB, 'open').mockImplementation(unanswered);
  expect(await outcomeOf(recorder.write(felt))).toBeInstanceOf(SilentDatabase);
  silent.mockRestore();
  await recorder.write(felt);
  expect(await (await recorder.journal()).entries(PERSON)).toEqual([felt]);
});

test('a play that meets a silent database is reported once, and written with the next entry', async () => {
  const trouble = vi.fn();
  const recorder = new Recorder(openJournal, trouble);
  const [played, felt] = [play(), mood()];
  const silent = vi.spyOn(indexedDB, 'open').mockImplementation(unanswered);
  expect(await outcomeOf(recorder.queue(played))).toBeUndefined();
  expect(trouble.mock.calls).toEqual([['failed']]);
  // The unwritten play does not double the wait for the mood.
  expect(await outcomeOf(recorder.write(felt))).toBeInstanceOf(SilentDatabase);
  silent.mockRestore();
  await recorder.write(felt);
  expect(recorder.hasWaiting).toBe(false);
  expect(await (await recorder.journal()).entries(PERSON)).toEqual(
    [played, felt].sort((a, b) => a.at - b.at),
  );
});

describe('a journal that falls silent while it is open', () => {
  test.each([
    ['a write', (journal: Awaited<ReturnType<typeof openJournal>>) => journal.put(mood())],
    ['a read', (journal: Awaited<ReturnType<typeof openJournal>>) => journal.entries(PERSON)],
    ['the figures', (journal: Awaited<ReturnType<typeof openJournal>>) => journal.tallies(PERSON)],
    ['a move', (journal: Awaited<ReturnType<typeof openJournal>>) => journal.move(PERSON, 'guest')],
  ])('rejects %s, and answers again', async (_, act) => {
    const journal = await openJournal();
    const kept = mood();
    await journal.put(kept);
    const answerAgain = fallSilent();
    expect(await outcomeOf(act(journal))).toBeInstanceOf(SilentDatabase);
    answerAgain();
    expect(await journal.entries(PERSON)).toEqual([kept]);
  });
});

test('a garden that does not open can be neither read nor written', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(unanswered);
  const store = new GardenStore();
  expect(await outcomeOf(store.load(new Map()))).toBeInstanceOf(SilentDatabase);
  expect(await outcomeOf(store.write({ added: [], removed: [] }))).toBeInstanceOf(SilentDatabase);
});

test('long work goes on while the database answers', async () => {
  const database = new Database<{ things: { key: number; value: string } }>({
    name: 'a database',
    version: 1,
    stores: ['things'],
    upgrade: (opened) => void opened.createObjectStore('things'),
  });
  const work = database.run('readwrite', async (transaction) => {
    for (let count = 0; count < 3; count++) {
      await transaction.objectStore('things').put('kept', count);
      vi.advanceTimersByTime(SILENCE_MS - 1);
    }
    return 'done';
  });
  expect(await work).toBe('done');
});

describe('a deletion', () => {
  test('that another tab blocks is rejected as blocked', async () => {
    const other = await openDB(DATABASE_NAME, 1);
    expect(await outcomeOf(deleteDatabase(DATABASE_NAME))).toBeInstanceOf(BlockedDeletion);
    other.close();
    await deleteDatabase(DATABASE_NAME);
    expect(await indexedDB.databases()).toEqual([]);
  });

  test('without an answer is rejected', async () => {
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(unanswered);
    expect(await outcomeOf(deleteDatabase(DATABASE_NAME))).toBeInstanceOf(SilentDatabase);
  });
});
