import {
  type Database,
  KEY_PATHS,
  type Key,
  type ReadTables,
  type Table,
  type Tables,
  tablesFrom,
} from './tables';

/** Returns the order of two keys of one table, as in IndexedDB. */
function compare(one: Key, other: Key): number {
  const [ours, theirs] = [[one].flat(), [other].flat()];
  const place = ours.findIndex((part, index) => part !== theirs[index]);
  if (place < 0) return 0;
  return (ours[place] as string) < (theirs[place] as string) ? -1 : 1;
}

class MemoryTable implements Table<unknown> {
  readonly #path: string | readonly string[];
  #records = new Map<string, readonly [key: Key, record: unknown]>();

  constructor(path: string | readonly string[]) {
    this.#path = path;
  }

  /** Returns a function that restores the present records. */
  snapshot(): () => void {
    const before = new Map(this.#records);
    return () => {
      this.#records = before;
    };
  }

  #below(first?: string): (readonly [key: Key, record: unknown])[] {
    return [...this.#records.values()]
      .filter(([key]) => first === undefined || key[0] === first)
      .sort(([one], [other]) => compare(one, other));
  }

  get = async (key: Key) => this.#records.get(JSON.stringify(key))?.[1];
  getAll = async (first?: string) => this.#below(first).map(([, record]) => record);
  getAllKeys = async (first?: string) => this.#below(first).map(([key]) => key);
  put = async (record: unknown) => {
    const fields = record as Readonly<Record<string, Key>>;
    const path = this.#path;
    const key = typeof path === 'string' ? fields[path] : path.map((name) => fields[name]);
    this.#records.set(JSON.stringify(key), [key as Key, record]);
  };
  delete = async (key: Key) => this.#records.delete(JSON.stringify(key));
  clear = async (first?: string) => {
    for (const [key] of this.#below(first)) this.#records.delete(JSON.stringify(key));
  };
}

/** The database in a browser that refuses IndexedDB. It exists only during this visit. */
export class MemoryDatabase implements Database {
  readonly isPersistent = false;
  readonly #made: MemoryTable[] = [];
  readonly #tables: Tables = tablesFrom((name) => {
    const table = new MemoryTable(KEY_PATHS[name]);
    this.#made.push(table);
    return table;
  });
  #last: Promise<unknown> = Promise.resolve();

  read<T>(act: (tables: ReadTables) => Promise<T>): Promise<T> {
    return this.change(act);
  }

  change<T>(act: (tables: Tables) => Promise<T>): Promise<T> {
    const acting = this.#last.then(async () => {
      const restores = this.#made.map((table) => table.snapshot());
      try {
        return await act(this.#tables);
      } catch (error) {
        for (const restore of restores) restore();
        throw error;
      }
    });
    this.#last = acting.catch(() => undefined);
    return acting;
  }

  async write(act: (tables: Tables) => Promise<unknown>): Promise<void> {
    await this.change(act);
  }
}
