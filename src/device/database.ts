/**
 * Wraps one IndexedDB database. Opens it at the first use, closes it when another tab deletes or upgrades it, and
 * reopens it at the next use.
 */
import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import { singleFlight } from '../../domain/single-flight';
import { inTime } from './in-time';

/** Time without any answer of a database, after which its callers stop waiting, ms. */
export const SILENCE_MS = 4000;

/**
 * A database has not answered for {@link SILENCE_MS}. The browser may have suspended this tab or another one. The
 * database may answer a later call.
 */
export class SilentDatabase extends Error {
  constructor() {
    super('The database does not answer');
  }
}

/** A database cannot be deleted, because another tab keeps it open. */
export class BlockedDeletion extends Error {}

/**
 * Deletes a database. The browser may carry out a deletion that was rejected later.
 * @throws BlockedDeletion, SilentDatabase, or the error of IndexedDB
 */
export async function deleteDatabase(name: string): Promise<void> {
  let isBlocked = false;
  const deleting = deleteDB(name, {
    blocked: () => {
      isBlocked = true;
    },
  });
  try {
    await inTime(deleting, SILENCE_MS, new SilentDatabase());
  } catch (error) {
    throw isBlocked ? new BlockedDeletion(`Another tab keeps ${name} open`) : error;
  }
}

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
   * @throws SilentDatabase, errors of IndexedDB, or an Error if the database lacks a store
   */
  async open(): Promise<void> {
    await this.#opened();
  }

  /**
   * Runs a function in a transaction over all stores, and commits. An idle transaction commits by itself, so the
   * function must make its first request before awaiting anything else, and may await only requests. If it rejects, the
   * transaction is rolled back.
   * @throws errors of the function and of IndexedDB, and like {@link open}
   */
  async run<TMode extends 'readonly' | 'readwrite', T>(
    mode: TMode,
    act: (transaction: Begun<TSchema, TMode>) => Promise<T>,
    options?: IDBTransactionOptions,
  ): Promise<T> {
    const transaction = await this.#begin(mode, options);
    const acting = act(transaction).catch((error: unknown) => {
      undo(transaction);
      throw error;
    });
    // Awaits both, because the transaction can still fail after `act` has succeeded.
    const done = Promise.all([acting, transaction.done]).then(([result]) => result);
    return unlessSilent(transaction as WatchedTransaction, done, () => this.close());
  }

  async #begin<TMode extends 'readonly' | 'readwrite'>(
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
    const opening = openDB<TSchema>(name, version, {
      upgrade: (opened, from, _to, transaction) => upgrade(opened, from, transaction),
      // Another tab wants to delete or upgrade the database, and an open connection would block it.
      blocking: (_current, _blocked, event) => {
        this.#opened.reset();
        (event.target as IDBDatabase).close();
      },
      terminated: () => this.#opened.reset(),
    });
    const database = await inTime(opening, SILENCE_MS, new SilentDatabase()).catch((error: unknown) => {
      // A connection that opens late has no user.
      opening.then(
        (late) => late.close(),
        () => undefined,
      );
      throw error;
    });
    const missing = stores.find((store) => !database.objectStoreNames.contains(store));
    if (missing === undefined) return database;
    database.close();
    throw new Error(`The database ${name} has no ${missing}`);
  }
}

/** The part of a transaction that {@link unlessSilent} needs. */
type WatchedTransaction = Pick<IDBTransaction, 'abort' | 'addEventListener'>;

/**
 * Returns the result of the work in a transaction. Every answer of the database restarts the time limit, so that long
 * work on a slow device may go on.
 * @param onSilence called before the rejection with {@link SilentDatabase}
 */
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
        reject(new SilentDatabase());
      }, SILENCE_MS);
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
