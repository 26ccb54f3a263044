/** The ripples on the water: each begins at a stone and has run out after a while. */

/** How long a ripple runs, s. */
export const RIPPLE_SECONDS = 2.2;

/** How many are seen at a time; one more takes the place of the oldest. */
export const MOST_RIPPLES = 6;

/** How far a front comes in a second where stones have the size of the style guide's tablet, px. */
const SPEED = 330;

interface Ripple {
  readonly stone: number;
  /** s */
  age: number;
}

export class Ripples {
  #ripples: Ripple[] = [];

  begin(stone: number): void {
    this.#ripples = [...this.#ripples, { stone, age: 0 }].slice(-MOST_RIPPLES);
  }

  /** All is still at once. */
  clear(): void {
    this.#ripples = [];
  }

  /** @returns whether any still runs */
  tick(seconds: number): boolean {
    for (const ripple of this.#ripples) ripple.age += seconds;
    if (this.#ripples.some(({ age }) => age >= RIPPLE_SECONDS))
      this.#ripples = this.#ripples.filter(({ age }) => age < RIPPLE_SECONDS);
    return this.#ripples.length > 0;
  }

  /**
   * Writes stone, front (px) and height (0-1) of each.
   *
   * @param unit size of the stones against that of the style guide's tablet
   */
  write(into: Float32Array, unit: number): void {
    into.fill(0);
    this.#ripples.forEach(({ stone, age }, place) => {
      const left = 1 - age / RIPPLE_SECONDS;
      into[place * 3] = stone;
      into[place * 3 + 1] = age * SPEED * unit;
      // It rises with the first tenth of a second, and sinks as it widens.
      into[place * 3 + 2] = Math.min(1, age / 0.1) * left ** 1.4;
    });
  }
}
