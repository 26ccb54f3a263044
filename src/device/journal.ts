/** The journal on this device. Loaded when something is first recorded or read. */
import type { DayTally } from '../../domain/analytics/tally';
import type { JournalEntry, MoodEntry } from '../../domain/journal';
import { GUEST } from '../../domain/person';
import { inTurns } from './in-turns';
import {
  type DayRecord,
  entriesIn,
  hasEntry,
  moodsIn,
  refusedCount,
  unsentIn,
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

  /** Where it lies, for what must be written in one go with it. */
  get store(): JournalStore {
    return this.#store;
  }

  /** False when this browser stores nothing: the journal is gone when the page is closed. */
  get isPersistent(): boolean {
    return this.#store.isPersistent;
  }

  /**
   * Writes an entry. The same id is the same entry: the completed version of a play takes the place of its beginning,
   * which may have joined an account meanwhile.
   * @throws what IndexedDB throws when it could not be written (a full disk, say)
   */
  put(entry: JournalEntry): Promise<void> {
    return this.#store.change(async (tables) => {
      const person = await currentOwner(tables, entry);
      if (person === undefined) return;
      const record = await tables.day(person, entry.day);
      await tables.putDay(withEntries(record, person, entry.day, [entry]));
      await markUnsent(tables, person, [entry.day]);
    });
  }

  /** Every entry of a person, oldest first. What is not an entry is left where it is and passed over. */
  async entries(person: string): Promise<JournalEntry[]> {
    const records = await this.#store.read((tables) => tables.days(person));
    return inTurns(inOrder(records, entriesIn));
  }

  /** Every mood of a person, oldest first, also those from before a game. Plays and music are not looked at. */
  async moods(person: string): Promise<MoodEntry[]> {
    const records = await this.#store.read((tables) => tables.days(person));
    return inTurns(inOrder(records, moodsIn));
  }

  /** What every day of a person comes to, oldest first. */
  async tallies(person: string): Promise<readonly DayTally[]> {
    const { tallies, uncounted } = await this.#store.read((tables) => tables.tallies(person));
    if (uncounted.length > 0) {
      await this.#store
        .change((tables) => tables.putTallies(person, uncounted))
        // A full disk, say: they are counted again the next time.
        .catch((error: unknown) => console.warn('What the days come to could not be kept', error));
    }
    return tallies;
  }

  /** Moves all entries of one person to another, in one go: whatever happens, none is lost and none is doubled. */
  move(from: string, to: string): Promise<void> {
    return this.#store.change(async (tables) => {
      const records = await tables.days(from);
      for (const record of records) {
        const entries = entriesIn(record);
        const there = await tables.day(to, record.day);
        if (entries.length > 0) await tables.putDay(withEntries(there, to, record.day, entries));
        const rest = withoutEntries(record);
        await (rest ? tables.putDay(rest) : tables.deleteDay(from, record.day));
      }
      await tables.deleteCopyRecord(from);
      const days = records.map(({ day }) => day);
      if (to !== GUEST) await markUnsent(tables, to, days);
    });
  }

  /** Removes every entry of a person from this device. */
  forget(person: string): Promise<void> {
    return this.#store.change(async (tables) => {
      for (const { day } of await tables.days(person)) await tables.deleteDay(person, day);
      await tables.deleteCopyRecord(person);
    });
  }

  /** How many entries of a person have not reached their copy; all of them while there is none. */
  async unsentCount(person: string): Promise<number> {
    const records = await this.#store.read((tables) => tables.days(person));
    return records.reduce((count, record) => count + unsentIn(record).length + refusedCount(record), 0);
  }
}

/** Days whose entries are checked in a step. */
const AT_ONCE = 50;

/** What all days hold, oldest first; a step for every {@link AT_ONCE} days, of which there may be years. */
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
 * Who owns the entry now: the start of a completed play may have moved to an account meanwhile. Undefined when that
 * start was removed, because the person signed out while they played in another tab.
 */
async function currentOwner(tables: Tables, entry: JournalEntry): Promise<string | undefined> {
  if (entry.kind !== 'play' || entry.completedAt === undefined) return entry.person;
  if (hasEntry(await tables.day(entry.person, entry.day), entry.id)) return entry.person;
  for (const person of await tables.people(entry.day)) {
    if (hasEntry(await tables.day(person, entry.day), entry.id)) return person;
  }
  return [GUEST, currentPerson()].includes(entry.person) ? entry.person : undefined;
}

/** Where a journal is copied, these days hold something to be sent. */
export async function markUnsent(tables: Tables, person: string, days: readonly string[]): Promise<void> {
  const copy = await tables.copy(person);
  if (copy) await tables.putCopy({ ...copy, days: [...new Set([...copy.days, ...days])] });
}

/** Opens the journal; it never fails, but may store nothing (see {@link Journal.isPersistent}). */
export const openJournal = async (): Promise<Journal> => new Journal(await openStore());
