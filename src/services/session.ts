/** Whether a game's session runs: then the shell shrinks to Back, sound and help. */

export class Session {
  readonly #listeners = new Set<() => void>();
  #leave: (() => void) | undefined;

  /** How to stop the session at hand; undefined when none runs. */
  get leave(): (() => void) | undefined {
    return this.#leave;
  }

  /** A session runs until the returned function is called. */
  begin = (leave: () => void): (() => void) => {
    this.#set(leave);
    return () => {
      if (this.#leave === leave) this.#set(undefined);
    };
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(leave: (() => void) | undefined): void {
    this.#leave = leave;
    for (const listener of this.#listeners) listener();
  }
}
