/** The journal on this device. The app loads this module at the first call of `Recorder.journal`. */
import { addDays } from '../../domain/analytics/calendar';
import type { DayTally } from '../../domain/analytics/tally';
import {
  isRemoval,
  type JournalEntry,
  type MoodEntry,
  nextRevision,
  type Removal,
  removalOf,
} from '../../domain/journal';
import { GUEST } from '../../domain/person';
import { inTurns } from './in-turns';
import {
  type DayRecord,
  entriesIn,
  type KeptVersion,
  moodsIn,
  refusedCount,
  removedIn,
  unsentIn,
  versionIn,
  withEntries,
  withoutEntries,
} from './journal-day';
import { openStore } from './journal-store';
import type { JournalStore, Tables } from './journal-tables';
import { currentPerson } from './new-entries';

export class Journal {
  readonly #store: JournalStore;

  constructor(store: JournalStore) {
    this.#store = store;
  }

  /** The store, for code that writes the journal and other tables in one transaction. */
  get store(): JournalStore {
    return this.#store;
  }

  /** False when this browser stores nothing, so that the journal exists only until the page closes. */
  get isPersistent(): boolean {
    return this.#store.isPersistent;
  }

  /**
   * Writes an entry. A completed play replaces the entry that the app wrote at the start of the play. Both entries have
   * the same id. If the earlier entry has moved to an account, the new entry goes to that account too. If a sign-out in
   * another tab has removed the earlier entry of an account, `put` writes nothing. A play has one mood after it: a
   * second one, from another tab, changes the first.
   * @throws the error of IndexedDB when a write fails, for example on a full disk
   */
  put(entry: JournalEntry): Promise<void> {
    return this.#store.change(async (tables) => {
      const person = await currentOwner(tables, entry);
      if (person === undefined) return;
      const earlier = await earlierAnswer(tables, person, entry);
      if (earlier) {
        const { record, mood } = earlier;
        const changed = { ...mood, mood: (entry as MoodEntry).mood, rev: nextRevision(mood) };
        await tables.putDay(withEntries(record, person, mood.day, [changed]));
        await markUnsent(tables, person, [mood.day]);
        return;
      }
      const record = await tables.day(person, entry.day);
      const there = versionIn(record, entry.id);
      // The entry of this play's start was removed and then restored by Undo. Undo has raised its revision.
      const isBack = there?.rev !== undefined && !isRemoval(there) && entry.rev === undefined;
      const come = isBack ? { ...entry, rev: there.rev } : entry;
      await tables.putDay(withEntries(record, person, entry.day, [come]));
      await markUnsent(tables, person, [entry.day]);
    });
  }

  /**
   * Overwrites the stored versions of entries, even if a stored version is a removal. A change and its Undo use this.
   * Writes all of the entries or, if it throws, none. Ignores entries that this device no longer has.
   * @throws the error of IndexedDB when a write fails, for example on a full disk
   * @throws RangeError like {@link nextRevision}
   */
  revise(entries: readonly JournalEntry[]): Promise<void> {
    return this.#overrule(entries, (entry, there) => ({ ...entry, rev: nextRevision(there) }));
  }

  /**
   * Removes all of these entries or, if it throws, none.
   * @throws like {@link revise}
   */
  remove(entries: readonly JournalEntry[]): Promise<void> {
    return this.#overrule(entries, (_, there) => removalOf(there));
  }

  #overrule(
    entries: readonly JournalEntry[],
    make: (entry: JournalEntry, there: KeptVersion) => KeptVersion,
  ): Promise<void> {
    return this.#store.change(async (tables) => {
      for (const day of new Set(entries.map((entry) => entry.day))) {
        let left = entries.filter((entry) => entry.day === day);
        for (const person of new Set([...left.map((entry) => entry.person), ...(await tables.people(day))])) {
          const record = await tables.day(person, day);
          const made = left.flatMap((entry) => {
            const there = versionIn(record, entry.id);
            return there ? make(entry, there) : [];
          });
          if (made.length === 0) continue;
          left = left.filter(({ id }) => !made.some((version) => version.id === id));
          await tables.putDay(withEntries(record, person, day, made));
          await markUnsent(tables, person, [day]);
        }
      }
    });
  }

  /** Returns the entries of one day of a person, oldest first. */
  async entriesOn(person: string, day: string): Promise<JournalEntry[]> {
    const record = await this.#store.read((tables) => tables.day(person, day));
    return record ? entriesIn(record).sort((one, other) => one.at - other.at) : [];
  }

  /** Returns the removals of a person, ordered by day. */
  async removals(person: string): Promise<Removal[]> {
    const records = await this.#store.read((tables) => tables.days(person));
    return records.flatMap(removedIn);
  }

  /** Returns every entry of a person, oldest first. Ignores other values, which stay in the database. */
  async entries(person: string): Promise<JournalEntry[]> {
    const records = await this.#store.read((tables) => tables.days(person));
    return inTurns(inOrder(records, entriesIn));
  }

  /** Returns every mood of a person, oldest first, including moods before a game. */
  async moods(person: string): Promise<MoodEntry[]> {
    const records = await this.#store.read((tables) => tables.days(person));
    return inTurns(inOrder(records, moodsIn));
  }

  /** Returns the tally of every day of a person, oldest first. */
  async tallies(person: string): Promise<readonly DayTally[]> {
    const { tallies, uncounted } = await this.#store.read((tables) => tables.tallies(person));
    if (uncounted.length > 0) {
      await this.#store
        .change((tables) => tables.putTallies(person, uncounted))
        // If the write fails, for example on a full disk, the next call counts the same days again.
        .catch((error: unknown) => console.warn('The tallies of the journal could not be stored', error));
    }
    return tallies;
  }

  /**
   * Moves all entries and removals of one person to another in one transaction. Also deletes the first person's sync
   * state. Does nothing if both are the same person.
   */
  async move(from: string, to: string): Promise<void> {
    if (from === to) return;
    await this.#store.change(async (tables) => {
      const records = await tables.days(from);
      for (const record of records) {
        const versions = [...entriesIn(record), ...removedIn(record)];
        const there = await tables.day(to, record.day);
        if (versions.length > 0) await tables.putDay(withEntries(there, to, record.day, versions));
        const rest = withoutEntries(record);
        await (rest ? tables.putDay(rest) : tables.deleteDay(from, record.day));
      }
      await tables.deleteCopyRecord(from);
      const days = records.map(({ day }) => day);
      if (to !== GUEST) await markUnsent(tables, to, days);
    });
  }

  /** Deletes a person's journal and its sync state from this device. */
  forget(person: string): Promise<void> {
    return this.#store.change(async (tables) => {
      for (const { day } of await tables.days(person)) await tables.deleteDay(person, day);
      await tables.deleteCopyRecord(person);
    });
  }

  /** Returns the number of entries and removals that the copy lacks. If there is no copy, counts all of them. */
  async unsentCount(person: string): Promise<number> {
    const records = await this.#store.read((tables) => tables.days(person));
    return records.reduce((count, record) => count + unsentIn(record).length + refusedCount(record), 0);
  }
}

/** Number of days that one step validates. */
const AT_ONCE = 50;

/** Collects the entries of all days, oldest first. Yields after every {@link AT_ONCE} days. */
function* inOrder<Entry extends JournalEntry>(
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

/**
 * Returns the owner of an entry's stored version; undefined for none. The entry may have moved between guest and
 * account.
 */
async function ownerOf(
  tables: Tables,
  { id, person, day }: Pick<JournalEntry, 'id' | 'person' | 'day'>,
): Promise<string | undefined> {
  for (const owner of [person, ...(await tables.people(day))]) {
    if (versionIn(await tables.day(owner, day), id)) return owner;
  }
  return undefined;
}

/**
 * Returns the current owner of an entry. For a completed play, returns the owner of the entry that was stored at the
 * start. That earlier entry may have moved to an account. Returns undefined if a sign-out in another tab has removed
 * the earlier entry.
 */
async function currentOwner(tables: Tables, entry: JournalEntry): Promise<string | undefined> {
  if (entry.kind !== 'play' || entry.completedAt === undefined) return entry.person;
  const owner = await ownerOf(tables, entry);
  return owner ?? ([GUEST, currentPerson()].includes(entry.person) ? entry.person : undefined);
}

/**
 * Returns the mood that the person has already given after the same play, and its record. The first answer and the
 * second may be on both sides of midnight.
 */
async function earlierAnswer(
  tables: Tables,
  person: string,
  entry: JournalEntry,
): Promise<{ readonly record: DayRecord; readonly mood: MoodEntry } | undefined> {
  if (entry.kind !== 'mood' || entry.when !== 'after' || entry.play === undefined) return undefined;
  for (const day of [entry.day, addDays(entry.day, -1)]) {
    const record = await tables.day(person, day);
    const mood =
      record &&
      moodsIn(record).find(
        ({ id, when, play }) => id !== entry.id && when === 'after' && play === entry.play,
      );
    if (mood) return { record, mood };
  }
  return undefined;
}

/** Marks days as having unsent entries, if the person's journal has a copy. */
export async function markUnsent(tables: Tables, person: string, days: readonly string[]): Promise<void> {
  const copy = await tables.copy(person);
  if (copy) await tables.putCopy({ ...copy, days: [...new Set([...copy.days, ...days])] });
}

/**
 * Opens the journal. Without storage {@link Journal.isPersistent} is false.
 * @throws SilentDatabase
 */
export const openJournal = async (): Promise<Journal> => new Journal(await openStore());
