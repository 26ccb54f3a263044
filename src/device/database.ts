/**
 * Wrapper of one IndexedDB database: opens it at the first use, closes it when another tab deletes or upgrades it, and
 * reopens it at the next use.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { singleFlight } from '../../domain/single-flight';

export interface DatabaseOptions<TSchema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** All object stores. A database without one of them is not ours, and is left unchanged. */
  readonly stores: readonly StoreNames<TSchema>[];
  /** Upgrades from an older version, or from none. Stores may exist already. */
  readonly upgrade: (
    database: IDBPDatabase<TSchema>,
    /** Old version; 0 for a new database. */
    from: number,
    /** The upgrade's transaction: all or nothing. */
    transaction: IDBPTransaction<TSchema, StoreNames<TSchema>[], 'versionchange'>,
  ) => void;
}

/** Stores of a transaction, and its mode. */
type Begun<TSchema extends DBSchema, TMode extends IDBTransactionMode> = IDBPTransaction<
  TSchema,
  StoreNames<TSchema>[],
  TMode
>;

export class Database<TSchema extends DBSchema> {
  readonly #options: DatabaseOptions<TSchema>;
  readonly #opened = singleFlight(() => this.#open());

  constructor(options: DatabaseOptions<TSchema>) {
    this.#options = options;
  }

  /**
   * Opens the database before its first use.
   * @throws errors of IndexedDB
   */
  async open(): Promise<void> {
    await this.#opened();
  }

  /**
   * Begins a transaction over all stores. An idle transaction commits by itself, so its first request must be made
   * without an await before it.
   * @throws errors of IndexedDB
   */
  async begin<TMode extends 'readonly' | 'readwrite'>(
    mode: TMode,
    options?: IDBTransactionOptions,
  ): Promise<Begun<TSchema, TMode>> {
    const begin = async () => (await this.#opened()).transaction([...this.#options.stores], mode, options);
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      // The connection was closed without an event, as when the person clears the storage.
      this.#opened.reset();
      return begin();
    }
  }

  /** Closes the connection after pending transactions; the next use opens another. */
  close(): void {
    const opened = this.#opened.peek();
    this.#opened.reset();
    // A connection that never opened needs no close, and its caller has received the error.
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async #open(): Promise<IDBPDatabase<TSchema>> {
    const { name, version, stores, upgrade } = this.#options;
    const database = await openDB<TSchema>(name, version, {
      upgrade: (opened, from, _to, transaction) => upgrade(opened, from, transaction),
      // Another tab wants to delete or upgrade the database. An open connection would block it.
      blocking: (_current, _blocked, event) => {
        this.#opened.reset();
        (event.target as IDBDatabase).close();
      },
      terminated: () => this.#opened.reset(),
    });
    const missing = stores.find((store) => !database.objectStoreNames.contains(store));
    if (missing === undefined) return database;
    database.close();
    throw new Error(`The database ${name} has no ${missing}`);
  }
}

/**
 * Deletes a database.
 * @throws errors of IndexedDB
 */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
