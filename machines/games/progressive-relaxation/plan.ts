import {
  BODY_SCAN_TEXT,
  FINAL_CONTINUATION,
  FINAL_CUE,
  FINAL_INSTRUCTIONS,
  MUSCLE_GROUPS,
  type MuscleGroup,
} from './muscle-groups';
import { type PlanOptions, type SessionMinutes, SWITCHES_BY_LENGTH } from './options';

const TENSE_MS = 5000;
/** Without and with 'Longer rest'. */
export const RELEASE_CHOICES_MS = [10_000, 40_000] as const;
/** Without and with 'Longer rest'. */
const REST_MS = [15_000, 30_000] as const;

/** From the tick to the end of a tense phase, s. */
export const TENSE_END_TICK_SECONDS = 2;

/** For one part, ms. The form of ten minutes has one scan for the whole body. */
const SCAN_MS: Readonly<Record<SessionMinutes, number>> = { 0: 0, 8: 30_000, 10: 30_000, 15: 55_000 };

/** Between spoken sentences, ms. A slow voice also finishes before the end of a phase. */
const PAUSE_MS = { release: 2000, sweep: 1400, scan: 2000, longScan: 2400, rest: 2000 } as const;

/** In 'Release only', `notice` replaces `tense`. */
export type RelaxationPhaseKind = 'tense' | 'notice' | 'release' | 'scan' | 'rest';

export interface RelaxationPhase {
  readonly kind: RelaxationPhaseKind;
  /** From 0. Scan and rest belong to the last round. */
  readonly round: number;
  /** Part of the body, 0-5. The final rest has the last one, which is the whole body. */
  readonly group: number;
  /** Planned time since the start of the session, ms. */
  readonly start: number;
  /** ms. */
  readonly length: number;
  readonly cue: string;
  readonly instructions: string;
  readonly spoken: string;
  /** Between the spoken sentences, ms. Null if they are spoken without pauses. */
  readonly pause: number | null;
}

type Texts = Pick<RelaxationPhase, 'cue' | 'instructions' | 'spoken' | 'pause'>;

/** The large words stand above the spoken text. */
const above = (cue: string, spoken: string, pause: number | null = null): Texts => ({
  cue,
  instructions: spoken,
  spoken,
  pause,
});

/** The large words are the first sentence of the spoken text. */
function readOut(spoken: string, pause: number): Texts {
  const end = spoken.indexOf('. ') + 1;
  return { cue: spoken.slice(0, end), instructions: spoken.slice(end + 1), spoken, pause };
}

function textsOfTense(group: MuscleGroup, round: number, { releaseOnly }: PlanOptions): Texts {
  if (releaseOnly) return above(group.title, group.notice);
  return above(group.tenseHeading, round > 0 ? group.tenseAgain : group.tense);
}

function textsOfRelease(group: MuscleGroup, round: number, { longerRest, releaseOnly }: PlanOptions): Texts {
  const { releaseHeading } = group;
  const cue = releaseOnly ? group.soften : group.release;
  if (!longerRest) return above(releaseHeading, cue);
  return above(releaseHeading, round === 0 ? `${cue} ${group.longer}` : group.releaseAgain, PAUSE_MS.release);
}

function textsOfScan(group: MuscleGroup, { minutes }: PlanOptions): Texts {
  return minutes === 15
    ? readOut(`${group.scan} ${group.scanMore}`, PAUSE_MS.longScan)
    : readOut(group.scan, PAUSE_MS.scan);
}

function textsOfRest({ minutes }: PlanOptions): Texts {
  const rest = minutes > 0 ? `${FINAL_INSTRUCTIONS} ${FINAL_CONTINUATION}` : FINAL_INSTRUCTIONS;
  return {
    cue: FINAL_CUE,
    instructions: rest,
    spoken: `${FINAL_CUE} ${rest}`,
    pause: minutes > 0 ? PAUSE_MS.rest : null,
  };
}

/**
 * In each round every part is tensed and released, or with 'Release only' noticed and released. The long forms add a
 * body scan, and the final rest ends the session.
 */
export function planPhases(options: PlanOptions): readonly RelaxationPhase[] {
  const { minutes, longerRest, twoRounds, releaseOnly } = options;
  const how = longerRest ? 1 : 0;
  const rounds = twoRounds ? 2 : 1;
  const phases: RelaxationPhase[] = [];
  let start = 0;
  const add = (kind: RelaxationPhaseKind, round: number, group: number, length: number, words: Texts) => {
    phases.push({ kind, round, group, start, length, ...words });
    start += length;
  };
  for (let round = 0; round < rounds; round++) {
    for (const [index, group] of MUSCLE_GROUPS.entries()) {
      const first = releaseOnly ? 'notice' : 'tense';
      add(first, round, index, TENSE_MS, textsOfTense(group, round, options));
      add('release', round, index, RELEASE_CHOICES_MS[how], textsOfRelease(group, round, options));
    }
  }
  const whole = MUSCLE_GROUPS.length - 1;
  if (minutes === 10) add('scan', rounds - 1, whole, SCAN_MS[10], readOut(BODY_SCAN_TEXT, PAUSE_MS.sweep));
  else if (minutes > 0)
    for (const [index, group] of MUSCLE_GROUPS.entries())
      add('scan', rounds - 1, index, SCAN_MS[minutes], textsOfScan(group, options));
  add('rest', rounds - 1, whole, REST_MS[how], textsOfRest(options));
  return phases;
}

/** Without skips, ms: 105 s by default. */
export const plannedMs = (options: PlanOptions): number =>
  planPhases(options).reduce((sum, { length }) => sum + length, 0);

/** With the switches that the length sets, ms. */
export const sessionMsOfLength = (minutes: SessionMinutes): number =>
  plannedMs({ minutes, ...SWITCHES_BY_LENGTH[minutes], releaseOnly: false });
