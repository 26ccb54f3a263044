/**
 * What is read from a session that leads a breath, whichever game it belongs to: their machines have the same states,
 * and keep the same of a breath.
 */
import { type Breath, fullness, LEAD_IN_MS, PHASE_NAMES, partAt } from './breath';

/** `opening` waits for the first frame, `leadingIn` for the second between resuming and the next breath. */
export type Stage = 'ready' | 'opening' | 'breathing' | 'paused' | 'leadingIn' | 'complete';

const atOf = ({ event }: { event: { readonly at: number } }): number => event.at;

const PAUSE = { target: 'paused', actions: { type: 'notePause', params: atOf } } as const;

/**
 * The states of a session up to its last breath. A machine that spreads them into its session's states has the delays
 * `count` and `leadIn`, the guards `hasMoreCounts` and `isLastPhase`, the actions `putAway`, `beginBreath`, `count`,
 * `finishBreath`, `nextPhase` and `notePause`, and a state `complete`.
 */
export const BREATH_STATES = {
  opening: {
    entry: 'putAway',
    on: {
      'session.shown': {
        target: 'breathing',
        actions: {
          type: 'beginBreath',
          params: ({ event }: { event: { readonly at?: number | undefined } }) => event.at ?? 0,
        },
      },
    },
  },
  breathing: {
    after: {
      count: [
        { guard: 'hasMoreCounts', target: 'breathing', reenter: true, actions: 'count' },
        { guard: 'isLastPhase', target: 'complete', actions: 'finishBreath' },
        { target: 'breathing', reenter: true, actions: 'nextPhase' },
      ],
    },
    on: { 'breath.paused': PAUSE },
  },
  paused: {
    on: {
      'breath.resumed': {
        target: 'leadingIn',
        actions: {
          type: 'beginBreath',
          params: ({ event }: { event: { readonly at: number } }) => event.at + LEAD_IN_MS,
        },
      },
    },
  },
  leadingIn: {
    after: {
      leadIn: {
        target: 'breathing',
        // The pace may have been changed during the lead-in.
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

/** As much of such a machine's snapshot as is read here. */
export interface BreathSnapshot {
  readonly value: 'ready' | { readonly session: Exclude<Stage, 'ready'> };
  readonly context: {
    readonly breath: Breath | null;
    readonly cycles: number;
    readonly pausedAt: number | null;
  };
}

export const selectStage = ({ value }: BreathSnapshot): Stage => (value === 'ready' ? value : value.session);

/** Whether somebody is breathing, or about to. */
export function selectIsLed(snapshot: BreathSnapshot): boolean {
  const stage = selectStage(snapshot);
  return stage === 'breathing' || stage === 'leadingIn';
}

/** Finished breaths. */
export const selectCycles = ({ context }: BreathSnapshot): number => context.cycles;

/** What to do now, in one word. */
export function selectWord(snapshot: BreathSnapshot): string {
  const stage = selectStage(snapshot);
  if (stage === 'breathing') return PHASE_NAMES[snapshot.context.breath?.phase ?? 'inhale'];
  if (stage === 'paused') return 'Paused';
  return stage === 'complete' ? 'Rest' : 'Ready';
}

/** The count within the phase, from 1; null while nothing is counted. */
export const selectCount = (snapshot: BreathSnapshot): number | null =>
  selectStage(snapshot) === 'breathing' ? (snapshot.context.breath?.count ?? null) : null;

/** What the one button does that starts, pauses and resumes. */
export function selectNext(snapshot: BreathSnapshot): 'start' | 'pause' | 'resume' {
  const stage = selectStage(snapshot);
  if (stage === 'paused') return 'resume';
  return stage === 'ready' || stage === 'complete' ? 'start' : 'pause';
}

/** How full the lungs are at a clock time: 0 empty, 1 full. A pause leaves them as they were. */
export function lungsAt(snapshot: BreathSnapshot, now: number): number {
  const { breath, pausedAt } = snapshot.context;
  const stage = selectStage(snapshot);
  if (breath === null || stage === 'complete') return 0;
  return fullness(breath.phase, partAt(breath, stage === 'paused' ? (pausedAt ?? now) : now));
}

/**
 * What is said aloud of a session now; it changes when something else is worth saying. A toast tells of the end.
 * @param of how many breaths there are
 */
export function selectSaid(snapshot: BreathSnapshot, of: number): string {
  const { breath, cycles } = snapshot.context;
  const stage = selectStage(snapshot);
  if (stage === 'paused') return 'Paused';
  if (stage === 'leadingIn') return 'Ready';
  if (stage !== 'breathing' || breath === null) return '';
  const name = PHASE_NAMES[breath.phase];
  return breath.phase === 'inhale' ? `${name}. Cycle ${cycles + 1} of ${of}.` : name;
}
