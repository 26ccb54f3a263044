/** Box Breathing: four breaths of four equal phases. 'I need calm now' opens it. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import {
  type BreathPosition,
  CHECK_IN_DELAY_MS,
  cyclesMs,
  firstBreath,
  isLastPhase,
  LEAD_IN_MS,
  NORMAL_PACE,
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
import type { SavedSession, SessionResumed } from './basic-breathing.saved';
import { BOX_RHYTHM, cycleCountOf, isFollowed, OPTIONS, type Options } from './options';

export interface BasicBreathingContext extends FollowedBreath {
  readonly options: Options;
  /** Position within a breath; null before the first. */
  readonly breath: BreathPosition | null;
  readonly cycles: number;
  /** Clock time, ms; null while not paused. */
  readonly pausedAt: number | null;
}

/** `at` is the clock time, ms, from which the display between two events is computed. */
export type BasicBreathingEvent =
  | GameLifecycleEvent
  | SessionResumed
  | OptionsChanged<Options>
  | FollowEvent
  | { readonly type: 'breath.paused'; readonly at: number }
  | { readonly type: 'breath.resumed'; readonly at: number }
  | { readonly type: 'breath.reset' };

const AT_REST = { ...UNKNOWN_BREATH, breath: null, cycles: 0, pausedAt: null } as const;

export const basicBreathingMachine = setup({
  types: {
    context: {} as BasicBreathingContext,
    events: {} as BasicBreathingEvent,
    emitted: {} as GameEmitted,
    tags: {} as GameTag,
    input: {} as OptionsInput,
  },
  delays: {
    count: msToNextCount,
    leadIn: LEAD_IN_MS,
    ...FOLLOW_DELAYS,
  },
  guards: {
    hasMoreCounts,
    isUrgent: skipsLeadIn,
    ...FOLLOW_GUARDS,
    isFollowed,
    isLastPhase: ({ context }) =>
      context.breath !== null &&
      isLastPhase(context.breath, BOX_RHYTHM, NORMAL_PACE) &&
      context.cycles + 1 === cycleCountOf(context.options),
  },
  actions: {
    putAway: assign(AT_REST),
    restore: assign((_, saved: SavedSession) => ({ ...AT_REST, ...saved })),
    changeOptions: assign({
      options: ({ context }, options: Partial<Options>) => ({ ...context.options, ...options }),
    }),
    beginBreath: assign({
      breath: (_, at: number) => firstBreath(BOX_RHYTHM, NORMAL_PACE, at),
      pausedAt: null,
    }),
    beginFollowing: assign(({ context }, at: number) =>
      beginFollowing(context, at, cyclesMs(BOX_RHYTHM, cycleCountOf(context.options))),
    ),
    follow: assign(({ context }, step: FollowStep) => applyFollowStep(context, step)),
    count: assign({ breath: ({ context }) => context.breath && nextCount(context.breath) }),
    finishBreath: assign({ cycles: ({ context }) => context.cycles + 1 }),
    nextPhase: assign(({ context: { breath, cycles } }) =>
      breath === null
        ? {}
        : {
            breath: nextPhase(breath, BOX_RHYTHM, NORMAL_PACE),
            cycles: cycles + (isLastPhase(breath, BOX_RHYTHM, NORMAL_PACE) ? 1 : 0),
          },
    ),
    notePause: assign({ pausedAt: (_, at: number) => at }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    toastComplete: emit(({ context }) => completionToast(context)),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'basic-breathing',
  context: ({ input }) => ({ options: parseGameOptions(OPTIONS, input?.options), ...AT_REST }),
  initial: 'ready',
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
          on: { 'game.started': { target: 'opening', actions: ['putAway', 'recordStart'] } },
        },
      },
    },
  },
});

export type BasicBreathingSnapshot = SnapshotFrom<typeof basicBreathingMachine>;
export type BasicBreathingActor = ActorRefFrom<typeof basicBreathingMachine>;
