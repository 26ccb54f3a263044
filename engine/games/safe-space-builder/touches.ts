/** What fingers, pens and mice do in a visit: each thing that one comes to is touched, also by a hand that strokes over several. */
import type { PointerSample } from '../../stage/pointer-queue';

/** Which way a thing is pushed first: to the left or to the right. */
export type Way = -1 | 1;

export interface TouchesOptions {
  /** The foremost thing at this place, if there is one. */
  readonly find: (x: number, y: number) => string | undefined;
  /** @param way -1 when the hand comes from the right, 1 from the left or from nowhere */
  readonly onTouch: (id: string, way: Way) => void;
}

export class Touches {
  readonly #options: TouchesOptions;
  /** What each hand that is down is on, and how far to the right it was last, CSS px. */
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

  /** What hands do that are down now counts for nothing any more. */
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
