/**
 * State that the device stores for an interrupted session of Pattern Flow: the level and its pattern. A resumed session
 * begins with the display of the pattern.
 */
import { isListOf, isSeed, isWhole } from '../../kept';
import type { Seed } from '../../random';
import { COMPLETING_LEVEL, lengthOf, pointsOf, STONES } from './rules';

export interface KeptLevel {
  /** Seed of the next stone. */
  readonly seed: Seed;
  readonly level: number;
  readonly pattern: readonly number[];
}

/** Maximum level that is stored. Nobody remembers a longer pattern. */
const HIGHEST = 200;

export const keep = ({ seed, level, pattern }: KeptLevel): KeptLevel => ({ seed, level, pattern });

/** Parses a stored level. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptLevel | undefined {
  const { seed, level, pattern } = (value ?? {}) as Partial<KeptLevel>;
  if (!isSeed(seed) || !isWhole(level, 1, HIGHEST)) return undefined;
  const isStone = (one: unknown) => isWhole(one, 0, STONES.length - 1);
  if (!isListOf(pattern, lengthOf(level), isStone)) return undefined;
  const stones = pattern as readonly number[];
  if (stones.some((stone, place) => stone === stones[place - 1])) return undefined;
  return { seed, level, pattern: stones };
}

/** Returns the points of all levels below this one. */
const pointsBelow = (level: number): number =>
  Array.from({ length: level - 1 }, (_, below) => pointsOf(below + 1)).reduce((sum, one) => sum + one, 0);

/**
 * Returns the scores of a resumed session. `score` is the points of all levels below this one, each completed once.
 * `recordedScore` is the score with which the journal recorded the play as completed; null below {@link
 * COMPLETING_LEVEL}.
 */
export const scoresAt = (level: number): { score: number; recordedScore: number | null } => ({
  score: pointsBelow(level),
  recordedScore: level >= COMPLETING_LEVEL ? pointsBelow(COMPLETING_LEVEL) : null,
});
