/**
 * States and selectors of a guided breathing session. Forest Meditation shares only the guided breath; its person may
 * also breathe without guidance, and nothing pauses it.
 */
import {
  type Breath,
  countMs,
  fullness,
  isLastCount,
  LEAD_IN_MS,
  lengthOf,
  PHASE_NAMES,
  partAt,
  startOf,
} from './breath';

interface Breathing {
  readonly context: { readonly breath: Breath | null };
}

/** The delay `count`: the time from this count to the next one, ms. */
export const countDelay = ({ context: { breath } }: Breathing): number => (breath ? countMs(breath) : 0);

export const hasMoreCounts = ({ context: { breath } }: Breathing): boolean =>
  breath !== null && !isLastCount(breath);

/**
 * Returns the timer of a guided breath, for the state `breathing`. Its machine needs the delay `count`, the guards
 * `hasMoreCounts` and `isLastPhase`, and the actions `count` and `nextPhase`.
 * @param end the state that follows the last breath
 */
export const breathsUntil = <const TEnd extends string>(end: TEnd) =>
  ({
    count: [
      { guard: 'hasMoreCounts', target: 'breathing', reenter: true, actions: 'count' },
      { guard: 'isLastPhase', target: end },
      { target: 'breathing', reenter: true, actions: 'nextPhase' },
    ],
  }) as const;

/**
 * Stage of a session. `opening` waits for the first frame. `leadingIn` is the quiet second before the first breath, and
 * between resuming and the next one.
 */
export type Stage = 'ready' | 'opening' | 'breathing' | 'paused' | 'leadingIn' | 'complete';

interface Timed {
  readonly event: { readonly at?: number | undefined };
}

const atOf = ({ event }: Timed): number => event.at ?? 0;

/** Whether the first breath begins without the quiet second. */
export const isUrgent = ({ event }: { event: { readonly type: string } }): boolean =>
  'isUrgent' in event && event.isUrgent === true;

const PAUSE = { target: 'paused', actions: { type: 'notePause', params: atOf } } as const;

const LEAD_IN = {
  target: 'leadingIn',
  actions: { type: 'beginBreath', params: (timed: Timed) => atOf(timed) + LEAD_IN_MS },
} as const;

/**
 * States of a session up to its last breath, to be spread into a machine's session states. Besides the needs of
 * {@link breathsUntil}, that machine has the delay `leadIn`, the guard `isUrgent`, the actions `beginBreath` and
 * `notePause`, and the state `complete`.
 */
export const BREATH_STATES = {
  opening: {
    on: {
      'session.shown': [
        { guard: 'isUrgent', target: 'breathing', actions: { type: 'beginBreath', params: atOf } },
        LEAD_IN,
      ],
    },
  },
  breathing: { after: breathsUntil('complete'), on: { 'breath.paused': PAUSE } },
  paused: { on: { 'breath.resumed': LEAD_IN } },
  leadingIn: {
    after: {
      leadIn: {
        target: 'breathing',
        // The pace may have changed during the lead-in.
        actions: {
          type: 'beginBreath',
          params: ({ context }: { context: { readonly breath: Breath | null } }) =>
            context.breath?.since ?? 0,
        },
      },
    },
    on: { 'breath.paused': PAUSE },
  },
} as const;

/** The part of a machine's snapshot that the selectors below read. The machine contains {@link BREATH_STATES}. */
export interface BreathSnapshot {
  readonly value: 'ready' | { readonly session: Exclude<Stage, 'ready'> };
  readonly context: {
    readonly breath: Breath | null;
    readonly cycles: number;
    readonly pausedAt: number | null;
  };
}

export const selectStage = ({ value }: BreathSnapshot): Stage => (value === 'ready' ? value : value.session);

/** Returns whether a breath is under way, or the lead-in to the next one. */
export function selectIsLed(snapshot: BreathSnapshot): boolean {
  const stage = selectStage(snapshot);
  return stage === 'breathing' || stage === 'leadingIn';
}

/** Returns the number of the current cycle, from 1 to `of`. After the last cycle it stays at `of`. */
export const selectCycle = ({ context }: BreathSnapshot, of: number): number =>
  Math.min(context.cycles + 1, of);

/** Returns the current instruction as one word. */
export function selectWord(snapshot: BreathSnapshot): string {
  const stage = selectStage(snapshot);
  if (stage === 'breathing') return PHASE_NAMES[snapshot.context.breath?.phase ?? 'inhale'];
  if (stage === 'paused') return 'Paused';
  return stage === 'complete' ? 'Rest' : 'Ready';
}

/** Returns the count within the phase, from 1; null while nothing is counted. */
export const selectCount = (snapshot: BreathSnapshot): number | null =>
  selectStage(snapshot) === 'breathing' ? (snapshot.context.breath?.count ?? null) : null;

/** Returns the action of the button that starts, pauses and resumes. */
export function selectNext(snapshot: BreathSnapshot): 'start' | 'pause' | 'resume' {
  const stage = selectStage(snapshot);
  if (stage === 'paused') return 'resume';
  return stage === 'ready' || stage === 'complete' ? 'start' : 'pause';
}

/** Returns the fullness of the lungs at a clock time: 0 empty, 1 full. Constant during a pause. */
export function lungsAt(snapshot: BreathSnapshot, now: number): number {
  const { breath, pausedAt } = snapshot.context;
  const stage = selectStage(snapshot);
  if (breath === null || stage === 'complete') return 0;
  return fullness(breath.phase, partAt(breath, stage === 'paused' ? (pausedAt ?? now) : now));
}

/** Returns the end of the current phase: its clock time, ms, and the fullness of the lungs. Null outside a breath. */
export function selectPhaseEnd(snapshot: BreathSnapshot): { end: number; fullness: number } | null {
  const { breath } = snapshot.context;
  if (selectStage(snapshot) !== 'breathing' || breath === null) return null;
  return { end: startOf(breath) + lengthOf(breath), fullness: fullness(breath.phase, 1) };
}

/**
 * Returns the announcement for screen readers. A toast announces the end of the session.
 * @param of number of breaths in the session
 */
export function selectAnnouncement(snapshot: BreathSnapshot, of: number): string {
  const { breath, cycles } = snapshot.context;
  const stage = selectStage(snapshot);
  if (stage === 'paused') return 'Paused';
  if (stage === 'leadingIn') return 'Ready';
  if (stage !== 'breathing' || breath === null) return '';
  const name = PHASE_NAMES[breath.phase];
  return breath.phase === 'inhale' ? `${name}. Cycle ${cycles + 1} of ${of}.` : name;
}
