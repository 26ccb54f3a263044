/** Writes entries to the journal, and holds on to what could not be written until it can. */
import type { JournalEntry } from '../../domain/journal';
import type { Journal } from './journal';

/** `written`: by this device; `taken`: it came from the copy with the account. */
export type JournalChange = 'written' | 'taken';

export class Recorder {
  readonly #open: () => Promise<Journal>;
  readonly #onTrouble: (trouble: 'not-kept' | 'failed') => void;
  readonly #isOn: () => boolean;
  /** What is not written yet, by id: a completed play takes the place of its own beginning. */
  readonly #waiting = new Map<string, JournalEntry>();
  readonly #listeners = new Set<(change: JournalChange) => void>();
  #journal: Promise<Journal> | undefined;
  #hasToldNotKept = false;

  /**
   * @param onTrouble is told once that this browser keeps nothing, and each time that a write failed
   * @param isOn whether the person lets anything be recorded; while they do not, nothing new is taken
   */
  constructor(
    open: () => Promise<Journal>,
    onTrouble: (trouble: 'not-kept' | 'failed') => void,
    isOn: () => boolean = () => true,
  ) {
    this.#open = open;
    this.#onTrouble = onTrouble;
    this.#isOn = isOn;
  }

  /** Opens the journal ahead of the first entry. */
  journal(): Promise<Journal> {
    this.#journal ??= this.#open();
    return this.#journal;
  }

  /** Whether something is still to be written. */
  get isOwing(): boolean {
    return this.#waiting.size > 0;
  }

  /** Calls back whenever the journal has changed; returns how to stop listening. */
  subscribe = (listener: (change: JournalChange) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** To be called by whoever changes the journal itself. */
  tellChanged = (change: JournalChange): void => {
    for (const listener of this.#listeners) listener(change);
  };

  /**
   * Writes an entry now.
   * @throws when it could not be written; nothing is held back, so that whoever asked may ask again
   */
  async write(entry: JournalEntry): Promise<void> {
    if (!this.#isOn()) return;
    await this.#writeWaiting();
    const journal = await this.journal();
    await journal.put(entry);
    this.tellChanged('written');
    this.#tellIfNotKept(journal);
  }

  /** Writes an entry as soon as it can be written: what fails now is tried again with the next entry. */
  async keep(entry: JournalEntry): Promise<void> {
    if (!this.#isOn()) return;
    this.#waiting.set(entry.id, entry);
    await this.#writeWaiting();
    this.#tellIfNotKept(await this.journal());
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
    this.tellChanged('written');
  }

  #tellIfNotKept(journal: Journal): void {
    if (journal.isKept || this.#hasToldNotKept) return;
    this.#hasToldNotKept = true;
    this.#onTrouble('not-kept');
  }
}
