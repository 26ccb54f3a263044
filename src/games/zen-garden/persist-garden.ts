/**
 * Reads the garden when the page opens and whenever this tab becomes active, and writes it after every change. All tabs
 * add to one garden, and none overwrites another's marks.
 */
import { limitMarks, type SandMark } from '../../../machines/games/zen-garden/history';
import { selectMarks } from '../../../machines/games/zen-garden/selectors';
import type { ZenGardenActor } from '../../../machines/games/zen-garden/zen-garden.machine';
import { DatabaseTimeoutError } from '../../device/database';
import type { Database, GardenMarkKey } from '../../device/tables';
import type { Services } from '../../services/services';
import { type LoadedMarks, loadMarks, markKeyText, writeMarks } from './garden-store';

const TROUBLE = {
  unreadable: {
    title: 'Your sand starts out smooth',
    description: "We couldn't read the garden that was saved here. It was set aside, not deleted.",
  },
  partlyUnreadable: {
    title: "Some of your garden couldn't be read",
    description: 'What was saved was set aside, not deleted.',
  },
  notOpened: {
    title: "Your garden couldn't be opened",
    description: "This device doesn't have room to open what was saved here. None of it is lost.",
  },
  notRead: {
    title: "Your garden couldn't be opened",
    description: "This device didn't answer just now. None of what was saved here is lost.",
  },
  shortened: {
    title: 'The oldest lines were left out',
    description: 'There was more here than this garden can hold.',
  },
  notSaved: {
    title: "Your garden isn't saved",
    description: "This device couldn't save it just now. It will stay here until you close the page.",
  },
} as const;

/** Returns a function that stops reading and writing. */
export function persistGarden(
  actor: ZenGardenActor,
  { toasts, database }: Pick<Services, 'toasts' | 'database'>,
): () => void {
  const garden = new PersistedGarden(actor, database, (trouble) => toasts.show(TROUBLE[trouble]));
  const comeBack = () => {
    if (!document.hidden) garden.load();
  };
  garden.load();
  // Another tab may have raked in the meantime. A page in the back/forward cache receives no events.
  window.addEventListener('focus', comeBack);
  window.addEventListener('pageshow', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    window.removeEventListener('focus', comeBack);
    window.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
    garden.close();
  };
}

class PersistedGarden {
  readonly #actor: ZenGardenActor;
  readonly #onTrouble: (trouble: keyof typeof TROUBLE) => void;
  readonly #database: () => Promise<Database>;
  readonly #subscription: { unsubscribe(): void };
  /** Keys of the machine's marks, stored or not. */
  readonly #keys = new Map<SandMark, GardenMarkKey>();
  /** The machine's marks at the last comparison. */
  #marks: readonly SandMark[];
  /** Marks whose write has not finished. */
  readonly #unwritten = new Set<SandMark>();
  #unremoved: readonly GardenMarkKey[] = [];
  readonly #writing = new Set<Promise<void>>();
  #loading: Promise<void> | undefined;
  /** Whether another load was requested after the current one started. */
  #isStale = false;
  #lastAt = 0;
  #count = 0;
  #hasShownNotSaved = false;
  #isClosed = false;

  constructor(
    actor: ZenGardenActor,
    database: () => Promise<Database>,
    onTrouble: (trouble: keyof typeof TROUBLE) => void,
  ) {
    this.#actor = actor;
    this.#database = database;
    this.#onTrouble = onTrouble;
    this.#marks = selectMarks(actor.getSnapshot());
    this.#subscription = actor.subscribe((snapshot) => this.#follow(selectMarks(snapshot)));
  }

  /** Logs a failure, and tells the person when the storage is full. */
  load(): void {
    this.#isStale = true;
    this.#loading ??= this.#load()
      .catch((error: unknown) => {
        console.warn('The stored garden could not be read', error);
        if (error instanceof DOMException && error.name === 'QuotaExceededError')
          this.#onTrouble('notOpened');
        if (error instanceof DatabaseTimeoutError) this.#onTrouble('notRead');
      })
      .finally(() => {
        this.#loading = undefined;
      });
  }

  close(): void {
    this.#isClosed = true;
    this.#subscription.unsubscribe();
  }

  async #load(): Promise<void> {
    while (this.#isStale) {
      await Promise.all(this.#writing);
      if (this.#isClosed) return;
      this.#isStale = false;
      const before = this.#marks;
      const known = new Map([...this.#keys].map(([mark, key]) => [markKeyText(key), mark]));
      const loaded = await loadMarks(await this.#database(), known);
      if (this.#isClosed) return;
      this.#showTrouble(loaded);
      // The person raked in the meantime, so the loaded marks are incomplete.
      if (this.#marks !== before) this.#isStale = true;
      else this.#take(loaded);
    }
  }

  #take({ marks }: LoadedMarks): void {
    for (const [key, mark] of marks) this.#keys.set(mark, key);
    const stored = marks.filter(([key]) => !this.#isRemoved(key)).map(([, mark]) => mark);
    const all = [...stored, ...[...this.#unwritten].filter((mark) => !stored.includes(mark))];
    const has = new Set(all);
    for (const mark of this.#keys.keys()) if (!has.has(mark)) this.#keys.delete(mark);
    const isNew = all.length !== this.#marks.length || all.some((mark, index) => mark !== this.#marks[index]);
    // The next comparison must start from these marks. Otherwise it misses marks that the machine drops.
    this.#marks = all;
    if (isNew) this.#actor.send({ type: 'garden.restored', marks: all });
  }

  #isRemoved(key: GardenMarkKey): boolean {
    const name = markKeyText(key);
    return this.#unremoved.some((other) => markKeyText(other) === name);
  }

  #follow(marks: readonly SandMark[]): void {
    if (marks === this.#marks) return;
    const has = new Set(marks);
    for (const mark of this.#marks) {
      if (has.has(mark)) continue;
      const key = this.#keys.get(mark);
      this.#keys.delete(mark);
      this.#unwritten.delete(mark);
      if (key) this.#unremoved = [...this.#unremoved, key];
    }
    for (const mark of marks) {
      if (this.#keys.has(mark)) continue;
      this.#keys.set(mark, this.#newKey());
      this.#unwritten.add(mark);
    }
    this.#marks = marks;
    const writing = this.#write().finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  /** Never rejects, because the next change retries a failed write. */
  async #write(): Promise<void> {
    const added = [...this.#unwritten].flatMap((mark) => {
      const key = this.#keys.get(mark);
      return key ? [[key, mark] as const] : [];
    });
    const removed = this.#unremoved;
    if (added.length === 0 && removed.length === 0) return;
    try {
      await writeMarks(await this.#database(), { added, removed });
      for (const [, mark] of added) this.#unwritten.delete(mark);
      this.#unremoved = this.#unremoved.filter((key) => !removed.includes(key));
      this.#hasShownNotSaved = false;
    } catch (error) {
      console.warn('The garden could not be saved', error);
      if (!this.#hasShownNotSaved) this.#onTrouble('notSaved');
      this.#hasShownNotSaved = true;
    }
  }

  #newKey(): GardenMarkKey {
    const last = this.#marks.at(-1);
    const [newest] = (last && this.#keys.get(last)) ?? [0];
    // The new key sorts after all existing marks, even if the clock was set back.
    this.#lastAt = Math.max(Date.now(), this.#lastAt, newest + 1);
    this.#count += 1;
    return [this.#lastAt, this.#actor.getSnapshot().context.visit, this.#count];
  }

  #showTrouble({ marks, hadUnreadable }: LoadedMarks): void {
    if (hadUnreadable) this.#onTrouble(marks.length > 0 ? 'partlyUnreadable' : 'unreadable');
    const all = marks.map(([, mark]) => mark);
    if (limitMarks(all) !== all) this.#onTrouble('shortened');
  }
}
