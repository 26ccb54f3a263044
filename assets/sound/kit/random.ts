/** A seeded generator of random numbers. */
export interface Random {
  /** Returns a uniform number in [0, 1). */
  unit(): number;
  /** Returns a uniform number from `low` to `high`. */
  between(low: number, high: number): number;
  /**
   * Returns an exponentially distributed number, such as the delay between independent events.
   * @param mean mean of the distribution
   */
  wait(mean: number): number;
}

/**
 * Returns a Mulberry32 generator with 32 bits of state. Each sound is seeded with its own name, so its numbers do not
 * depend on the order of the sounds.
 */
export function randomFrom(seed: string): Random {
  // FNV-1a hashes the name to the initial state.
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    wait: (mean) => -mean * Math.log(1 - unit()),
  };
}
