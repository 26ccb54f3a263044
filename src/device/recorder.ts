/** Writes entries to the journal, and queues what could not be written until it can. */
import type { JournalEntry } from '../../domain/journal';
import { singleFlight } from '../../domain/single-flight';
import { Listeners } from '../../engine/stage/listeners';
import type { Journal } from './journal';

/** `written`: by this device; `taken`: it came from the copy with the account. */
export type JournalChange = 'written' | 'taken';

export class Recorder {
  readonly #changes = new Listeners<[change: JournalChange]>();
  /** Opens the journal ahead of the first entry. */
  readonly journal: () => Promise<Journal>;
  /** Calls back whenever the journal has changed; returns how to stop listening. */
  readonly subscribe = this.#changes.subscribe;
  /** Must be called after changing the journal directly. */
  readonly notify = this.#changes.notify;
  readonly #onTrouble: (trouble: 'not-persistent' | 'failed') => void;
  readonly #isOn: () => boolean;
  /** What is not written yet, by id: a completed play takes the place of its own beginning. */
  readonly #waiting = new Map<string, JournalEntry>();
  #hasWarnedNotPersistent = false;

  /**
   * @param onTrouble called once if this browser stores nothing, and each time a write fails
   * @param isOn whether the person lets anything be recorded; while they do not, new entries are dropped
   */
  constructor(
    open: () => Promise<Journal>,
    onTrouble: (trouble: 'not-persistent' | 'failed') => void,
    isOn: () => boolean = () => true,
  ) {
    this.journal = singleFlight(open);
    this.#onTrouble = onTrouble;
    this.#isOn = isOn;
  }

  /** Whether something is still to be written. */
  get hasWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Writes an entry now.
   * @throws when it could not be written; it is not queued: the caller may try again
   */
  async write(entry: JournalEntry): Promise<void> {
    if (!this.#isOn()) return;
    await this.#writeWaiting();
    const journal = await this.journal();
    await journal.put(entry);
    this.notify('written');
    this.#warnIfNotPersistent(journal);
  }

  /** Writes an entry as soon as it can be written: what fails now is tried again with the next entry. */
  async queue(entry: JournalEntry): Promise<void> {
    if (!this.#isOn()) return;
    this.#waiting.set(entry.id, entry);
    await this.#writeWaiting();
    this.#warnIfNotPersistent(await this.journal());
  }

  async #writeWaiting(): Promise<void> {
    const journal = await this.journal();
    if (this.#waiting.size === 0) return;
    for (const entry of [...this.#waiting.values()]) {
      try {
        await journal.put(entry);
      } catch (error) {
        console.warn('An entry waits to be written to the journal', error);
        this.#onTrouble('failed');
        return;
      }
      // A newer version of the same entry may have come while this one was written.
      if (this.#waiting.get(entry.id) === entry) this.#waiting.delete(entry.id);
    }
    this.notify('written');
  }

  #warnIfNotPersistent(journal: Journal): void {
    if (journal.isPersistent || this.#hasWarnedNotPersistent) return;
    this.#hasWarnedNotPersistent = true;
    this.#onTrouble('not-persistent');
  }
}
