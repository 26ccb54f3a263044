/** The named dialogs, which have no actor, and whether any dialog or form is open. */
import { ObservableValue } from '../device/store';

export type DialogName = 'help' | 'privacy' | 'medical' | 'restore' | 'audio' | 'support' | 'about' | 'codes';

/** At most one dialog is open. A dialog that opens replaces it. */
export class Dialogs {
  readonly #current = new ObservableValue<DialogName | null>(null);
  readonly subscribe = this.#current.subscribe;
  /** Number of open dialogs and forms. */
  readonly #open = new ObservableValue(0);
  readonly subscribeOpen = this.#open.subscribe;

  get current(): DialogName | null {
    return this.#current.value;
  }

  /** Whether a dialog or form is open, which the app must not close by itself. */
  get isAnyOpen(): boolean {
    return this.#open.value > 0;
  }

  /** Counts a dialog or form as open until the returned function is called. */
  hold = (): (() => void) => {
    this.#open.set(this.#open.value + 1);
    return () => this.#open.set(this.#open.value - 1);
  };

  open = (name: DialogName): void => this.#current.set(name);

  close = (): void => this.#current.set(null);
}
