/** Writes entries to the journal. If a write fails, `queue` keeps the entry for a retry. */
import type { JournalEntry } from '../../domain/journal';
import { createSingleFlight } from '../../domain/single-flight';
import { Listeners } from '../../engine/stage/listeners';
import type { Journal } from './journal';

/** `written`: the person changed the journal. `merged`: sync, or the end of an account session, changed it. */
export type JournalChangeOrigin = 'written' | 'merged';

export class JournalRecorder {
  readonly #changes = new Listeners<[change: JournalChangeOrigin]>();
  /** Opens the journal at the first call. */
  readonly journal: () => Promise<Journal>;
  readonly subscribe = this.#changes.subscribe;
  /** Notifies the listeners. A caller that changes the journal directly must call this. */
  readonly notify = this.#changes.notify;
  readonly #onTrouble: (trouble: 'not-persistent' | 'failed') => void;
  readonly #isOn: () => boolean;
  /** Unwritten entries by id. The entry of a completed play replaces the entry of the play's start. */
  readonly #waiting = new Map<string, JournalEntry>();
  #hasWarnedNotPersistent = false;

  /**
   * @param onTrouble called once if this browser stores nothing, and after each failed write of the queue
   * @param isOn returns whether the person permits recording. Otherwise new entries are dropped.
   */
  constructor(
    open: () => Promise<Journal>,
    onTrouble: (trouble: 'not-persistent' | 'failed') => void,
    isOn: () => boolean = () => true,
  ) {
    this.journal = createSingleFlight(open);
    this.#onTrouble = onTrouble;
    this.#isOn = isOn;
  }

  get hasWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Writes an entry, then the queue. @throws when the write fails; the entry is not queued, so the caller may retry */
  async write(entry: JournalEntry): Promise<void> {
    if (!this.#isOn()) return;
    const journal = await this.journal();
    await journal.put(entry);
    this.notify('written');
    this.#warnIfNotPersistent(journal);
    await this.#writeWaiting();
  }

  /** Changes entries of the journal, even while recording is off. @throws the error of the change */
  async correct(change: (journal: Journal) => Promise<void>): Promise<void> {
    await change(await this.journal());
    this.notify('written');
    await this.#writeWaiting();
  }

  /** Writes an entry, or queues it after a failure until the next write. */
  async queue(entry: JournalEntry): Promise<void> {
    if (!this.#isOn()) return;
    this.#waiting.set(entry.id, entry);
    await this.#writeWaiting();
  }

  /** Writes the queue. Never rejects. The entries stay queued after a failure. */
  async #writeWaiting(): Promise<void> {
    if (this.#waiting.size === 0) return;
    try {
      const journal = await this.journal();
      for (const entry of [...this.#waiting.values()]) {
        await journal.put(entry);
        // A newer version of the entry may have joined the queue during the write.
        if (this.#waiting.get(entry.id) === entry) this.#waiting.delete(entry.id);
      }
      this.#warnIfNotPersistent(journal);
    } catch (error) {
      console.warn('An entry could not be written yet to the journal', error);
      this.#onTrouble('failed');
      return;
    }
    this.notify('written');
  }

  #warnIfNotPersistent(journal: Journal): void {
    if (journal.database.isPersistent || this.#hasWarnedNotPersistent) return;
    this.#hasWarnedNotPersistent = true;
    this.#onTrouble('not-persistent');
  }
}
