/**
 * Five senses, one after another. A response is typed text, turned stones, or both. The machine never receives the
 * text. It only knows that there is some.
 */
import { type ActorRefFrom, and, assign, emit, not, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import type { SavedSession, SessionResumed } from './grounding-techniques.saved';
import { GROUNDING_STEPS, isFilledByStep, STONE_COUNT, stonesOfStep } from './steps';

const CHECK_IN_DELAY_MS = 1000;

/** A stone settles; `step` is the sense, 0-4. */
export type GroundingCue = 'stone';

export interface GroundingContext {
  /** The current sense, 0-4. */
  readonly step: number;
  /** For each step, whether its text has a character other than a blank. */
  readonly typed: readonly boolean[];
  /** For each of the fifteen stones, whether its colored side is up. */
  readonly turned: readonly boolean[];
  /** The last tapped stone; null before the first, and after each step. */
  readonly tapped: number | null;
  /** Typed text is discarded with its session. */
  readonly session: number;
  /** Since the start, including taps on stones that are already turned. */
  readonly taps: number;
}

export type GroundingEvent =
  | GameLifecycleEvent
  | SessionResumed
  /** `typed`: the text now has a character other than a blank. */
  | { readonly type: 'response.changed'; readonly typed: boolean }
  /** Of the current step. Stones are counted from 0 across all fifteen. */
  | { readonly type: 'stone.tapped'; readonly stone: number }
  /** Next or Complete Exercise. */
  | { readonly type: 'step.advanced' }
  | { readonly type: 'step.skipped' }
  | { readonly type: 'step.returned' }
  /** Start Again. */
  | { readonly type: 'answers.cleared' };

const NOTHING: Omit<GroundingContext, 'session'> = {
  step: 0,
  typed: GROUNDING_STEPS.map(() => false),
  turned: Array.from({ length: STONE_COUNT }, () => false),
  tapped: null,
  taps: 0,
};

export const groundingTechniquesMachine = setup({
  types: {
    context: {} as GroundingContext,
    events: {} as GroundingEvent,
    emitted: {} as GameEmitted<GroundingCue>,
    tags: {} as GameTag,
  },
  guards: {
    isOfStep: ({ context }, stone: number) => stonesOfStep(context.step).includes(stone),
    isFilled: ({ context }) => isFilledByStep(context)[context.step] === true,
    isFirstStep: ({ context }) => context.step === 0,
    isLastStep: ({ context }) => context.step === GROUNDING_STEPS.length - 1,
    isFound: ({ context }, stone: number) =>
      context.turned[stone] === true && stonesOfStep(context.step).includes(stone),
  },
  actions: {
    forget: assign(NOTHING),
    beginAnew: assign(({ context }) => ({ ...NOTHING, session: context.session + 1 })),
    restore: assign(({ context }, { step, turned }: SavedSession) => ({
      ...NOTHING,
      step,
      turned,
      session: context.session + 1,
    })),
    noteResponse: assign(({ context }, typed: boolean) => ({
      typed: context.typed.with(context.step, typed),
    })),
    tapStone: assign(({ context }, stone: number) => ({
      turned: context.turned.with(stone, true),
      tapped: stone,
      taps: context.taps + 1,
    })),
    layStones: assign(({ context }) => {
      if (!context.typed[context.step]) return {};
      const own = stonesOfStep(context.step);
      return { turned: context.turned.map((turned, stone) => turned || own.includes(stone)) };
    }),
    goOn: assign(({ context }) => ({ step: context.step + 1, tapped: null })),
    goBack: assign(({ context }) => ({ step: context.step - 1, tapped: null })),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    soundStone: emit(({ context }) => ({ type: 'cue', cue: 'stone', step: context.step })),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'grounding-techniques',
  context: { ...NOTHING, session: 0 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'game.started': { target: 'exercise', actions: ['beginAnew', 'recordStart'] },
        'game.resumed': {
          target: 'exercise',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
      },
    },
    exercise: {
      tags: 'session',
      on: {
        'response.changed': {
          actions: [{ type: 'noteResponse', params: ({ event }) => event.typed }],
        },
        'stone.tapped': [
          {
            guard: { type: 'isFound', params: ({ event }) => event.stone },
            actions: { type: 'tapStone', params: ({ event }) => event.stone },
          },
          {
            guard: { type: 'isOfStep', params: ({ event }) => event.stone },
            actions: [{ type: 'tapStone', params: ({ event }) => event.stone }, 'soundStone'],
          },
        ],
        'step.advanced': [
          { guard: and(['isFilled', 'isLastStep']), target: 'complete', actions: 'layStones' },
          { guard: 'isFilled', actions: ['layStones', 'goOn'] },
        ],
        // A skipped step keeps its response.
        'step.skipped': [
          { guard: 'isLastStep', target: 'complete', actions: 'layStones' },
          { actions: ['layStones', 'goOn'] },
        ],
        'step.returned': { guard: not('isFirstStep'), actions: 'goBack' },
        'game.left': { target: 'ready', actions: 'forget' },
      },
    },
    complete: {
      tags: ['session', 'finished'],
      entry: ['recordCompletion', 'askForCheckIn'],
      on: {
        'answers.cleared': { target: 'ready', actions: 'forget' },
        'game.left': { target: 'ready', actions: 'forget' },
      },
    },
  },
});

export type GroundingSnapshot = SnapshotFrom<typeof groundingTechniquesMachine>;
export type GroundingActor = ActorRefFrom<typeof groundingTechniquesMachine>;
