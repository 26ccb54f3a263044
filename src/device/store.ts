/** Observable values; React reads them with `useSyncExternalStore`. */
import { Listeners } from '../../engine/stage/listeners';

/** A value with change listeners. */
export class Store<T> {
  readonly #listeners = new Listeners();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The current value. The same object until it changes. */
  get value(): T {
    return this.#value;
  }

  /** Sets the value, and notifies the listeners if it differs. */
  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#listeners.notify();
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);
}
