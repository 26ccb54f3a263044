/** Those who want to hear of something. Whoever joins while they are told hears of the next change. */
export class Listeners<TNews extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...news: TNews) => void>();

  /** @returns how to stop listening */
  subscribe = (listener: (...news: TNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notify = (...news: TNews): void => {
    for (const listener of [...this.#listeners]) listener(...news);
  };
}
