/**
 * A value stored in localStorage. The class parses it, provides a fallback, follows changes by other tabs, and supports
 * export and import. 'Delete everything' deletes all keys that begin with `stillgrove.`, except the key of a pending
 * sign-out. It also deletes a few keys without this prefix (`export-and-delete.ts`).
 */
import { Listeners } from '../../engine/stage/listeners';
import type { ImportMode } from './game-data';
import { onOtherTab, read, write } from './local-storage';

interface Declaration<T> {
  readonly key: string;
  /** Key of an earlier version. It is read while the current key has no value, and never written. */
  readonly olderKey?: string | undefined;
  /** Parses a stored text. Returns undefined for an invalid text, which counts as missing. */
  readonly parse: (text: string) => T | undefined;
  /** Formats a value. An empty text removes the key, and so does the value null. */
  readonly format: (value: NonNullable<T>) => string;
  readonly fallback: T;
  /** Merges the imported value with the existing one. By default the existing value stays. */
  readonly merge?: (here: T, taken: T) => T;
}

export class Kept<T> {
  readonly key: string;
  readonly #declaration: Declaration<T>;
  readonly #changes = new Listeners();
  #text: string | null = null;
  #stored: T | undefined;
  /** Whether this object listens to other tabs. It listens from the first subscription on, and never stops. */
  #isFollowing = false;

  constructor(declaration: Declaration<T>) {
    this.key = declaration.key;
    this.#declaration = declaration;
  }

  /** The stored text; null for none. */
  get text(): string | null {
    const { key, olderKey } = this.#declaration;
    return read(key) ?? (olderKey === undefined ? null : read(olderKey));
  }

  /** The stored value; undefined if it is missing or invalid. The same object until it changes. */
  get stored(): T | undefined {
    const { text } = this;
    if (text !== this.#text) {
      this.#text = text;
      this.#stored = text === null ? undefined : this.#declaration.parse(text);
    }
    return this.#stored;
  }

  get value(): T {
    return this.stored ?? this.#declaration.fallback;
  }

  /** Stores a value on the device. If the browser refuses, keeps it for this visit. */
  set(value: T): void {
    this.put(value === null || value === undefined ? null : this.#declaration.format(value));
  }

  /** Restores an earlier value of {@link text}. */
  put(text: string | null): void {
    write(this.key, text || null);
    this.#changes.notify();
  }

  /** Removes the stored value, so that the fallback applies. */
  remove = (): void => this.put(null);

  /** Imports an exported value of {@link stored}. Idempotent. */
  take(value: T, how: ImportMode): void {
    const { stored } = this;
    const { merge } = this.#declaration;
    if (how === 'replace' || stored === undefined) this.set(value);
    else if (merge) this.set(merge(stored, value));
  }

  /** Calls a listener on every change, in this tab or another. Returns the unsubscribe function. */
  subscribe = (listener: () => void): (() => void) => {
    if (!this.#isFollowing) this.onOtherTab(this.#changes.notify);
    this.#isFollowing = true;
    return this.#changes.subscribe(listener);
  };

  /**
   * Calls a listener on a change by another tab, and when the page returns from the back/forward cache. Returns the
   * unsubscribe function.
   */
  onOtherTab(listener: () => void): () => void {
    return onOtherTab(this.key, listener);
  }
}

/** Creates a stored flag. The text 'true' means true, any other text false. */
export const keptFlag = (key: string, olderKey?: string): Kept<boolean> =>
  new Kept({ key, olderKey, parse: (text) => text === 'true', format: String, fallback: false });
