/**
 * The garden on this device. It has a separate database, so that a defect in it cannot harm the journal. Every mark (a
 * stroke, or a smoothing of all sand) has its own record. The cost of a stroke therefore does not grow with the garden,
 * and two tabs never write the same record.
 */
import type { DBSchema, IDBPTransaction, StoreNames } from 'idb';
import { decode, encode } from '../../../machines/games/zen-garden/garden-codec';
import type { Mark } from '../../../machines/games/zen-garden/history';
import { Database } from '../../device/database';

export const GARDEN_DATABASE = 'stillgrove-garden';

/**
 * Key that orders marks by time across tabs: `at` is in ms since 1970, `visit` identifies the tab, and `count` the
 * mark within the visit.
 */
export type MarkKey = readonly [at: number, visit: number, count: number];

interface StoredMark {
  readonly step: string;
  /** The stroke's bytes from {@link encode}; null for a smoothing of all sand. */
  readonly bytes: ArrayBuffer | null;
}

interface Schema extends DBSchema {
  marks: { key: [number, number, number]; value: StoredMark };
  /** Unreadable values that were found instead of a mark. */
  unreadable: { key: number; value: unknown };
}

type Transaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>;

const STORES = ['marks', 'unreadable'] as const;

/** Maximum length of a step's key, characters. */
const LONGEST_STEP = 64;

export interface Loaded {
  /** Every mark, oldest first. */
  readonly marks: readonly (readonly [key: MarkKey, mark: Mark])[];
  /** Whether an unreadable value was set aside. No value was deleted. */
  readonly hadUnreadable: boolean;
}

/** Changes to write in one transaction. */
export interface Changes {
  readonly added: readonly (readonly [key: MarkKey, mark: Mark])[];
  readonly removed: readonly MarkKey[];
}

export class GardenStore {
  readonly #database = new Database<Schema>({
    name: GARDEN_DATABASE,
    version: 2,
    stores: STORES,
    upgrade(opened) {
      const has = (store: (typeof STORES)[number]) => opened.objectStoreNames.contains(store);
      if (!has('marks')) opened.createObjectStore('marks');
      if (!has('unreadable')) opened.createObjectStore('unreadable', { autoIncrement: true });
    },
  });

  /**
   * Reads all marks. Moves unreadable values to the store `unreadable`.
   * @param known marks that are in memory already, by the {@link nameOf} of their keys
   * @throws SilentDatabase, and errors of IndexedDB
   */
  load(known: ReadonlyMap<string, Mark>): Promise<Loaded> {
    return this.#database.run('readwrite', (transaction) => this.#load(transaction, known));
  }

  async #load(transaction: Transaction, known: ReadonlyMap<string, Mark>): Promise<Loaded> {
    const marks = transaction.objectStore('marks');
    const unreadable = transaction.objectStore('unreadable');
    const loaded: [MarkKey, Mark][] = [];
    let hadUnreadable = false;
    const writing: Promise<unknown>[] = [];
    const write = (request: Promise<unknown>) => {
      // A failed request also fails the transaction.
      request.catch(() => undefined);
      writing.push(request);
    };
    const putAside = (value: unknown) => {
      hadUnreadable = true;
      write(unreadable.put(value));
    };

    const keys = await marks.getAllKeys();
    const isAllKnown = keys.every((key) => known.has(nameOf(key)));
    const values: readonly unknown[] = isAllKnown ? [] : await marks.getAll();
    for (const [index, key] of keys.entries()) {
      const mark = known.get(nameOf(key)) ?? (isKey(key) ? toMark(values[index]) : undefined);
      if (mark) {
        loaded.push([key, mark]);
      } else {
        console.warn('A stored mark of the garden cannot be read');
        putAside(values[index]);
        write(marks.delete(key));
      }
    }
    await Promise.all(writing);
    return { marks: loaded, hadUnreadable };
  }

  /**
   * Writes all changes or none.
   * @throws SilentDatabase, and errors of IndexedDB
   */
  async write({ added, removed }: Changes): Promise<void> {
    await this.#database.run('readwrite', (transaction) => {
      const marks = transaction.objectStore('marks');
      const writing = [
        ...added.map(([key, mark]) => marks.put(toStored(mark), [...key])),
        ...removed.map((key) => marks.delete([...key])),
      ];
      // Commits without waiting for the requests, because a closing page would not see them succeed.
      transaction.commit();
      return Promise.all(writing);
    });
  }

  /**
   * Imports marks in order, in one transaction. A replacement deletes the existing garden first. A merge skips marks
   * that already exist. It places the new ones after earlier imports and before marks made on this device.
   * @throws errors of IndexedDB, and writes nothing
   */
  async take(marks: readonly Mark[], how: 'merge' | 'replace'): Promise<void> {
    await this.#database.run('readwrite', async (transaction) => {
      const store = transaction.objectStore('marks');
      const writing: Promise<unknown>[] = [];
      let added = marks.map(toStored);
      let visit = 1;
      if (how === 'replace') writing.push(store.clear());
      else {
        const keys = (await store.getAllKeys()) as readonly unknown[];
        const there = new Set((await store.getAll()).map(contentOf));
        added = added.filter((mark) => !there.has(contentOf(mark)));
        // Marks of an earlier import precede these.
        for (const key of keys) if (isKey(key) && key[0] === 0) visit = Math.max(visit, key[1] + 1);
      }
      writing.push(...added.map((mark, index) => store.put(mark, [0, visit, index])));
      await Promise.all(writing);
    });
  }

  close(): void {
    this.#database.close();
  }
}

/** Returns the identity of a mark as text: the key of its step, and the bytes of its stroke. */
function contentOf({ step, bytes }: StoredMark): string {
  const letters = bytes instanceof ArrayBuffer ? new Uint8Array(bytes).join(' ') : String(bytes);
  return `${step} ${letters}`;
}

export const nameOf = (key: MarkKey): string => JSON.stringify(key);

const isKey = (key: unknown): key is MarkKey =>
  Array.isArray(key) && key.length === 3 && key.every((part) => typeof part === 'number');

const toStored = ({ step, stroke }: Mark): StoredMark => ({ step, bytes: stroke && encode(stroke) });

/** Parses unknown data. Returns undefined when the data is not a mark. */
export function toMark(value: unknown): Mark | undefined {
  const { step, bytes } = (value ?? {}) as { [name in keyof StoredMark]?: unknown };
  if (typeof step !== 'string' || step.length > LONGEST_STEP) return undefined;
  if (bytes === null) return { step, stroke: null };
  const stroke = decode(bytes);
  return stroke && { step, stroke };
}
