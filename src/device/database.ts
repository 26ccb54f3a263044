/**
 * One IndexedDB database as the rest of the house uses it: opened at the first use, given up when another tab wants to
 * delete or upgrade it, and opened anew at the next use, whoever closed it.
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { singleFlight } from '../../domain/single-flight';

export interface DatabaseOptions<TSchema extends DBSchema> {
  readonly name: string;
  readonly version: number;
  /** All of them. A database that lacks one is not ours, and is left as it is. */
  readonly stores: readonly StoreNames<TSchema>[];
  /** Brings an older version, or none, up to date. It may find any of the stores there already. */
  readonly upgrade: (database: IDBPDatabase<TSchema>) => void;
}

/** Over which stores, and whether something may be written. */
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

  /** Opens it ahead of the first use. @throws what IndexedDB throws when it refuses */
  async open(): Promise<void> {
    await this.#opened();
  }

  /**
   * Begins a transaction over all stores. It ends by itself once nothing is asked of it any more, so its first request
   * must be made without waiting for anything else.
   * @throws what IndexedDB throws when it refuses
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
      // Our connection was closed without a word, as when the person clears the storage below us.
      this.#opened.reset();
      return begin();
    }
  }

  /** Closes the connection, if there is one, once what was begun has ended; the next use opens another. */
  close(): void {
    const opened = this.#opened.peek();
    this.#opened.reset();
    // One that never opened has nothing to be closed, and whoever opened it was told why.
    opened?.then(
      (database) => database.close(),
      () => undefined,
    );
  }

  async #open(): Promise<IDBPDatabase<TSchema>> {
    const { name, version, stores, upgrade } = this.#options;
    const database = await openDB<TSchema>(name, version, {
      upgrade,
      // Another tab deletes it, or a newer version there upgrades it: this one would only be in its way.
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

/** @throws what IndexedDB throws when it refuses */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
