/** One day of the journal: pure functions, independent of the storage. */
import { type DayTally, tallyDay } from '../../domain/analytics/tally';
import { type SyncedVersion, toKept } from '../../domain/contract';
import {
  areSameVersion,
  isRemoval,
  type JournalEntry,
  journalEntry,
  type MoodEntry,
  newerVersion,
  type Removal,
  removal,
} from '../../domain/journal';

/** A version of an entry in stored form. */
export type KeptVersion = JournalEntry | Removal;

export interface DayRecord {
  readonly person: string;
  /** The person's local day, such as `2026-11-20`. */
  readonly day: string;
  /** Entries. Foreign values may be among them, because other programs can write to the database. */
  readonly entries: readonly unknown[];
  /** Removals of the day. Earlier versions of the app preserve this field. */
  readonly removed?: readonly unknown[];
  /** Ids of the entries and removals whose current version is in the server's copy of the journal. */
  readonly sent?: readonly string[];
  /** Ids of the entries and removals that the copy refused. */
  readonly refused?: readonly string[];
}

/** Returns an unvalidated field of a record as a list; empty for any other value. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const emptyDay = (person: string, day: string): DayRecord => ({ person, day, entries: [] });

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;

const sentIn = (record: DayRecord): readonly string[] =>
  listOf(record.sent).filter((id) => typeof id === 'string');

/**
 * Returns the ids of versions that the copy refused. The device does not send these versions to this copy again. When
 * the copy is deleted, the versions stay on the device and count as unsent.
 */
const refusedIn = (record: DayRecord): readonly string[] =>
  listOf(record.refused).filter((id) => typeof id === 'string');

const entryIn = (value: unknown): JournalEntry | undefined => {
  const parsed = journalEntry.safeParse(value);
  return parsed.success ? parsed.data : undefined;
};

const removalIn = (value: unknown): Removal | undefined => {
  const parsed = removal.safeParse(value);
  return parsed.success ? parsed.data : undefined;
};

/** Returns the removals of a day and ignores all other values. */
export const removedIn = (record: DayRecord): Removal[] =>
  listOf(record.removed).flatMap((value) => removalIn(value) ?? []);

/**
 * Returns a test for entries that no removal overrules. An earlier version of the app ignores removals, so it may
 * have written a removed entry again.
 */
function standingIn(record: DayRecord): (entry: JournalEntry) => boolean {
  if (!record.removed) return () => true;
  const removed = new Map<string, KeptVersion>(removedIn(record).map((each) => [each.id, each]));
  return (entry) => {
    const there = removed.get(entry.id);
    return !there || newerVersion(there, entry) === entry;
  };
}

/** Returns the entries of a day. Ignores other values with a warning. */
export function entriesIn(record: DayRecord): JournalEntry[] {
  const entries = listOf(record.entries).flatMap((value) => {
    const entry = entryIn(value);
    if (!entry) console.warn('The journal contains an invalid entry');
    return entry ?? [];
  });
  return entries.filter(standingIn(record));
}

/** Returns the moods of a day. Only moods are validated, because a journal may hold years of other entries. */
export function moodsIn(record: DayRecord): MoodEntry[] {
  const isStanding = standingIn(record);
  return listOf(record.entries).flatMap((value) => {
    if ((value as Partial<MoodEntry> | null)?.kind !== 'mood') return [];
    const entry = entryIn(value);
    return entry?.kind === 'mood' && isStanding(entry) ? entry : [];
  });
}

/** Tallies a day. Ignores entries of another day, and other values. */
export function tallyOf(record: DayRecord): DayTally {
  const { day, entries } = record;
  const isStanding = standingIn(record);
  return tallyDay(
    day,
    listOf(entries).flatMap((value) => {
      const entry = entryIn(value);
      return entry?.day === day && isStanding(entry) ? entry : [];
    }),
  );
}

/** Returns the day without its entries and removals; undefined when nothing else is left. */
export function withoutEntries({ person, day, entries }: DayRecord): DayRecord | undefined {
  const rest = listOf(entries).filter((value) => !entryIn(value));
  return rest.length > 0 ? { person, day, entries: rest } : undefined;
}

/** Returns the day's version of an entry. */
export function versionIn(record: DayRecord | undefined, id: string): KeptVersion | undefined {
  const isIt = (value: unknown) => idOf(value) === id;
  const entry = entryIn(listOf(record?.entries).find(isIt));
  const removed = removalIn(listOf(record?.removed).find(isIt));
  return entry && removed ? newerVersion<KeptVersion>(removed, entry) : (entry ?? removed);
}

/** Returns whether a day holds no value. */
export const isEmpty = ({ entries, removed }: DayRecord): boolean =>
  listOf(entries).length === 0 && listOf(removed).length === 0;

/** Returns the entries and removals of a day that are neither sent nor refused. */
export function unsentIn(record: DayRecord): KeptVersion[] {
  const sent = new Set<unknown>([...sentIn(record), ...refusedIn(record)]);
  const entries = listOf(record.entries).flatMap((value) =>
    sent.has(idOf(value)) ? [] : (entryIn(value) ?? []),
  );
  return [...entries.filter(standingIn(record)), ...removedIn(record).filter(({ id }) => !sent.has(id))];
}

/** Puts one version of an entry into its day. The newer version stays, regardless of the order of arrival. */
function put(record: DayRecord, come: KeptVersion): DayRecord {
  const there = versionIn(record, come.id);
  const stays = there ? newerVersion(there, come) : come;
  if (stays === there) return record;
  const others = (list: unknown) => listOf(list).filter((value) => idOf(value) !== come.id);
  const removed = [...others(record.removed), ...(isRemoval(stays) ? [stays] : [])];
  return {
    ...record,
    entries: [...others(record.entries), ...(isRemoval(stays) ? [] : [stays])],
    ...((record.removed || removed.length > 0) && { removed }),
    ...(record.sent && { sent: sentIn(record).filter((id) => id !== come.id) }),
    ...(record.refused && { refused: refusedIn(record).filter((id) => id !== come.id) }),
  };
}

/** Returns the day's record with these versions merged into it. Versions that win the merge are unsent. */
export const withEntries = (
  record: DayRecord | undefined,
  person: string,
  day: string,
  versions: readonly KeptVersion[],
): DayRecord =>
  versions.reduce(
    (so, version) => put(so, isRemoval(version) ? version : { ...version, person }),
    record ? { ...record, entries: listOf(record.entries) } : emptyDay(person, day),
  );

/**
 * Returns the day's record after the copy accepted these versions. Entries that changed after they were sent stay
 * unsent.
 */
export function withSent(record: DayRecord, taken: readonly SyncedVersion[]): DayRecord {
  const now = new Map(unsentIn(record).map((entry) => [entry.id, entry]));
  const sent = taken.filter((entry) => {
    const here = now.get(entry.id);
    return here !== undefined && areSameVersion(here, entry);
  });
  return { ...record, sent: [...sentIn(record), ...sent.map(({ id }) => id)] };
}

/**
 * Returns the day's record after the copy refused these versions. The device keeps them, and does not send them again.
 */
export const withRefused = (record: DayRecord, refused: readonly SyncedVersion[]): DayRecord => ({
  ...record,
  refused: [...new Set([...refusedIn(record), ...refused.map(({ id }) => id)])],
});

/** Returns the number of entries and removals of a day that the copy refused. */
export const refusedCount = (record: DayRecord): number => refusedIn(record).length;

/** Returns the day with the copy's versions. Newer versions of this device stay unsent. */
export function withCopied(
  record: DayRecord | undefined,
  person: string,
  day: string,
  copied: readonly SyncedVersion[],
): DayRecord {
  const versions = copied.map(
    (version): KeptVersion => (isRemoval(version) ? version : { ...toKept(version), person }),
  );
  return withSent(withEntries(record, person, day, versions), copied);
}

/** Returns the day with `when` in every mood. If no mood lacks it, returns the same record. */
export function withWhen(record: DayRecord): DayRecord {
  const isSilent = (value: unknown): boolean => {
    const { kind, when } = (value ?? {}) as Partial<MoodEntry>;
    return kind === 'mood' && when === undefined;
  };
  const entries = listOf(record.entries);
  if (!entries.some(isSilent)) return record;
  return {
    ...record,
    entries: entries.map((value) => (isSilent(value) ? { ...(value as object), when: 'after' } : value)),
  };
}

/** Returns the day with all of its entries and removals unsent. */
export const unsent = ({ person, day, entries, removed }: DayRecord): DayRecord => ({
  person,
  day,
  entries,
  ...(removed && { removed }),
});

/** Returns the day without the entries and removals that were sent. Keeps all other values. */
export function withoutSent(record: DayRecord): DayRecord {
  const sent = new Set<unknown>(sentIn(record));
  const rest = (list: unknown) => listOf(list).filter((value) => !sent.has(idOf(value)));
  return unsent({
    ...record,
    entries: rest(record.entries),
    ...(record.removed && { removed: rest(record.removed) }),
  });
}
