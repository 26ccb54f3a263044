/** What the file of 'Export my data' has besides the journal, and how import and deletion handle it. */
import type { Schema, Stored } from './stored';
import type { ReadTables, Tables } from './tables';

/** `merge` adds new data, and sets a single value only if it is missing. `replace` replaces existing data. */
export type ImportMode = 'merge' | 'replace';

/** One part of the file. A game with stored data has one as the default export of `<slug>.data.ts`. */
export interface DataPart<T = unknown> {
  /** Name of the part in a sentence, such as 'your settings'. */
  readonly words: string;
  readonly schema: Schema<T>;
  /** Returns the data for a file; undefined for none. */
  readonly read: (tables: ReadTables) => Promise<T | undefined>;
  /** Imports data into the database, within the transaction of the whole import. Awaits only its requests. */
  readonly put?: (tables: Tables, data: T, how: ImportMode) => Promise<unknown>;
  /** Imports data into localStorage. Returns whether the device has stored it. */
  readonly store?: (data: T, how: ImportMode) => boolean;
  /** Keys in localStorage. */
  readonly keys?: readonly string[];
}

export type DataParts = Readonly<Record<string, DataPart>>;

/** Gives a part its place among others, whose data are of other types. */
export const defineDataPart = <T>(part: DataPart<T>): DataPart => part as DataPart;

/** Makes the part of a value in localStorage. By default `merge` leaves the stored value. */
export const storedValuePart = <T>(
  words: string,
  stored: Stored<T>,
  merge: (here: NonNullable<T>, taken: NonNullable<T>) => NonNullable<T> = (here) => here,
): DataPart =>
  defineDataPart<NonNullable<T>>({
    words,
    schema: stored.schema as Schema<NonNullable<T>>,
    read: async () => stored.stored ?? undefined,
    store: (data, how) =>
      stored.set(
        how === 'replace' || stored.stored == null ? data : merge(stored.stored as NonNullable<T>, data),
      ),
    keys: stored.keys,
  });
