/** Progressive Relaxation: six parts of the body, each tensed briefly and released, with a final rest. */
import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import { FIGURES, type FigureName } from './figures';
import { type Option, type Options, type Phase, phasesOf, TICK_AT_SECONDS } from './plan';

/** Delay of the check-in after the end, ms. */
const CHECK_IN_DELAY_MS = 1000;

/** `tick`: a release is near. `chime`: a release starts; `step` is the part, 0-5. */
export type RelaxationCue = 'tick' | 'chime';

export interface RelaxationContext {
  readonly options: Options;
  /** The figure in the picture. */
  readonly figure: FigureName;
  /** Phases of the current session, fixed at its start. */
  readonly phases: readonly Phase[];
  /** Index of the current phase. */
  readonly index: number;
  /** Elapsed whole seconds of this phase. */
  readonly second: number;
  /** Clock time of this phase's start, ms; null before the first. */
  readonly since: number | null;
}

export type RelaxationEvent =
  | GameEvent
  /** Only before a session: a running session keeps its announced length. */
  | { readonly type: 'option.changed'; readonly option: Option; readonly isOn: boolean }
  | { readonly type: 'figure.chosen'; readonly figure: FigureName }
  /**
   * Skip, or Complete in the last phase. `index` is the phase at the time of the click: if that phase has just ended by
   * itself, the click is ignored. `at` is the clock time, ms.
   */
  | { readonly type: 'phase.skipped'; readonly index: number; readonly at: number };

const SECOND_MS = 1000;
const DEFAULTS: Options = { audio: true, longerRest: false, twoRounds: false };
const BEFORE = { index: 0, second: 0, since: null } as const;

const phaseOf = ({ phases, index }: RelaxationContext): Phase => phases[index] as Phase;
/** Remaining whole seconds of the phase. */
const leftOf = (context: RelaxationContext): number => phaseOf(context).length / SECOND_MS - context.second;

/** Whether only the final rest follows this phase. */
const isLastPart = ({ phases, index }: RelaxationContext): boolean => phases[index + 1]?.kind === 'rest';

/** Phase and time of a click on Skip. */
const meant = ({ event }: { event: { readonly index: number } }): number => event.index;
const at = ({ event }: { event: { readonly at?: number } }): number => event.at ?? 0;
const isMeant = { type: 'isMeant', params: meant } as const;
const isMeantLast = { type: 'isMeantAndLastPart', params: meant } as const;
const skipOn = { type: 'skipOn', params: at } as const;

export const progressiveRelaxationMachine = setup({
  types: {
    context: {} as RelaxationContext,
    events: {} as RelaxationEvent,
    emitted: {} as Emitted<RelaxationCue>,
    tags: {} as GameTag,
  },
  delays: { second: SECOND_MS },
  guards: {
    goesOn: ({ context }) => leftOf(context) > 1,
    isLastPart: ({ context }) => isLastPart(context),
    isMeant: ({ context }, index: number) => index === context.index,
    isMeantAndLastPart: ({ context }, index: number) => index === context.index && isLastPart(context),
  },
  actions: {
    choose: assign({
      options: ({ context }, { option, isOn }: { readonly option: Option; readonly isOn: boolean }) => ({
        ...context.options,
        [option]: isOn,
      }),
    }),
    chooseFigure: assign({ figure: (_, figure: FigureName) => figure }),
    plan: assign({ ...BEFORE, phases: ({ context }) => phasesOf(context.options) }),
    begin: assign({ since: (_, at: number) => at }),
    count: assign({ second: ({ context }) => context.second + 1 }),
    // Starts the next phase at the exact end of this one, so the timing does not drift.
    goOn: assign(({ context }) => ({
      index: context.index + 1,
      second: 0,
      since: (context.since ?? 0) + phaseOf(context).length,
    })),
    skipOn: assign(({ context }, at: number) => ({ index: context.index + 1, second: 0, since: at })),
    soundTick: enqueueActions(({ context, enqueue }) => {
      if (context.options.audio && leftOf(context) === TICK_AT_SECONDS) {
        enqueue.emit({ type: 'cue', cue: 'tick' });
      }
    }),
    soundChime: enqueueActions(({ context, enqueue }) => {
      if (context.options.audio) enqueue.emit({ type: 'cue', cue: 'chime', step: phaseOf(context).group });
    }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'progressive-relaxation',
  context: { options: DEFAULTS, figure: FIGURES[0], phases: phasesOf(DEFAULTS), ...BEFORE },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'option.changed': { actions: { type: 'choose', params: ({ event }) => event } },
        'figure.chosen': { actions: { type: 'chooseFigure', params: ({ event }) => event.figure } },
        'game.started': { target: 'session', actions: ['plan', 'recordStart'] },
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: { 'game.left': 'ready' },
      states: {
        opening: {
          on: { 'session.shown': { target: 'tense', actions: { type: 'begin', params: at } } },
        },
        tense: {
          after: {
            second: [
              { guard: 'goesOn', target: 'tense', reenter: true, actions: ['count', 'soundTick'] },
              { target: 'release', actions: ['goOn', 'soundChime'] },
            ],
          },
          on: { 'phase.skipped': { guard: isMeant, target: 'release', actions: [skipOn, 'soundChime'] } },
        },
        release: {
          after: {
            second: [
              { guard: 'goesOn', target: 'release', reenter: true, actions: 'count' },
              { guard: 'isLastPart', target: 'rest', actions: 'goOn' },
              { target: 'tense', actions: 'goOn' },
            ],
          },
          on: {
            'phase.skipped': [
              { guard: isMeantLast, target: 'rest', actions: skipOn },
              { guard: isMeant, target: 'tense', actions: skipOn },
            ],
          },
        },
        rest: {
          after: {
            second: [
              { guard: 'goesOn', target: 'rest', reenter: true, actions: 'count' },
              { target: 'complete' },
            ],
          },
          on: { 'phase.skipped': { guard: isMeant, target: 'complete' } },
        },
        complete: {
          tags: 'finished',
          entry: ['recordCompletion', 'askForCheckIn'],
          on: { 'game.started': { target: 'opening', actions: ['plan', 'recordStart'] } },
        },
      },
    },
  },
});

export type RelaxationSnapshot = SnapshotFrom<typeof progressiveRelaxationMachine>;
export type RelaxationActor = ActorRefFrom<typeof progressiveRelaxationMachine>;
