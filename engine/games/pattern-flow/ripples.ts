/** Ripples on the water. Each spreads from a stone and fades. */

export const RIPPLE_SECONDS = 2.2;

/** Maximum number of ripples. A further ripple replaces the oldest. */
export const MOST_RIPPLES = 6;

/** Speed of a wave front at a scale of 1, px/s. */
const SPEED = 330;

interface Ripple {
  readonly stone: number;
  age: number;
}

export class Ripples {
  #ripples: Ripple[] = [];

  begin(stone: number): void {
    this.#ripples = [...this.#ripples, { stone, age: 0 }].slice(-MOST_RIPPLES);
  }

  clear(): void {
    this.#ripples = [];
  }

  /** Advances by `seconds`. @returns whether a ripple is left */
  tick(seconds: number): boolean {
    for (const ripple of this.#ripples) ripple.age += seconds;
    if (this.#ripples.some(({ age }) => age >= RIPPLE_SECONDS))
      this.#ripples = this.#ripples.filter(({ age }) => age < RIPPLE_SECONDS);
    return this.#ripples.length > 0;
  }

  /**
   * Writes stone, distance of the front (px) and height (0-1) of each ripple.
   * @param unit scale of the stones: 1 at their size on the reference tablet of the design
   */
  write(into: Float32Array, unit: number): void {
    into.fill(0);
    this.#ripples.forEach(({ stone, age }, place) => {
      const left = 1 - age / RIPPLE_SECONDS;
      into[place * 3] = stone;
      into[place * 3 + 1] = age * SPEED * unit;
      // The height rises within a tenth of a second, then falls as the ripple widens.
      into[place * 3 + 2] = Math.min(1, age / 0.1) * left ** 1.4;
    });
  }
}
