/** A machine gets its seed from input or an event, and every draw returns the next seed. */

/** A 32-bit unsigned integer. Other numbers are reduced modulo 2^32. */
export type Seed = number;

/** One step of mulberry32 (Tommy Ettinger, public domain), in [0, 1). */
export function nextRandom(seed: Seed): [value: number, next: Seed] {
  const next = (seed + 0x6d2b79f5) >>> 0;
  let t = next;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return [((t ^ (t >>> 14)) >>> 0) / 4294967296, next];
}

/** Fisher-Yates. */
export function shuffle<T>(items: readonly T[], seed: Seed): [shuffled: T[], next: Seed] {
  const shuffled = [...items];
  let next = seed;
  for (let last = shuffled.length - 1; last > 0; last--) {
    const [value, following] = nextRandom(next);
    next = following;
    const other = Math.floor(value * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return [shuffled, next];
}
