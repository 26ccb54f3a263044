/** The tables of the journal's store, and the interface to read and change them. */
import type { DayTally } from '../../domain/analytics/tally';
import type { DayRecord } from './journal-day';

/** Notes about the copy of a person's journal. */
export interface CopyRecord {
  readonly person: string;
  /** Cursor up to which the copy was read; missing before the first answer. */
  readonly cursor?: string;
  /**
   * Cursor up to which changes and removals were merged too. A value other than {@link cursor} means that an earlier
   * version of the app, which ignores them, has read the copy.
   */
  readonly revised?: string;
  /** Days that may hold unsent entries. */
  readonly days: readonly string[];
}

/**
 * The tally of a day, so that figures cost time per day, not per entry. A change of the day deletes it; the next reader
 * of figures makes it again.
 */
export interface TallyRecord extends DayTally {
  readonly person: string;
}

/** An import that has begun. The next start of the app completes it after an interruption. */
export interface BegunImport {
  readonly id: 'begun';
  /** The plan, which was validated when the import began. */
  readonly plan: unknown;
}

interface Tallied {
  readonly tallies: readonly DayTally[];
  /** Days without a stored tally, counted by this call. */
  readonly uncounted: readonly string[];
}

/** Reads within one transaction. */
export interface ReadTables {
  day(person: string, day: string): Promise<DayRecord | undefined>;
  /** Returns every day of a person, in order. */
  days(person: string): Promise<DayRecord[]>;
  /** Returns the tally of every day of a person, in order. */
  tallies(person: string): Promise<Tallied>;
  /** Returns the people who have a record of a day. */
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
  /** False when the store ends with the page. */
  readonly isPersistent: boolean;
  /** Reads one consistent state. */
  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T>;
  /** Reads and writes atomically, isolated from other changes. */
  change<T>(act: (tables: Tables) => Promise<T>): Promise<T>;
}
