/** The running session of a game. While there is one, the header has only Back, toasts, sound and help. */
import { Store } from '../device/store';

export class Session {
  readonly #leave = new Store<(() => void) | undefined>(undefined);
  readonly subscribe = this.#leave.subscribe;
  #title = '';
  #ask: ((stop: () => void) => void) | undefined;

  /** Function that stops the running session; undefined without a session. */
  get leave(): (() => void) | undefined {
    return this.#leave.value;
  }

  /** Title of the last registered session. */
  get title(): string {
    return this.#title;
  }

  /**
   * Registers a session.
   * @returns a function that ends the registration
   */
  begin = (title: string, stop: () => void): (() => void) => {
    this.#title = title;
    const leave = () => (this.#ask ? this.#ask(stop) : stop());
    this.#leave.set(leave);
    return () => {
      if (this.#leave.value === leave) this.#leave.set(undefined);
    };
  };

  /**
   * Asks before {@link leave} stops the session, until the returned function is called.
   * @param ask asks the person; its argument stops the session
   */
  askBefore = (ask: (stop: () => void) => void): (() => void) => {
    this.#ask = ask;
    return () => {
      if (this.#ask === ask) this.#ask = undefined;
    };
  };
}
