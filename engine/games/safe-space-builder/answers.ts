/** What each thing does while it answers, as the numbers that its shader gets. */
import type { Body } from './bodies';
import type { VisitLook } from './visit';

/**
 * Writes the four numbers of a thing's answer: which motion, how strong, since when (s), how far it is lit.
 *
 * @returns where the next number goes
 */
export function writeAnswer(numbers: Float32Array, at: number, { id }: Body, visit: VisitLook): number {
  const answer = visit.answerOf(id);
  numbers[at] = 0;
  numbers[at + 1] = answer?.amount ?? 0;
  numbers[at + 2] = answer?.seconds ?? 0;
  numbers[at + 3] = visit.lit(id);
  return at + 4;
}
