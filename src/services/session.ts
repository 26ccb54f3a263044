/** Whether a game's session runs: then the shell shrinks to Back, sound and help. */
import { Store } from '../device/store';

export class Session {
  readonly #leave = new Store<(() => void) | undefined>(undefined);
  readonly subscribe = this.#leave.subscribe;

  /** How to stop the session at hand; undefined when none runs. */
  get leave(): (() => void) | undefined {
    return this.#leave.value;
  }

  /** A session runs until the returned function is called. */
  begin = (leave: () => void): (() => void) => {
    this.#leave.set(leave);
    return () => {
      if (this.#leave.value === leave) this.#leave.set(undefined);
    };
  };
}
