/** The database: its tables on the device and in memory, other tabs, and a database that does not answer. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_SPACE } from '../../../domain/safe-space';
import type { SandMark } from '../../../machines/games/zen-garden/history';
import {
  DATABASE_NAME,
  DATABASE_TIMEOUT_MS,
  DatabaseTimeoutError,
  DeletionBlockedError,
  deleteDatabase,
  openDatabase,
} from '../../../src/device/database';
import type { Journal } from '../../../src/device/journal';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import { type Database, type GardenMarkKey, TABLE_NAMES } from '../../../src/device/tables';
import { SpaceStore } from '../../../src/games/safe-space-builder/space-store';
import { writeMarks } from '../../../src/games/zen-garden/garden-store';
import { forgetSession } from '../../../src/play/interrupted';
import { mood, openJournal, PERSON, play } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refuse = () =>
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });

const record = (day: string, person = PERSON) => ({ person, day, entries: [{ ...mood(day), person }] });
const SMOOTHED: SandMark = { step: '1.1', stroke: null };
const mark = (...key: GardenMarkKey) => ({ key, step: '1.1', bytes: null });

describe.each([
  ['on the device', openDatabase],
  [
    'in memory',
    () => {
      refuse();
      return openDatabase();
    },
  ],
] as const)('a database %s', (place, open) => {
  test('has records in the order of their keys, separate from those of other people', async () => {
    const database = await open();
    const [late, early, latest] = [record('2026-11-21'), record('2026-11-19'), record('2026-11-22')];
    const marks = [mark(10, 1, 2), mark(9, 5, 1), mark(10, 1, 10), mark(10, 0, 4)];
    await database.change(async (tables) => {
      for (const one of [late, early, latest, record('2026-11-20', 'sol')]) await tables.days.put(one);
      for (const one of marks) await tables.marks.put(one);
      for (const tab of ['b', 'a']) await tables.drafts.put({ tab, space: { name: tab } as never });
    }, TABLE_NAMES);
    const read = await database.read(
      async (tables) => ({
        days: await tables.days.getAll(PERSON),
        keys: await tables.days.getAllKeys(),
        none: await tables.days.get([PERSON, '2026-11-20']),
        marks: await tables.marks.getAllKeys(),
        drafts: (await tables.drafts.getAll()).map(({ tab }) => tab),
      }),
      TABLE_NAMES,
    );
    expect(read).toEqual({
      days: [early, late, latest],
      keys: [
        [PERSON, '2026-11-19'],
        [PERSON, '2026-11-21'],
        [PERSON, '2026-11-22'],
        ['sol', '2026-11-20'],
      ],
      none: undefined,
      marks: [
        [9, 5, 1],
        [10, 0, 4],
        [10, 1, 2],
        [10, 1, 10],
      ],
      drafts: ['a', 'b'],
    });
  });

  test('overwrites, deletes and clears', async () => {
    const database = await open();
    const second = record('2026-11-19');
    await database.write((tables) =>
      Promise.all(
        [record('2026-11-19'), second, record('2026-11-20'), record('2026-11-19', 'sol')].map((one) =>
          tables.days.put(one),
        ),
      ),
    );
    expect(await database.read((tables) => tables.days.get([PERSON, '2026-11-19']))).toEqual(second);
    await database.change((tables) => tables.days.delete([PERSON, '2026-11-20']));
    await database.change((tables) => tables.days.clear(PERSON));
    expect(await database.read((tables) => tables.days.getAllKeys())).toEqual([['sol', '2026-11-19']]);
    await database.change((tables) => tables.days.clear());
    expect(await database.read((tables) => tables.days.getAll())).toEqual([]);
  });

  test('makes changes one after the other, and rolls a failed one back', async () => {
    const database = await open();
    const order: number[] = [];
    const note = (step: number) =>
      database.change(async (tables) => {
        await tables.days.put(record(`2026-11-2${step}`));
        await tables.days.get([PERSON, '2026-11-21']);
        order.push(step);
        if (step === 2) throw new RangeError('No');
      });
    const changes = await Promise.allSettled([1, 2, 3].map(note));
    expect(order).toEqual([1, 2, 3]);
    expect(changes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const days = await database.read((tables) => tables.days.getAll());
    expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-23']);
    expect(database.isPersistent).toBe(place === 'on the device');
  });
});

test('a stroke, a draft and a session of a closing page wait neither for the journal nor for each other', async () => {
  const database = await openDatabase();
  const done: string[] = [];
  const begun = (name: string, work: Promise<unknown>) => work.then(() => done.push(name));
  // Keeps its transaction open until the others are done.
  const journal = database.change(async (tables) => {
    for (let turn = 0; turn < 500 && done.length < 3; turn++) await tables.days.get([PERSON, '2026-11-20']);
    return [...done];
  });
  const open = async () => database;
  await Promise.all([
    begun('stroke', writeMarks(database, { added: [[[1, 1, 1], SMOOTHED]], removed: [] })),
    begun('draft', new SpaceStore(open, { id: 'tab' }).storeDraft(EMPTY_SPACE)),
    begun('session', forgetSession(open, 'water-flow')),
  ]);
  expect((await journal).sort()).toEqual(['draft', 'session', 'stroke']);
});

describe('a tab', () => {
  test('whose database another tab deletes accepts the next mood and play', async () => {
    const trouble = vi.fn();
    const recorder = new JournalRecorder(openJournal, trouble);
    await recorder.write(mood());
    await deleteDB(DATABASE_NAME);
    const [felt, played] = [mood(), play()];
    await recorder.write(felt);
    await deleteDB(DATABASE_NAME);
    const journal = await recorder.journal();
    expect([await journal.entries(PERSON), await journal.tallies(PERSON)]).toEqual([[], []]);
    await recorder.queue(played);
    await recorder.write(felt);
    expect(await journal.entries(PERSON)).toEqual([felt, played]);
    expect(trouble).not.toHaveBeenCalled();
    expect(recorder.hasWaiting).toBe(false);
  });

  test('lets a newer version upgrade, reports a failed write, and loses nothing', async () => {
    const trouble = vi.fn();
    const recorder = new JournalRecorder(openJournal, trouble);
    await recorder.write(mood());
    const newer = await openDB(DATABASE_NAME, 99);
    expect(await newer.getAll('days')).toHaveLength(1);
    await recorder.queue(play());
    expect(trouble).toHaveBeenCalledWith('failed');
    expect(recorder.hasWaiting).toBe(true);
    newer.close();
  });

  test('replaces a connection that was closed without an event', async () => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const journal = await openJournal();
    await journal.put(mood());
    begin.mockImplementationOnce(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    });
    await journal.put(mood());
    expect(await journal.entries(PERSON)).toHaveLength(2);
  });

  test.each([
    ['another refusal', new DOMException('No', 'NotFoundError')],
    ['no refusal at all', new TypeError('No')],
  ])('rejects for %s, and does not open the database anew', async (_, error) => {
    const journal = await openJournal();
    const opened = vi.spyOn(indexedDB, 'open');
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw error;
    });
    await expect(journal.entries(PERSON)).rejects.toBe(error);
    expect(begin).toHaveBeenCalledTimes(1);
    expect(opened).not.toHaveBeenCalled();
  });

  test('leaves a database of this version without one of its tables unchanged', async () => {
    const foreign = await openDB(DATABASE_NAME, 5, {
      upgrade: (database) => void database.createObjectStore('something else'),
    });
    await foreign.put('something else', 'of somebody', 'key');
    foreign.close();
    const journal = await openJournal();
    expect(journal.database.isPersistent).toBe(false);
    await journal.put(mood());
    expect(await journal.entries(PERSON)).toHaveLength(1);
    const again = await openDB(DATABASE_NAME, 5);
    expect(await again.get('something else', 'key')).toBe('of somebody');
    again.close();
  });

  test('uses the memory in place of a database of a later version', async () => {
    (await openDB(DATABASE_NAME, 99)).close();
    expect((await openDatabase()).isPersistent).toBe(false);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('Nothing can be stored'),
      expect.anything(),
    );
  });
});

describe('a database that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
    await vi.advanceTimersByTimeAsync(DATABASE_TIMEOUT_MS - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => outcome.mock.calls.length).toBe(1);
    return outcome.mock.lastCall?.[0];
  }

  test('rejects a mood, and takes it later', async () => {
    const recorder = new JournalRecorder(openJournal, vi.fn());
    const felt = mood();
    const silent = vi.spyOn(indexedDB, 'open').mockImplementation(unanswered);
    expect(await outcomeOf(recorder.write(felt))).toBeInstanceOf(DatabaseTimeoutError);
    silent.mockRestore();
    await recorder.write(felt);
    expect(await (await recorder.journal()).entries(PERSON)).toEqual([felt]);
  });

  test('gets a play with the next entry, and the person is told once', async () => {
    const trouble = vi.fn();
    const recorder = new JournalRecorder(openJournal, trouble);
    const [played, felt] = [play(), mood()];
    const silent = vi.spyOn(indexedDB, 'open').mockImplementation(unanswered);
    expect(await outcomeOf(recorder.queue(played))).toBeUndefined();
    expect(trouble.mock.calls).toEqual([['failed']]);
    // The unwritten play does not double the wait for the mood.
    expect(await outcomeOf(recorder.write(felt))).toBeInstanceOf(DatabaseTimeoutError);
    silent.mockRestore();
    await recorder.write(felt);
    expect(recorder.hasWaiting).toBe(false);
    expect(await (await recorder.journal()).entries(PERSON)).toEqual([played, felt]);
  });

  test.each<[string, (journal: Journal) => Promise<unknown>]>([
    ['a write', (journal) => journal.put(mood())],
    ['a read', (journal) => journal.entries(PERSON)],
  ])('while it is open rejects %s, and answers again', async (_, act) => {
    const journal = await openJournal();
    const felt = mood();
    await journal.put(felt);
    const answerAgain = fallSilent();
    expect(await outcomeOf(act(journal))).toBeInstanceOf(DatabaseTimeoutError);
    answerAgain();
    expect(await journal.entries(PERSON)).toEqual([felt]);
  });

  test('for long does not end work in which it answers', async () => {
    const database: Database = await openDatabase();
    const work = database.change(async (tables) => {
      for (let count = 0; count < 3; count++) {
        await tables.days.put(record(`2026-11-2${count}`));
        vi.advanceTimersByTime(DATABASE_TIMEOUT_MS - 1);
      }
      return 'done';
    });
    expect(await work).toBe('done');
  });

  test('rejects a deletion, which another tab may block', async () => {
    const other = await openDB(DATABASE_NAME, 1);
    expect(await outcomeOf(deleteDatabase())).toBeInstanceOf(DeletionBlockedError);
    other.close();
    await deleteDatabase();
    expect(await indexedDB.databases()).toEqual([]);
    vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation(unanswered);
    expect(await outcomeOf(deleteDatabase())).toBeInstanceOf(DatabaseTimeoutError);
  });
});
