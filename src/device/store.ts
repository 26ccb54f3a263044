/** The one way in which something here tells of its changes; React reads it with `useSyncExternalStore`. */

/** Those who want to hear of something. */
export class Listeners<TNews extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...news: TNews) => void>();

  /** @returns how to stop listening */
  subscribe = (listener: (...news: TNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notify = (...news: TNews): void => {
    for (const listener of this.#listeners) listener(...news);
  };
}

/** A value, and those who want to hear when it changes. */
export class Store<T> {
  readonly #listeners = new Listeners();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The same until it changes. */
  get value(): T {
    return this.#value;
  }

  /** Notifies the listeners, unless it is the same value. */
  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#listeners.notify();
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);
}
