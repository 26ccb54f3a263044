/** What a session is made of: its phases in order, when each begins and how long it lasts. */
import { MUSCLE_GROUPS } from './muscle-groups';

/** Whole ms; the second of each two is for 'Longer rest'. */
const TENSE_MS = 5000;
export const RELEASE_MS = [10_000, 40_000] as const;
const REST_MS = [15_000, 30_000] as const;

/** So long before the end of each tense phase a tick is heard, s. */
export const TICK_AT_SECONDS = 2;

/** What is chosen before a session. */
export interface Options {
  /** Spoken cues, tick and chime. */
  readonly audio: boolean;
  /** Each release and the final rest last longer. */
  readonly longerRest: boolean;
  /** The six parts come twice. */
  readonly twoRounds: boolean;
}

/** A choice that a person may turn on or off. */
export type Option = keyof Options;

export type PhaseKind = 'tense' | 'release' | 'rest';

export interface Phase {
  readonly kind: PhaseKind;
  /** Counted from 0; the final rest belongs to the last. */
  readonly round: number;
  /** The part of the body, 0-5; the final rest stays with the last, which is the whole body. */
  readonly group: number;
  /** From the beginning of the session as planned, ms. */
  readonly start: number;
  /** ms */
  readonly length: number;
}

/** The phases of a session, in order: at least the six parts, each tensed and let go, and the rest. */
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

/** How long such a session lasts when nothing is skipped, ms: 105 s unless lengthened. */
export const plannedMs = (options: Omit<Options, 'audio'>): number =>
  phasesOf(options).reduce((sum, { length }) => sum + length, 0);
