/**
 * Timing of breaths. Nothing in this file waits or reads a clock.
 *
 * Durations are exact (a phase of 4 counts at speed 0.7 lasts 5714.2857… ms), and only sums are rounded to whole ms.
 * Rounding errors therefore do not add up, and a session of any number of phases ends on time.
 */

export const BREATHING_PHASES = ['inhale', 'inhaleHold', 'exhale', 'exhaleHold'] as const;
export type BreathingPhase = (typeof BREATHING_PHASES)[number];

/** Counts per phase. 0 omits the phase. At speed 1 a count is a second. */
export type BreathRhythm = Readonly<Record<BreathingPhase, number>>;

export interface BreathPace {
  /** At 1 a count takes a second, at 0.5 two seconds. */
  readonly speed: number;
  readonly skipsHolds: boolean;
}

export const NORMAL_PACE: BreathPace = { speed: 1, skipsHolds: false };

/** At any pace, ms, for safety. */
const LONGEST_HOLD_MS = 7000;

/** Between resuming and the next breath, ms. */
export const LEAD_IN_MS = 1000;

export const isHold = (phase: BreathingPhase): boolean => phase === 'inhaleHold' || phase === 'exhaleHold';

/** Exact, ms; 0 for an omitted phase. @throws RangeError when the speed is not a number above 0 */
export function phaseMs(
  rhythm: BreathRhythm,
  phase: BreathingPhase,
  { speed, skipsHolds }: BreathPace,
): number {
  if (!(speed > 0)) throw new RangeError(`A breath cannot have the speed ${speed}`);
  if (!isHold(phase)) return (rhythm[phase] * 1000) / speed;
  return skipsHolds ? 0 : Math.min(LONGEST_HOLD_MS, (rhythm[phase] * 1000) / speed);
}

const cycleMs = (rhythm: BreathRhythm, pace: BreathPace): number =>
  BREATHING_PHASES.reduce((sum, phase) => sum + phaseMs(rhythm, phase, pace), 0);

/** Whole ms. */
export const cyclesMs = (rhythm: BreathRhythm, cycles: number, pace: BreathPace = NORMAL_PACE): number =>
  Math.round(cycles * cycleMs(rhythm, pace));

/** 0 stands for the default number of breaths of the game or pattern. */
export const BREATH_MINUTE_CHOICES = [0, 3, 5, 8] as const;
export type BreathMinutes = (typeof BREATH_MINUTE_CHOICES)[number];

/** Tolerance for rounding errors of sums, in breaths. */
const NEARLY = 1e-9;

export const cycleCountLasting = (ms: number, rhythm: BreathRhythm, pace: BreathPace = NORMAL_PACE): number =>
  Math.max(0, Math.ceil(ms / cycleMs(rhythm, pace) - NEARLY));

export interface BreathPosition {
  readonly phase: BreathingPhase;
  /** Within the phase, from 1. */
  readonly count: number;
  /** Of the phase; at least 1. */
  readonly counts: number;
  /** Clock time at which the first breath begins, whole ms. After a pause this is the breath after the lead-in. */
  readonly since: number;
  /** Exact time from `since` to the start of this phase, ms. */
  readonly before: number;
  /** Exact duration of this phase, ms. A later change of pace does not affect it. */
  readonly length: number;
}

/** The inhale of the first breath. @param since clock time at which it starts, ms */
export const firstBreath = (rhythm: BreathRhythm, pace: BreathPace, since: number): BreathPosition =>
  phaseAt(rhythm, pace, 'inhale', since, 0);

export function nextPhase(breath: BreathPosition, rhythm: BreathRhythm, pace: BreathPace): BreathPosition {
  const before = breath.before + breath.length;
  return phaseAt(rhythm, pace, following(breath.phase, rhythm, pace) ?? 'inhale', breath.since, before);
}

export const isLastPhase = (breath: BreathPosition, rhythm: BreathRhythm, pace: BreathPace): boolean =>
  following(breath.phase, rhythm, pace) === undefined;

export const nextCount = (breath: BreathPosition): BreathPosition => ({ ...breath, count: breath.count + 1 });

export const isLastCount = ({ count, counts }: BreathPosition): boolean => count === counts;

/** Clock time of the phase's start, whole ms. */
export const phaseStartTime = ({ since, before }: BreathPosition): number => since + Math.round(before);

/** Duration of the phase, whole ms. It starts at the rounded end of the previous one. */
export const phaseLengthMs = ({ before, length }: BreathPosition): number =>
  Math.round(before + length) - Math.round(before);

/** From this count to the next one, or to the end of the phase, whole ms. */
export const countMs = ({ before, length, count, counts }: BreathPosition): number =>
  Math.round(before + (length * count) / counts) - Math.round(before + (length * (count - 1)) / counts);

/** Of the lungs, 0 (empty) to 1 (full), along half a cosine wave. @param part progress of the phase, 0-1 */
export function lungFullness(phase: BreathingPhase, part: number): number {
  if (phase === 'inhaleHold') return 1;
  if (phase === 'exhaleHold') return 0;
  const swell = (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, part)))) / 2;
  return phase === 'inhale' ? swell : 1 - swell;
}

function phaseAt(
  rhythm: BreathRhythm,
  pace: BreathPace,
  phase: BreathingPhase,
  since: number,
  before: number,
): BreathPosition {
  const counts = Math.max(1, Math.round(rhythm[phase]));
  return { phase, count: 1, counts, since, before, length: phaseMs(rhythm, phase, pace) };
}

/** Of the same breath, without omitted phases. */
const following = (
  phase: BreathingPhase,
  rhythm: BreathRhythm,
  pace: BreathPace,
): BreathingPhase | undefined =>
  BREATHING_PHASES.slice(BREATHING_PHASES.indexOf(phase) + 1).find((next) => phaseMs(rhythm, next, pace) > 0);

/** Progress of the phase at a clock time, 0-1. During a lead-in it is 0. */
export const phaseProgressAt = (breath: BreathPosition, now: number): number =>
  Math.min(1, Math.max(0, (now - phaseStartTime(breath)) / Math.max(1, phaseLengthMs(breath))));

export const BREATHING_PHASE_NAMES: Readonly<Record<BreathingPhase, string>> = {
  inhale: 'Inhale',
  inhaleHold: 'Hold',
  exhale: 'Exhale',
  exhaleHold: 'Hold',
};

export const CHECK_IN_DELAY_MS = 1500;

export const BREATHING_COMPLETE_TOAST = {
  type: 'toast',
  title: 'Breathing complete',
  description: 'Notice how you feel now.',
} as const;
