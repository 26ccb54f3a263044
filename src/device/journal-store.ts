/**
 * Where the journal is stored: one IndexedDB record per person and local day, so that reading costs grow with days,
 * and beside it what the copy with a person's account has. In a browser that refuses IndexedDB both last for this
 * visit only.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

export const DATABASE_NAME = 'stillgrove';
/** 1: the days. 2: the copies too. */
const VERSION = 2;

export interface DayRecord {
  readonly person: string;
  /** `2026-11-20`, the person's local day. */
  readonly day: string;
  /** What something else wrote may stand here too. */
  readonly entries: readonly unknown[];
  /** Ids of the entries of which the copy has this version; all others are still to be sent. */
  readonly sent?: readonly string[];
  /** Ids of the entries that the copy would not take. */
  readonly refused?: readonly string[];
}

/** Of a person whose journal is copied. */
export interface CopyRecord {
  readonly person: string;
  /** Up to where the copy's changes were taken in; missing before the first. */
  readonly cursor?: string;
  /** The days that may hold something to be sent. */
  readonly days: readonly string[];
}

interface Schema extends DBSchema {
  days: { key: [person: string, day: string]; value: DayRecord };
  copies: { key: string; value: CopyRecord };
}

/** What can be read within one transaction. */
export interface ReadTables {
  day(person: string, day: string): Promise<DayRecord | undefined>;
  /** Every day of a person, in order. */
  days(person: string): Promise<DayRecord[]>;
  /** Who has a record of a day. */
  people(day: string): Promise<string[]>;
  copy(person: string): Promise<CopyRecord | undefined>;
}

/** What can be done within one transaction. */
export interface Tables extends ReadTables {
  putDay(record: DayRecord): Promise<unknown>;
  deleteDay(person: string, day: string): Promise<unknown>;
  putCopy(record: CopyRecord): Promise<unknown>;
  deleteCopyRecord(person: string): Promise<unknown>;
}

export interface JournalStore {
  /** False when all of it is gone once the page is closed. */
  readonly isPersistent: boolean;
  /** Reads what is there at one moment. */
  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T>;
  /** Reads and writes as one: all of it happens or nothing does, and no other change comes in between. */
  change<T>(act: (tables: Tables) => Promise<T>): Promise<T>;
}

type Transaction = IDBPTransaction<Schema, ('days' | 'copies')[], 'readwrite'>;

class DatabaseTables implements Tables {
  readonly #days;
  readonly #copies;

  constructor(transaction: Transaction) {
    this.#days = transaction.objectStore('days');
    this.#copies = transaction.objectStore('copies');
  }

  day = (person: string, day: string) => this.#days.get([person, day]);
  days = (person: string) => this.#days.getAll(IDBKeyRange.bound([person, ''], [person, '\uffff']));
  people = async (day: string) =>
    (await this.#days.getAllKeys()).filter(([, other]) => other === day).map(([person]) => person);
  putDay = (record: DayRecord) => this.#days.put(record);
  deleteDay = (person: string, day: string) => this.#days.delete([person, day]);
  copy = (person: string) => this.#copies.get(person);
  putCopy = (record: CopyRecord) => this.#copies.put(record);
  deleteCopyRecord = (person: string) => this.#copies.delete(person);
}

class DatabaseStore implements JournalStore {
  readonly isPersistent = true;
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T> {
    // Nothing is written through it: `ReadTables` has no way to.
    const transaction = this.#database.transaction(['days', 'copies']) as unknown as Transaction;
    return act(new DatabaseTables(transaction));
  }

  async change<T>(act: (tables: Tables) => Promise<T>): Promise<T> {
    const transaction = this.#database.transaction(['days', 'copies'], 'readwrite', { durability: 'strict' });
    const acting = act(new DatabaseTables(transaction)).catch((error: unknown) => {
      undo(transaction);
      throw error;
    });
    // Both are awaited together: a refused write also aborts the transaction.
    const [result] = await Promise.all([acting, transaction.done]);
    return result;
  }
}

function undo(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // The browser has undone it already.
  }
}

class MemoryTables implements Tables {
  readonly #days = new Map<string, DayRecord>();
  readonly #copies = new Map<string, CopyRecord>();

  day = async (person: string, day: string) => this.#days.get(JSON.stringify([person, day]));
  days = async (person: string) =>
    [...this.#days.values()]
      .filter((record) => record.person === person)
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  people = async (day: string) =>
    [...this.#days.values()].filter((record) => record.day === day).map(({ person }) => person);
  putDay = async (record: DayRecord) => this.#days.set(JSON.stringify([record.person, record.day]), record);
  deleteDay = async (person: string, day: string) => this.#days.delete(JSON.stringify([person, day]));
  copy = async (person: string) => this.#copies.get(person);
  putCopy = async (record: CopyRecord) => this.#copies.set(record.person, record);
  deleteCopyRecord = async (person: string) => this.#copies.delete(person);
}

class MemoryStore implements JournalStore {
  readonly isPersistent = false;
  readonly #tables = new MemoryTables();
  #last: Promise<unknown> = Promise.resolve();

  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T> {
    return this.change(act);
  }

  change<T>(act: (tables: Tables) => Promise<T>): Promise<T> {
    const acting = this.#last.then(() => act(this.#tables));
    this.#last = acting.catch(() => undefined);
    return acting;
  }
}

/** Opens the store; it never fails, but may be lost at the end of the visit (see {@link JournalStore.isPersistent}). */
export async function openStore(): Promise<JournalStore> {
  try {
    const database = await openDB<Schema>(DATABASE_NAME, VERSION, {
      upgrade(opened) {
        // Days of an older version stay as they are: without `sent`, nothing of them was sent.
        if (!opened.objectStoreNames.contains('days')) {
          opened.createObjectStore('days', { keyPath: ['person', 'day'] });
        }
        opened.createObjectStore('copies', { keyPath: 'person' });
      },
      // A newer version in another tab may upgrade; this one would only be in its way.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new DatabaseStore(database);
  } catch (error) {
    console.warn('The journal cannot be kept on this device', error);
    return new MemoryStore();
  }
}
