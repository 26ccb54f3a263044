/**
 * A guided breathing session. Forest Meditation shares only the guided breath; its person may also breathe without
 * guidance, and nothing pauses it.
 */
import {
  BREATHING_COMPLETE_TOAST,
  BREATHING_PHASE_NAMES,
  type BreathPosition,
  countMs,
  isLastCount,
  LEAD_IN_MS,
  lungFullness,
  phaseLengthMs,
  phaseProgressAt,
  phaseStartTime,
} from './breath';
import { FOLLOW_STATES, type FollowedBreath, followAction, type TimedEventArgs } from './follow';
import { lightPhaseEndTime, lightStrengthAt } from './light';
import { learnRhythm, type OwnBreath, ownBreathMs } from './own-breath';

interface Breathing {
  readonly context: { readonly breath: BreathPosition | null };
}

/** From this count to the next one, ms. */
export const msToNextCount = ({ context: { breath } }: Breathing): number => (breath ? countMs(breath) : 0);

export const hasMoreCounts = ({ context: { breath } }: Breathing): boolean =>
  breath !== null && !isLastCount(breath);

/**
 * The timer of a guided breath, for the state `breathing`. Its machine needs the delay `count`, the guards
 * `hasMoreCounts` and `isLastPhase`, and the actions `count` and `nextPhase`.
 * @param end the state that follows the last breath
 */
export const breathTransitionsUntil = <const TEnd extends string>(end: TEnd) =>
  ({
    count: [
      { guard: 'hasMoreCounts', target: 'breathing', reenter: true, actions: 'count' },
      { guard: 'isLastPhase', target: end },
      { target: 'breathing', reenter: true, actions: 'nextPhase' },
    ],
  }) as const;

/**
 * `opening` waits for the first frame. `leadingIn` is the quiet second before the first breath, and between resuming
 * and the next one. In `following` the person shows the breath (`follow.ts`).
 */
export type SessionStage =
  | 'ready'
  | 'opening'
  | 'breathing'
  | 'following'
  | 'paused'
  | 'leadingIn'
  | 'complete';

const atOf = ({ event: { at = 0 } }: { event: Partial<TimedEventArgs['event']> }): number => at;

/** The first breath begins without the quiet second. */
export const skipsLeadIn = ({ event }: { event: { readonly type: string } }): boolean =>
  'isUrgent' in event && event.isUrgent === true;

const PAUSE = { target: 'paused', actions: { type: 'notePause', params: atOf } } as const;

const LEAD_IN = {
  target: 'leadingIn',
  actions: {
    type: 'beginBreath',
    params: (timed: { event: Partial<TimedEventArgs['event']> }) => atOf(timed) + LEAD_IN_MS,
  },
} as const;

/** Nothing waits: the person begins the first breath. */
const FOLLOW = {
  guard: 'isFollowed',
  target: 'following',
  actions: { type: 'beginFollowing', params: atOf },
} as const;

/**
 * States of a session up to its last breath, for a machine's session states. Besides the needs of {@link breathTransitionsUntil},
 * that machine has the delay `leadIn`, the guards `isUrgent` and `isFollowed`, the actions `beginBreath`,
 * `beginFollowing` and `notePause`, the needs of {@link FOLLOW_STATES}, and the state `complete`.
 */
export const BREATH_STATES = {
  following: {
    ...FOLLOW_STATES,
    onDone: 'complete',
    on: { 'breath.paused': { ...PAUSE, actions: [PAUSE.actions, followAction('pause')] } },
  },
  opening: {
    on: {
      'session.shown': [
        { guard: 'isUrgent', target: 'breathing', actions: { type: 'beginBreath', params: atOf } },
        FOLLOW,
        LEAD_IN,
      ],
    },
  },
  breathing: { after: breathTransitionsUntil('complete'), on: { 'breath.paused': PAUSE } },
  paused: { on: { 'breath.resumed': [FOLLOW, LEAD_IN] } },
  leadingIn: {
    after: {
      leadIn: {
        target: 'breathing',
        // The pace may have changed during the lead-in.
        actions: {
          type: 'beginBreath',
          params: ({ context }: Breathing) => context.breath?.since ?? 0,
        },
      },
    },
    on: { 'breath.paused': PAUSE },
  },
} as const;

/** Snapshot of a machine that contains {@link BREATH_STATES}. */
export interface BreathSnapshot {
  readonly value:
    | 'ready'
    | { readonly session: Exclude<SessionStage, 'ready' | 'following'> | { readonly following: string } };
  readonly context: FollowedBreath & {
    readonly breath: BreathPosition | null;
    readonly cycles: number;
    readonly pausedAt: number | null;
  };
}

export function selectSessionStage({ value }: BreathSnapshot): SessionStage {
  if (value === 'ready') return value;
  return typeof value.session === 'string' ? value.session : 'following';
}

export function selectIsSessionRunning(snapshot: BreathSnapshot): boolean {
  const stage = selectSessionStage(snapshot);
  return stage === 'breathing' || stage === 'following' || stage === 'leadingIn';
}

/** From 1 to `of`, also after the last cycle. */
export const selectCycleNumber = ({ context }: BreathSnapshot, of: number): number =>
  Math.min(context.cycles + 1, of);

/** The picture follows the person, also in a pause. */
export function selectIsFollowingPerson(snapshot: BreathSnapshot): boolean {
  const stage = selectSessionStage(snapshot);
  return stage === 'following' || (stage === 'paused' && snapshot.context.own.left !== null);
}

/** Since the start or the pause. */
const hasShown = ({ context }: BreathSnapshot): boolean => context.own.inhaledAt !== null;

const phaseOf = ({ context }: BreathSnapshot) => (context.light.phase === 'in' ? 'inhale' : 'exhale');

export const selectIsFirstPressAwaited = (snapshot: BreathSnapshot): boolean =>
  selectSessionStage(snapshot) === 'following' && !hasShown(snapshot);

/** False while nobody follows the person. */
export const selectIsPersonInhaling = (snapshot: BreathSnapshot): boolean =>
  selectSessionStage(snapshot) === 'following' && snapshot.context.light.phase === 'in';

export function selectBreathWord(snapshot: BreathSnapshot): string {
  const stage = selectSessionStage(snapshot);
  if (stage === 'breathing') return BREATHING_PHASE_NAMES[snapshot.context.breath?.phase ?? 'inhale'];
  if (stage === 'following' && hasShown(snapshot)) return BREATHING_PHASE_NAMES[phaseOf(snapshot)];
  if (stage === 'paused') return 'Paused';
  return stage === 'complete' ? 'Rest' : 'Ready';
}

/** Within the phase, from 1; null while nothing is counted. */
export const selectCountInPhase = (snapshot: BreathSnapshot): number | null =>
  selectSessionStage(snapshot) === 'breathing' ? (snapshot.context.breath?.count ?? null) : null;

export function selectButtonAction(snapshot: BreathSnapshot): 'start' | 'pause' | 'resume' {
  const stage = selectSessionStage(snapshot);
  if (stage === 'paused') return 'resume';
  return stage === 'ready' || stage === 'complete' ? 'start' : 'pause';
}

/** Fullness of the lungs at a clock time: 0 empty, 1 full. Constant during a pause. */
export function lungFullnessAt(snapshot: BreathSnapshot, now: number): number {
  const { breath, light, pausedAt } = snapshot.context;
  const stage = selectSessionStage(snapshot);
  const at = stage === 'paused' ? (pausedAt ?? now) : now;
  if (selectIsFollowingPerson(snapshot)) return lightStrengthAt(light, at);
  return breath === null || stage === 'complete'
    ? 0
    : lungFullness(breath.phase, phaseProgressAt(breath, at));
}

/** Clock time, ms, and the fullness of the lungs. Null outside a breath. */
export function selectPhaseEndTime(snapshot: BreathSnapshot): { end: number; fullness: number } | null {
  const { breath, light } = snapshot.context;
  if (selectSessionStage(snapshot) === 'following')
    return { end: lightPhaseEndTime(light), fullness: light.phase === 'in' ? 1 : 0 };
  if (selectSessionStage(snapshot) !== 'breathing' || breath === null) return null;
  return { end: phaseStartTime(breath) + phaseLengthMs(breath), fullness: lungFullness(breath.phase, 1) };
}

/** For screen readers. A toast announces the end of the session. @param of breaths in the session */
export function selectAnnouncement(snapshot: BreathSnapshot, of: number): string {
  const { breath, cycles } = snapshot.context;
  const stage = selectSessionStage(snapshot);
  if (stage === 'paused') return 'Paused';
  if (stage === 'leadingIn') return 'Ready';
  if (stage === 'following') return selectFollowText(snapshot.context);
  if (stage !== 'breathing' || breath === null) return '';
  const name = BREATHING_PHASE_NAMES[breath.phase];
  return breath.phase === 'inhale' ? `${name}. Cycle ${cycles + 1} of ${of}.` : name;
}

/** How to begin, nothing while the game learns, then the words that lead. */
export function selectFollowText({ light, own }: FollowedBreath): string {
  if (own.inhaledAt === null)
    return 'Hold while you breathe in, let go while you breathe out. Touch, the mouse or Space.';
  if (!own.leads) return '';
  return light.phase === 'in' ? 'Inhale' : 'Exhale';
}

/** Whole breaths a minute. */
const rateOf = (breath: OwnBreath): number => Math.round(60_000 / ownBreathMs(breath));

/**
 * Undefined for an unknown rhythm. At the end the rhythm of the latest presses counts, or the led one if the person has
 * lifted the finger.
 */
function changeOf({ own }: FollowedBreath): string | undefined {
  const { first, lead, presses } = own;
  if (first === null || lead === null) return undefined;
  const last = (own.unpressed === 0 && learnRhythm(presses)) || lead.breath;
  const [from, to] = [rateOf(first), rateOf(last)];
  return from === to ? `About ${to} breaths a minute.` : `From about ${from} to ${to} breaths a minute.`;
}

/** After 'Follow me' the toast says how the breath changed. */
export function completionToast(followed: FollowedBreath) {
  const change = changeOf(followed);
  if (change === undefined) return BREATHING_COMPLETE_TOAST;
  const { description } = BREATHING_COMPLETE_TOAST;
  return {
    ...BREATHING_COMPLETE_TOAST,
    description: `${change} ${description}`,
    descriptionWithoutScores: description,
  };
}
