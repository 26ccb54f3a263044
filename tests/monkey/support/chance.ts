import { draw, type Seed } from '../../../machines/random';

/** Chance that comes the same way again for the same seed. */
export class Chance {
  #seed: Seed;

  constructor(seed: Seed) {
    this.#seed = seed;
  }

  /** A whole number below this one. */
  below(sides: number): number {
    const [value, next] = draw(this.#seed);
    this.#seed = next;
    return Math.floor(value * sides);
  }

  /** One of these; undefined when there are none. */
  of<T>(all: readonly T[]): T | undefined {
    return all[this.below(Math.max(1, all.length))];
  }

  /** One of these, each as often as its weight says. */
  weighted<T>(all: readonly (readonly [weight: number, one: T])[]): T {
    let at = this.below(all.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, one] of all) {
      at -= weight;
      if (at < 0) return one;
    }
    throw new Error('There is nothing to choose from');
  }
}
