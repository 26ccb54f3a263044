/**
 * Seeded random numbers. The same seed draws the same picture, so committed pictures change only when the code
 * changes.
 */
export interface Random {
  /** Returns a uniform number in [0, 1). */
  next(): number;
  /** Returns a uniform number in [low, high). */
  between(low: number, high: number): number;
  /** Returns a random element of a list, which must not be empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Returns -1 or 1 at random. */
  side(): -1 | 1;
}

/** Returns a mulberry32 generator. Any 32-bit integer is a good seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    side: () => (next() < 0.5 ? -1 : 1),
  };
}

/** Smooth noise along a line. `x` is in periods, and the result is between about -1 and 1. */
export type Drift = (x: number) => number;

/**
 * Returns value noise, summed over octaves. Each octave has twice the frequency of the previous one.
 * @param fall ratio of the amplitudes of two successive octaves, 0-1
 */
export function drift(random: Random, octaves = 3, fall = 0.5): Drift {
  const knots = Array.from({ length: 512 }, () => random.between(-1, 1));
  const knot = (i: number): number => knots[((i % 512) + 512) % 512] ?? 0;
  const smooth = (x: number): number => {
    const i = Math.floor(x);
    const t = x - i;
    const s = t * t * (3 - 2 * t);
    return knot(i) * (1 - s) + knot(i + 1) * s;
  };
  return (x) => {
    let sum = 0;
    let strength = 1;
    let total = 0;
    for (let o = 0; o < octaves; o++) {
      sum += smooth(x * 2 ** o + o * 37.7) * strength;
      total += strength;
      strength *= fall;
    }
    return sum / total;
  };
}
