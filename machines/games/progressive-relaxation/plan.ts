/** Plan of a session: its phases in order, with their starts and lengths. */
import { MUSCLE_GROUPS } from './muscle-groups';

/** Whole ms. The second value of each pair is for 'Longer rest'. */
const TENSE_MS = 5000;
export const RELEASE_MS = [10_000, 40_000] as const;
const REST_MS = [15_000, 30_000] as const;

/** The tick sounds this long before the end of each tense phase, s. */
export const TICK_AT_SECONDS = 2;

/** Options of a session. */
export interface Options {
  /** Spoken cues, tick and chime. */
  readonly audio: boolean;
  /** Each release and the final rest last longer. */
  readonly longerRest: boolean;
  /** All six parts are repeated. */
  readonly twoRounds: boolean;
}

/** The name of an option. */
export type Option = keyof Options;

export type PhaseKind = 'tense' | 'release' | 'rest';

export interface Phase {
  readonly kind: PhaseKind;
  /** From 0; the final rest belongs to the last round. */
  readonly round: number;
  /** Part of the body, 0-5. The final rest has the last one, the whole body. */
  readonly group: number;
  /** Time from the planned start of the session, ms. */
  readonly start: number;
  /** Length, ms. */
  readonly length: number;
}

/** Phases of a session, in order: each part tensed and released, then the final rest. */
export function phasesOf({ longerRest, twoRounds }: Omit<Options, 'audio'>): readonly Phase[] {
  const how = longerRest ? 1 : 0;
  const rounds = twoRounds ? 2 : 1;
  const phases: Phase[] = [];
  let start = 0;
  const add = (kind: PhaseKind, round: number, group: number, length: number) => {
    phases.push({ kind, round, group, start, length });
    start += length;
  };
  for (let round = 0; round < rounds; round++) {
    for (const group of MUSCLE_GROUPS.keys()) {
      add('tense', round, group, TENSE_MS);
      add('release', round, group, RELEASE_MS[how]);
    }
  }
  add('rest', rounds - 1, MUSCLE_GROUPS.length - 1, REST_MS[how]);
  return phases;
}

/** Duration of a session without skips, ms: 105 s by default. */
export const plannedMs = (options: Omit<Options, 'audio'>): number =>
  phasesOf(options).reduce((sum, { length }) => sum + length, 0);
