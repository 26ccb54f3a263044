/** What fingers, pens and mice do in a visit: each thing that one comes to is touched, also by a hand that strokes over several. */
import type { PointerSample } from '../../core/pointer-queue';

export interface TouchesOptions {
  /** The foremost thing at this place, if there is one. */
  readonly find: (x: number, y: number) => string | undefined;
  readonly onTouch: (id: string) => void;
}

export class Touches {
  readonly #options: TouchesOptions;
  /** What each hand that is down is on. */
  readonly #on = new Map<number, string | undefined>();

  constructor(options: TouchesOptions) {
    this.#options = options;
  }

  get isAnyDown(): boolean {
    return this.#on.size > 0;
  }

  follow(samples: readonly PointerSample[]): void {
    for (const { id, kind, x, y } of samples) {
      if (kind === 'up' || kind === 'cancel') this.#on.delete(id);
      else if (kind === 'down' || this.#on.has(id)) this.#come(id, this.#options.find(x, y));
    }
  }

  /** What hands do that are down now counts for nothing any more. */
  forget(): void {
    this.#on.clear();
  }

  #come(hand: number, thing: string | undefined): void {
    if (thing !== undefined && thing !== this.#on.get(hand)) this.#options.onTouch(thing);
    this.#on.set(hand, thing);
  }
}
