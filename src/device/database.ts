/**
 * One IndexedDB database for the journal, gardens, drafts and interrupted sessions. It opens at the first use, closes
 * when another tab deletes or upgrades it, and reopens at the next use.
 */
import { deleteDB, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { createSingleFlight } from '../../domain/single-flight';
import { migrateBetaGarden } from './from-the-beta';
import { MemoryDatabase } from './memory-database';
import {
  type Database,
  JOURNAL_TABLES,
  KEY_PATHS,
  type Key,
  type ReadTables,
  TABLE_NAMES,
  type Table,
  type TableName,
  type Tables,
  tablesFrom,
} from './tables';
import { withTimeout } from './with-timeout';

export const DATABASE_NAME = 'stillgrove';
const VERSION = 5;

/** Time without any answer of the database, after which its callers stop waiting, ms. */
export const DATABASE_TIMEOUT_MS = 4000;

/** The database has not answered in time. The browser may have suspended a tab, and a later call may succeed. */
export class DatabaseTimeoutError extends Error {
  constructor() {
    super('The database does not answer');
  }
}

/** A database cannot be deleted, because another tab holds it open. */
export class DeletionBlockedError extends Error {}

/** The browser may still carry out a rejected deletion. @throws DeletionBlockedError, DatabaseTimeoutError, errors of IndexedDB */
export async function deleteDatabase(name = DATABASE_NAME): Promise<void> {
  let isBlocked = false;
  const deleting = deleteDB(name, {
    blocked: () => {
      isBlocked = true;
    },
  });
  try {
    await withTimeout(deleting, DATABASE_TIMEOUT_MS, new DatabaseTimeoutError());
  } catch (error) {
    throw isBlocked ? new DeletionBlockedError(`Another tab holds ${name} open`) : error;
  }
}

type Transaction = IDBPTransaction<unknown, string[], IDBTransactionMode>;

const startingWith = (first: string | undefined): IDBKeyRange | undefined =>
  first === undefined ? undefined : IDBKeyRange.bound([first], [first, []]);

type ObjectStore = IDBPObjectStore<unknown, string[], string, 'readwrite'>;

class StoreTable implements Table<unknown> {
  readonly #store: ObjectStore;

  constructor(store: unknown) {
    // A transaction that only reads hands out `ReadTables`.
    this.#store = store as ObjectStore;
  }

  get = (key: Key): Promise<unknown> => this.#store.get(key as IDBValidKey);
  getAll = (first?: string): Promise<unknown[]> => this.#store.getAll(startingWith(first));
  getAllKeys = (first?: string) => this.#store.getAllKeys(startingWith(first)) as Promise<Key[]>;
  put = (record: unknown) => this.#store.put(record);
  delete = (key: Key) => this.#store.delete(key as IDBValidKey);
  clear = (first?: string) => {
    const range = startingWith(first);
    return range ? this.#store.delete(range) : this.#store.clear();
  };
}

class IndexedDatabase implements Database {
  readonly isPersistent = true;
  readonly #opened = createSingleFlight(() => this.#open());

  /** @throws DatabaseTimeoutError, errors of IndexedDB, or an Error if the database is another program's */
  async open(): Promise<void> {
    await this.#opened();
  }

  read<T>(act: (tables: ReadTables) => Promise<T>, names = JOURNAL_TABLES): Promise<T> {
    return this.#run('readonly', names, act);
  }

  change<T>(act: (tables: Tables) => Promise<T>, names = JOURNAL_TABLES): Promise<T> {
    return this.#run('readwrite', names, act);
  }

  async write(act: (tables: Tables) => Promise<unknown>, names = JOURNAL_TABLES): Promise<void> {
    await this.#run('readwrite', names, (tables, transaction) => {
      const writing = act(tables);
      transaction.commit();
      return writing;
    });
  }

  async #run<T>(
    mode: 'readonly' | 'readwrite',
    names: readonly TableName[],
    act: (tables: Tables, transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.#begin(mode, names);
    // The other tables are not part of the transaction.
    const tables = tablesFrom(
      (name) => new StoreTable(names.includes(name) ? transaction.objectStore(name) : undefined),
    );
    const acting = act(tables, transaction).catch((error: unknown) => {
      undo(transaction);
      throw error;
    });
    // Awaits both, because the transaction can still fail after `act` has succeeded.
    const done = Promise.all([acting, transaction.done]).then(([result]) => result);
    return unlessSilent(transaction as WatchedTransaction, done, () => this.#close());
  }

  async #begin(mode: 'readonly' | 'readwrite', names: readonly TableName[]): Promise<Transaction> {
    const begin = async () => {
      const database = await this.#opened();
      return database.transaction<string[], IDBTransactionMode>([...names], mode, {
        durability: mode === 'readonly' ? 'default' : 'strict',
      });
    };
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      // The browser closes the connection without an event when the person clears the storage.
      this.#opened.reset();
      return begin();
    }
  }

  /** Closes the connection after pending transactions. The next use opens a new one. */
  #close(): void {
    const opened = this.#opened.peek();
    this.#opened.reset();
    // A connection that failed to open needs no close, and its caller has received the error.
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async #open(): Promise<IDBPDatabase> {
    const opening = openDB(DATABASE_NAME, VERSION, {
      upgrade(opened) {
        const isOurs = (name: string) => TABLE_NAMES.some((ours) => ours === name);
        for (const name of [...opened.objectStoreNames]) if (!isOurs(name)) opened.deleteObjectStore(name);
        for (const name of TABLE_NAMES) {
          const keyPath = KEY_PATHS[name] as string | string[];
          if (!opened.objectStoreNames.contains(name)) opened.createObjectStore(name, { keyPath });
        }
      },
      // Another tab wants to delete or upgrade the database, and an open connection would block it.
      blocking: (_current, _blocked, event) => {
        this.#opened.reset();
        (event.target as IDBDatabase).close();
      },
      terminated: () => this.#opened.reset(),
    });
    const database = await withTimeout(opening, DATABASE_TIMEOUT_MS, new DatabaseTimeoutError()).catch(
      (error: unknown) => {
        // A connection that opens late has no user.
        opening.then(
          (late) => late.close(),
          () => undefined,
        );
        throw error;
      },
    );
    const missing = TABLE_NAMES.find((name) => !database.objectStoreNames.contains(name));
    if (missing === undefined) return database;
    database.close();
    throw new Error(`The database has no ${missing}`);
  }
}

type WatchedTransaction = Pick<IDBTransaction, 'abort' | 'addEventListener'>;

/** Every answer of the database restarts the time limit, so that long work on a slow device may go on. */
function unlessSilent<T>(
  transaction: WatchedTransaction,
  work: Promise<T>,
  onSilence: () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        undo(transaction);
        onSilence();
        reject(new DatabaseTimeoutError());
      }, DATABASE_TIMEOUT_MS);
    };
    wait();
    // Answers do not bubble, but a transaction captures those of its requests.
    transaction.addEventListener('success', wait, true);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function undo(transaction: Pick<IDBTransaction, 'abort'>): void {
  try {
    transaction.abort();
  } catch {
    // The browser has rolled back already.
  }
}

/** Opens the database, or one for this visit if the browser refuses IndexedDB. @throws DatabaseTimeoutError */
export async function openDatabase(): Promise<Database> {
  try {
    const database = new IndexedDatabase();
    await database.open();
    await migrateBetaGarden(database, { openDB, deleteDB });
    return database;
  } catch (error) {
    // A temporary database would hide data that exists.
    if (error instanceof DatabaseTimeoutError) throw error;
    console.warn('Nothing can be stored on this device', error);
    return new MemoryDatabase();
  }
}
