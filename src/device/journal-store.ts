/**
 * Storage of the journal. Each person and local day has one IndexedDB record, so that the cost of a read depends on
 * the number of days, not of entries. The state of sync has one record per account. In a browser that refuses
 * IndexedDB both exist only during this visit.
 */
import type { DBSchema, IDBPTransaction, StoreNames } from 'idb';
import { isTally } from '../../domain/analytics/tally';
import { Database, SilentDatabase } from './database';
import { type DayRecord, tallyOf, withWhen } from './journal-day';
import type {
  BegunImport,
  CopyRecord,
  JournalStore,
  ReadTables,
  Tables,
  TallyRecord,
} from './journal-tables';
import { MemoryStore } from './memory-journal';

export const DATABASE_NAME = 'stillgrove';
/** Version 1: days. 2: adds copies. 3: adds tallies. 4: adds imports, and `when` in moods. */
const VERSION = 4;

const STORES = ['days', 'copies', 'tallies', 'imports'] as const;

interface Schema extends DBSchema {
  imports: { key: 'begun'; value: BegunImport };
  days: { key: [person: string, day: string]; value: DayRecord };
  copies: { key: string; value: CopyRecord };
  tallies: { key: [person: string, day: string]; value: TallyRecord };
}

type Transaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>;

const daysOf = (person: string): IDBKeyRange => IDBKeyRange.bound([person, ''], [person, '\uffff']);

/** Returns a record if it is valid. A foreign record counts as missing, so that all entries are sent again. */
function copyIn(record: CopyRecord | undefined): CopyRecord | undefined {
  const { days, cursor }: { readonly days?: unknown; readonly cursor?: unknown } = record ?? {};
  const isOurs =
    Array.isArray(days) &&
    days.every((day) => typeof day === 'string') &&
    (cursor === undefined || typeof cursor === 'string');
  return isOurs ? record : undefined;
}

class DatabaseTables implements Tables {
  readonly #days;
  readonly #copies;
  readonly #tallies;
  readonly #imports;

  constructor(transaction: Transaction) {
    this.#days = transaction.objectStore('days');
    this.#copies = transaction.objectStore('copies');
    this.#tallies = transaction.objectStore('tallies');
    this.#imports = transaction.objectStore('imports');
  }

  day = (person: string, day: string) => this.#days.get([person, day]);
  days = (person: string) => this.#days.getAll(daysOf(person));
  tallies = async (person: string) => {
    const [days, kept] = await Promise.all([
      this.#days.getAllKeys(daysOf(person)),
      this.#tallies.getAll(daysOf(person)),
    ]);
    const known = new Map(kept.filter(isTally).map((tally) => [tally.day, tally]));
    const count = async (day: string) => tallyOf((await this.#days.get([person, day])) as DayRecord);
    return {
      tallies: await Promise.all(days.map(async ([, day]) => known.get(day) ?? count(day))),
      // Days that have changed, or whose tally has another format.
      uncounted: days.flatMap(([, day]) => (known.has(day) ? [] : day)),
    };
  };
  people = async (day: string) =>
    (await this.#days.getAllKeys()).filter(([, other]) => other === day).map(([person]) => person);
  putDay = (record: DayRecord) =>
    Promise.all([this.#days.put(record), this.#tallies.delete([record.person, record.day])]);
  deleteDay = (person: string, day: string) =>
    Promise.all([this.#days.delete([person, day]), this.#tallies.delete([person, day])]);
  putTallies = (person: string, days: readonly string[]) =>
    Promise.all(
      days.map(async (day) => {
        const record = await this.#days.get([person, day]);
        if (record) await this.#tallies.put({ person, ...tallyOf(record) });
      }),
    );
  copy = async (person: string) => copyIn(await this.#copies.get(person));
  putCopy = (record: CopyRecord) => this.#copies.put(record);
  deleteCopyRecord = (person: string) => this.#copies.delete(person);
  begunImport = () => this.#imports.get('begun');
  putBegunImport = (begun: BegunImport) => this.#imports.put(begun);
  deleteBegunImport = () => this.#imports.delete('begun');
}

class DatabaseStore implements JournalStore {
  readonly isPersistent = true;
  readonly #database: Database<Schema>;

  constructor(database: Database<Schema>) {
    this.#database = database;
  }

  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T> {
    // `ReadTables` has no methods that write.
    return this.#database.run('readonly', (transaction) =>
      act(new DatabaseTables(transaction as unknown as Transaction)),
    );
  }

  change<T>(act: (tables: Tables) => Promise<T>): Promise<T> {
    return this.#database.run('readwrite', (transaction) => act(new DatabaseTables(transaction)), {
      durability: 'strict',
    });
  }
}

/**
 * Upgrades to version 4. Every existing mood gets `when: 'after'`. An earlier version dropped the field `play` of moods
 * from other devices. The upgrade therefore deletes the cursors, so that the next sync reads the copies again. Of two
 * versions of a mood the one with `play` stays.
 */
async function sayWhen(
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): Promise<void> {
  const days = transaction.objectStore('days');
  for (let cursor = await days.openCursor(); cursor; cursor = await cursor.continue()) {
    const record = withWhen(cursor.value);
    if (record !== cursor.value) await cursor.update(record);
  }
  const copies = transaction.objectStore('copies');
  for (let cursor = await copies.openCursor(); cursor; cursor = await cursor.continue()) {
    const { cursor: _, ...record } = cursor.value;
    await cursor.update(record);
  }
}

const openDatabase = (): Database<Schema> =>
  new Database({
    name: DATABASE_NAME,
    version: VERSION,
    stores: STORES,
    upgrade(opened, from, transaction) {
      // The stores of an older version stay. In a day without `sent`, no entry counts as sent.
      const has = (store: (typeof STORES)[number]) => opened.objectStoreNames.contains(store);
      if (!has('days')) opened.createObjectStore('days', { keyPath: ['person', 'day'] });
      if (!has('copies')) opened.createObjectStore('copies', { keyPath: 'person' });
      if (!has('tallies')) opened.createObjectStore('tallies', { keyPath: ['person', 'day'] });
      if (!has('imports')) opened.createObjectStore('imports', { keyPath: 'id' });
      if (from > 0 && from < 4) void sayWhen(transaction);
    },
  });

/**
 * Opens the store. May return a temporary store (see {@link JournalStore.isPersistent}).
 * @throws SilentDatabase. A temporary store would then hide a journal that exists.
 */
export async function openStore(): Promise<JournalStore> {
  try {
    const database = openDatabase();
    await database.open();
    return new DatabaseStore(database);
  } catch (error) {
    if (error instanceof SilentDatabase) throw error;
    console.warn('The journal cannot be kept on this device', error);
    return new MemoryStore();
  }
}
