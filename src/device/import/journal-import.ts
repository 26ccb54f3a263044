/** The journal's part of an import: whatever happens, all of it is taken in or nothing is. */
import type { JournalEntry } from '../../../domain/journal';
import { markUnsent } from '../journal';
import { entriesIn, withEntries, withoutEntries } from '../journal-day';
import type { JournalStore, Tables } from '../journal-tables';

export interface EntriesToTake {
  readonly entries: readonly JournalEntry[];
  /** Whose entries that are here make way for these. */
  readonly replaced: readonly string[];
  /** Of those, what was written after this time stays, ms since 1970: the import was cut, and life went on. */
  readonly keepsAfter?: number;
}

/** Notes what is to be done, so that it can be brought to its end after a cut. @throws what IndexedDB throws */
export const noteImport = (store: JournalStore, plan: unknown): Promise<unknown> =>
  store.change((tables) => tables.putBegunImport({ id: 'begun', plan }));

/** What was noted and not yet done; undefined when there is none. @throws what IndexedDB throws */
export const notedImport = (store: JournalStore): Promise<unknown> =>
  store.read(async (tables) => (await tables.begunImport())?.plan);

/** What was noted shall not be done. @throws what IndexedDB throws */
export const forgetImport = (store: JournalStore): Promise<unknown> =>
  store.change((tables) => tables.deleteBegunImport());

/** Takes the entries in, and with the same stroke what was noted is done. @throws what IndexedDB throws */
export function takeEntries(
  store: JournalStore,
  { entries, replaced, keepsAfter }: EntriesToTake,
): Promise<void> {
  return store.change(async (tables) => {
    for (const person of replaced) await clear(tables, person, keepsAfter);
    const days = new Map<string, JournalEntry[]>();
    for (const entry of entries) {
      const key = JSON.stringify([entry.person, entry.day]);
      const ofDay = days.get(key);
      if (ofDay) ofDay.push(entry);
      else days.set(key, [entry]);
    }
    for (const [key, ofDay] of days) {
      const [person, day] = JSON.parse(key) as [string, string];
      await tables.putDay(withEntries(await tables.day(person, day), person, day, ofDay));
      await markUnsent(tables, person, [day]);
    }
    await tables.deleteBegunImport();
  });
}

async function clear(tables: Tables, person: string, keepsAfter = Number.POSITIVE_INFINITY): Promise<void> {
  for (const record of await tables.days(person)) {
    const kept = entriesIn(record).filter(({ at }) => at > keepsAfter);
    const left = [...(withoutEntries(record)?.entries ?? []), ...kept];
    await (left.length > 0
      ? tables.putDay({ person, day: record.day, entries: left })
      : tables.deleteDay(person, record.day));
  }
}
