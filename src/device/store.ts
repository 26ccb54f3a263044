/** The one way in which a value here tells of its changes; React reads it with `useSyncExternalStore`. */
import { Listeners } from '../../engine/stage/listeners';

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
