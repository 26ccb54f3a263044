/** The first finger or mouse that touches: it taps a tile, or drags it. Others do nothing meanwhile. */
import type { PointerSample } from '../../stage/pointer-queue';

/** Maximum movement of a tap, CSS px. */
const TAP = 7;

interface Held {
  readonly id: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
  dx: number;
  dy: number;
  hasMoved: boolean;
}

export class TileDrag {
  #held: Held | undefined;

  /** Place from which a tile is dragged, and the way so far, CSS px; undefined for no drag. */
  get current(): Readonly<Pick<Held, 'place' | 'dx' | 'dy'>> | undefined {
    return this.#held?.hasMoved ? this.#held : undefined;
  }

  /** Ignores the finger until it lifts, because its tile is no longer lifted. */
  forget(): void {
    this.#held = undefined;
  }

  /** Returns the event of a sample, if any. @param placeAt returns the place of the movable tile at a point */
  read({ id, kind, x, y }: PointerSample, placeAt: (x: number, y: number) => number | undefined) {
    const held = this.#held;
    if (kind === 'down' && !held) {
      const place = placeAt(x, y);
      if (place !== undefined) this.#held = { id, place, x, y, dx: 0, dy: 0, hasMoved: false };
    }
    if (!held || id !== held.id) return;
    const { place } = held;
    if (kind === 'move') {
      [held.dx, held.dy] = [x - held.x, y - held.y];
      if (held.hasMoved || Math.hypot(held.dx, held.dy) <= TAP) return;
      held.hasMoved = true;
      return { type: 'tint.lifted', place } as const;
    }
    this.#held = undefined;
    const end = kind === 'up' ? placeAt(x, y) : undefined;
    if (held.hasMoved && (end === undefined || end === place)) return { type: 'tint.returned' } as const;
    if (held.hasMoved) return { type: 'tint.pressed', place: end as number } as const;
    return kind === 'up' ? ({ type: 'tint.pressed', place } as const) : undefined;
  }
}
