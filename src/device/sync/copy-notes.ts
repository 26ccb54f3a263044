/** What this device knows of the copy of one person's journal: what it has sent to it, and taken from it. */
import { type JournalChanges, type SentEntry, type SyncedEntry, toSent } from '../../../domain/contract';
import type { DayRecord } from '../journal-day';
import { unsent, unsentIn, withCopied, withoutSent, withRefused, withSent } from '../journal-day';
import type { CopyRecord, JournalStore, Tables } from '../journal-tables';

/** Every change is one transaction together with the entries it is about. */
export class CopyNotes {
  readonly #store: JournalStore;
  readonly #person: string;

  /** @param person whose journal it is; never the guest */
  constructor(store: JournalStore, person: string) {
    this.#store = store;
    this.#person = person;
  }

  /**
   * Starts taking notes if there are none: then everything must be sent.
   * @returns up to where the copy's changes were taken in; undefined before the first
   */
  begin(): Promise<string | undefined> {
    return this.#store.change(async (tables) => {
      const copy = await tables.copy(this.#person);
      if (!copy) await this.#startAnew(tables);
      return copy?.cursor;
    });
  }

  /** At most so many entries that the copy does not have in this version. */
  unsent(most: number): Promise<SentEntry[]> {
    return this.#store.read(async (tables) => {
      const copy = await tables.copy(this.#person);
      if (!copy) return [];
      const found: SentEntry[] = [];
      for (const day of copy.days) {
        const record = await tables.day(this.#person, day);
        if (record) found.push(...unsentIn(record).map(toSent));
        if (found.length >= most) break;
      }
      return found.slice(0, most);
    });
  }

  /** The copy has taken these. */
  noteSent(entries: readonly SyncedEntry[]): Promise<void> {
    return this.#change(async (tables, copy) => {
      await this.#changeDays(
        tables,
        copy,
        entries,
        (record, _day, taken) => record && withSent(record, taken),
      );
    }, undefined);
  }

  /** The copy will not take these: they are set aside, and stay. */
  noteRefused(entries: readonly SyncedEntry[]): Promise<void> {
    return this.#change(async (tables, copy) => {
      await this.#changeDays(
        tables,
        copy,
        entries,
        (record, _day, refused) => record && withRefused(record, refused),
      );
    }, undefined);
  }

  /**
   * Takes in what the copy has, and how far it was read.
   * @returns whether the journal has changed
   */
  takeIn({ entries, cursor, reset }: JournalChanges): Promise<boolean> {
    return this.#change(async (tables) => {
      if (reset) await this.#startAnew(tables);
      const copy = (await tables.copy(this.#person)) as CopyRecord;
      let isChanged = false;
      await this.#changeDays(tables, { ...copy, cursor }, entries, (record, day, copied) => {
        const next = withCopied(record, this.#person, day, copied);
        isChanged ||= next.entries !== record?.entries;
        return next;
      });
      return isChanged;
    }, false);
  }

  /** The person has deleted the copy: what was sent to it goes here too, what was not stays and is still to be sent. */
  forgetSent(): Promise<void> {
    return this.#change(async (tables) => {
      for (const record of await tables.days(this.#person)) {
        const rest = withoutSent(record);
        await (rest.entries.length > 0 ? tables.putDay(rest) : tables.deleteDay(this.#person, record.day));
      }
      await this.#startAnew(tables);
    }, undefined);
  }

  /** There is no copy any more: the journal stays, the notes go. */
  end(): Promise<void> {
    return this.#store.change(async (tables) => {
      await this.#startAnew(tables);
      await tables.deleteCopyRecord(this.#person);
    });
  }

  /** As if nothing had ever been sent or read. */
  async #startAnew(tables: Tables): Promise<void> {
    const records = await tables.days(this.#person);
    for (const record of records) if (record.sent) await tables.putDay(unsent(record));
    await tables.putCopy({ person: this.#person, days: records.map(({ day }) => day) });
  }

  async #changeDays(
    tables: Tables,
    copy: CopyRecord,
    entries: readonly SyncedEntry[],
    change: (record: DayRecord | undefined, day: string, entries: SyncedEntry[]) => DayRecord | undefined,
  ): Promise<void> {
    const days = new Set(copy.days);
    for (const day of new Set(entries.map((entry) => entry.day))) {
      const ofDay = entries.filter((entry) => entry.day === day);
      const record = change(await tables.day(this.#person, day), day, ofDay);
      if (record) await tables.putDay(record);
      if (record && unsentIn(record).length > 0) days.add(day);
      else days.delete(day);
    }
    await tables.putCopy({ ...copy, days: [...days] });
  }

  /** Nothing is done, and `otherwise` is the answer, when the notes are gone: the person left meanwhile. */
  #change<T>(act: (tables: Tables, copy: CopyRecord) => Promise<T>, otherwise: T): Promise<T> {
    return this.#store.change(async (tables) => {
      const copy = await tables.copy(this.#person);
      return copy ? act(tables, copy) : otherwise;
    });
  }
}
