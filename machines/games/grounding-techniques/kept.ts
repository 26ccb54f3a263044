/** State that the device stores for an interrupted exercise: the step and the turned stones, but never typed text. */
import { isListOf, isWhole } from '../../kept';
import { STEPS, STONES, stonesOf } from './steps';

export interface KeptSteps {
  readonly step: number;
  /** For each of the fifteen stones, whether its colored side is up. */
  readonly turned: readonly boolean[];
}

export const keep = ({ step, turned }: KeptSteps): KeptSteps => ({ step, turned });

/** Parses a stored exercise. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptSteps | undefined {
  const { step, turned } = (value ?? {}) as Partial<KeptSteps>;
  if (!isWhole(step, 0, STEPS.length - 1)) return undefined;
  if (!isListOf(turned, STONES, (one) => typeof one === 'boolean')) return undefined;
  return { step, turned: turned as boolean[] };
}

/** Returns the number of turned stones of each step. */
export const countsIn = (turned: readonly boolean[]): readonly number[] =>
  STEPS.map((_, step) => stonesOf(step).filter((stone) => turned[stone]).length);
