import { Listeners } from '../../engine/stage/listeners';

/** An observable value, which React reads with `useSyncExternalStore`. */
export class ObservableValue<T> {
  readonly #listeners = new Listeners();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  /** Notifies the listeners if the value differs. */
  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#listeners.notify();
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);
}
