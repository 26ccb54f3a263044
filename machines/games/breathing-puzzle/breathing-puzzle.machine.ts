/**
 * The Breathing Puzzle: a chosen rhythm, led by a bubble. The two variants differ in when pattern and pace may change.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import {
  type Breath,
  CHECK_IN_DELAY_MS,
  COMPLETE_TOAST,
  countMs,
  firstBreath,
  isLastCount,
  isLastPhase,
  LEAD_IN_MS,
  nextCount,
  nextPhase,
  type Pace,
  type Rhythm,
} from '../../breath';
import { BREATH_STATES } from '../../breath-session';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import { AS_WRITTEN, FASTEST, PATTERNS, type PatternId, rhythmOf, SLOWEST } from './patterns';

/** `full` at /games/breathing-puzzle, `simplified` at /games/breathing-puzzle-simplified. */
export type Variant = 'full' | 'simplified';

export interface BreathingPuzzleContext {
  readonly variant: Variant;
  readonly pattern: PatternId;
  /** Speed in tenths, a whole number of 5-15: 10 is the defined speed. */
  readonly tenths: number;
  readonly skipsHolds: boolean;
  /** Position within a breath; null before the first. */
  readonly breath: Breath | null;
  /** Number of finished breaths. */
  readonly cycles: number;
  /** Clock time of the pause, ms; null while not paused. */
  readonly pausedAt: number | null;
}

/** `at` is the clock time, ms. The display between two events is computed from it. */
export type BreathingPuzzleEvent =
  | GameEvent
  | { readonly type: 'pattern.chosen'; readonly pattern: PatternId }
  /** Takes effect with the next phase. */
  | { readonly type: 'speed.changed'; readonly tenths: number }
  | { readonly type: 'holds.toggled' }
  | { readonly type: 'breath.paused'; readonly at: number }
  | { readonly type: 'breath.resumed'; readonly at: number }
  | { readonly type: 'breath.reset' };

const AT_REST = { breath: null, cycles: 0, pausedAt: null } as const;

const rhythmIn = ({ pattern }: BreathingPuzzleContext): Rhythm => rhythmOf(PATTERNS[pattern]);

/** The current setting of the pace. A phase under way keeps its own. */
export const paceIn = ({ tenths, skipsHolds }: BreathingPuzzleContext): Pace => ({
  speed: tenths / 10,
  skipsHolds,
});

/** Whether the pace may change. In the simplified variant it is fixed from the first breath to after the last. */
export const isPaceOpen = ({ variant, breath, pausedAt }: BreathingPuzzleContext): boolean =>
  variant === 'full' || breath === null || pausedAt !== null;

const isOther = (context: BreathingPuzzleContext, pattern: PatternId): boolean =>
  Object.hasOwn(PATTERNS, pattern) && pattern !== context.pattern;

export const breathingPuzzleMachine = setup({
  types: {
    context: {} as BreathingPuzzleContext,
    events: {} as BreathingPuzzleEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
    input: {} as { readonly variant: Variant },
  },
  delays: {
    count: ({ context }) => (context.breath ? countMs(context.breath) : 0),
    leadIn: LEAD_IN_MS,
  },
  guards: {
    isOtherPattern: ({ context }, pattern: PatternId) => isOther(context, pattern),
    /** In the simplified variant the pattern may change only before a session. */
    isOtherPatternAnew: ({ context }, pattern: PatternId) =>
      context.variant === 'full' && isOther(context, pattern),
    isSpeed: ({ context }, tenths: number) =>
      isPaceOpen(context) && Number.isInteger(tenths) && tenths >= SLOWEST && tenths <= FASTEST,
    isPaceOpen: ({ context }) => isPaceOpen(context),
    hasMoreCounts: ({ context }) => context.breath !== null && !isLastCount(context.breath),
    isLastPhase: ({ context }) =>
      context.breath !== null &&
      isLastPhase(context.breath, rhythmIn(context), paceIn(context)) &&
      context.cycles + 1 === PATTERNS[context.pattern].cycles,
  },
  actions: {
    putAway: assign(AT_REST),
    choosePattern: assign({ pattern: (_, pattern: PatternId) => pattern }),
    setSpeed: assign({ tenths: (_, tenths: number) => tenths }),
    toggleHolds: assign({ skipsHolds: ({ context }) => !context.skipsHolds }),
    beginBreath: assign({
      breath: ({ context }, at: number) => firstBreath(rhythmIn(context), paceIn(context), at),
      pausedAt: null,
    }),
    count: assign({ breath: ({ context }) => context.breath && nextCount(context.breath) }),
    finishBreath: assign({ cycles: ({ context }) => context.cycles + 1 }),
    nextPhase: assign(({ context }) => {
      const { breath, cycles } = context;
      if (breath === null) return {};
      const isLast = isLastPhase(breath, rhythmIn(context), paceIn(context));
      return {
        breath: nextPhase(breath, rhythmIn(context), paceIn(context)),
        cycles: cycles + (isLast ? 1 : 0),
      };
    }),
    notePause: assign({ pausedAt: (_, at: number) => at }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    toastComplete: emit(COMPLETE_TOAST),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'breathing-puzzle',
  context: ({ input }) => ({
    variant: input.variant,
    pattern: 'box',
    tenths: AS_WRITTEN,
    skipsHolds: false,
    ...AT_REST,
  }),
  initial: 'ready',
  on: {
    'speed.changed': {
      guard: { type: 'isSpeed', params: ({ event }) => event.tenths },
      actions: { type: 'setSpeed', params: ({ event }) => event.tenths },
    },
    'holds.toggled': { guard: 'isPaceOpen', actions: 'toggleHolds' },
  },
  states: {
    ready: {
      entry: 'putAway',
      on: {
        'game.started': { target: 'session', actions: 'recordStart' },
        'pattern.chosen': {
          guard: { type: 'isOtherPattern', params: ({ event }) => event.pattern },
          actions: { type: 'choosePattern', params: ({ event }) => event.pattern },
        },
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: { 'game.left': 'ready', 'breath.reset': 'ready' },
      states: {
        ...BREATH_STATES,
        complete: {
          tags: 'finished',
          entry: ['recordCompletion', 'toastComplete', 'askForCheckIn'],
          on: {
            'game.started': { target: 'opening', actions: 'recordStart' },
            // Another pattern starts another session without a finished breath.
            'pattern.chosen': {
              guard: { type: 'isOtherPatternAnew', params: ({ event }) => event.pattern },
              target: '#breathing-puzzle.ready',
              actions: { type: 'choosePattern', params: ({ event }) => event.pattern },
            },
          },
        },
      },
    },
  },
});

export type BreathingPuzzleSnapshot = SnapshotFrom<typeof breathingPuzzleMachine>;
export type BreathingPuzzleActor = ActorRefFrom<typeof breathingPuzzleMachine>;
