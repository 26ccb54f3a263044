/**
 * Wraps one IndexedDB database. Opens it at the first use, closes it when another tab deletes or upgrades it, and
 * reopens it at the next use.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { singleFlight } from '../../domain/single-flight';

export interface DatabaseOptions<TSchema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** All object stores. A database that lacks one of them belongs to another program, and stays unchanged. */
  readonly stores: readonly StoreNames<TSchema>[];
  /** Upgrades an older version, or creates the stores. Some stores may exist already. */
  readonly upgrade: (
    database: IDBPDatabase<TSchema>,
    /** The version before the upgrade; 0 for a new database. */
    from: number,
    /** Transaction of the upgrade. It applies all changes or none. */
    transaction: IDBPTransaction<TSchema, StoreNames<TSchema>[], 'versionchange'>,
  ) => void;
}

/** A transaction over all stores. */
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
   * @throws errors of IndexedDB, or an Error if the database lacks a store
   */
  async open(): Promise<void> {
    await this.#opened();
  }

  /**
   * Begins a transaction over all stores. An idle transaction commits by itself, so the caller must make the first
   * request before awaiting anything else.
   * @throws like {@link open}
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
      // The browser closes the connection without an event when the person clears the storage.
      this.#opened.reset();
      return begin();
    }
  }

  /** Closes the connection after pending transactions. The next use opens a new one. */
  close(): void {
    const opened = this.#opened.peek();
    this.#opened.reset();
    // A connection that failed to open needs no close, and its caller has received the error.
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async #open(): Promise<IDBPDatabase<TSchema>> {
    const { name, version, stores, upgrade } = this.#options;
    const database = await openDB<TSchema>(name, version, {
      upgrade: (opened, from, _to, transaction) => upgrade(opened, from, transaction),
      // Another tab wants to delete or upgrade the database, and an open connection would block it.
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
