/** The tables of the database on this device: their records, and how code reads and changes them. */
import type { DayTally } from '../../domain/analytics/tally';
import type { PlayEntry } from '../../domain/journal';
import type { Space } from '../../domain/safe-space';

/** One local day of a person's journal, so that the cost of a read depends on the number of days, not of entries. */
export interface DayRecord {
  readonly person: string;
  /** The person's local day, such as `2026-11-20`. */
  readonly day: string;
  /** Entries. Foreign values may be among them, because other programs can write to the database. */
  readonly entries: readonly unknown[];
  /** Removals of the day, with foreign values as in {@link entries}. */
  readonly removed?: readonly unknown[];
}

/** Figures of a day. A change of the day deletes them, and the next reader of figures computes them again. */
interface TallyRecord extends DayTally {
  readonly person: string;
}

/** How far the device has read the copy of a person's journal on the server. Missing while sync is off. */
interface CursorRecord {
  readonly person: string;
  /** Missing before the server's first response. */
  readonly cursor?: string;
}

/** An entry or a removal whose current version the copy lacks. Only a journal with a copy has such records. */
export interface UnsentRecord {
  readonly person: string;
  readonly id: string;
  readonly day: string;
  /** Whether the copy refused this version. The device does not send it again. */
  readonly isRefused?: boolean;
}

/** `at` (ms since 1970 UTC) orders marks across tabs. `visit` identifies the tab, and `count` the mark in the visit. */
export type GardenMarkKey = readonly [at: number, visit: number, count: number];

/** A mark in the garden: a stroke, or a smoothing of all sand. Two tabs never write the same record. */
export interface GardenMarkRecord {
  readonly key: GardenMarkKey;
  readonly step: string;
  /** The stroke's bytes (`garden-codec.ts`); null for a smoothing of all sand. */
  readonly bytes: ArrayBuffer | null;
}

/** Unsaved changes of the Safe Space in one tab. */
export interface SpaceDraftRecord {
  readonly tab: string;
  readonly space: Space;
}

/** An interrupted session, which can be resumed for a day. */
export interface InterruptedSessionRecord {
  /** Slug of the game. */
  readonly game: string;
  /** Path of the page on which the session was played. */
  readonly address: string;
  /** Time of the interruption, ms since 1970 UTC. */
  readonly leftAt: number;
  /** Journal entry of the session's play; missing if none was recorded. */
  readonly play?: PlayEntry | undefined;
  /** Stored state of the game. Only the game can validate it. */
  readonly state: unknown;
}

/** An unreadable value that was found in place of a game's data, and was set aside. */
interface AsideRecord {
  readonly id: string;
  /** Slug of the game. */
  readonly game: string;
  readonly value: unknown;
}

interface Records {
  days: DayRecord;
  tallies: TallyRecord;
  cursors: CursorRecord;
  unsent: UnsentRecord;
  marks: GardenMarkRecord;
  drafts: SpaceDraftRecord;
  sessions: InterruptedSessionRecord;
  aside: AsideRecord;
}
export type TableName = keyof Records;

/** The fields that make the key of a table's records. */
export const KEY_PATHS: Readonly<Record<TableName, string | readonly string[]>> = {
  days: ['person', 'day'],
  tallies: ['person', 'day'],
  cursors: 'person',
  unsent: ['person', 'id'],
  marks: 'key',
  drafts: 'tab',
  sessions: 'game',
  aside: 'id',
};

export const TABLE_NAMES: readonly TableName[] = Object.keys(KEY_PATHS) as TableName[];

/**
 * The journal's tables, which a transaction has that names no others. A closing page writes a stroke, a draft, a session
 * and the journal at the same time. Transactions that share a table wait for each other, and the page would be gone.
 */
export const JOURNAL_TABLES: readonly TableName[] = ['days', 'tallies', 'cursors', 'unsent'];

/** A record's key: the field in its key path, or a list of them. */
export type Key = string | readonly (string | number)[];

/** A table within one transaction. `first` limits a call to the records whose key starts with it, such as a person. */
interface ReadTable<R> {
  get(key: Key): Promise<R | undefined>;
  /** Returns records in the order of their keys. */
  getAll(first?: string): Promise<R[]>;
  getAllKeys(first?: string): Promise<Key[]>;
}

export interface Table<R> extends ReadTable<R> {
  put(record: R): Promise<unknown>;
  delete(key: Key): Promise<unknown>;
  clear(first?: string): Promise<unknown>;
}

export type ReadTables = { readonly [N in TableName]: ReadTable<Records[N]> };
export type Tables = { readonly [N in TableName]: Table<Records[N]> };

export const tablesFrom = (make: (name: TableName) => Table<unknown>): Tables =>
  Object.fromEntries(TABLE_NAMES.map((name) => [name, make(name)])) as unknown as Tables;

export interface Database {
  /** False for a database that exists only until the page closes. */
  readonly isPersistent: boolean;
  /**
   * Reads one consistent state of the named tables, by default {@link JOURNAL_TABLES}. An idle transaction ends, so
   * `act` must make its first request before it awaits anything else, and may await only requests.
   * @throws DatabaseTimeoutError, and errors of `act` and of IndexedDB
   */
  read<T>(act: (tables: ReadTables) => Promise<T>, names?: readonly TableName[]): Promise<T>;
  /** Reads and writes like {@link read}, isolated from other changes: everything or, if it throws, nothing. */
  change<T>(act: (tables: Tables) => Promise<T>, names?: readonly TableName[]): Promise<T>;
  /**
   * Writes like {@link change}. `act` makes all requests at once, and the commit does not wait for them, because a
   * closing page would not see them succeed.
   */
  write(act: (tables: Tables) => Promise<unknown>, names?: readonly TableName[]): Promise<void>;
}
