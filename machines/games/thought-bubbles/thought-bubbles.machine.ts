/**
 * Five thoughts with a kinder answer to each, within five minutes. The machine never receives typed text. It only knows
 * whether the text has a character other than a blank, and whether an answer was the person's own.
 */
import { type ActorRefFrom, and, assign, emit, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import { type OptionsChanged, type OptionsInput, parseGameOptions } from '../../options';
import type { Seed } from '../../random';
import { OPTIONS, type Options } from './options';
import {
  type AnswerChoice,
  answerPointsOf,
  CHECK_IN_DELAY_MS,
  FLIGHT_MS,
  firstThought,
  isOfferedAnswer,
  JOIN_MS,
  pickThought,
  RISE_MS,
  ROUND_COUNT,
  SESSION_SECONDS,
  type TransformedThought,
} from './rules';
import type { SavedSession, SessionResumed } from './thought-bubbles.saved';

export interface ThoughtBubblesContext {
  readonly options: Options;
  readonly seed: Seed;
  /** 1-5; 0 before the first start. */
  readonly round: number;
  /** 0-9. Before a session it is the first one. */
  readonly thought: number;
  /** In order. After an answer they include the current thought. */
  readonly transformed: readonly TransformedThought[];
  readonly score: number;
  /** 300 to 0. */
  readonly secondsLeft: number;
  /** The time starts with the first frame. */
  readonly isShown: boolean;
  /** Touches on the thought itself in this round. */
  readonly touches: number;
  /** The typed text has a character other than a blank. */
  readonly isFilled: boolean;
  /** Typed text is discarded with its session. */
  readonly session: number;
}

export type ThoughtBubblesEvent =
  | GameLifecycleEvent
  | SessionResumed
  | OptionsChanged<Options>
  /** One of the offered answers, 0-2. */
  | { readonly type: 'answer.chosen'; readonly answer: number }
  | { readonly type: 'thought.touched' }
  | { readonly type: 'form.opened' }
  /** `filled`: the text now has a character other than a blank. */
  | { readonly type: 'form.changed'; readonly filled: boolean }
  | { readonly type: 'form.cancelled' }
  | { readonly type: 'form.submitted' };

/** `step` is the round, from 0. Each round has its own note. */
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
    emitted: {} as GameEmitted<ThoughtBubblesCue>,
    tags: {} as GameTag,
    input: {} as { readonly seed: Seed } & NonNullable<OptionsInput>,
  },
  delays: { second: 1000, flight: FLIGHT_MS, join: JOIN_MS, rise: RISE_MS },
  guards: {
    isOffered: (_, answer: number) => isOfferedAnswer(answer),
    isFilled: ({ context }) => context.isFilled,
    isLastRound: ({ context }) => context.transformed.length === ROUND_COUNT,
    isLastSecond: ({ context }) => context.secondsLeft === 1,
    isTimeUp: ({ context }) => context.secondsLeft === 0 && !context.options.isUnlimited,
    isUnlimited: ({ context }) => context.options.isUnlimited,
    isShown: ({ context }) => context.isShown,
  },
  actions: {
    beginSession: assign(({ context }) => ({ ...NOTHING, session: context.session + 1 })),
    restore: assign(({ context }, { seed, thought, transformed, score, secondsLeft }: SavedSession) => ({
      ...NOTHING,
      seed,
      thought,
      transformed,
      score,
      secondsLeft,
      round: transformed.length + 1,
      session: context.session + 1,
    })),
    changeOptions: assign({
      options: ({ context }, options: Partial<Options>) => ({ ...context.options, ...options }),
    }),
    bringThought: assign(({ context }) => {
      const [thought, seed] = pickThought(context.transformed, context.seed);
      return { round: context.round + 1, thought, seed, touches: 0, isFilled: false };
    }),
    markShown: assign({ isShown: true }),
    countDown: assign({ secondsLeft: ({ context }) => context.secondsLeft - 1 }),
    countTouch: assign({ touches: ({ context }) => context.touches + 1 }),
    noteText: assign({ isFilled: (_, filled: boolean) => filled }),
    addAnswer: assign(({ context }, answer: AnswerChoice) => ({
      transformed: [...context.transformed, { thought: context.thought, answer }],
      score: context.score + answerPointsOf(answer),
    })),
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
  context: ({ input: { seed, options } }) => ({
    ...NOTHING,
    options: parseGameOptions(OPTIONS, options),
    thought: firstThought(seed),
    seed,
    session: 0,
  }),
  initial: 'ready',
  on: {
    'options.changed': { actions: { type: 'changeOptions', params: ({ event }) => event.options } },
  },
  states: {
    ready: {
      on: {
        'game.started': { target: 'playing', actions: ['beginSession', 'bringThought', 'recordStart'] },
        'game.resumed': {
          target: 'playing',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
      },
    },
    playing: {
      tags: 'session',
      type: 'parallel',
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
                  actions: { type: 'addAnswer', params: ({ event }) => event.answer as AnswerChoice },
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
                    actions: { type: 'addAnswer', params: 'own' },
                  },
                  {
                    guard: 'isFilled',
                    target: 'answered',
                    actions: { type: 'addAnswer', params: 'own' },
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
            waiting: { always: { guard: 'isShown', target: 'stopped' } },
            /** 'No time limit' is on. */
            stopped: {
              always: [
                // The person turned the limit on again after the time was up, in this or in an interrupted session.
                { guard: and(['isTimeUp', stateIn({ playing: { round: 'writing' } })]), target: 'over' },
                { guard: 'isTimeUp', target: '#thought-bubbles.complete' },
                { guard: not('isUnlimited'), target: 'ticking' },
              ],
            },
            ticking: {
              after: {
                second: [
                  { guard: 'isUnlimited', target: 'stopped' },
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
            over: { always: { guard: 'isUnlimited', target: 'stopped' } },
          },
        },
      },
    },
    complete: {
      tags: ['session', 'finished'],
      entry: ['recordCompletion', 'askForCheckIn'],
      on: {
        'game.started': { target: 'playing', actions: ['beginSession', 'bringThought', 'recordStart'] },
        'game.left': { target: 'ready', actions: 'putAway' },
      },
    },
  },
});

export type ThoughtBubblesSnapshot = SnapshotFrom<typeof thoughtBubblesMachine>;
export type ThoughtBubblesActor = ActorRefFrom<typeof thoughtBubblesMachine>;
