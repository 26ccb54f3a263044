/**
 * The Breathing Puzzle: a chosen rhythm, guided by a bubble. The simplified variant limits the times at which the
 * person may change pattern, length and pace.
 */
import { type ActorRefFrom, and, assign, emit, or, type SnapshotFrom, setup, stateIn } from 'xstate';
import {
  BREATH_MINUTES,
  type Breath,
  type BreathMinutes,
  CHECK_IN_DELAY_MS,
  COMPLETE_TOAST,
  countMs,
  cyclesLasting,
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
import {
  areOffered,
  type ChoicesInput,
  type ChoicesTaken,
  type Chosen,
  chosenFrom,
  chosenOf,
} from '../../choices';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameResumed, GameTag } from '../../game';
import { isWhole } from '../../kept';
import { PATTERN_IDS, PATTERNS, type PatternId, rhythmOf, SPEEDS } from './patterns';

/** Variant of the game: `full` at /games/breathing-puzzle, `simplified` at /games/breathing-puzzle-simplified. */
export type Variant = 'full' | 'simplified';

/** Choices before a session. `tenths` is the speed in tenths: at 10 a count is a second. */
export const OFFER = {
  pattern: PATTERN_IDS,
  tenths: SPEEDS,
  skipsHolds: [false, true],
  minutes: BREATH_MINUTES,
} as const;
type Choices = Chosen<typeof OFFER>;

/** State that the device stores for an interrupted session. */
export interface KeptBreaths extends Choices {
  /** Number of finished breaths. */
  readonly cycles: number;
  /** Exact total duration of the finished breaths, ms. */
  readonly breathed: number;
}

/** Maximum breathing time of a stored session, ms: eight minutes, and one more minute for the last breath. */
const LONGEST_MS = 9 * 60_000;

/** Parses a stored session. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptBreaths | undefined {
  if (!areOffered(OFFER, value)) return undefined;
  const { cycles, breathed, ...choices } = value as KeptBreaths;
  const isPossible =
    isWhole(cycles, 0, 1000) && typeof breathed === 'number' && breathed >= 0 && breathed <= LONGEST_MS;
  const kept = { ...chosenOf(OFFER, choices), cycles, breathed };
  return isPossible && cycles < ofCyclesIn(kept) ? kept : undefined;
}

/** Returns the state of a session to store. */
export const keep = (context: BreathingPuzzleContext): KeptBreaths => ({
  ...chosenOf(OFFER, context),
  cycles: context.cycles,
  breathed: context.breathed,
});

export interface BreathingPuzzleContext extends Choices {
  readonly variant: Variant;
  /** Position within a breath; null before the first. */
  readonly breath: Breath | null;
  /** Number of finished breaths. */
  readonly cycles: number;
  /** Exact total duration of the finished breaths, ms. */
  readonly breathed: number;
  /** Value of {@link Breath.before} at the inhale of the current breath, ms. */
  readonly inhaledAt: number;
  /** Clock time of the pause, ms; null while not paused. */
  readonly pausedAt: number | null;
}

/** Events. `at` is the clock time, ms, from which the display between two events is computed. */
export type BreathingPuzzleEvent =
  | GameEvent
  | GameResumed<KeptBreaths>
  | ChoicesTaken<typeof OFFER>
  | { readonly type: 'length.chosen'; readonly minutes: BreathMinutes }
  | { readonly type: 'pattern.chosen'; readonly pattern: PatternId }
  /** The person changes the speed. The change takes effect with the next phase. */
  | { readonly type: 'speed.changed'; readonly tenths: number }
  | { readonly type: 'holds.toggled' }
  | { readonly type: 'breath.paused'; readonly at: number }
  | { readonly type: 'breath.resumed'; readonly at: number }
  | { readonly type: 'breath.reset' };

const AT_REST = { breath: null, cycles: 0, breathed: 0, inhaledAt: 0, pausedAt: null } as const;

const rhythmIn = ({ pattern }: Pick<Choices, 'pattern'>): Rhythm => rhythmOf(PATTERNS[pattern]);

/** Returns the current setting of the pace. A phase under way keeps its own pace. */
export const paceIn = ({ tenths, skipsHolds }: Pick<Choices, 'tenths' | 'skipsHolds'>): Pace => ({
  speed: tenths / 10,
  skipsHolds,
});

/**
 * Returns the number of breaths in the session. A timed session ends with the breath in which its time runs out, so a
 * change of pace changes the number of breaths.
 */
export const ofCyclesIn = (context: KeptBreaths): number => {
  const { minutes, pattern, cycles, breathed } = context;
  if (minutes === 0) return PATTERNS[pattern].cycles;
  const left = minutes * 60_000 - breathed;
  return cycles + cyclesLasting(left, rhythmIn(context), paceIn(context));
};

/** Returns the counters after the breath that ends with this phase. */
function finish({ breath, cycles, breathed, inhaledAt }: BreathingPuzzleContext) {
  const end = breath === null ? 0 : breath.before + breath.length;
  return { cycles: cycles + 1, breathed: breathed + end - inhaledAt, inhaledAt: end };
}

const isOther = (context: BreathingPuzzleContext, pattern: PatternId): boolean =>
  Object.hasOwn(PATTERNS, pattern) && pattern !== context.pattern;

export const breathingPuzzleMachine = setup({
  types: {
    context: {} as BreathingPuzzleContext,
    events: {} as BreathingPuzzleEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
    input: {} as { readonly variant: Variant } & NonNullable<ChoicesInput>,
  },
  delays: {
    count: ({ context }) => (context.breath ? countMs(context.breath) : 0),
    leadIn: LEAD_IN_MS,
  },
  guards: {
    isOtherPattern: ({ context }, pattern: PatternId) => isOther(context, pattern),
    /** Guard of the state `complete`. In this state the simplified variant allows no change of the pattern. */
    isOtherPatternAnew: ({ context }, pattern: PatternId) =>
      context.variant === 'full' && isOther(context, pattern),
    isSpeed: ({ event }) => event.type === 'speed.changed' && SPEEDS.some((speed) => speed === event.tenths),
    /** In the simplified variant the pace is fixed during a session, except in a pause. */
    isPaceOpen: or([
      ({ context }) => context.variant === 'full' || context.pausedAt !== null,
      stateIn('ready'),
    ]),
    hasMoreCounts: ({ context }) => context.breath !== null && !isLastCount(context.breath),
    isLastPhase: ({ context }) =>
      context.breath !== null &&
      isLastPhase(context.breath, rhythmIn(context), paceIn(context)) &&
      ofCyclesIn({ ...context, ...finish(context) }) <= context.cycles + 1,
    isOtherLength: ({ context }, minutes: BreathMinutes) =>
      BREATH_MINUTES.includes(minutes) && minutes !== context.minutes,
    isOtherLengthAnew: ({ context }, minutes: BreathMinutes) =>
      context.variant === 'full' && BREATH_MINUTES.includes(minutes) && minutes !== context.minutes,
  },
  actions: {
    putAway: assign(AT_REST),
    takeUp: assign((_, kept: KeptBreaths) => ({ ...AT_REST, ...kept })),
    takeChoices: assign((_, choices: Choices) => choices),
    chooseLength: assign({ minutes: (_, minutes: BreathMinutes) => minutes }),
    choosePattern: assign({ pattern: (_, pattern: PatternId) => pattern }),
    setSpeed: assign({ tenths: (_, tenths: number) => tenths as Choices['tenths'] }),
    toggleHolds: assign({ skipsHolds: ({ context }) => !context.skipsHolds }),
    beginBreath: assign({
      breath: ({ context }, at: number) => firstBreath(rhythmIn(context), paceIn(context), at),
      inhaledAt: 0,
      pausedAt: null,
    }),
    count: assign({ breath: ({ context }) => context.breath && nextCount(context.breath) }),
    finishBreath: assign(({ context }) => finish(context)),
    nextPhase: assign(({ context }) => {
      const { breath } = context;
      if (breath === null) return {};
      const isLast = isLastPhase(breath, rhythmIn(context), paceIn(context));
      return {
        ...(isLast && finish(context)),
        breath: nextPhase(breath, rhythmIn(context), paceIn(context)),
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
    ...chosenFrom(OFFER, input.choices),
    ...AT_REST,
  }),
  initial: 'ready',
  on: {
    'speed.changed': {
      guard: and(['isPaceOpen', 'isSpeed']),
      actions: { type: 'setSpeed', params: ({ event }) => event.tenths },
    },
    'holds.toggled': { guard: 'isPaceOpen', actions: 'toggleHolds' },
  },
  states: {
    ready: {
      entry: 'putAway',
      on: {
        'game.started': { target: 'session', actions: 'recordStart' },
        'game.resumed': {
          target: 'session',
          actions: { type: 'takeUp', params: ({ event }) => event.kept },
        },
        'choices.taken': { actions: { type: 'takeChoices', params: ({ event }) => event.choices } },
        'length.chosen': {
          guard: { type: 'isOtherLength', params: ({ event }) => event.minutes },
          actions: { type: 'chooseLength', params: ({ event }) => event.minutes },
        },
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
          tags: ['finished', 'again'],
          entry: ['recordCompletion', 'toastComplete', 'askForCheckIn'],
          on: {
            'game.started': { target: 'opening', actions: ['putAway', 'recordStart'] },
            'length.chosen': {
              guard: { type: 'isOtherLengthAnew', params: ({ event }) => event.minutes },
              target: '#breathing-puzzle.ready',
              actions: { type: 'chooseLength', params: ({ event }) => event.minutes },
            },
            // Another pattern leads back to the intro, where the count of finished breaths is 0 again.
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
