/**
 * Gestures of touch, pen and mouse in a visit. A pointer touches each element that it enters, even several in one
 * stroke.
 */
import type { PointerSample } from '../../stage/pointer-queue';

/** Direction in which an element is first pushed: -1 left, 1 right. */
export type PushDirection = -1 | 1;

export interface TouchesOptions {
  /** Returns the frontmost element at a point. */
  readonly find: (x: number, y: number) => string | undefined;
  /**
   * Called when a pointer enters an element.
   * @param direction -1 when the pointer comes from the right; 1 when it comes from the left or has not moved
   */
  readonly onTouch: (id: string, direction: PushDirection) => void;
}

export class Touches {
  readonly #options: TouchesOptions;
  /** Element under each pressed pointer, and the pointer's last x, CSS px. */
  readonly #on = new Map<number, { readonly thing: string | undefined; readonly x: number }>();

  constructor(options: TouchesOptions) {
    this.#options = options;
  }

  get isAnyDown(): boolean {
    return this.#on.size > 0;
  }

  follow(samples: readonly PointerSample[]): void {
    for (const { id, kind, x, y } of samples) {
      if (kind === 'up' || kind === 'cancel') this.#on.delete(id);
      else if (kind === 'down' || this.#on.has(id)) this.#come(id, this.#options.find(x, y), x);
    }
  }

  /** Ignores the further movement of pointers that are pressed now. */
  forget(): void {
    this.#on.clear();
  }

  #come(hand: number, thing: string | undefined, x: number): void {
    const before = this.#on.get(hand);
    if (thing !== undefined && thing !== before?.thing)
      this.#options.onTouch(thing, before !== undefined && x < before.x ? -1 : 1);
    this.#on.set(hand, { thing, x });
  }
}
