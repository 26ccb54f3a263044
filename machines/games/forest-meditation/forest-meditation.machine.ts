/** Forest Meditation: sitting among tall trees, whose light follows the breath or leads it, for as long as one likes. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import { AT_REST, AUTO_PHASE_MS, type Light, type Phase, TAP_MS, turn } from './light';

/** So long a session counts as a completed play (ms). */
export const COMPLETE_MS = 120_000;

/** The check-in opens so long after the person left the forest (ms). */
const CHECK_IN_DELAY_MS = 1000;

export interface ForestMeditationContext {
  /** Whether the breath is led; else it is the person's own. */
  readonly auto: boolean;
  readonly light: Light;
  /** Breaths in that were breathed since the start. */
  readonly breaths: number;
  /** Clock time at which the session began, ms; null before. */
  readonly since: number | null;
  /** Clock time at which Manual Breath was last pressed, ms. */
  readonly pressedAt: number;
}

/** `at` is the clock's time, ms: how full the light is at any moment is worked out from it. */
export type ForestMeditationEvent =
  | GameEvent
  | { readonly type: 'auto.toggled'; readonly at: number }
  /** A finger, pen or mouse on Manual Breath. */
  | { readonly type: 'breath.pressed'; readonly at: number }
  | { readonly type: 'breath.released'; readonly at: number }
  /** The press was taken away: by the system, or with the page. */
  | { readonly type: 'breath.cancelled'; readonly at: number }
  /** A key on Manual Breath, or assistive technology. */
  | { readonly type: 'breath.toggled'; readonly at: number };

/** The clock's time, ms. */
export interface At {
  readonly at: number;
}

/** The time at which the session could first be seen. */
const shownAt = ({ event: { at = 0 } }: { event: Partial<At> }): At => ({ at });

/** Begins a half of a breath that the person leads. */
const byHand = (phase: Phase) =>
  ({ type: 'turnLight', params: ({ event }: { event: At }) => ({ phase, at: event.at }) }) as const;

export const forestMeditationMachine = setup({
  types: {
    context: {} as ForestMeditationContext,
    events: {} as ForestMeditationEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
  },
  delays: { phase: AUTO_PHASE_MS, enough: COMPLETE_MS },
  guards: {
    isAuto: ({ context }) => context.auto,
    hasBreathed: ({ context }) => context.breaths > 0,
    isTap: ({ context }, { at }: At) => at - context.pressedAt < TAP_MS,
  },
  actions: {
    beginSession: assign({ light: AT_REST, breaths: 0, since: null }),
    beginTime: assign({
      since: (_, { at }: At) => at,
      light: (_, { at }: At) => ({ ...AT_REST, since: at }),
    }),
    toggleAuto: assign({ auto: ({ context }) => !context.auto }),
    /** A half that the person leads; one that ends a breath in counts it. */
    turnLight: assign(({ context: { light, breaths } }, { phase, at }: At & { readonly phase: Phase }) => ({
      light: turn(light, phase, at, false),
      breaths: breaths + (light.phase === 'in' && phase === 'out' ? 1 : 0),
    })),
    /** Auto begins with a breath in, from however full the light is. */
    leadIn: assign({ light: ({ context }, { at }: At) => turn(context.light, 'in', at, true) }),
    /** The next half begins where the last one ended, so nothing drifts. */
    leadOn: assign(({ context: { light, breaths } }) => ({
      light: turn(light, light.phase === 'in' ? 'out' : 'in', light.since + AUTO_PHASE_MS, true),
      breaths: breaths + (light.phase === 'in' ? 1 : 0),
    })),
    markPressed: assign({ pressedAt: (_, { at }: At) => at }),
    // The next session begins in the dark again.
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
    breaths: 0,
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
          { guard: 'hasBreathed', target: 'ready', actions: ['putAway', 'askForCheckIn'] },
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
                    /** Breathing in for as long as it is pressed. */
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
                    /** Breathing in since a tap or key, until the next one. */
                    in: {
                      on: {
                        'breath.pressed': 'heldAgain',
                        'breath.toggled': { target: 'out', actions: byHand('out') },
                      },
                    },
                    /** However long this press is, the breath out begins with its end. */
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
});

export type ForestMeditationSnapshot = SnapshotFrom<typeof forestMeditationMachine>;
export type ForestMeditationActor = ActorRefFrom<typeof forestMeditationMachine>;
