/** The rules of Thought Bubbles as pure functions. Thoughts and answers are counted from 0, rounds from 1. */
import { draw, type Seed } from '../../random';
import { THOUGHTS } from './thoughts';

export const ROUNDS = 5;

/** A session lasts at most so long, s. */
export const SESSION_SECONDS = 300;

/** With less left than this the time stands out, s. */
export const HURRY_SECONDS = 60;

/** For an answer that was there to be chosen. */
const POINTS = 10;

/** For an answer of one's own. */
const OWN_POINTS = 15;

/**
 * The next round comes 1500 ms after an answer: for so long the answer floats to the thought, the two become one, and that
 * one rises. It goes on rising over the beginning of the next round.
 */
export const FLIGHT_MS = 700;
export const JOIN_MS = 400;
export const RISE_MS = 400;

/** The check-in opens so long after completion, ms. */
export const CHECK_IN_DELAY_MS = 1000;

/** Which of the answers: one that was offered, or one's own. Its words are not known here. */
export type Answer = 0 | 1 | 2 | 'own';

/** A thought that was answered. */
export interface Transformed {
  readonly thought: number;
  readonly answer: Answer;
}

export const pointsOf = (answer: Answer): number => (answer === 'own' ? OWN_POINTS : POINTS);

/** Whether an answer of this number is offered. */
export const isOffered = (answer: number): answer is 0 | 1 | 2 =>
  answer === 0 || answer === 1 || answer === 2;

/**
 * A thought that has not been answered yet, each as likely as the others.
 * @throws RangeError when all have been
 */
export function drawThought(transformed: readonly Transformed[], seed: Seed): [thought: number, next: Seed] {
  const open = THOUGHTS.map((_, thought) => thought).filter(
    (thought) => !transformed.some((done) => done.thought === thought),
  );
  const [value, next] = draw(seed);
  const thought = open[Math.floor(value * open.length)];
  if (thought === undefined) throw new RangeError('Every thought has been answered');
  return [thought, next];
}

/** The thought with which a session begins that has this seed: what shows it can be made ready while the intro is read. */
export const firstThought = (seed: Seed): number => drawThought([], seed)[0];
