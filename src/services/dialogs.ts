/** The dialogs that belong to no actor: which of them is open. */

export type DialogName = 'help' | 'privacy' | 'medical' | 'restore' | 'audio' | 'support' | 'about';

/** At most one is open; another takes its place. */
export class Dialogs {
  readonly #listeners = new Set<() => void>();
  #current: DialogName | null = null;

  get current(): DialogName | null {
    return this.#current;
  }

  open = (name: DialogName): void => this.#set(name);

  close = (): void => this.#set(null);

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(name: DialogName | null): void {
    if (name === this.#current) return;
    this.#current = name;
    for (const listener of this.#listeners) listener();
  }
}
