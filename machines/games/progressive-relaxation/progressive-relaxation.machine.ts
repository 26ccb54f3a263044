/** The person briefly tenses and then releases six parts of the body, and rests at the end. */
import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import { type OptionsChanged, type OptionsInput, parseGameOptions } from '../../options';
import { OPTIONS, type Options } from './options';
import { planPhases, type RelaxationPhase, TENSE_END_TICK_SECONDS } from './plan';
import type { SavedSession, SessionResumed } from './progressive-relaxation.saved';

const CHECK_IN_DELAY_MS = 1000;

/** `tick`: a release follows soon. `chime`: a release starts; `step` is the part, 0-5. */
export type RelaxationCue = 'tick' | 'chime';

export interface RelaxationContext {
  readonly options: Options;
  readonly phases: readonly RelaxationPhase[];
  readonly index: number;
  /** Elapsed whole seconds of this phase. */
  readonly second: number;
  /** Clock time of this phase's start, ms. Null before the first one. */
  readonly since: number | null;
}

export type RelaxationEvent =
  | GameLifecycleEvent
  | SessionResumed
  /** Only before a session, because a running session keeps its announced length. */
  | OptionsChanged<Options>
  /**
   * Skip, or Complete in the last phase. If the phase `index` has just ended by itself, the click is ignored. `at` is
   * the clock time, ms.
   */
  | { readonly type: 'phase.skipped'; readonly index: number; readonly at: number };

const SECOND_MS = 1000;
const BEFORE = { index: 0, second: 0, since: null } as const;

const phaseOf = ({ phases, index }: RelaxationContext): RelaxationPhase => phases[index] as RelaxationPhase;
/** Remaining whole seconds of the phase. */
const leftOf = (context: RelaxationContext): number => phaseOf(context).length / SECOND_MS - context.second;

const isLast = ({ phases, index }: RelaxationContext): boolean => index === phases.length - 1;

/** Index of the phase that a click on Skip was meant for. */
const meant = ({ event }: { event: { readonly index: number } }): number => event.index;
const at = ({ event }: { event: { readonly at?: number } }): number => event.at ?? 0;
const isMeant = { type: 'isMeant', params: meant } as const;
const isMeantLast = { type: 'isMeantAndLast', params: meant } as const;
const skipOn = { type: 'skipOn', params: at } as const;

export const progressiveRelaxationMachine = setup({
  types: {
    context: {} as RelaxationContext,
    events: {} as RelaxationEvent,
    emitted: {} as GameEmitted<RelaxationCue>,
    tags: {} as GameTag,
    input: {} as OptionsInput,
  },
  delays: { second: SECOND_MS },
  guards: {
    goesOn: ({ context }) => leftOf(context) > 1,
    isLast: ({ context }) => isLast(context),
    isMeant: ({ context }, index: number) => index === context.index,
    isMeantAndLast: ({ context }, index: number) => index === context.index && isLast(context),
  },
  actions: {
    changeOptions: assign({
      options: ({ context }, options: Partial<Options>) => ({ ...context.options, ...options }),
    }),
    restore: assign((_, { options, index }: SavedSession) => ({
      ...BEFORE,
      options,
      phases: planPhases(options),
      index,
    })),
    plan: assign({ ...BEFORE, phases: ({ context }) => planPhases(context.options) }),
    begin: assign({ since: (_, at: number) => at }),
    count: assign({ second: ({ context }) => context.second + 1 }),
    // At the exact end of this phase, so that delays do not add up.
    goOn: assign(({ context }) => ({
      index: context.index + 1,
      second: 0,
      since: (context.since ?? 0) + phaseOf(context).length,
    })),
    skipOn: assign(({ context }, at: number) => ({ index: context.index + 1, second: 0, since: at })),
    soundTick: enqueueActions(({ context, enqueue }) => {
      if (!context.options.audio || phaseOf(context).kind !== 'tense') return;
      if (leftOf(context) === TENSE_END_TICK_SECONDS) enqueue.emit({ type: 'cue', cue: 'tick' });
    }),
    soundChime: enqueueActions(({ context, enqueue }) => {
      const { kind, group } = phaseOf(context);
      if (context.options.audio && kind === 'release')
        enqueue.emit({ type: 'cue', cue: 'chime', step: group });
    }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'progressive-relaxation',
  context: ({ input }) => {
    const options = parseGameOptions(OPTIONS, input?.options);
    return { options, phases: planPhases(options), ...BEFORE };
  },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'options.changed': { actions: { type: 'changeOptions', params: ({ event }) => event.options } },
        'game.started': { target: 'session', actions: ['plan', 'recordStart'] },
        'game.resumed': {
          target: 'session',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: { 'game.left': 'ready' },
      states: {
        opening: {
          on: { 'session.shown': { target: 'leading', actions: { type: 'begin', params: at } } },
        },
        leading: {
          after: {
            second: [
              { guard: 'goesOn', target: 'leading', reenter: true, actions: ['count', 'soundTick'] },
              { guard: 'isLast', target: 'complete' },
              { target: 'leading', reenter: true, actions: ['goOn', 'soundChime'] },
            ],
          },
          on: {
            'phase.skipped': [
              { guard: isMeantLast, target: 'complete' },
              { guard: isMeant, target: 'leading', reenter: true, actions: [skipOn, 'soundChime'] },
            ],
          },
        },
        complete: {
          tags: ['finished', 'canRepeat'],
          entry: ['recordCompletion', 'askForCheckIn'],
          on: { 'game.started': { target: 'opening', actions: ['plan', 'recordStart'] } },
        },
      },
    },
  },
});

export type RelaxationSnapshot = SnapshotFrom<typeof progressiveRelaxationMachine>;
export type RelaxationActor = ActorRefFrom<typeof progressiveRelaxationMachine>;
