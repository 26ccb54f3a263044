/**
 * State that the device stores for an interrupted session of Thought Bubbles. It never contains words of the person.
 */
import { isSeed, isWhole } from '../../kept';
import type { Seed } from '../../random';
import { drawThought, isOffered, pointsOf, ROUNDS, SESSION_SECONDS, type Transformed } from './rules';
import { THOUGHTS } from './thoughts';

export interface KeptRounds {
  readonly seed: Seed;
  /** The thought of the round that is resumed, 0-9. */
  readonly thought: number;
  readonly transformed: readonly Transformed[];
  readonly score: number;
  /** Remaining time, s. It is 0 only without a limit. */
  readonly secondsLeft: number;
}

/**
 * Returns the state of a session to store. Undefined if all rounds are answered, or if a limited time is up. If the
 * current round is answered, the state has the thought of the next round.
 */
export function keep(context: KeptRounds & { readonly isUnlimited: boolean }): KeptRounds | undefined {
  const { transformed, score, secondsLeft, isUnlimited } = context;
  if (transformed.length === ROUNDS || (secondsLeft === 0 && !isUnlimited)) return undefined;
  const isAnswered = transformed.at(-1)?.thought === context.thought;
  const [thought, seed] = isAnswered
    ? drawThought(transformed, context.seed)
    : [context.thought, context.seed];
  return { seed, thought, transformed, score, secondsLeft };
}

const isThought = (value: unknown): value is number => isWhole(value, 0, THOUGHTS.length - 1);

const isTransformed = (value: unknown): value is Transformed => {
  const { thought, answer } = (value ?? {}) as Partial<Transformed>;
  return isThought(thought) && (answer === 'own' || isOffered(answer as number));
};

/** Parses a stored session. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptRounds | undefined {
  const { seed, thought, transformed, score, secondsLeft } = (value ?? {}) as Partial<KeptRounds>;
  if (!isSeed(seed) || !isThought(thought) || !isWhole(secondsLeft, 0, SESSION_SECONDS)) return undefined;
  if (!Array.isArray(transformed) || transformed.length >= ROUNDS || !transformed.every(isTransformed))
    return undefined;
  const thoughts = [...transformed.map((done) => done.thought), thought];
  if (new Set(thoughts).size < thoughts.length) return undefined;
  if (score !== transformed.reduce((sum, { answer }) => sum + pointsOf(answer), 0)) return undefined;
  return { seed, thought, transformed, score, secondsLeft };
}
