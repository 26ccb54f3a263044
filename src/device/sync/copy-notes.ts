/** Sync state of one person's journal: the sent entries, and the cursor of the last read. */
import { type JournalChanges, type SentVersion, type SyncedVersion, toSent } from '../../../domain/contract';
import type { DayRecord } from '../journal-day';
import { isEmpty, unsent, unsentIn, withCopied, withoutSent, withRefused, withSent } from '../journal-day';
import type { CopyRecord, JournalStore, Tables } from '../journal-tables';

/** The device's notes about the copy of a journal on the server. Notes and entries change in one transaction. */
export class CopyNotes {
  readonly #store: JournalStore;
  readonly #person: string;

  /** @param person owner of the journal; never the guest */
  constructor(store: JournalStore, person: string) {
    this.#store = store;
    this.#person = person;
  }

  /**
   * Begins the notes if there are none. In new notes every entry is unsent.
   * @returns the cursors to read from, one after the other; undefined is the beginning of the copy. An earlier version
   *   of the app ignores changes and removals. If it made the last read, there are two cursors: the first read detects
   *   a deleted copy, and the second one reads the whole copy again.
   */
  begin(): Promise<readonly (string | undefined)[]> {
    return this.#store.change(async (tables) => {
      const copy = await tables.copy(this.#person);
      if (!copy) await this.#startAnew(tables);
      if (copy?.cursor === undefined) return [undefined];
      return copy.revised === copy.cursor ? [copy.cursor] : [copy.cursor, undefined];
    });
  }

  /**
   * Returns entries and removals that the copy lacks.
   * @param most maximum number
   */
  unsent(most: number): Promise<SentVersion[]> {
    return this.#store.read(async (tables) => {
      const copy = await tables.copy(this.#person);
      if (!copy) return [];
      const found: SentVersion[] = [];
      for (const day of copy.days) {
        const record = await tables.day(this.#person, day);
        if (record) found.push(...unsentIn(record).map(toSent));
        if (found.length >= most) break;
      }
      return found.slice(0, most);
    });
  }

  /** Records that the copy accepted these versions. */
  noteSent(entries: readonly SyncedVersion[]): Promise<void> {
    return this.#change(async (tables, copy) => {
      await this.#changeDays(
        tables,
        copy,
        entries,
        (record, _day, taken) => record && withSent(record, taken),
      );
    }, undefined);
  }

  /** Records that the copy refused these versions. The device keeps them, and does not send them again. */
  noteRefused(entries: readonly SyncedVersion[]): Promise<void> {
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
   * Merges changes of the copy into the journal, and stores their cursor.
   * @param since cursor after which the changes start; undefined is the beginning of the copy
   * @returns whether the journal has changed
   */
  takeIn(changes: JournalChanges, since?: string): Promise<boolean> {
    const { entries, removed = [], cursor, reset } = changes;
    return this.#change(async (tables) => {
      if (reset) await this.#startAnew(tables);
      const copy = (await tables.copy(this.#person)) as CopyRecord;
      const isWhole = reset || since === undefined || copy.revised === since;
      const read = { ...copy, cursor, ...(isWhole && { revised: cursor }) };
      let isChanged = false;
      await this.#changeDays(tables, read, [...entries, ...removed], (record, day, copied) => {
        const next = withCopied(record, this.#person, day, copied);
        isChanged ||= next.entries !== record?.entries;
        return next;
      });
      return isChanged;
    }, false);
  }

  /** Deletes the entries that were sent, because the person has deleted the copy. Unsent entries stay unsent. */
  forgetSent(): Promise<void> {
    return this.#change(async (tables) => {
      for (const record of await tables.days(this.#person)) {
        const rest = withoutSent(record);
        await (isEmpty(rest) ? tables.deleteDay(this.#person, record.day) : tables.putDay(rest));
      }
      await this.#startAnew(tables);
    }, undefined);
  }

  /** Deletes the notes, because the copy no longer exists. The journal stays. */
  end(): Promise<void> {
    return this.#store.change(async (tables) => {
      await this.#startAnew(tables);
      await tables.deleteCopyRecord(this.#person);
    });
  }

  /** Resets the notes, so that every entry is unsent and the copy is unread. */
  async #startAnew(tables: Tables): Promise<void> {
    const records = await tables.days(this.#person);
    for (const record of records) if (record.sent || record.refused) await tables.putDay(unsent(record));
    await tables.putCopy({ person: this.#person, days: records.map(({ day }) => day) });
  }

  async #changeDays(
    tables: Tables,
    copy: CopyRecord,
    entries: readonly SyncedVersion[],
    change: (record: DayRecord | undefined, day: string, entries: SyncedVersion[]) => DayRecord | undefined,
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

  /** Runs `act`, or returns `otherwise` when a sign-out has deleted the notes in the meantime. */
  #change<T>(act: (tables: Tables, copy: CopyRecord) => Promise<T>, otherwise: T): Promise<T> {
    return this.#store.change(async (tables) => {
      const copy = await tables.copy(this.#person);
      return copy ? act(tables, copy) : otherwise;
    });
  }
}
