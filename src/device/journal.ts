/** The journal on this device. The app loads this module at the first call of `Recorder.journal`. */
import { addDays } from '../../domain/analytics/calendar';
import { type DayTally, isTally } from '../../domain/analytics/tally';
import {
  isRemoval,
  type JournalEntry,
  type MoodEntry,
  nextRevision,
  type Removal,
  removalOf,
} from '../../domain/journal';
import { GUEST_OWNER } from '../../domain/person';
import {
  entriesIn,
  filterDayVersions,
  mergeIntoDayRecord,
  moodsIn,
  removedIn,
  type StoredVersion,
  tallyOf,
  versionIn,
  versionsIn,
} from './journal-day';
import { currentJournalOwner } from './new-entries';
import { runInSlices } from './run-in-slices';
import type { Database, DayRecord, ReadTables, Tables } from './tables';

export class Journal {
  /** For code that reads or writes the journal and other tables in one transaction. */
  readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  /**
   * Writes an entry. A completed play replaces the entry of its start, which has the same id, and follows it to an
   * account. If a sign-out in another tab has removed that entry, `put` writes nothing. A play has one mood after it: a
   * second one, from another tab, changes the first.
   * @throws the error of IndexedDB when a write fails, for example on a full disk
   */
  put(entry: JournalEntry): Promise<void> {
    return this.database.change(async (tables) => {
      const person = await currentOwner(tables, entry);
      if (person === undefined) return;
      const earlier = await earlierAnswer(tables, person, entry);
      if (earlier) {
        const changed = { ...earlier, mood: (entry as MoodEntry).mood, rev: nextRevision(earlier) };
        await mergeIntoStoredDay(tables, person, earlier.day, [changed]);
        return;
      }
      const there = versionIn(await tables.days.get([person, entry.day]), entry.id);
      // The entry of this play's start was removed and then restored by Undo. Undo has raised its revision.
      const isBack = there?.rev !== undefined && !isRemoval(there) && entry.rev === undefined;
      await mergeIntoStoredDay(tables, person, entry.day, [isBack ? { ...entry, rev: there.rev } : entry]);
    });
  }

  /**
   * Overwrites the stored versions of entries, even removals, for a change and its Undo: of all entries or, if it
   * throws, of none. Ignores entries that this device no longer has.
   * @throws like {@link put}, and RangeError like {@link nextRevision}
   */
  revise(entries: readonly JournalEntry[]): Promise<void> {
    return this.#overrule(entries, (entry, there) => ({ ...entry, rev: nextRevision(there) }));
  }

  /** Removes all of these entries or, if it throws, none. @throws like {@link revise} */
  remove(entries: readonly JournalEntry[]): Promise<void> {
    return this.#overrule(entries, (_, there) => removalOf(there));
  }

  #overrule(
    entries: readonly JournalEntry[],
    make: (entry: JournalEntry, there: StoredVersion) => StoredVersion,
  ): Promise<void> {
    return this.database.change(async (tables) => {
      for (const day of new Set(entries.map((entry) => entry.day))) {
        let left = entries.filter((entry) => entry.day === day);
        for (const person of new Set([
          ...left.map((entry) => entry.person),
          ...(await peopleOn(tables, day)),
        ])) {
          const record = await tables.days.get([person, day]);
          const made = left.flatMap((entry) => {
            const there = versionIn(record, entry.id);
            return there ? make(entry, there) : [];
          });
          if (made.length === 0) continue;
          left = left.filter(({ id }) => !made.some((version) => version.id === id));
          await mergeIntoStoredDay(tables, person, day, made);
        }
      }
    });
  }

  /** Returns the entries of one day of a person, oldest first. */
  async entriesOn(person: string, day: string): Promise<JournalEntry[]> {
    const record = await this.database.read((tables) => tables.days.get([person, day]));
    return record ? entriesIn(record).sort((one, other) => one.at - other.at) : [];
  }

  /** Returns the removals of a person, ordered by day. */
  async removals(person: string): Promise<Removal[]> {
    const records = await this.database.read((tables) => tables.days.getAll(person));
    return records.flatMap(removedIn);
  }

  /** Returns every entry of a person, oldest first. Ignores other values, which stay in the database. */
  async entries(person: string): Promise<JournalEntry[]> {
    const records = await this.database.read((tables) => tables.days.getAll(person));
    return runInSlices(collectInOrder(records, entriesIn));
  }

  /** Returns every mood of a person, oldest first, including moods before a game. */
  async moods(person: string): Promise<MoodEntry[]> {
    const records = await this.database.read((tables) => tables.days.getAll(person));
    return runInSlices(collectInOrder(records, moodsIn));
  }

  /** Returns the tally of every day of a person, oldest first. */
  async tallies(person: string): Promise<readonly DayTally[]> {
    const { tallies, counted } = await this.database.read(async (tables) => {
      const [days, stored] = await Promise.all([
        tables.days.getAllKeys(person),
        tables.tallies.getAll(person),
      ]);
      const known = new Map(stored.filter(isTally).map((tally) => [tally.day, tally]));
      // A day without a stored tally has changed.
      const changed = days.filter((key) => !known.has(key[1] as string));
      const counted = await Promise.all(
        changed.map(async (key) => tallyOf((await tables.days.get(key)) as DayRecord)),
      );
      const all = new Map<string, DayTally>([
        ...known,
        ...counted.map((tally) => [tally.day, tally] as const),
      ]);
      return { tallies: days.flatMap((key) => all.get(key[1] as string) ?? []), counted };
    });
    if (counted.length > 0)
      await this.#storeTallies(
        person,
        counted.map(({ day }) => day),
      );
    return tallies;
  }

  async #storeTallies(person: string, days: readonly string[]): Promise<void> {
    try {
      await this.database.change((tables) =>
        Promise.all(
          days.map(async (day) => {
            // Counts again, because the day may have changed.
            const record = await tables.days.get([person, day]);
            if (record) await tables.tallies.put({ person, ...tallyOf(record) });
          }),
        ),
      );
    } catch (error) {
      // After a failed write, for example on a full disk, the next call counts the same days again.
      console.warn('The tallies of the journal could not be stored', error);
    }
  }

  /** Moves a person's entries and removals to another person, all or none, and deletes the first one's sync state. */
  async move(from: string, to: string): Promise<void> {
    if (from === to) return;
    await this.database.change(async (tables) => {
      for (const record of await tables.days.getAll(from)) {
        await mergeIntoStoredDay(tables, to, record.day, versionsIn(record));
        await putDay(
          tables,
          from,
          record.day,
          filterDayVersions(record, () => false),
        );
      }
      await forgetRemoteJournal(tables, from);
    });
  }

  /** Deletes a person's journal and its sync state from this device. */
  forget(person: string): Promise<void> {
    return this.database.change(async (tables) => {
      await tables.days.clear(person);
      await tables.tallies.clear(person);
      await forgetRemoteJournal(tables, person);
    });
  }

  /** Returns the number of entries and removals that the copy lacks. If there is no copy, counts all of them. */
  unsentCount(person: string): Promise<number> {
    return this.database.read(async (tables) => {
      if (await tables.cursors.get(person)) return (await tables.unsent.getAllKeys(person)).length;
      return (await tables.days.getAll(person)).flatMap(versionsIn).length;
    });
  }
}

/** Stores a day; undefined deletes it. */
export async function putDay(
  tables: Tables,
  person: string,
  day: string,
  record: DayRecord | undefined,
): Promise<void> {
  await Promise.all([
    record ? tables.days.put(record) : tables.days.delete([person, day]),
    tables.tallies.delete([person, day]),
  ]);
}

/** Merges versions into a day. If the journal has a copy, they are unsent. */
export async function mergeIntoStoredDay(
  tables: Tables,
  person: string,
  day: string,
  versions: readonly StoredVersion[],
): Promise<void> {
  const [record, copy] = await Promise.all([tables.days.get([person, day]), tables.cursors.get(person)]);
  const next = mergeIntoDayRecord(record, person, day, versions);
  if (next === record || versions.length === 0) return;
  await putDay(tables, person, day, next);
  if (copy) await Promise.all(versions.map(({ id }) => tables.unsent.put({ person, id, day })));
}

export async function forgetRemoteJournal(tables: Tables, person: string): Promise<void> {
  await tables.cursors.delete(person);
  await tables.unsent.clear(person);
}

const peopleOn = async (tables: ReadTables, day: string): Promise<string[]> =>
  (await tables.days.getAllKeys()).filter((key) => key[1] === day).map(([person]) => person as string);

/** Number of days that one step validates. */
const AT_ONCE = 50;

/** Returns the entries of all days, oldest first. Yields after every {@link AT_ONCE} days. */
export function* collectInOrder<Entry extends JournalEntry>(
  records: readonly DayRecord[],
  heldIn: (record: DayRecord) => readonly Entry[],
): Generator<void, Entry[]> {
  const all: Entry[] = [];
  for (const [index, record] of records.entries()) {
    all.push(...heldIn(record));
    if (index % AT_ONCE === AT_ONCE - 1) yield;
  }
  return all.sort((one, other) => one.at - other.at);
}

/** Returns the owner of the stored version, which may have moved between guest and account; undefined for none. */
async function ownerOf(
  tables: Tables,
  { id, person, day }: Pick<JournalEntry, 'id' | 'person' | 'day'>,
): Promise<string | undefined> {
  for (const owner of [person, ...(await peopleOn(tables, day))]) {
    if (versionIn(await tables.days.get([owner, day]), id)) return owner;
  }
  return undefined;
}

/** Returns the person for whom {@link Journal.put} writes an entry; undefined if it writes nothing. */
async function currentOwner(tables: Tables, entry: JournalEntry): Promise<string | undefined> {
  if (entry.kind !== 'play' || entry.completedAt === undefined) return entry.person;
  const owner = await ownerOf(tables, entry);
  return owner ?? ([GUEST_OWNER, currentJournalOwner()].includes(entry.person) ? entry.person : undefined);
}

/** Returns the mood that the person has already given after the same play, perhaps before midnight. */
async function earlierAnswer(
  tables: Tables,
  person: string,
  entry: JournalEntry,
): Promise<MoodEntry | undefined> {
  if (entry.kind !== 'mood' || entry.when !== 'after' || entry.play === undefined) return undefined;
  for (const day of [entry.day, addDays(entry.day, -1)]) {
    const record = await tables.days.get([person, day]);
    const mood =
      record &&
      moodsIn(record).find(
        ({ id, when, play }) => id !== entry.id && when === 'after' && play === entry.play,
      );
    if (mood) return mood;
  }
  return undefined;
}
