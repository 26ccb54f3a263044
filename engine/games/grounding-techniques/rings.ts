/** Rings on the water. Each spreads from a stone that has landed, or from a tapped stone that does not turn. */
import { easeOut } from '../../stage/easing';
import type { StonePlace } from './layout';

/** Maximum number of rings. A further ring replaces the oldest. */
export const MOST_RINGS = 6;

const RING_SECONDS = 1.8;

interface Ring {
  readonly stone: number;
  age: number;
}

export class Rings {
  readonly #rings: Ring[] = [];

  /** Starts a ring around a stone. It replaces an earlier ring around the same stone. */
  begin(stone: number): void {
    const same = this.#rings.findIndex((ring) => ring.stone === stone);
    if (same !== -1) this.#rings.splice(same, 1);
    if (this.#rings.length === MOST_RINGS) this.#rings.shift();
    this.#rings.push({ stone, age: 0 });
  }

  clear(): void {
    this.#rings.length = 0;
  }

  /** Advances by `seconds`. @returns whether a ring is left */
  tick(seconds: number): boolean {
    for (const ring of this.#rings) ring.age += seconds;
    while (this.#rings[0] && this.#rings[0].age >= RING_SECONDS) this.#rings.shift();
    return this.#rings.length > 0;
  }

  /**
   * Writes x, y, radius (CSS px) and strength (0-1) of each ring. Unused entries are zero.
   * @param placeOf returns a stone's current position
   * @param reducedMotion whether rings keep their radius and only fade
   */
  write(into: Float32Array, placeOf: (stone: number) => StonePlace, reducedMotion: boolean): void {
    into.fill(0);
    for (const [index, { stone, age }] of this.#rings.entries()) {
      const { x, y, size } = placeOf(stone);
      const part = age / RING_SECONDS;
      const at = index * 4;
      into[at] = x;
      into[at + 1] = y + size * 0.1;
      into[at + 2] = size * (reducedMotion ? 1.35 : 0.9 + 1.25 * easeOut(part));
      into[at + 3] = (1 - part) ** 1.5 * Math.min(1, age / 0.12);
    }
  }
}
