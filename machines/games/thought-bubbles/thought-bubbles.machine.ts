/**
 * Thought Bubbles: five thoughts, and a kinder answer to each, within five minutes. What is typed never comes here: the
 * machine knows whether there is more than blanks, and that an answer was one's own.
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
  /** The thought at hand, 0-9; before a session the one that it will begin with. */
  readonly thought: number;
  /** What was answered, in order; the thought at hand is the last of them as soon as it has its answer. */
  readonly transformed: readonly Transformed[];
  readonly score: number;
  /** 300-0. */
  readonly secondsLeft: number;
  /** Whether the session can be seen: no second counts before its first frame. */
  readonly isShown: boolean;
  /** How often the thought itself was touched in this round. */
  readonly touches: number;
  /** Whether what is being written is more than blanks. */
  readonly isFilled: boolean;
  /** The bubbles are to keep still; it stays so from session to session. */
  readonly isHeld: boolean;
  /** How many sessions there have been; what is typed belongs to one of them. */
  readonly session: number;
}

export type ThoughtBubblesEvent =
  | GameEvent
  /** One of the answers that are offered, 0-2. */
  | { readonly type: 'answer.chosen'; readonly answer: number }
  | { readonly type: 'thought.touched' }
  | { readonly type: 'form.opened' }
  /** Somebody typed: whether it is more than blanks now. */
  | { readonly type: 'form.changed'; readonly filled: boolean }
  | { readonly type: 'form.cancelled' }
  | { readonly type: 'form.submitted' }
  /** 'Hold still', or no longer. */
  | { readonly type: 'drift.changed'; readonly isHeld: boolean };

/** A join and a rise; `step` is the round, counted from 0: each has its note. */
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
                  // Whoever is writing may finish.
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
