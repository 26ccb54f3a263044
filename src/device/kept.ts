/**
 * One value that the device keeps in localStorage, and all that follows from keeping it: what its text may be, its
 * fallback, changes in other tabs, its part of an export, and taking that in again. A key begins with `stillgrove.`, by
 * which 'Delete everything' finds it.
 */
import { Listeners } from '../../engine/stage/listeners';
import type { Taking } from './game-data';
import { onOtherTab, read, write } from './local-storage';

interface Declaration<T> {
  readonly key: string;
  /** Where an earlier version kept it: read while the key holds nothing, never written. */
  readonly olderKey?: string | undefined;
  /** What a stored text means; undefined when it cannot be ours, which reads as if there were none. */
  readonly parse: (text: string) => T | undefined;
  /** Its text. An empty one is not stored, and null has none. */
  readonly format: (value: NonNullable<T>) => string;
  readonly fallback: T;
  /** What an import that adds makes of the value here and that of the file; without it, the one here stays. */
  readonly merge?: (here: T, taken: T) => T;
}

export class Kept<T> {
  readonly key: string;
  readonly #declaration: Declaration<T>;
  readonly #changes = new Listeners();
  #text: string | null = null;
  #stored: T | undefined;
  /** Other tabs are followed from the first listener on, for as long as the page lives. */
  #isFollowing = false;

  constructor(declaration: Declaration<T>) {
    this.key = declaration.key;
    this.#declaration = declaration;
  }

  /** As it is stored; null when nothing is. */
  get text(): string | null {
    const { key, olderKey } = this.#declaration;
    return read(key) ?? (olderKey === undefined ? null : read(olderKey));
  }

  /** What is stored; undefined when that is nothing, or nothing of ours. The same object until it changes. */
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

  /** Stores a value on the device; if that is refused, for this visit. */
  set(value: T): void {
    this.put(value === null || value === undefined ? null : this.#declaration.format(value));
  }

  /** Stores what {@link text} once was. */
  put(text: string | null): void {
    write(this.key, text || null);
    this.#changes.notify();
  }

  /** Nothing is stored any more, and it reads as the fallback. */
  remove = (): void => this.put(null);

  /** Takes what was {@link stored} from an export. To do so twice comes to the same. */
  take(value: T, how: Taking): void {
    const { stored } = this;
    const { merge } = this.#declaration;
    if (how === 'replace' || stored === undefined) this.set(value);
    else if (merge) this.set(merge(stored, value));
  }

  /** Calls back whenever it changes, here or in another tab; returns how to stop listening. */
  subscribe = (listener: () => void): (() => void) => {
    if (!this.#isFollowing) this.onOtherTab(this.#changes.notify);
    this.#isFollowing = true;
    return this.#changes.subscribe(listener);
  };

  /** Calls back when another tab has changed it; returns how to stop listening. */
  onOtherTab(listener: () => void): () => void {
    return onOtherTab(this.key, listener);
  }
}

/** Whether something is so: kept as 'true', and any other text reads as not. */
export const keptFlag = (key: string, olderKey?: string): Kept<boolean> =>
  new Kept({ key, olderKey, parse: (text) => text === 'true', format: String, fallback: false });
