/** Dialogs that have no actor. The store contains the open one. */
import { Store } from '../device/store';

export type DialogName = 'help' | 'privacy' | 'medical' | 'restore' | 'audio' | 'support' | 'about' | 'codes';

/** At most one dialog is open. A dialog that opens replaces it. */
export class Dialogs {
  readonly #current = new Store<DialogName | null>(null);
  readonly subscribe = this.#current.subscribe;

  get current(): DialogName | null {
    return this.#current.value;
  }

  open = (name: DialogName): void => this.#current.set(name);

  close = (): void => this.#current.set(null);
}
