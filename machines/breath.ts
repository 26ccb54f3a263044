/**
 * Breathing in time: how long each phase of a breath lasts, which phase follows, and when. Games that lead a breath keep
 * a {@link Breath} in their context and ask here for the next one; nothing in this file waits or reads a clock.
 *
 * Lengths are exact (a phase of 4 counts at 0.7 lasts 5714.2857… ms) and summed up before they are rounded to whole
 * milliseconds, so a session ends when it should, however many phases it has.
 */

/** One breath, in its order. */
export const PHASES = ['inhale', 'inhaleHold', 'exhale', 'exhaleHold'] as const;
export type Phase = (typeof PHASES)[number];

/** How many counts each phase has; a phase of 0 is left out. A count is a second at the speed 1. */
export type Rhythm = Readonly<Record<Phase, number>>;

/** How a rhythm is breathed. */
export interface Pace {
  /** 1 as written, 0.5 half as fast. */
  readonly speed: number;
  /** Leaves out both holds. */
  readonly skipsHolds: boolean;
}

export const EVEN_PACE: Pace = { speed: 1, skipsHolds: false };

/** Nobody is asked to hold their breath for longer, however slow the pace (ms). */
const LONGEST_HOLD_MS = 7000;

/** Between resuming and the breath that follows (ms): time to come back to it. */
export const LEAD_IN_MS = 1000;

export const isHold = (phase: Phase): boolean => phase === 'inhaleHold' || phase === 'exhaleHold';

/**
 * Exact length of a phase, ms; 0 when it is left out.
 * @throws RangeError when the speed is not a number above 0
 */
export function phaseMs(rhythm: Rhythm, phase: Phase, { speed, skipsHolds }: Pace): number {
  if (!(speed > 0)) throw new RangeError(`A breath cannot go at the speed ${speed}`);
  if (!isHold(phase)) return (rhythm[phase] * 1000) / speed;
  return skipsHolds ? 0 : Math.min(LONGEST_HOLD_MS, (rhythm[phase] * 1000) / speed);
}

/** Exact length of a whole breath, ms. */
const cycleMs = (rhythm: Rhythm, pace: Pace): number =>
  PHASES.reduce((sum, phase) => sum + phaseMs(rhythm, phase, pace), 0);

/** How long so many breaths last, whole ms. */
export const durationMs = (rhythm: Rhythm, cycles: number, pace: Pace = EVEN_PACE): number =>
  Math.round(cycles * cycleMs(rhythm, pace));

/** Where somebody is in a breath. */
export interface Breath {
  readonly phase: Phase;
  /** The count within the phase, from 1. */
  readonly count: number;
  /** How many counts the phase has; at least 1. */
  readonly counts: number;
  /** Clock time at which the first breath since the start, or since a lead-in, began; whole ms. */
  readonly since: number;
  /** From `since` to the beginning of this phase, exact ms. */
  readonly before: number;
  /** Exact length of this phase, ms. It keeps the pace it began with. */
  readonly length: number;
}

/** The first phase of a first breath. @param since clock time at which it begins, ms */
export const firstBreath = (rhythm: Rhythm, pace: Pace, since: number): Breath =>
  phaseAt(rhythm, pace, 'inhale', since, 0);

/** The phase after this one; the next breath's inhale after the last one. */
export function nextPhase(breath: Breath, rhythm: Rhythm, pace: Pace): Breath {
  const before = breath.before + breath.length;
  return phaseAt(rhythm, pace, following(breath.phase, rhythm, pace) ?? 'inhale', breath.since, before);
}

/** Whether the breath ends with this phase. */
export const isLastPhase = (breath: Breath, rhythm: Rhythm, pace: Pace): boolean =>
  following(breath.phase, rhythm, pace) === undefined;

export const nextCount = (breath: Breath): Breath => ({ ...breath, count: breath.count + 1 });

export const isLastCount = ({ count, counts }: Breath): boolean => count === counts;

/** Clock time at which the phase began, whole ms. */
export const startOf = ({ since, before }: Breath): number => since + Math.round(before);

/** Length of the phase, whole ms: it begins where the last one ended. */
export const lengthOf = ({ before, length }: Breath): number =>
  Math.round(before + length) - Math.round(before);

/** From the beginning of the present count to that of the next, or to the end of the phase; whole ms. */
export const countMs = ({ before, length, count, counts }: Breath): number =>
  Math.round(before + (length * count) / counts) - Math.round(before + (length * (count - 1)) / counts);

/** How full the lungs are at a part (0-1) of a phase: 0 empty, 1 full. It swells and sinks as a sine does. */
export function fullness(phase: Phase, part: number): number {
  if (phase === 'inhaleHold') return 1;
  if (phase === 'exhaleHold') return 0;
  const swell = (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, part)))) / 2;
  return phase === 'inhale' ? swell : 1 - swell;
}

function phaseAt(rhythm: Rhythm, pace: Pace, phase: Phase, since: number, before: number): Breath {
  const counts = Math.max(1, Math.round(rhythm[phase]));
  return { phase, count: 1, counts, since, before, length: phaseMs(rhythm, phase, pace) };
}

/** The next phase of the same breath that is not left out. */
const following = (phase: Phase, rhythm: Rhythm, pace: Pace): Phase | undefined =>
  PHASES.slice(PHASES.indexOf(phase) + 1).find((next) => phaseMs(rhythm, next, pace) > 0);

/** What of a phase has passed at a clock time, 0-1; 0 before it begins, during a lead-in. */
export const partAt = (breath: Breath, now: number): number =>
  Math.min(1, Math.max(0, (now - startOf(breath)) / Math.max(1, lengthOf(breath))));

/** What is said and shown of a phase. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  inhale: 'Inhale',
  inhaleHold: 'Hold',
  exhale: 'Exhale',
  exhaleHold: 'Hold',
};

/** A session is over: the check-in opens after this (ms). */
export const CHECK_IN_DELAY_MS = 1500;

/** What is said when the last breath has been breathed. */
export const COMPLETE_TOAST = {
  type: 'toast',
  title: 'Breathing complete',
  description: 'Notice how you feel now.',
} as const;
