/** A set of listeners. A listener that is added during a notification receives only later notifications. */
export class Listeners<TNews extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...news: TNews) => void>();

  /** @returns the unsubscribe function */
  subscribe = (listener: (...news: TNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notify = (...news: TNews): void => {
    for (const listener of [...this.#listeners]) listener(...news);
  };
}
