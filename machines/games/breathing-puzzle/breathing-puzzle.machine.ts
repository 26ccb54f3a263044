/** A chosen rhythm, guided by a bubble. The simplified variant limits when pattern, length and pace may change. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import {
  type BreathPosition,
  CHECK_IN_DELAY_MS,
  firstBreath,
  isLastPhase,
  LEAD_IN_MS,
  nextCount,
  nextPhase,
} from '../../breath';
import {
  BREATH_STATES,
  completionToast,
  hasMoreCounts,
  msToNextCount,
  skipsLeadIn,
} from '../../breath-session';
import type { GameEmitted } from '../../emitted';
import {
  applyFollowStep,
  beginFollowing,
  FOLLOW_DELAYS,
  FOLLOW_GUARDS,
  type FollowEvent,
  type FollowedBreath,
  type FollowStep,
  UNKNOWN_BREATH,
} from '../../follow';
import type { GameLifecycleEvent, GameTag } from '../../game';
import { type OptionsChanged, type OptionsInput, parseGameOptions } from '../../options';
import type { SavedSession, SessionResumed } from './breathing-puzzle.saved';
import {
  cycleCountOf,
  OPTIONS,
  type Options,
  type PuzzleVariant,
  paceOfOptions,
  rhythmOfOptions,
  sessionMs,
  withOfferedPattern,
} from './options';

export interface BreathingPuzzleContext extends FollowedBreath {
  readonly options: Options;
  readonly variant: PuzzleVariant;
  /** Position within a breath; null before the first. */
  readonly breath: BreathPosition | null;
  readonly cycles: number;
  /** Exact total duration of the finished breaths, ms. */
  readonly breathed: number;
  /** Value of {@link BreathPosition.before} at the inhale of the current breath, ms. */
  readonly inhaledAt: number;
  /** Clock time, ms; null while not paused. */
  readonly pausedAt: number | null;
}

/** `at` is the clock time, ms, from which the display between two events is computed. */
export type BreathingPuzzleEvent =
  | GameLifecycleEvent
  | SessionResumed
  | FollowEvent
  /** In a session a change of the pace takes effect with the next phase. */
  | OptionsChanged<Options>
  | { readonly type: 'breath.paused'; readonly at: number }
  | { readonly type: 'breath.resumed'; readonly at: number }
  | { readonly type: 'breath.reset' };

const AT_REST = {
  ...UNKNOWN_BREATH,
  breath: null,
  cycles: 0,
  breathed: 0,
  inhaledAt: 0,
  pausedAt: null,
} as const;

/** The counters after the breath that ends with this phase. */
function finish({ breath, cycles, breathed, inhaledAt }: BreathingPuzzleContext) {
  const end = breath === null ? 0 : breath.before + breath.length;
  return { cycles: cycles + 1, breathed: breathed + end - inhaledAt, inhaledAt: end };
}

const isPace = ({ pattern, minutes }: Partial<Options>): boolean =>
  pattern === undefined && minutes === undefined;

export const breathingPuzzleMachine = setup({
  types: {
    context: {} as BreathingPuzzleContext,
    events: {} as BreathingPuzzleEvent,
    emitted: {} as GameEmitted,
    tags: {} as GameTag,
    input: {} as { readonly variant: PuzzleVariant } & NonNullable<OptionsInput>,
  },
  delays: {
    count: msToNextCount,
    leadIn: LEAD_IN_MS,
    ...FOLLOW_DELAYS,
  },
  guards: {
    /** In the simplified variant the pace is fixed during a session, except in a pause. */
    canChangePace: ({ context }, options: Partial<Options>) =>
      isPace(options) && (context.variant === 'full' || context.pausedAt !== null),
    /** In the simplified variant a finished session allows no change of pattern and length. */
    canChooseAnew: ({ context }, options: Partial<Options>) => context.variant === 'full' && !isPace(options),
    hasMoreCounts,
    isUrgent: skipsLeadIn,
    ...FOLLOW_GUARDS,
    isFollowed: ({ context }) => context.options.pattern === 'follow',
    isLastPhase: ({ context }) =>
      context.breath !== null &&
      isLastPhase(context.breath, rhythmOfOptions(context.options), paceOfOptions(context.options)) &&
      cycleCountOf({ ...context, ...finish(context) }) <= context.cycles + 1,
  },
  actions: {
    putAway: assign(AT_REST),
    restore: assign((_, saved: SavedSession) => ({ ...AT_REST, ...saved })),
    changeOptions: assign({
      options: ({ context }, options: Partial<Options>) =>
        withOfferedPattern(context.variant, { ...context.options, ...options }),
    }),
    beginBreath: assign({
      breath: ({ context }, at: number) =>
        firstBreath(rhythmOfOptions(context.options), paceOfOptions(context.options), at),
      inhaledAt: 0,
      pausedAt: null,
    }),
    beginFollowing: assign(({ context }, at: number) =>
      beginFollowing(context, at, sessionMs(context.options)),
    ),
    follow: assign(({ context }, step: FollowStep) => applyFollowStep(context, step)),
    count: assign({ breath: ({ context }) => context.breath && nextCount(context.breath) }),
    finishBreath: assign(({ context }) => finish(context)),
    nextPhase: assign(({ context }) => {
      const { breath, options } = context;
      if (breath === null) return {};
      const isLast = isLastPhase(breath, rhythmOfOptions(options), paceOfOptions(options));
      return {
        ...(isLast && finish(context)),
        breath: nextPhase(breath, rhythmOfOptions(options), paceOfOptions(options)),
      };
    }),
    notePause: assign({ pausedAt: (_, at: number) => at }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    toastComplete: emit(({ context }) => completionToast(context)),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'breathing-puzzle',
  context: ({ input }) => ({
    variant: input.variant,
    options: withOfferedPattern(input.variant, parseGameOptions(OPTIONS, input.options)),
    ...AT_REST,
  }),
  initial: 'ready',
  on: {
    'options.changed': {
      guard: { type: 'canChangePace', params: ({ event }) => event.options },
      actions: { type: 'changeOptions', params: ({ event }) => event.options },
    },
  },
  states: {
    ready: {
      entry: 'putAway',
      on: {
        'game.started': { target: 'session', actions: 'recordStart' },
        'game.resumed': {
          target: 'session',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
        'options.changed': { actions: { type: 'changeOptions', params: ({ event }) => event.options } },
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: { 'game.left': 'ready', 'breath.reset': 'ready' },
      states: {
        ...BREATH_STATES,
        complete: {
          tags: ['finished', 'canRepeat'],
          entry: ['finishBreath', 'recordCompletion', 'toastComplete', 'askForCheckIn'],
          on: {
            'game.started': { target: 'opening', actions: ['putAway', 'recordStart'] },
            // Another pattern or length leads back to the intro, where the count of finished breaths is 0 again.
            'options.changed': {
              guard: { type: 'canChooseAnew', params: ({ event }) => event.options },
              target: '#breathing-puzzle.ready',
              actions: { type: 'changeOptions', params: ({ event }) => event.options },
            },
          },
        },
      },
    },
  },
});

export type BreathingPuzzleSnapshot = SnapshotFrom<typeof breathingPuzzleMachine>;
export type BreathingPuzzleActor = ActorRefFrom<typeof breathingPuzzleMachine>;
