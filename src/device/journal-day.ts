/** One day of the journal: pure functions, independent of the storage. */
import { type DayTally, tallyDay } from '../../domain/analytics/tally';
import {
  isRemoval,
  type JournalEntry,
  journalEntrySchema,
  type MoodEntry,
  newerVersion,
  type Removal,
  removalSchema,
} from '../../domain/journal';
import type { DayRecord } from './tables';

/** A version of an entry in stored form. */
export type StoredVersion = JournalEntry | Removal;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;

const entryIn = (value: unknown): JournalEntry | undefined => journalEntrySchema.safeParse(value).data;
const removalIn = (value: unknown): Removal | undefined => removalSchema.safeParse(value).data;

export const removedIn = (record: DayRecord): Removal[] =>
  listOf(record.removed).flatMap((value) => removalIn(value) ?? []);

/** Ignores other values with a warning. */
export const entriesIn = (record: DayRecord): JournalEntry[] =>
  listOf(record.entries).flatMap((value) => {
    const entry = entryIn(value);
    if (!entry) console.warn('The journal contains an invalid entry');
    return entry ?? [];
  });

export const versionsIn = (record: DayRecord): StoredVersion[] => [
  ...entriesIn(record),
  ...removedIn(record),
];

/** Validates only moods, because a journal may hold years of other entries. */
export const moodsIn = (record: DayRecord): MoodEntry[] =>
  listOf(record.entries).flatMap((value) => {
    if ((value as Partial<MoodEntry> | null)?.kind !== 'mood') return [];
    const entry = entryIn(value);
    return entry?.kind === 'mood' ? entry : [];
  });

/** Ignores entries of another day, and other values. */
export const tallyOf = ({ day, entries }: DayRecord): DayTally =>
  tallyDay(
    day,
    listOf(entries).flatMap((value) => {
      const entry = entryIn(value);
      return entry?.day === day ? entry : [];
    }),
  );

/** Returns the day with these versions only, and with foreign values; undefined when nothing is left. */
export function filterDayVersions(
  record: DayRecord,
  isLeft: (version: StoredVersion) => boolean,
): DayRecord | undefined {
  const { person, day } = record;
  const entries = listOf(record.entries).filter((value) => {
    const entry = entryIn(value);
    return !entry || isLeft(entry);
  });
  const removed = removedIn(record).filter(isLeft);
  if (entries.length === 0 && removed.length === 0) return undefined;
  return { person, day, entries, ...(removed.length > 0 && { removed }) };
}

export function versionIn(record: DayRecord | undefined, id: string): StoredVersion | undefined {
  const isIt = (value: unknown) => idOf(value) === id;
  return entryIn(listOf(record?.entries).find(isIt)) ?? removalIn(listOf(record?.removed).find(isIt));
}

/** Puts one version of an entry into its day. The newer version stays, regardless of the order of arrival. */
function put(record: DayRecord, come: StoredVersion): DayRecord {
  const there = versionIn(record, come.id);
  if (there && newerVersion(there, come) === there) return record;
  const others = (list: unknown) => listOf(list).filter((value) => idOf(value) !== come.id);
  const removed = [...others(record.removed), ...(isRemoval(come) ? [come] : [])];
  return {
    person: record.person,
    day: record.day,
    entries: [...others(record.entries), ...(isRemoval(come) ? [] : [come])],
    ...(removed.length > 0 && { removed }),
  };
}

/** Merges versions into a day's record. Returns the same record when they change nothing. */
export const mergeIntoDayRecord = (
  record: DayRecord | undefined,
  person: string,
  day: string,
  versions: readonly StoredVersion[],
): DayRecord =>
  versions.reduce<DayRecord>(
    (so, version) => put(so, isRemoval(version) ? version : { ...version, person }),
    record ?? { person, day, entries: [] },
  );
