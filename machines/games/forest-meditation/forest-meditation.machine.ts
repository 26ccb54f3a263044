/**
 * The light of the forest follows or guides the breath. A session is open-ended, or ends with the breath in which its
 * time runs out.
 */
import { type ActorRefFrom, and, assign, emit, type SnapshotFrom, setup } from 'xstate';
import {
  type BreathPosition,
  firstBreath,
  isLastPhase,
  LEAD_IN_MS,
  NORMAL_PACE,
  nextCount,
  nextPhase,
  phaseLengthMs,
  phaseStartTime,
} from '../../breath';
import { breathTransitionsUntil, completionToast, hasMoreCounts, msToNextCount } from '../../breath-session';
import type { GameEmitted } from '../../emitted';
import {
  applyFollowStep,
  beginFollowing,
  FOLLOW_DELAYS,
  FOLLOW_GUARDS,
  FOLLOW_STATES,
  type FollowEvent,
  type FollowedBreath,
  type FollowStep,
  followAction,
  UNKNOWN_BREATH,
} from '../../follow';
import { type GameLifecycleEvent, type GameTag, LEAVE_CHECK_IN_FROM_MS } from '../../game';
import { type BreathLight, startLedPhase } from '../../light';
import { type OptionsChanged, type OptionsInput, parseGameOptions } from '../../options';
import { FADE_OUT_MS } from '../../session/end-after.machine';
import type { SavedSession, SessionResumed } from './forest-meditation.saved';
import { msToSessionEnd, OPTIONS, type Options, rhythmOfOptions } from './options';

/** After this time a session counts as completed, ms. */
export const COMPLETED_FROM_MS = 120_000;

const CHECK_IN_DELAY_MS = 1000;

export interface ForestMeditationContext extends FollowedBreath {
  readonly options: Options;
  readonly breath: BreathPosition | null;
  /** Session time before the last interruption, ms. */
  readonly sat: number;
  /** Clock time of the session's start, or of its resumption, ms; null before the start. */
  readonly since: number | null;
  /** Long enough for a check-in after the person leaves. */
  readonly isWorthAsking: boolean;
  /** Sound and light fade before the end of a timed session. */
  readonly isFading: boolean;
}

/** `at` is the clock time, ms, from which the light is computed. */
export type ForestMeditationEvent =
  | GameLifecycleEvent
  | SessionResumed
  | OptionsChanged<Options>
  | { readonly type: 'auto.toggled'; readonly at: number }
  | FollowEvent;

/** Clock time of the event, ms. */
export interface ClockTimed {
  readonly at: number;
}

const BEFORE = {
  ...UNKNOWN_BREATH,
  breath: null,
  since: null,
  sat: 0,
  isWorthAsking: false,
  isFading: false,
} as const;

const atOf = ({ event: { at = 0 } }: { event: Partial<ClockTimed> }): number => at;

/** With the light that the breath guides from the current strength. */
const led = (
  light: BreathLight,
  breath: BreathPosition,
): Pick<ForestMeditationContext, 'breath' | 'light'> => ({
  breath,
  light: startLedPhase(
    light,
    breath.phase === 'inhale' ? 'in' : 'out',
    phaseStartTime(breath),
    phaseLengthMs(breath),
  ),
});

export const forestMeditationMachine = setup({
  types: {
    context: {} as ForestMeditationContext,
    events: {} as ForestMeditationEvent,
    emitted: {} as GameEmitted,
    tags: {} as GameTag,
    input: {} as OptionsInput,
  },
  delays: {
    count: msToNextCount,
    worthAsking: ({ context: { sat } }) => Math.max(0, LEAVE_CHECK_IN_FROM_MS - sat),
    enough: ({ context: { sat } }) => Math.max(0, COMPLETED_FROM_MS - sat),
    leadIn: LEAD_IN_MS,
    untilFade: ({ context: { options, sat } }) =>
      Math.max(0, (options.auto ? LEAD_IN_MS : 0) + msToSessionEnd(options, sat) - FADE_OUT_MS),
    ...FOLLOW_DELAYS,
  },
  guards: {
    ...FOLLOW_GUARDS,
    hasMoreCounts,
    isTimed: ({ context }) => context.options.minutes > 0,
    /** The phase that ends now is the last guided exhale of a timed session. */
    isLastPhase: ({ context: { breath, options, sat, since } }) =>
      breath !== null &&
      options.minutes > 0 &&
      isLastPhase(breath, rhythmOfOptions(options), NORMAL_PACE) &&
      sat + phaseStartTime(breath) + phaseLengthMs(breath) - (since ?? 0) >= options.minutes * 60_000,
    isWorthAsking: ({ context }) => context.isWorthAsking,
    hasLearned: ({ context }) => context.own.first !== null,
    isAuto: ({ context }) => context.options.auto,
  },
  actions: {
    restore: assign((_, saved: SavedSession) => ({ ...BEFORE, ...saved })),
    changeOptions: assign({
      options: ({ context }, options: Partial<Options>) => ({ ...context.options, ...options }),
    }),
    toggleAuto: assign({
      options: ({ context: { options } }) => ({ ...options, auto: !options.auto }),
    }),
    beginTime: assign(({ context }, at: number) => {
      const { minutes, follow: learns } = context.options;
      const left = minutes === 0 ? null : minutes * 60_000 - context.sat;
      return { since: at, ...beginFollowing(context, at, left, learns) };
    }),
    beginBreath: assign(({ context }, at: number) =>
      led(context.light, firstBreath(rhythmOfOptions(context.options), NORMAL_PACE, at)),
    ),
    count: assign({ breath: ({ context }) => context.breath && nextCount(context.breath) }),
    nextPhase: assign(({ context: { light, breath, options } }) =>
      breath === null ? {} : led(light, nextPhase(breath, rhythmOfOptions(options), NORMAL_PACE)),
    ),
    follow: assign(({ context }, step: FollowStep) => applyFollowStep(context, step)),
    markWorthAsking: assign({ isWorthAsking: true }),
    fade: assign({ isFading: true }),
    // The next session starts in the dark.
    putAway: assign(BEFORE),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    toastChange: emit(({ context }) => completionToast(context)),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'forest-meditation',
  context: ({ input }) => ({ options: parseGameOptions(OPTIONS, input?.options), ...BEFORE }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'options.changed': { actions: { type: 'changeOptions', params: ({ event }) => event.options } },
        'game.started': { target: 'session', actions: 'recordStart' },
        'game.resumed': {
          target: 'session',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
      },
    },
    /** The intro after a session whose time has run out. */
    ended: {
      tags: 'canRepeat',
      entry: ['putAway', 'askForCheckIn'],
      on: {
        'options.changed': { actions: { type: 'changeOptions', params: ({ event }) => event.options } },
        'game.started': { target: 'session', actions: 'recordStart' },
        'game.left': 'ready',
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: {
        'game.left': [
          {
            guard: and(['isWorthAsking', 'hasLearned']),
            target: 'ready',
            actions: ['toastChange', 'putAway', 'askForCheckIn'],
          },
          { guard: 'isWorthAsking', target: 'ready', actions: ['putAway', 'askForCheckIn'] },
          { target: 'ready', actions: 'putAway' },
        ],
      },
      states: {
        opening: {
          on: {
            'auto.toggled': { actions: 'toggleAuto' },
            'session.shown': [
              {
                guard: 'isAuto',
                target: 'sitting.leadingIn',
                actions: { type: 'beginTime', params: atOf },
              },
              { target: 'sitting.own', actions: { type: 'beginTime', params: atOf } },
            ],
          },
        },
        sitting: {
          initial: 'leadingIn',
          after: {
            worthAsking: { actions: 'markWorthAsking' },
            enough: { actions: 'recordCompletion' },
            untilFade: { guard: 'isTimed', actions: 'fade' },
          },
          states: {
            /** The quiet second before the first guided breath. */
            leadingIn: {
              after: {
                leadIn: {
                  target: 'breathing',
                  actions: {
                    type: 'beginBreath',
                    params: ({ context }) => (context.since ?? 0) + LEAD_IN_MS,
                  },
                },
              },
              on: { 'auto.toggled': { target: 'own', actions: 'toggleAuto' } },
            },
            breathing: {
              after: breathTransitionsUntil('#forest-meditation.ended'),
              on: { 'auto.toggled': { target: 'own', actions: ['toggleAuto', followAction('drop')] } },
            },
            own: {
              ...FOLLOW_STATES,
              onDone: [
                { guard: 'hasLearned', target: '#forest-meditation.ended', actions: 'toastChange' },
                { target: '#forest-meditation.ended' },
              ],
              on: {
                'auto.toggled': {
                  target: 'breathing',
                  actions: ['toggleAuto', { type: 'beginBreath', params: atOf }],
                },
              },
            },
          },
        },
      },
    },
  },
});

export type ForestMeditationSnapshot = SnapshotFrom<typeof forestMeditationMachine>;
export type ForestMeditationActor = ActorRefFrom<typeof forestMeditationMachine>;
