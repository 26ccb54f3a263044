/** The rules of Pattern Flow as pure functions. Stones are counted from 0 here and from 1 for people. */
import { draw, type Seed } from '../../random';

/** The five stones by their colours, in the order of their numbers and of their notes, low to high. */
export const STONES = ['Clay', 'Pollen', 'Fern', 'Tarn', 'Heather'] as const;

/** How long a stone of the pattern is lit, ms. */
export const SHOW_MS = 800;

/** How long it is dark before each stone of the pattern, ms. */
export const GAP_MS = 300;

/** How long a tapped stone is lit, ms. */
export const TAP_MS = 300;

/** From a verdict to what follows it, ms. */
export const VERDICT_MS = 2500;

/** Whoever reaches this level has completed a play; it goes on for as long as they like. */
export const COMPLETING_LEVEL = 5;

/** A completed play asks for the check-in after this long, ms. */
export const CHECK_IN_DELAY_MS = 1000;

/** Stones in the pattern of a level, which is counted from 1: level + 2. */
export const lengthOf = (level: number): number => level + 2;

/** Points for a level's pattern: level x 10. */
export const pointsOf = (level: number): number => level * 10;

/** Whether there is such a stone: 0-4. */
export const isStone = (stone: number): boolean => STONES[stone] !== undefined;

/** The pattern made as long as asked by new stones at its end. No stone follows itself. */
export function lengthen(
  pattern: readonly number[],
  length: number,
  seed: Seed,
): [longer: readonly number[], next: Seed] {
  const longer = [...pattern];
  let next = seed;
  while (longer.length < length) {
    const last = longer.at(-1);
    const others = STONES.map((_, stone) => stone).filter((stone) => stone !== last);
    const [value, following] = draw(next);
    next = following;
    longer.push(others[Math.floor(value * others.length)] as number);
  }
  return [longer, next];
}

/** Whether these taps are the pattern, each in its place. */
export const isSame = (pattern: readonly number[], taps: readonly number[]): boolean =>
  pattern.length === taps.length && pattern.every((stone, place) => stone === taps[place]);
