/**
 * The raked garden on this device, in a database of its own: whatever happens to it never touches the journal. The
 * newest strokes are written a moment after the last one; what cannot be written waits for the next.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { decode, encode, surplus } from '../../machines/games/zen-garden/garden-codec';
import type { Stroke } from '../../machines/games/zen-garden/strokes';
import { singleFlight } from './single-flight';

export const GARDEN_DATABASE = 'stillgrove-garden';
const STORE = 'garden';
/** Under which keys: the garden, and what was found in its place and could not be read. */
const GARDEN = 'strokes';
const SET_ASIDE = 'unreadable';

/** How long after the last stroke the garden is written (ms): a hand that goes on raking writes once. */
const WRITE_AFTER_MS = 400;

/**
 * `unreadable`: what was kept is broken or of another version; it was put aside, nothing was thrown away.
 * `shortened`: the oldest strokes were left out. `not-kept`: this browser keeps nothing, or not now.
 */
export type GardenTrouble = 'unreadable' | 'shortened' | 'not-kept';

interface Timers {
  setTimeout(callback: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

const open = (): Promise<IDBPDatabase> =>
  openDB(GARDEN_DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE);
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

export class GardenKeeper {
  readonly #timers: Timers;
  readonly #onTrouble: (trouble: GardenTrouble) => void;
  readonly #opened = singleFlight(open);
  #waiting: readonly Stroke[] | undefined;
  #timer: number | undefined;
  /** Writes follow one another: an older garden never overtakes a newer one. */
  #writing: Promise<void> = Promise.resolve();
  #hasToldNotKept = false;

  constructor(timers: Timers, onTrouble: (trouble: GardenTrouble) => void) {
    this.#timers = timers;
    this.#onTrouble = onTrouble;
  }

  /** The kept garden; empty when there is none. It never fails. */
  async read(): Promise<readonly Stroke[]> {
    try {
      const database = await this.#opened();
      const kept: unknown = await database.get(STORE, GARDEN);
      if (kept === undefined) return [];
      const garden = decode(kept);
      if (garden.kind === 'garden') {
        if (garden.leftOut > 0) this.#onTrouble('shortened');
        return garden.strokes;
      }
      console.warn(`The kept garden is ${garden.kind}`);
      await database.put(STORE, kept, SET_ASIDE);
      this.#onTrouble('unreadable');
    } catch (error) {
      console.warn('The kept garden could not be read', error);
    }
    return [];
  }

  /** Writes the garden soon. */
  keep(strokes: readonly Stroke[]): void {
    this.#waiting = strokes;
    if (this.#timer !== undefined) this.#timers.clearTimeout(this.#timer);
    this.#timer = this.#timers.setTimeout(() => this.flush(), WRITE_AFTER_MS);
  }

  /** Writes now what waits, if anything does. */
  flush(): void {
    if (this.#timer !== undefined) this.#timers.clearTimeout(this.#timer);
    this.#timer = undefined;
    const strokes = this.#waiting;
    this.#waiting = undefined;
    if (strokes) this.#writing = this.#writing.then(() => this.#write(strokes));
  }

  async #write(strokes: readonly Stroke[]): Promise<void> {
    const tooMany = surplus(strokes);
    try {
      const database = await this.#opened();
      const transaction = database.transaction(STORE, 'readwrite');
      const putting = transaction.store.put(encode(tooMany > 0 ? strokes.slice(tooMany) : strokes), GARDEN);
      // Said at once: a page that is being closed will not be there to see the request succeed.
      transaction.commit();
      await Promise.all([putting, transaction.done]);
      this.#hasToldNotKept = false;
    } catch (error) {
      console.warn('The garden could not be kept', error);
      // The next stroke tries again with all of them.
      if (!this.#hasToldNotKept) this.#onTrouble('not-kept');
      this.#hasToldNotKept = true;
    }
  }
}
