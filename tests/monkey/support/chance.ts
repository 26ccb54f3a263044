import { nextRandom, type Seed } from '../../../machines/random';

/** Seeded random numbers. */
export class Chance {
  #seed: Seed;

  constructor(seed: Seed) {
    this.#seed = seed;
  }

  /** Returns a whole number from 0 up to, but not including, `sides`. */
  below(sides: number): number {
    const [value, next] = nextRandom(this.#seed);
    this.#seed = next;
    return Math.floor(value * sides);
  }

  /** Returns a random element; undefined for an empty list. */
  of<T>(all: readonly T[]): T | undefined {
    return all[this.below(Math.max(1, all.length))];
  }

  /** Returns a random element with probability proportional to its weight. */
  weighted<T>(all: readonly (readonly [weight: number, one: T])[]): T {
    let at = this.below(all.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, one] of all) {
      at -= weight;
      if (at < 0) return one;
    }
    throw new Error('There is nothing to choose from');
  }
}
