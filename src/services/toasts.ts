import type { ToastEmitted } from '../../machines/emitted';
import { ObservableValue } from '../device/store';

/** Default display time of a toast, ms. */
export const TOAST_MS = 5000;

/** Time after which a dismissed toast is removed, ms (specification). */
const REMOVE_DELAY_MS = 1_000_000;

export interface ShownToast extends Omit<ToastEmitted, 'type'> {
  readonly id: number;
  readonly isOpen: boolean;
}

/** The current toast. A new one replaces it. */
export class Toasts {
  readonly #toast = new ObservableValue<ShownToast | undefined>(undefined);
  readonly subscribe = this.#toast.subscribe;
  /** Places in open dialogs, the innermost last. A dialog covers the page and hides it from assistive technology. */
  readonly #places = new ObservableValue<readonly HTMLElement[]>([]);
  readonly subscribePlace = this.#places.subscribe;
  readonly #onShow: () => void;
  #lastId = 0;
  #removal: ReturnType<typeof setTimeout> | undefined;

  /** @param onShow called for every toast except those of {@link showSilently} */
  constructor(onShow: () => void) {
    this.#onShow = onShow;
  }

  get toast(): ShownToast | undefined {
    return this.#toast.value;
  }

  /** Place for toasts in the innermost open dialog; undefined without a dialog. */
  get place(): HTMLElement | undefined {
    return this.#places.value.at(-1);
  }

  /** Shows toasts in a dialog until the returned function is called. */
  showIn = (place: HTMLElement): (() => void) => {
    this.#places.set([...this.#places.value, place]);
    return () => this.#places.set(this.#places.value.filter((other) => other !== place));
  };

  show = (toast: Omit<ToastEmitted, 'type'>): void => {
    this.#onShow();
    this.showSilently(toast);
  };

  /** Shows a toast without the toast sound, for example when a game or the check-in plays another sound. */
  showSilently = (toast: Omit<ToastEmitted, 'type'>): void => {
    this.#lastId += 1;
    const { title, description, tone, hasAlert, duration } = toast;
    this.#set({
      id: this.#lastId,
      isOpen: true,
      title,
      description,
      ...(tone && { tone }),
      ...(hasAlert && { hasAlert }),
      ...(duration !== undefined && { duration }),
    });
  };

  dismiss = (id: number): void => {
    const toast = this.#toast.value;
    if (toast?.id !== id) return;
    this.#set({ ...toast, isOpen: false });
    this.#removal = setTimeout(() => this.#set(undefined), REMOVE_DELAY_MS);
  };

  #set(toast: ShownToast | undefined): void {
    clearTimeout(this.#removal);
    this.#toast.set(toast);
  }
}
