/**
 * The journal on this device: one IndexedDB record a person and local day, so that reading grows with days.
 * Loaded when something is first recorded; a browser that refuses IndexedDB keeps the journal for this visit only.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type JournalEntry, journalEntry } from '../../domain/journal';

export const DATABASE_NAME = 'stillgrove';
const VERSION = 1;

interface DayRecord {
  readonly person: string;
  /** `2026-11-20`, the person's local day. */
  readonly day: string;
  readonly entries: readonly unknown[];
}

interface Schema extends DBSchema {
  days: { key: [person: string, day: string]; value: DayRecord };
}

/** Changes the entries of one day; returns the new ones. */
type Change = (entries: readonly unknown[]) => readonly unknown[];

/** Where day records lie. */
interface DayStore {
  /** False when they are gone once the page is closed. */
  readonly isKept: boolean;
  change(person: string, day: string, change: Change): Promise<void>;
  all(person: string): Promise<DayRecord[]>;
}

class KeptDays implements DayStore {
  readonly isKept = true;
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** Reads and writes in one transaction, so that two tabs never lose each other's entries. */
  async change(person: string, day: string, change: Change): Promise<void> {
    const transaction = this.#database.transaction('days', 'readwrite', { durability: 'strict' });
    // Both are awaited together: a refused write also aborts the transaction.
    await Promise.all([
      (async () => {
        const record = await transaction.store.get([person, day]);
        await transaction.store.put({ person, day, entries: change(entriesOf(record)) });
      })(),
      transaction.done,
    ]);
  }

  all(person: string): Promise<DayRecord[]> {
    return this.#database.getAll('days', IDBKeyRange.bound([person, ''], [person, '\uffff']));
  }
}

class DaysOfThisVisit implements DayStore {
  readonly isKept = false;
  readonly #days = new Map<string, DayRecord>();

  async change(person: string, day: string, change: Change): Promise<void> {
    const key = JSON.stringify([person, day]);
    this.#days.set(key, { person, day, entries: change(entriesOf(this.#days.get(key))) });
  }

  async all(person: string): Promise<DayRecord[]> {
    return [...this.#days.values()].filter((record) => record.person === person);
  }
}

/** A record that something else wrote may hold anything. */
const entriesOf = (record: DayRecord | undefined): readonly unknown[] =>
  Array.isArray(record?.entries) ? record.entries : [];

const hasId = (entry: unknown, id: string): boolean =>
  typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id;

async function openDays(): Promise<DayStore> {
  try {
    const database = await openDB<Schema>(DATABASE_NAME, VERSION, {
      upgrade(opened) {
        opened.createObjectStore('days', { keyPath: ['person', 'day'] });
      },
      // A newer version in another tab may upgrade; this one would only be in its way.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new KeptDays(database);
  } catch (error) {
    console.warn('The journal cannot be kept on this device', error);
    return new DaysOfThisVisit();
  }
}

export class Journal {
  readonly #days: DayStore;

  constructor(days: DayStore) {
    this.#days = days;
  }

  /** False when this browser keeps nothing: the journal is gone when the page is closed. */
  get isKept(): boolean {
    return this.#days.isKept;
  }

  /**
   * Writes an entry. The same id is the same entry: putting it again replaces it.
   * @throws what IndexedDB throws when it could not be written (a full disk, say)
   */
  put(entry: JournalEntry): Promise<void> {
    return this.#days.change(entry.person, entry.day, (entries) => [
      ...entries.filter((other) => !hasId(other, entry.id)),
      entry,
    ]);
  }

  /** Every entry of a person, oldest first. What is not an entry is left where it is and passed over. */
  async entries(person: string): Promise<JournalEntry[]> {
    const records = await this.#days.all(person);
    const entries = records
      .flatMap((record) => entriesOf(record))
      .flatMap((value) => {
        const parsed = journalEntry.safeParse(value);
        if (!parsed.success) console.warn('The journal holds something that is no entry');
        return parsed.success ? [parsed.data] : [];
      });
    return entries.sort((one, other) => one.at - other.at);
  }
}

/** Opens the journal; it never fails, but may keep nothing (see {@link Journal.isKept}). */
export const openJournal = async (): Promise<Journal> => new Journal(await openDays());
