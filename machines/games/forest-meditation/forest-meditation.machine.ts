/**
 * Forest Meditation: a forest whose light follows or guides the breath. A session is open-ended, or ends with the
 * breath in which its time runs out.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup, stateIn } from 'xstate';
import { type ChoicesInput, type ChoicesTaken, chosenFrom } from '../../choices';
import type { Emitted } from '../../emitted';
import { CHECK_IN_FROM_MS, type GameEvent, type GameResumed, type GameTag } from '../../game';
import { FADE_OUT_MS } from '../../session/end-after.machine';
import { type Choices, halfMs, type KeptSitting, type Minutes, OFFER, wholeMs } from './kept';
import { AT_REST, type Light, type Phase, RHYTHMS, type RhythmSeconds, TAP_MS, turn } from './light';

/** Duration after which a session counts as completed, ms. */
export const COMPLETE_MS = 120_000;

/** Delay of the check-in after the person has left, ms. */
const CHECK_IN_DELAY_MS = 1000;

export interface ForestMeditationContext extends Choices {
  readonly light: Light;
  /** Session time before the last interruption, ms. */
  readonly sat: number;
  /** Clock time of the session's start, or of its resumption, ms; null before the start. */
  readonly since: number | null;
  /** Clock time of the last press of Manual Breath, ms. */
  readonly pressedAt: number;
}

/** Events. `at` is the clock time, ms, from which the light is computed. */
export type ForestMeditationEvent =
  | GameEvent
  | GameResumed<KeptSitting>
  | ChoicesTaken<typeof OFFER>
  /** The person may change length and rhythm only before a session. */
  | { readonly type: 'length.chosen'; readonly minutes: Minutes }
  | { readonly type: 'rhythm.chosen'; readonly seconds: RhythmSeconds }
  | { readonly type: 'auto.toggled'; readonly at: number }
  /** A finger, pen or mouse presses Manual Breath. */
  | { readonly type: 'breath.pressed'; readonly at: number }
  | { readonly type: 'breath.released'; readonly at: number }
  /** The system or the page canceled the press. */
  | { readonly type: 'breath.cancelled'; readonly at: number }
  /** A key or assistive technology activates Manual Breath. */
  | { readonly type: 'breath.toggled'; readonly at: number };

/** Clock time of the event, ms. */
export interface At {
  readonly at: number;
}

/** Returns the time of the session's first visible frame. */
const shownAt = ({ event: { at = 0 } }: { event: Partial<At> }): At => ({ at });

/** Returns the action that starts an inhale or exhale that the person controls. */
const byHand = (phase: Phase) =>
  ({ type: 'turnLight', params: ({ event }: { event: At }) => ({ phase, at: event.at }) }) as const;

/** Transitions that change the choices before a session. */
const CHOOSES = {
  'auto.toggled': { actions: 'toggleAuto' },
  'choices.taken': {
    actions: {
      type: 'takeChoices',
      params: ({ event }: { event: { readonly choices: Choices } }) => event.choices,
    },
  },
  'length.chosen': {
    guard: {
      type: 'isLength',
      params: ({ event }: { event: { readonly minutes: Minutes } }) => event.minutes,
    },
    actions: {
      type: 'chooseLength',
      params: ({ event }: { event: { readonly minutes: Minutes } }) => event.minutes,
    },
  },
  'rhythm.chosen': {
    guard: {
      type: 'isRhythm',
      params: ({ event }: { event: { readonly seconds: RhythmSeconds } }) => event.seconds,
    },
    actions: {
      type: 'chooseRhythm',
      params: ({ event }: { event: { readonly seconds: RhythmSeconds } }) => event.seconds,
    },
  },
} as const;

export const forestMeditationMachine = setup({
  types: {
    context: {} as ForestMeditationContext,
    events: {} as ForestMeditationEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
    input: {} as ChoicesInput,
  },
  delays: {
    phase: ({ context }) => halfMs(context),
    worthAsking: ({ context: { sat } }) => Math.max(0, CHECK_IN_FROM_MS - sat),
    enough: ({ context: { sat } }) => COMPLETE_MS - Math.min(COMPLETE_MS, Math.max(CHECK_IN_FROM_MS, sat)),
    untilFade: ({ context }) => Math.max(0, wholeMs(context) - FADE_OUT_MS),
    /**
     * Delay of the session's end, ms, from the start of an exhale that the person controls. It is at least the duration
     * of a guided exhale.
     */
    untilEnd: ({ context }) => {
      const { light, minutes, sat, since } = context;
      return Math.max(halfMs(context), minutes * 60_000 - sat - (light.since - (since ?? 0)));
    },
  },
  guards: {
    isTimed: ({ context }) => context.minutes > 0,
    /** Whether the phase that ends now is the last guided exhale of a timed session. */
    isLastHalf: ({ context }) => {
      const { light, minutes, sat, since } = context;
      const passed = sat + light.since + halfMs(context) - (since ?? 0);
      return minutes > 0 && light.phase === 'out' && passed >= minutes * 60_000;
    },
    isLength: (_, minutes: Minutes) => OFFER.minutes.includes(minutes),
    isRhythm: (_, seconds: RhythmSeconds) => RHYTHMS.includes(seconds),
    isAuto: ({ context }) => context.auto,
    isTap: ({ context }, { at }: At) => at - context.pressedAt < TAP_MS,
  },
  actions: {
    beginSession: assign({ light: AT_REST, since: null, sat: 0 }),
    takeUp: assign((_, kept: KeptSitting) => ({ ...kept, light: AT_REST, since: null })),
    takeChoices: assign((_, choices: Choices) => choices),
    chooseLength: assign({ minutes: (_, minutes: Minutes) => minutes }),
    chooseRhythm: assign({ rhythm: (_, rhythm: RhythmSeconds) => rhythm }),
    beginTime: assign({
      since: (_, { at }: At) => at,
      light: (_, { at }: At) => ({ ...AT_REST, since: at }),
    }),
    toggleAuto: assign({ auto: ({ context }) => !context.auto }),
    /** Starts an inhale or exhale that the person controls. */
    turnLight: assign({
      light: ({ context }, { phase, at }: At & { readonly phase: Phase }) =>
        turn(context.light, phase, at, null),
    }),
    /** Starts a guided inhale from the current strength of the light. */
    leadIn: assign({ light: ({ context }, { at }: At) => turn(context.light, 'in', at, halfMs(context)) }),
    /** Starts the next guided phase at the exact end of the previous one, so that the timing does not drift. */
    leadOn: assign({
      light: ({ context }) => {
        const { light } = context;
        const half = halfMs(context);
        return turn(light, light.phase === 'in' ? 'out' : 'in', light.since + half, half);
      },
    }),
    markPressed: assign({ pressedAt: (_, { at }: At) => at }),
    // The next session starts in the dark.
    putAway: assign({ light: AT_REST, since: null, sat: 0 }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'forest-meditation',
  context: ({ input }) => ({
    ...chosenFrom(OFFER, input?.choices),
    light: AT_REST,
    since: null,
    sat: 0,
    pressedAt: 0,
  }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        ...CHOOSES,
        'game.started': { target: 'session', actions: ['beginSession', 'recordStart'] },
        'game.resumed': {
          target: 'session',
          actions: { type: 'takeUp', params: ({ event }) => event.kept },
        },
      },
    },
    /** The intro after a session whose time has run out. */
    ended: {
      tags: 'again',
      entry: ['putAway', 'askForCheckIn'],
      on: {
        ...CHOOSES,
        'game.started': { target: 'session', actions: ['beginSession', 'recordStart'] },
        'game.left': 'ready',
      },
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
                  after: {
                    phase: [
                      { guard: 'isLastHalf', target: '#forest-meditation.ended' },
                      { target: 'led', reenter: true, actions: 'leadOn' },
                    ],
                  },
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
                      after: { untilEnd: { guard: 'isTimed', target: '#forest-meditation.ended' } },
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
                    /** The inhale that a tap or a key has started. The next tap or key ends the inhale. */
                    in: {
                      on: {
                        'breath.pressed': 'heldAgain',
                        'breath.toggled': { target: 'out', actions: byHand('out') },
                      },
                    },
                    /** The exhale starts at the end of this press, however long the press is. */
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
            /** Sound and light fade before the end of a timed session. */
            end: {
              initial: 'deciding',
              states: {
                deciding: { always: [{ guard: 'isTimed', target: 'counting' }, { target: 'open' }] },
                open: {},
                counting: { after: { untilFade: 'fading' } },
                fading: {},
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
