/** A source of chance that always tells the same story for the same seed. */
export interface Random {
  /** Evenly spread, 0-1, without 1. */
  unit(): number;
  /** Evenly spread from `low` to `high`. */
  between(low: number, high: number): number;
  /** A waiting time whose mean is `mean`: what separates events that know nothing of each other. */
  wait(mean: number): number;
}

/** Mulberry32: 32 bits of state, even enough for the ear. A name as the seed keeps sounds independent of their order. */
export function randomFrom(seed: string): Random {
  // FNV-1a turns the name into the first state.
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
