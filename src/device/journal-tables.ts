/** What can be asked of the place where the journal is stored, and what lies there. */
import type { DayTally } from '../../domain/analytics/tally';
import type { DayRecord } from './journal-day';

/** Of a person whose journal is copied. */
export interface CopyRecord {
  readonly person: string;
  /** Up to where the copy's changes were taken in; missing before the first. */
  readonly cursor?: string;
  /** The days that may hold something to be sent. */
  readonly days: readonly string[];
}

/**
 * What a day comes to, so that figures cost days, not entries. It goes when its day changes, and is made when somebody
 * asks for figures: writing an entry counts nothing.
 */
export interface TallyRecord extends DayTally {
  readonly person: string;
}

/** An import that has begun: it is brought to its end, whatever came in between. */
export interface BegunImport {
  readonly id: 'begun';
  /** What is to be done, checked when it began. */
  readonly plan: unknown;
}

interface Tallied {
  readonly tallies: readonly DayTally[];
  /** The days among them that were counted only now. */
  readonly uncounted: readonly string[];
}

/** What can be read within one transaction. */
export interface ReadTables {
  day(person: string, day: string): Promise<DayRecord | undefined>;
  /** Every day of a person, in order. */
  days(person: string): Promise<DayRecord[]>;
  /** What every day of a person comes to, in order. */
  tallies(person: string): Promise<Tallied>;
  /** Who has a record of a day. */
  people(day: string): Promise<string[]>;
  copy(person: string): Promise<CopyRecord | undefined>;
  begunImport(): Promise<BegunImport | undefined>;
}

/** What can be done within one transaction. */
export interface Tables extends ReadTables {
  putDay(record: DayRecord): Promise<unknown>;
  deleteDay(person: string, day: string): Promise<unknown>;
  /** Counts days as they are now, for the next who asks. */
  putTallies(person: string, days: readonly string[]): Promise<unknown>;
  putCopy(record: CopyRecord): Promise<unknown>;
  deleteCopyRecord(person: string): Promise<unknown>;
  putBegunImport(begun: BegunImport): Promise<unknown>;
  deleteBegunImport(): Promise<unknown>;
}

export interface JournalStore {
  /** False when all of it is gone once the page is closed. */
  readonly isPersistent: boolean;
  /** Reads what is there at one moment. */
  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T>;
  /** Reads and writes as one: all of it happens or nothing does, and no other change comes in between. */
  change<T>(act: (tables: Tables) => Promise<T>): Promise<T>;
}
