/** Forest Meditation: a forest whose light follows or leads the breath. A session has no set length. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { Emitted } from '../../emitted';
import { CHECK_IN_FROM_MS, type GameEvent, type GameTag } from '../../game';
import { AT_REST, AUTO_PHASE_MS, type Light, type Phase, TAP_MS, turn } from './light';

/** Duration after which a session counts as completed, ms. */
export const COMPLETE_MS = 120_000;

/** Delay of the check-in after the person left, ms. */
const CHECK_IN_DELAY_MS = 1000;

export interface ForestMeditationContext {
  /** Whether the light leads the breath; otherwise the person controls it. */
  readonly auto: boolean;
  readonly light: Light;
  /** Clock time of the session's start, ms; null before. */
  readonly since: number | null;
  /** Clock time of the last press of Manual Breath, ms. */
  readonly pressedAt: number;
}

/** `at` is the clock time, ms, from which the light is computed. */
export type ForestMeditationEvent =
  | GameEvent
  | { readonly type: 'auto.toggled'; readonly at: number }
  /** A finger, pen or mouse presses Manual Breath. */
  | { readonly type: 'breath.pressed'; readonly at: number }
  | { readonly type: 'breath.released'; readonly at: number }
  /** The system or the page canceled the press. */
  | { readonly type: 'breath.cancelled'; readonly at: number }
  /** A key or assistive technology activates Manual Breath. */
  | { readonly type: 'breath.toggled'; readonly at: number };

/** The clock time, ms. */
export interface At {
  readonly at: number;
}

/** Time of the session's first visible frame. */
const shownAt = ({ event: { at = 0 } }: { event: Partial<At> }): At => ({ at });

/** Starts an inhale or exhale that the person controls. */
const byHand = (phase: Phase) =>
  ({ type: 'turnLight', params: ({ event }: { event: At }) => ({ phase, at: event.at }) }) as const;

export const forestMeditationMachine = setup({
  types: {
    context: {} as ForestMeditationContext,
    events: {} as ForestMeditationEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
  },
  delays: { phase: AUTO_PHASE_MS, worthAsking: CHECK_IN_FROM_MS, enough: COMPLETE_MS - CHECK_IN_FROM_MS },
  guards: {
    isAuto: ({ context }) => context.auto,
    isTap: ({ context }, { at }: At) => at - context.pressedAt < TAP_MS,
  },
  actions: {
    beginSession: assign({ light: AT_REST, since: null }),
    beginTime: assign({
      since: (_, { at }: At) => at,
      light: (_, { at }: At) => ({ ...AT_REST, since: at }),
    }),
    toggleAuto: assign({ auto: ({ context }) => !context.auto }),
    /** A half that the person leads. */
    turnLight: assign({
      light: ({ context }, { phase, at }: At & { readonly phase: Phase }) =>
        turn(context.light, phase, at, false),
    }),
    /** Auto starts with an inhale from the current light. */
    leadIn: assign({ light: ({ context }, { at }: At) => turn(context.light, 'in', at, true) }),
    /** Starts the next half at the exact end of the last one, so the timing does not drift. */
    leadOn: assign({
      light: ({ context: { light } }) =>
        turn(light, light.phase === 'in' ? 'out' : 'in', light.since + AUTO_PHASE_MS, true),
    }),
    markPressed: assign({ pressedAt: (_, { at }: At) => at }),
    // The next session starts in the dark.
    putAway: assign({ light: AT_REST, since: null }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'forest-meditation',
  context: {
    auto: true,
    light: AT_REST,
    since: null,
    pressedAt: 0,
  },
  initial: 'ready',
  states: {
    ready: {
      on: { 'game.started': { target: 'session', actions: ['beginSession', 'recordStart'] } },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: {
        'game.left': [
          {
            guard: stateIn({ session: { sitting: { length: 'worthAsking' } } }),
            target: 'ready',
            actions: ['putAway', 'askForCheckIn'],
          },
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
                target: 'sitting',
                actions: [
                  { type: 'beginTime', params: shownAt },
                  { type: 'leadIn', params: shownAt },
                ],
              },
              {
                target: '#own',
                actions: [{ type: 'beginTime', params: shownAt }],
              },
            ],
          },
        },
        sitting: {
          type: 'parallel',
          states: {
            breath: {
              initial: 'led',
              states: {
                led: {
                  after: { phase: { target: 'led', reenter: true, actions: 'leadOn' } },
                  on: {
                    'auto.toggled': { target: 'own', actions: ['toggleAuto', byHand('out')] },
                  },
                },
                own: {
                  id: 'own',
                  initial: 'out',
                  on: {
                    'auto.toggled': {
                      target: 'led',
                      actions: ['toggleAuto', { type: 'leadIn', params: ({ event }) => event }],
                    },
                  },
                  states: {
                    out: {
                      on: {
                        'breath.pressed': {
                          target: 'held',
                          actions: [{ type: 'markPressed', params: ({ event }) => event }, byHand('in')],
                        },
                        'breath.toggled': { target: 'in', actions: byHand('in') },
                      },
                    },
                    /** Inhales while the press lasts. */
                    held: {
                      on: {
                        'breath.released': [
                          { guard: { type: 'isTap', params: ({ event }) => event }, target: 'in' },
                          { target: 'out', actions: byHand('out') },
                        ],
                        'breath.cancelled': { target: 'out', actions: byHand('out') },
                        'breath.toggled': { target: 'out', actions: byHand('out') },
                      },
                    },
                    /** Inhales from one tap or key to the next. */
                    in: {
                      on: {
                        'breath.pressed': 'heldAgain',
                        'breath.toggled': { target: 'out', actions: byHand('out') },
                      },
                    },
                    /** The exhale starts at the end of this press, however long it is. */
                    heldAgain: {
                      on: {
                        'breath.released': { target: 'out', actions: byHand('out') },
                        'breath.cancelled': { target: 'out', actions: byHand('out') },
                        'breath.toggled': { target: 'out', actions: byHand('out') },
                      },
                    },
                  },
                },
              },
            },
            length: {
              initial: 'short',
              states: {
                short: { after: { worthAsking: 'worthAsking' } },
                worthAsking: {
                  initial: 'growing',
                  states: {
                    growing: { after: { enough: { target: 'enough', actions: 'recordCompletion' } } },
                    enough: {},
                  },
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
