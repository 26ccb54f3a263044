/** The journal in a browser that refuses IndexedDB. It exists only during this visit. */
import { type DayRecord, tallyOf } from './journal-day';
import type { BegunImport, CopyRecord, JournalStore, ReadTables, Tables } from './journal-tables';

class MemoryTables implements Tables {
  readonly #days = new Map<string, DayRecord>();
  readonly #copies = new Map<string, CopyRecord>();
  #begun: BegunImport | undefined;

  day = async (person: string, day: string) => this.#days.get(JSON.stringify([person, day]));
  days = async (person: string) =>
    [...this.#days.values()]
      .filter((record) => record.person === person)
      .sort((one, other) => (one.day < other.day ? -1 : 1));
  tallies = async (person: string) => ({
    tallies: (await this.days(person)).map(tallyOf),
    uncounted: [],
  });
  putTallies = async () => undefined;
  people = async (day: string) =>
    [...this.#days.values()].filter((record) => record.day === day).map(({ person }) => person);
  putDay = async (record: DayRecord) => this.#days.set(JSON.stringify([record.person, record.day]), record);
  deleteDay = async (person: string, day: string) => this.#days.delete(JSON.stringify([person, day]));
  copy = async (person: string) => this.#copies.get(person);
  putCopy = async (record: CopyRecord) => this.#copies.set(record.person, record);
  deleteCopyRecord = async (person: string) => this.#copies.delete(person);
  begunImport = async () => this.#begun;
  putBegunImport = async (begun: BegunImport) => {
    this.#begun = begun;
  };
  deleteBegunImport = async () => {
    this.#begun = undefined;
  };
}

export class MemoryStore implements JournalStore {
  readonly isPersistent = false;
  readonly #tables = new MemoryTables();
  #last: Promise<unknown> = Promise.resolve();

  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T> {
    return this.change(act);
  }

  change<T>(act: (tables: Tables) => Promise<T>): Promise<T> {
    const acting = this.#last.then(() => act(this.#tables));
    this.#last = acting.catch(() => undefined);
    return acting;
  }
}
