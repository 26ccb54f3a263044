/**
 * Thought Bubbles: five thoughts with a kinder answer to each, within five minutes. Typed text never reaches the
 * machine: it only knows whether the text has more than blanks, and whether an answer was the person's own.
 */
import { type ActorRefFrom, and, assign, emit, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import type { Seed } from '../../random';
import {
  type Answer,
  CHECK_IN_DELAY_MS,
  drawThought,
  FLIGHT_MS,
  firstThought,
  isOffered,
  JOIN_MS,
  pointsOf,
  RISE_MS,
  ROUNDS,
  SESSION_SECONDS,
  type Transformed,
} from './rules';

export interface ThoughtBubblesContext {
  /** Seed of the next thought. */
  readonly seed: Seed;
  /** 1-5; 0 before the first start. */
  readonly round: number;
  /** The current thought, 0-9; before a session its first one. */
  readonly thought: number;
  /** Answered thoughts, in order, including the current one after its answer. */
  readonly transformed: readonly Transformed[];
  readonly score: number;
  /** 300-0. */
  readonly secondsLeft: number;
  /** Whether the session is visible: time starts with its first frame. */
  readonly isShown: boolean;
  /** Number of touches on the thought itself in this round. */
  readonly touches: number;
  /** Whether the typed text has more than blanks. */
  readonly isFilled: boolean;
  /** Whether the bubbles stand still; the choice lasts over several sessions. */
  readonly isHeld: boolean;
  /** Number of the session; typed text belongs to one session. */
  readonly session: number;
}

export type ThoughtBubblesEvent =
  | GameEvent
  /** One of the offered answers, 0-2. */
  | { readonly type: 'answer.chosen'; readonly answer: number }
  | { readonly type: 'thought.touched' }
  | { readonly type: 'form.opened' }
  /** The person typed: whether the text has more than blanks now. */
  | { readonly type: 'form.changed'; readonly filled: boolean }
  | { readonly type: 'form.cancelled' }
  | { readonly type: 'form.submitted' }
  /** 'Hold still' was turned on or off. */
  | { readonly type: 'drift.changed'; readonly isHeld: boolean };

/** Sounds of the join and the rise; `step` is the round from 0, each with its own note. */
export type ThoughtBubblesCue = 'join' | 'rise';

const NOTHING = {
  round: 0,
  thought: 0,
  transformed: [],
  score: 0,
  secondsLeft: SESSION_SECONDS,
  isShown: false,
  touches: 0,
  isFilled: false,
} as const satisfies Partial<ThoughtBubblesContext>;

export const thoughtBubblesMachine = setup({
  types: {
    context: {} as ThoughtBubblesContext,
    events: {} as ThoughtBubblesEvent,
    emitted: {} as Emitted<ThoughtBubblesCue>,
    tags: {} as GameTag,
    input: {} as { seed: Seed },
  },
  delays: { second: 1000, flight: FLIGHT_MS, join: JOIN_MS, rise: RISE_MS },
  guards: {
    isOffered: (_, answer: number) => isOffered(answer),
    isFilled: ({ context }) => context.isFilled,
    isLastRound: ({ context }) => context.transformed.length === ROUNDS,
    isLastSecond: ({ context }) => context.secondsLeft === 1,
    isTimeUp: ({ context }) => context.secondsLeft === 0,
    isShown: ({ context }) => context.isShown,
  },
  actions: {
    beginSession: assign(({ context }) => ({ ...NOTHING, session: context.session + 1 })),
    bringThought: assign(({ context }) => {
      const [thought, seed] = drawThought(context.transformed, context.seed);
      return { round: context.round + 1, thought, seed, touches: 0, isFilled: false };
    }),
    markShown: assign({ isShown: true }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    countTouch: assign({ touches: ({ context }) => context.touches + 1 }),
    noteText: assign({ isFilled: (_, filled: boolean) => filled }),
    keepAnswer: assign(({ context }, answer: Answer) => ({
      transformed: [...context.transformed, { thought: context.thought, answer }],
      score: context.score + pointsOf(answer),
    })),
    noteDrift: assign({ isHeld: (_, isHeld: boolean) => isHeld }),
    putAway: assign(({ context: { seed } }) => ({ ...NOTHING, thought: firstThought(seed) })),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit(({ context }) => ({
      type: 'activity',
      activity: { kind: 'play.completed', score: context.score },
    })),
    soundJoin: emit(({ context }) => ({ type: 'cue', cue: 'join', step: context.round - 1 })),
    soundRise: emit(({ context }) => ({ type: 'cue', cue: 'rise', step: context.round - 1 })),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'thought-bubbles',
  context: ({ input: { seed } }) => ({
    ...NOTHING,
    thought: firstThought(seed),
    seed,
    isHeld: false,
    session: 0,
  }),
  initial: 'ready',
  on: {
    'drift.changed': { actions: { type: 'noteDrift', params: ({ event }) => event.isHeld } },
  },
  states: {
    ready: {
      on: { 'game.started': { target: 'playing', actions: ['beginSession', 'recordStart'] } },
    },
    playing: {
      tags: 'session',
      type: 'parallel',
      entry: 'bringThought',
      on: { 'session.shown': { actions: 'markShown' }, 'game.left': { target: 'ready', actions: 'putAway' } },
      states: {
        round: {
          initial: 'choosing',
          states: {
            choosing: {
              on: {
                'answer.chosen': {
                  guard: { type: 'isOffered', params: ({ event }) => event.answer },
                  target: 'answered',
                  actions: { type: 'keepAnswer', params: ({ event }) => event.answer as Answer },
                },
                'thought.touched': { actions: 'countTouch' },
                'form.opened': 'writing',
              },
            },
            writing: {
              on: {
                'form.changed': { actions: { type: 'noteText', params: ({ event }) => event.filled } },
                'form.submitted': [
                  {
                    guard: and(['isFilled', 'isTimeUp']),
                    target: '#thought-bubbles.complete',
                    actions: { type: 'keepAnswer', params: 'own' },
                  },
                  {
                    guard: 'isFilled',
                    target: 'answered',
                    actions: { type: 'keepAnswer', params: 'own' },
                  },
                ],
                'form.cancelled': [
                  { guard: 'isTimeUp', target: '#thought-bubbles.complete' },
                  { target: 'choosing' },
                ],
              },
            },
            answered: {
              initial: 'flying',
              states: {
                flying: { after: { flight: 'joined' } },
                joined: { entry: 'soundJoin', after: { join: 'rising' } },
                rising: {
                  entry: 'soundRise',
                  after: {
                    rise: [
                      { guard: 'isLastRound', target: '#thought-bubbles.complete' },
                      { target: '#thought-bubbles.playing.round.choosing', actions: 'bringThought' },
                    ],
                  },
                },
              },
            },
          },
        },
        timer: {
          initial: 'waiting',
          states: {
            waiting: { always: { guard: 'isShown', target: 'ticking' } },
            ticking: {
              after: {
                second: [
                  // The person may finish writing after the time is up.
                  {
                    guard: and(['isLastSecond', stateIn({ playing: { round: 'writing' } })]),
                    target: 'over',
                    actions: 'countDown',
                  },
                  { guard: 'isLastSecond', target: '#thought-bubbles.complete', actions: 'countDown' },
                  { target: 'ticking', reenter: true, actions: 'countDown' },
                ],
              },
            },
            over: {},
          },
        },
      },
    },
    complete: {
      tags: ['session', 'finished'],
      entry: ['recordCompletion', 'askForCheckIn'],
      on: {
        'game.started': { target: 'playing', actions: ['beginSession', 'recordStart'] },
        'game.left': { target: 'ready', actions: 'putAway' },
      },
    },
  },
});

export type ThoughtBubblesSnapshot = SnapshotFrom<typeof thoughtBubblesMachine>;
export type ThoughtBubblesActor = ActorRefFrom<typeof thoughtBubblesMachine>;
