/** The running session of a game. While there is one, the header has only Back, toasts, sound and help. */
import { ObservableValue } from '../device/store';

export class RunningSession {
  readonly #leave = new ObservableValue<(() => void) | undefined>(undefined);
  readonly subscribe = this.#leave.subscribe;
  #title = '';
  #ask: ((stop: () => void) => void) | undefined;

  /** Stops the running session; undefined without one. */
  get leave(): (() => void) | undefined {
    return this.#leave.value;
  }

  /** Title of the last registered session. */
  get title(): string {
    return this.#title;
  }

  /** Registers a session until the returned function is called. */
  begin = (title: string, stop: () => void): (() => void) => {
    this.#title = title;
    const leave = () => (this.#ask ? this.#ask(stop) : stop());
    this.#leave.set(leave);
    return () => {
      if (this.#leave.value === leave) this.#leave.set(undefined);
    };
  };

  /** Lets `ask` ask the person before {@link leave} stops the session, until the returned function is called. */
  askBefore = (ask: (stop: () => void) => void): (() => void) => {
    this.#ask = ask;
    return () => {
      if (this.#ask === ask) this.#ask = undefined;
    };
  };
}
