/** The tables of the journal's store, and the interface that reads and changes them. */
import type { DayTally } from '../../domain/analytics/tally';
import type { DayRecord } from './journal-day';

/** State of sync between one person's journal and its copy on the server. */
export interface CopyRecord {
  readonly person: string;
  /** Cursor up to which the device has read the copy; missing before the server's first response. */
  readonly cursor?: string;
  /**
   * Cursor up to which the device has also merged changes and removals. An earlier version of the app ignores changes
   * and removals, and advances only {@link cursor}. The two cursors then differ.
   */
  readonly revised?: string;
  /** Days that may have unsent entries. */
  readonly days: readonly string[];
}

/**
 * The tally of a day, so that the cost of figures depends on the number of days, not of entries. A change of the day
 * deletes its tally, and the next reader of figures computes it again.
 */
export interface TallyRecord extends DayTally {
  readonly person: string;
}

/** A started import. After an interruption the next start of the app completes it. */
export interface BegunImport {
  readonly id: 'begun';
  /** The plan. It was validated when the import started. */
  readonly plan: unknown;
}

interface Tallied {
  readonly tallies: readonly DayTally[];
  /** Days without a stored tally, which this call has counted. */
  readonly uncounted: readonly string[];
}

/** Reads within one transaction. */
export interface ReadTables {
  day(person: string, day: string): Promise<DayRecord | undefined>;
  /** Returns every day of a person, in order. */
  days(person: string): Promise<DayRecord[]>;
  /** Returns the tally of every day of a person, in order. */
  tallies(person: string): Promise<Tallied>;
  /** Returns the people who have a record of this day. */
  people(day: string): Promise<string[]>;
  copy(person: string): Promise<CopyRecord | undefined>;
  begunImport(): Promise<BegunImport | undefined>;
}

/** Reads and writes within one transaction. */
export interface Tables extends ReadTables {
  putDay(record: DayRecord): Promise<unknown>;
  deleteDay(person: string, day: string): Promise<unknown>;
  /** Stores the tallies of days. */
  putTallies(person: string, days: readonly string[]): Promise<unknown>;
  putCopy(record: CopyRecord): Promise<unknown>;
  deleteCopyRecord(person: string): Promise<unknown>;
  putBegunImport(begun: BegunImport): Promise<unknown>;
  deleteBegunImport(): Promise<unknown>;
}

export interface JournalStore {
  /** False for a store that exists only until the page closes. */
  readonly isPersistent: boolean;
  /**
   * Reads one consistent state.
   * @throws SilentDatabase, and errors of IndexedDB
   */
  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T>;
  /**
   * Reads and writes atomically, isolated from other changes.
   * @throws like {@link read}, for example on a full disk
   */
  change<T>(act: (tables: Tables) => Promise<T>): Promise<T>;
}
