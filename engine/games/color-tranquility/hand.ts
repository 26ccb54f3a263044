/** The finger that touched first: it taps a tile, or drags it. Further fingers are ignored. */
import type { PointerSample } from '../../stage/pointer-queue';

/** Maximum movement of a tap, CSS px. */
const TAP = 7;

export interface HandOptions {
  /** Returns the place of the movable tile at a point; undefined for none. */
  readonly find: (x: number, y: number) => number | undefined;
  readonly onTap: (place: number) => void;
  readonly onLift: (place: number) => void;
  /** Called when a drag ends at a place that is not its own, or elsewhere (undefined). */
  readonly onDrop: (place: number | undefined) => void;
}

interface Held {
  readonly id: number;
  readonly place: number;
  readonly from: readonly [number, number];
  x: number;
  y: number;
  hasMoved: boolean;
}

export class Hand {
  readonly #options: HandOptions;
  #held: Held | undefined;
  /** Time of the last gesture on the browser's clock, ms. */
  actedAt = Number.NEGATIVE_INFINITY;

  constructor(options: HandOptions) {
    this.#options = options;
  }

  get isDown(): boolean {
    return this.#held !== undefined;
  }

  /** Returns the place from which a tile is dragged, and the way so far, CSS px; undefined for no drag. */
  get drag(): { readonly place: number; readonly dx: number; readonly dy: number } | undefined {
    const held = this.#held;
    if (!held?.hasMoved) return undefined;
    return { place: held.place, dx: held.x - held.from[0], dy: held.y - held.from[1] };
  }

  follow(samples: readonly PointerSample[]): void {
    for (const sample of samples) {
      if (sample.kind === 'down') this.#press(sample);
      else if (sample.id !== this.#held?.id) continue;
      else if (sample.kind === 'move') this.#move(this.#held, sample);
      else this.#release(this.#held, sample);
    }
  }

  /** Forgets the finger, because its tile is no longer lifted. */
  forget(): void {
    this.#held = undefined;
  }

  #press({ id, x, y }: PointerSample): void {
    const place = this.#held ? undefined : this.#options.find(x, y);
    if (place !== undefined) this.#held = { id, place, from: [x, y], x, y, hasMoved: false };
  }

  #move(held: Held, { x, y }: PointerSample): void {
    held.x = x;
    held.y = y;
    if (held.hasMoved || Math.hypot(x - held.from[0], y - held.from[1]) <= TAP) return;
    held.hasMoved = true;
    this.#options.onLift(held.place);
  }

  #release(held: Held, { kind, x, y }: PointerSample): void {
    this.#held = undefined;
    this.actedAt = performance.now();
    const place = kind === 'up' ? this.#options.find(x, y) : undefined;
    if (held.hasMoved) this.#options.onDrop(place === held.place ? undefined : place);
    else if (kind === 'up') this.#options.onTap(held.place);
  }
}
