/** The code counts stones from 0, visible text from 1. */
import { nextRandom, type Seed } from '../../random';

/** In the order of their numbers, which is also the order of their notes from low to high. */
export const STONE_NAMES = ['Clay', 'Pollen', 'Fern', 'Tarn', 'Heather'] as const;

export const SHOWN_STONE_LIT_MS = 800;

/** Dark time before each stone of the pattern, ms. */
export const DARK_GAP_MS = 300;

export const TAPPED_STONE_LIT_MS = 300;

/** Delay of the next state after a verdict, ms. */
export const VERDICT_MS = 2500;

/** A play counts as completed when the person reaches this level. After that it continues without an end. */
export const COMPLETED_AT_LEVEL = 5;

export const CHECK_IN_DELAY_MS = 1000;

/** Stones in a level's pattern. Levels are counted from 1. */
export const patternLengthOf = (level: number): number => level + 2;

export const levelPointsOf = (level: number): number => level * 10;

const pointsBelow = (level: number): number =>
  Array.from({ length: level - 1 }, (_, below) => levelPointsOf(below + 1)).reduce(
    (sum, one) => sum + one,
    0,
  );

/**
 * In a resumed session each level below this one was completed once. `recordedScore` is the score in the journal at
 * {@link COMPLETED_AT_LEVEL}; null below it.
 */
export const resumedScoresAt = (level: number): { score: number; recordedScore: number | null } => ({
  score: pointsBelow(level),
  recordedScore: level >= COMPLETED_AT_LEVEL ? pointsBelow(COMPLETED_AT_LEVEL) : null,
});

export const isStoneNumber = (stone: number): boolean => STONE_NAMES[stone] !== undefined;

/** Adds stones at the end. A stone is never repeated directly. */
export function lengthenPattern(
  pattern: readonly number[],
  length: number,
  seed: Seed,
): [longer: readonly number[], next: Seed] {
  const longer = [...pattern];
  let next = seed;
  while (longer.length < length) {
    const last = longer.at(-1);
    const others = STONE_NAMES.map((_, stone) => stone).filter((stone) => stone !== last);
    const [value, following] = nextRandom(next);
    next = following;
    longer.push(others[Math.floor(value * others.length)] as number);
  }
  return [longer, next];
}

export const isPatternRepeated = (pattern: readonly number[], taps: readonly number[]): boolean =>
  pattern.length === taps.length && pattern.every((stone, place) => stone === taps[place]);
