/** The rings on the water: each spreads from a stone that has come down, or that is tapped again. */
import { easeOut } from '../../stage/easing';
import type { Place } from './layout';

/** Rings that can be on the water at once; one more takes the place of the oldest. */
export const MOST_RINGS = 6;

/** How long a ring runs, s. */
const RING_SECONDS = 1.8;

interface Ring {
  readonly stone: number;
  /** s */
  age: number;
}

export class Rings {
  readonly #rings: Ring[] = [];

  /** One ring around a stone; an older one around it ends. */
  begin(stone: number): void {
    const same = this.#rings.findIndex((ring) => ring.stone === stone);
    if (same !== -1) this.#rings.splice(same, 1);
    if (this.#rings.length === MOST_RINGS) this.#rings.shift();
    this.#rings.push({ stone, age: 0 });
  }

  /** All are gone at once. */
  clear(): void {
    this.#rings.length = 0;
  }

  /** @returns whether any still runs */
  tick(seconds: number): boolean {
    for (const ring of this.#rings) ring.age += seconds;
    while (this.#rings[0] && this.#rings[0].age >= RING_SECONDS) this.#rings.shift();
    return this.#rings.length > 0;
  }

  /**
   * Writes x, y, radius (CSS px) and strength (0-1) of each ring; of those that are not there, zeros.
   *
   * @param placeOf where a stone is now
   * @param reducedMotion rings stand where they are and fade
   */
  write(into: Float32Array, placeOf: (stone: number) => Place, reducedMotion: boolean): void {
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
