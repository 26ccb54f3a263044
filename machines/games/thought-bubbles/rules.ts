/** Thoughts and answers are counted from 0, rounds from 1. */
import { nextRandom, type Seed } from '../../random';
import { THOUGHTS } from './thoughts';

export const ROUND_COUNT = 5;

export const SESSION_SECONDS = 300;

/** Below this remaining time it is highlighted. */
export const HURRY_SECONDS = 60;

const POINTS = 10;

const OWN_POINTS = 15;

/**
 * Between an answer and the next round, ms: the answer floats to the thought, both join, and the joined bubble rises.
 * The drawn rise lasts longer and overlaps the beginning of the next round.
 */
export const FLIGHT_MS = 700;
export const JOIN_MS = 400;
export const RISE_MS = 400;

/** After completion, ms. The person reads the five pairs first. */
export const CHECK_IN_DELAY_MS = 8000;

/** The offered answers, and the person's own, whose words the machine does not know. */
export const ANSWER_CHOICES = [0, 1, 2, 'own'] as const;
export type AnswerChoice = (typeof ANSWER_CHOICES)[number];

export interface TransformedThought {
  readonly thought: number;
  readonly answer: AnswerChoice;
}

export const answerPointsOf = (answer: AnswerChoice): number => (answer === 'own' ? OWN_POINTS : POINTS);

export const isOfferedAnswer = (answer: number): answer is 0 | 1 | 2 =>
  answer === 0 || answer === 1 || answer === 2;

/** Unanswered thoughts have equal probability. @throws RangeError when none is left */
export function pickThought(
  transformed: readonly TransformedThought[],
  seed: Seed,
): [thought: number, next: Seed] {
  const open = THOUGHTS.map((_, thought) => thought).filter(
    (thought) => !transformed.some((done) => done.thought === thought),
  );
  const [value, next] = nextRandom(seed);
  const thought = open[Math.floor(value * open.length)];
  if (thought === undefined) throw new RangeError('Every thought has been answered');
  return [thought, next];
}

/** Before a session, so that its bubbles can be prepared during the intro. */
export const firstThought = (seed: Seed): number => pickThought([], seed)[0];
