/**
 * The garden on this device, in a database of its own: whatever happens to it never touches the journal. Every mark is
 * a record, so a stroke costs the same in every garden, and tabs that rake at the same time only add to each other's.
 */
import type { DBSchema } from 'idb';
import { decode, encode } from '../../../machines/games/zen-garden/garden-codec';
import type { Mark } from '../../../machines/games/zen-garden/history';
import { Database } from '../../device/database';

export const GARDEN_DATABASE = 'stillgrove-garden';

/**
 * Marks lie in the order in which they were made, in whatever tab: `at` is ms since 1970, `visit` tells tabs apart, and
 * `count` the marks of one visit.
 */
export type MarkKey = readonly [at: number, visit: number, count: number];

interface StoredMark {
  readonly step: string;
  /** What {@link encode} made of the stroke; null where the sand was smoothed. */
  readonly bytes: ArrayBuffer | null;
}

interface Schema extends DBSchema {
  /** 1: the whole garden under one key. It is taken over when it is first read. */
  garden: { key: string; value: unknown };
  /** 2: every mark. */
  marks: { key: [number, number, number]; value: StoredMark };
  /** What was found in the place of a garden or a mark and could not be read. */
  unreadable: { key: number; value: unknown };
}

const STORES = ['garden', 'marks', 'unreadable'] as const;
const WHOLE = 'strokes';

/** No step has a longer name. */
const LONGEST_STEP = 64;

export interface Loaded {
  /** Every mark, oldest first. */
  readonly marks: readonly (readonly [key: MarkKey, mark: Mark])[];
  /** Whether something could not be read: it was put aside, nothing was thrown away. */
  readonly hadUnreadable: boolean;
  /** Oldest strokes that an older version had stored beyond what a garden holds. */
  readonly leftOut: number;
}

/** What is to be written in one go. */
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
      if (!has('garden')) opened.createObjectStore('garden');
      if (!has('marks')) opened.createObjectStore('marks');
      if (!has('unreadable')) opened.createObjectStore('unreadable', { autoIncrement: true });
    },
  });

  /**
   * @param known marks that need not be read again, by {@link nameOf} their keys
   * @throws what IndexedDB throws when it refuses
   */
  async load(known: ReadonlyMap<string, Mark>): Promise<Loaded> {
    const transaction = await this.#database.begin('readwrite');
    const garden = transaction.objectStore('garden');
    const marks = transaction.objectStore('marks');
    const unreadable = transaction.objectStore('unreadable');
    const loaded: [MarkKey, Mark][] = [];
    let [hadUnreadable, leftOut] = [false, 0];
    const writing: Promise<unknown>[] = [];
    const write = (request: Promise<unknown>) => {
      // Whatever fails here fails the transaction, which is awaited at the end or whose reading throws before.
      request.catch(() => undefined);
      writing.push(request);
    };
    write(transaction.done);
    const putAside = (value: unknown) => {
      hadUnreadable = true;
      write(unreadable.put(value));
    };

    const whole: unknown = await garden.get(WHOLE);
    if (whole !== undefined) {
      const decoded = decode(whole);
      if (decoded.kind === 'garden') {
        leftOut = decoded.leftOut;
        // They lie beneath whatever was made since.
        for (const [count, stroke] of decoded.strokes.entries())
          write(marks.put(toStored({ step: `0.${count}`, stroke }), [0, 0, count]));
      } else {
        console.warn(`The stored garden is ${decoded.kind}`);
        putAside(whole);
      }
      write(garden.delete(WHOLE));
    }

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
    return { marks: loaded, hadUnreadable, leftOut };
  }

  /** @throws what IndexedDB throws when nothing of it could be written */
  async write({ added, removed }: Changes): Promise<void> {
    const transaction = await this.#database.begin('readwrite');
    const marks = transaction.objectStore('marks');
    const writing = [
      ...added.map(([key, mark]) => marks.put(toStored(mark), [...key])),
      ...removed.map((key) => marks.delete([...key])),
    ];
    // Said at once: a page that is being closed will not be there to see the requests succeed.
    transaction.commit();
    await Promise.all([...writing, transaction.done]);
  }

  /**
   * Takes in marks of an export, in their order, in one go: beneath what is there, without those that are there
   * already, or in its place.
   * @throws what IndexedDB throws when nothing of it could be written
   */
  async take(marks: readonly Mark[], how: 'merge' | 'replace'): Promise<void> {
    const transaction = await this.#database.begin('readwrite');
    const store = transaction.objectStore('marks');
    const writing: Promise<unknown>[] = [transaction.done];
    let added = marks.map(toStored);
    let visit = 1;
    if (how === 'replace') writing.push(store.clear(), transaction.objectStore('garden').clear());
    else {
      const keys = (await store.getAllKeys()) as readonly unknown[];
      const there = new Set((await store.getAll()).map(contentOf));
      added = added.filter((mark) => !there.has(contentOf(mark)));
      // Whoever was taken in before lies beneath.
      for (const key of keys) if (isKey(key) && key[0] === 0) visit = Math.max(visit, key[1] + 1);
    }
    writing.push(...added.map((mark, index) => store.put(mark, [0, visit, index])));
    await Promise.all(writing);
  }

  close(): void {
    this.#database.close();
  }
}

/** What tells two marks apart, as text: a step has a name of its own, and each of its strokes its bytes. */
function contentOf({ step, bytes }: StoredMark): string {
  const letters = bytes instanceof ArrayBuffer ? new Uint8Array(bytes).join(' ') : String(bytes);
  return `${step} ${letters}`;
}

export const nameOf = (key: MarkKey): string => JSON.stringify(key);

const isKey = (key: unknown): key is MarkKey =>
  Array.isArray(key) && key.length === 3 && key.every((part) => typeof part === 'number');

const toStored = ({ step, stroke }: Mark): StoredMark => ({ step, bytes: stroke && encode([stroke]) });

/** Takes anything; undefined when it is no mark. */
export function toMark(value: unknown): Mark | undefined {
  const { step, bytes } = (value ?? {}) as { [name in keyof StoredMark]?: unknown };
  if (typeof step !== 'string' || step.length > LONGEST_STEP) return undefined;
  if (bytes === null) return { step, stroke: null };
  const decoded = decode(bytes);
  const [stroke, ...more] = decoded.kind === 'garden' ? decoded.strokes : [];
  return stroke && more.length === 0 ? { step, stroke } : undefined;
}
