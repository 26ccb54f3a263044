/** The journal's part of an import, and the stored plan. All entries are written in one transaction. */
import {
  areSameVersion,
  isRemoval,
  type JournalEntry,
  newerVersion,
  nextRevision,
} from '../../../domain/journal';
import type { OwnedRemoval } from '../export-file';
import { markUnsent } from '../journal';
import { entriesIn, isEmpty, type KeptVersion, removedIn, withEntries, withoutEntries } from '../journal-day';
import type { JournalStore, Tables } from '../journal-tables';

export interface EntriesToTake {
  readonly versions: readonly (JournalEntry | OwnedRemoval)[];
  /** People whose stored entries are replaced. */
  readonly replaced: readonly string[];
  /** Entries written after this time stay, ms since 1970 UTC. Set only to complete an interrupted import. */
  readonly keepsAfter?: number;
}

/** Stores the plan, so that an interrupted import can continue. @throws the error of IndexedDB */
export const noteImport = (store: JournalStore, plan: unknown): Promise<unknown> =>
  store.change((tables) => tables.putBegunImport({ id: 'begun', plan }));

/**
 * Returns the stored plan; undefined for none.
 * @throws the error of IndexedDB
 */
export const notedImport = (store: JournalStore): Promise<unknown> =>
  store.read(async (tables) => (await tables.begunImport())?.plan);

/** Deletes the stored plan. @throws the error of IndexedDB */
export const forgetImport = (store: JournalStore): Promise<unknown> =>
  store.change((tables) => tables.deleteBegunImport());

/**
 * Deletes the entries of the people in `replaced`, writes the imported versions, and deletes the stored plan, all in
 * one transaction.
 * @throws the error of IndexedDB
 */
export function takeEntries(
  store: JournalStore,
  { versions, replaced, keepsAfter }: EntriesToTake,
): Promise<void> {
  return store.change(async (tables) => {
    const before = new Map<string, KeptVersion>();
    for (const person of replaced) {
      for (const record of await tables.days(person)) {
        for (const version of [...entriesIn(record), ...removedIn(record)]) before.set(version.id, version);
      }
      await clear(tables, person, keepsAfter);
    }
    const days = new Map<string, KeptVersion[]>();
    for (const { person, ...version } of versions) {
      const key = JSON.stringify([person, version.day]);
      const ofDay = days.get(key) ?? [];
      days.set(key, ofDay);
      ofDay.push(replacing(before.get(version.id), isRemoval(version) ? version : { ...version, person }));
    }
    for (const [key, ofDay] of days) {
      const [person, day] = JSON.parse(key) as [string, string];
      await tables.putDay(withEntries(await tables.day(person, day), person, day, ofDay));
      await markUnsent(tables, person, [day]);
    }
    await tables.deleteBegunImport();
  });
}

/**
 * Returns the imported version. If the stored version has a revision and is the newer one, the imported version gets a
 * higher revision. Otherwise sync would restore the stored version.
 */
function replacing(there: KeptVersion | undefined, come: KeptVersion): KeptVersion {
  if (there?.rev === undefined || areSameVersion(there, come)) return come;
  return newerVersion(there, come) === come ? come : { ...come, rev: nextRevision(there) };
}

/** Deletes a person's entries up to `keepsAfter`. Removals stay, but an entry of the file may overrule them. */
async function clear(tables: Tables, person: string, keepsAfter = Number.POSITIVE_INFINITY): Promise<void> {
  for (const record of await tables.days(person)) {
    const kept = entriesIn(record).filter(({ at }) => at > keepsAfter);
    const entries = [...(withoutEntries(record)?.entries ?? []), ...kept];
    const removed = removedIn(record);
    const left = { person, day: record.day, entries, ...(removed.length > 0 && { removed }) };
    await (isEmpty(left) ? tables.deleteDay(person, record.day) : tables.putDay(left));
  }
}
