/** What happens to one day of the journal: pure functions, independent of how days are stored. */
import { type DayTally, tallyDay } from '../../domain/analytics/tally';
import { type SyncedEntry, toKept } from '../../domain/contract';
import {
  areSameVersion,
  type JournalEntry,
  journalEntry,
  type MoodEntry,
  newerVersion,
} from '../../domain/journal';

export interface DayRecord {
  readonly person: string;
  /** `2026-11-20`, the person's local day. */
  readonly day: string;
  /** What something else wrote may stand here too. */
  readonly entries: readonly unknown[];
  /** Ids of the entries of which the copy has this version; all others are still to be sent. */
  readonly sent?: readonly string[];
  /** Ids of the entries that the copy would not take. */
  readonly refused?: readonly string[];
}

/** A record that something else wrote may hold anything. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const emptyDay = (person: string, day: string): DayRecord => ({ person, day, entries: [] });

const idOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;

/** Ids that were sent. */
const sentIn = (record: DayRecord): readonly string[] =>
  listOf(record.sent).filter((id) => typeof id === 'string');

/** Ids that the copy would not take: they are not sent again, and stay whatever becomes of the copy. */
const refusedIn = (record: DayRecord): readonly string[] =>
  listOf(record.refused).filter((id) => typeof id === 'string');

const entryIn = (value: unknown): JournalEntry | undefined => {
  const parsed = journalEntry.safeParse(value);
  return parsed.success ? parsed.data : undefined;
};

/** The entries of a day. What is not an entry is passed over, with a warning. */
export function entriesIn(record: DayRecord | undefined): JournalEntry[] {
  return listOf(record?.entries).flatMap((value) => {
    const entry = entryIn(value);
    if (!entry) console.warn('The journal holds something that is no entry');
    return entry ?? [];
  });
}

/** The moods of a day: the rest is passed over before it is checked, since there may be years of it. */
export const moodsIn = (record: DayRecord): MoodEntry[] =>
  listOf(record.entries).flatMap((value) => {
    if ((value as Partial<MoodEntry> | null)?.kind !== 'mood') return [];
    const entry = entryIn(value);
    return entry?.kind === 'mood' ? entry : [];
  });

/** What a day comes to: what is no entry of this very day is passed over. */
export const tallyOf = ({ day, entries }: DayRecord): DayTally =>
  tallyDay(
    day,
    listOf(entries).flatMap((value) => {
      const entry = entryIn(value);
      return entry?.day === day ? entry : [];
    }),
  );

/** The day with only what is no entry; undefined when nothing is left. */
export function withoutEntries(record: DayRecord): DayRecord | undefined {
  const entries = listOf(record.entries).filter((value) => !entryIn(value));
  return entries.length > 0 ? unsent({ ...record, entries }) : undefined;
}

export const hasEntry = (record: DayRecord | undefined, id: string): boolean =>
  listOf(record?.entries).some((entry) => idOf(entry) === id);

/** The entries of a day whose version the copy does not have, and may take. */
export function unsentIn(record: DayRecord): JournalEntry[] {
  const sent = new Set<unknown>([...sentIn(record), ...refusedIn(record)]);
  return listOf(record.entries).flatMap((value) => (sent.has(idOf(value)) ? [] : (entryIn(value) ?? [])));
}

/** Puts one version of an entry into its day: which one stays does not depend on which comes first. */
function put(record: DayRecord, come: JournalEntry): DayRecord {
  const there = entryIn(listOf(record.entries).find((entry) => idOf(entry) === come.id));
  const stays = there ? newerVersion(there, come) : come;
  if (stays === there) return record;
  return {
    ...record,
    entries: [...listOf(record.entries).filter((entry) => idOf(entry) !== come.id), stays],
    ...(record.sent && { sent: sentIn(record).filter((id) => id !== come.id) }),
    ...(record.refused && { refused: refusedIn(record).filter((id) => id !== come.id) }),
  };
}

/** The day with entries of this device, which the copy does not have yet. All are of this person and day. */
export const withEntries = (
  record: DayRecord | undefined,
  person: string,
  day: string,
  entries: readonly JournalEntry[],
): DayRecord =>
  entries.reduce(
    (so, entry) => put(so, { ...entry, person }),
    record ? { ...record, entries: listOf(record.entries) } : emptyDay(person, day),
  );

/** The day after the copy has taken these: what has changed since they were read is still to be sent. */
export function withSent(record: DayRecord, taken: readonly SyncedEntry[]): DayRecord {
  const now = new Map(unsentIn(record).map((entry) => [entry.id, entry]));
  const sent = taken.filter((entry) => {
    const here = now.get(entry.id);
    return here !== undefined && areSameVersion(here, entry);
  });
  return { ...record, sent: [...sentIn(record), ...sent.map(({ id }) => id)] };
}

/** The day after the copy has refused these: they stay here, and hold up nothing behind them. */
export const withRefused = (record: DayRecord, refused: readonly SyncedEntry[]): DayRecord => ({
  ...record,
  refused: [...new Set([...refusedIn(record), ...refused.map(({ id }) => id)])],
});

/** How many entries of a day the copy would not take. */
export const refusedCount = (record: DayRecord): number => refusedIn(record).length;

/** The day with what the copy has of it. Where this device knows more, that is still to be sent. */
export function withCopied(
  record: DayRecord | undefined,
  person: string,
  day: string,
  copied: readonly SyncedEntry[],
): DayRecord {
  const entries = copied.map((entry): JournalEntry => ({ ...toKept(entry), person }));
  return withSent(withEntries(record, person, day, entries), copied);
}

/** The day, in which every mood says when it was given; the same record when each of them does. */
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

/** The day of which the copy has nothing, all of it still to be sent. */
export const unsent = ({ person, day, entries }: DayRecord): DayRecord => ({ person, day, entries });

/** The day without what was sent; what is no entry stays where it is. */
export function withoutSent(record: DayRecord): DayRecord {
  const sent = new Set<unknown>(sentIn(record));
  return unsent({ ...record, entries: listOf(record.entries).filter((entry) => !sent.has(idOf(entry))) });
}
