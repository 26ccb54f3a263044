import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import type { Seed } from '../../random';
import { restoreBoard, type SavedSession, type SessionResumed } from './memory-cards.saved';
import {
  type Card,
  CHECK_IN_DELAY_MS,
  countMatchedPairs,
  dealCards,
  FLIP_BACK_MS,
  isPair,
  LEVEL_COUNT,
  markPairMatched,
  NOTE_MS,
  pairCountOf,
  scoreOf,
  TUNE_DELAY_MS,
  themeOf,
} from './rules';
import type { CardTheme } from './themes';

export interface MemoryCardsContext {
  readonly seed: Seed;
  /** 1-6; 1 before the first start. */
  readonly level: number;
  readonly cards: readonly Card[];
  /** The first card of this turn, while it is face up. */
  readonly first: number | null;
  /** The second card, while the two different cards are face up. */
  readonly second: number | null;
  /** As in {@link Card.src}. The first found is first. */
  readonly found: readonly string[];
  /** Index of the tune's current note. Null before and after the tune. */
  readonly note: number | null;
  /** On this board. Two opened cards are one turn. */
  readonly turns: number;
  /**
   * Clock time at which the play time of this board would be 0, ms: the start minus {@link played}. Null until the
   * session's first frame is visible.
   */
  readonly since: number | null;
  /** Time played on this board before an interruption, ms. */
  readonly played: number;
  /** Clock time of the last found pair on this board, ms. Null before the first one. */
  readonly foundAt: number | null;
}

export type MemoryCardsEvent =
  | GameLifecycleEvent
  | SessionResumed
  | { readonly type: 'card.flipped'; readonly index: number; readonly at: number }
  | { readonly type: 'level.advanced'; readonly at: number }
  /** Of the finished board, before or while it plays. */
  | { readonly type: 'tune.skipped' };

/** `match` has one note for each found pair. `tune` plays the same notes again after the board is finished. */
export type MemoryCardsCue = 'card-flip' | 'card-place' | 'match' | 'level-complete' | 'tune';

/** A finished board unlocks its place on this device. */
export interface PlaceEarned {
  readonly type: 'place.earned';
  readonly theme: CardTheme;
}

const EMPTY_TABLE = {
  first: null,
  second: null,
  found: [],
  note: null,
  turns: 0,
  since: null,
  played: 0,
  foundAt: null,
} as const;

export const memoryCardsMachine = setup({
  types: {
    context: {} as MemoryCardsContext,
    events: {} as MemoryCardsEvent,
    emitted: {} as GameEmitted<MemoryCardsCue> | PlaceEarned,
    tags: {} as GameTag,
    input: {} as { seed: Seed },
  },
  delays: { flipBack: FLIP_BACK_MS, tune: TUNE_DELAY_MS, note: NOTE_MS },
  guards: {
    isOpenable: ({ context }, index: number) => {
      const card = context.cards[index];
      return card !== undefined && !card.matched && index !== context.first;
    },
    isMatch: ({ context }, index: number) =>
      context.first !== null && isPair(context.cards, context.first, index),
    isLastPair: ({ context }) => countMatchedPairs(context.cards) === context.cards.length / 2,
    isLastLevel: ({ context }) => context.level === LEVEL_COUNT,
    hasNextNote: ({ context }) => (context.note ?? -1) + 1 < context.found.length,
  },
  actions: {
    dealLevel: assign(({ context }, level: number) => {
      const [cards, seed] = dealCards(level, context.seed);
      return { level, cards, seed, ...EMPTY_TABLE };
    }),
    restore: assign((_, { seed, level, pictures, found, turns, played }: SavedSession) => ({
      ...EMPTY_TABLE,
      ...restoreBoard(level, pictures ?? [], found),
      seed,
      level,
      turns,
      played,
    })),
    restoreSeed: assign({ seed: (_, { seed }: SavedSession) => seed }),
    beginTime: assign({ since: ({ context }, at: number) => context.since ?? at - context.played }),
    openFirst: assign({ first: (_, index: number) => index }),
    openSecond: assign({ second: (_, index: number) => index, turns: ({ context }) => context.turns + 1 }),
    matchPair: assign(({ context }, { index, at }: { index: number; at: number }) => ({
      cards: markPairMatched(context.cards, context.first as number, index),
      foundAt: at,
      found: [...context.found, (context.cards[index] as Card).src],
      turns: context.turns + 1,
      first: null,
    })),
    turnBack: assign({ first: null, second: null }),
    putAway: assign({ level: 1, cards: [], ...EMPTY_TABLE }),
    recordStart: emit(({ context }) => ({
      type: 'activity',
      activity: { kind: 'play.started', level: context.level },
    })),
    soundFlip: emit({ type: 'cue', cue: 'card-flip' }),
    soundBack: emit({ type: 'cue', cue: 'card-place' }),
    soundMatch: emit(({ context }) => ({
      type: 'cue',
      cue: 'match',
      step: countMatchedPairs(context.cards) - 1,
    })),
    goToNextNote: assign({ note: ({ context }) => (context.note ?? -1) + 1 }),
    soundNote: emit(({ context }) => ({ type: 'cue', cue: 'tune', step: context.note ?? 0 })),
    endTune: assign({ note: null }),
    soundLevel: emit({ type: 'cue', cue: 'level-complete' }),
    recordCompletion: emit(({ context }) => ({
      type: 'activity',
      activity: { kind: 'play.completed', score: scoreOf(pairCountOf(context.level), context.turns) },
    })),
    earnPlace: emit(({ context }) => ({ type: 'place.earned', theme: themeOf(context.level) })),
    toastLevel: emit(({ context }) => ({
      type: 'toast',
      title: 'Level complete',
      description: `You found every pair in ${context.turns} turns.`,
      descriptionWithoutScores: 'You found every pair.',
    })),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'memory-cards',
  context: ({ input }) => ({
    seed: input.seed,
    level: 1,
    cards: [],
    ...EMPTY_TABLE,
  }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'game.started': {
          target: 'playing',
          actions: [{ type: 'dealLevel', params: 1 }, 'recordStart'],
        },
        'game.resumed': [
          {
            guard: ({ event }) => event.saved.pictures !== null,
            target: 'playing',
            actions: { type: 'restore', params: ({ event }) => event.saved },
          },
          {
            target: 'playing',
            actions: [
              { type: 'restoreSeed', params: ({ event }) => event.saved },
              { type: 'dealLevel', params: ({ event }) => event.saved.level },
              'recordStart',
            ],
          },
        ],
      },
    },
    playing: {
      tags: ['session'],
      on: {
        'session.shown': { actions: { type: 'beginTime', params: ({ event }) => event.at ?? 0 } },
        'game.left': { target: 'ready', actions: 'putAway' },
      },
      initial: 'choosingFirst',
      states: {
        choosingFirst: {
          always: { guard: 'isLastPair', target: '#memory-cards.complete' },
          on: {
            'card.flipped': {
              guard: { type: 'isOpenable', params: ({ event }) => event.index },
              target: 'choosingSecond',
              actions: [{ type: 'openFirst', params: ({ event }) => event.index }, 'soundFlip'],
            },
          },
        },
        choosingSecond: {
          on: {
            'card.flipped': [
              {
                guard: { type: 'isMatch', params: ({ event }) => event.index },
                target: 'choosingFirst',
                actions: [{ type: 'matchPair', params: ({ event }) => event }, 'soundFlip', 'soundMatch'],
              },
              {
                guard: { type: 'isOpenable', params: ({ event }) => event.index },
                target: 'comparing',
                actions: [{ type: 'openSecond', params: ({ event }) => event.index }, 'soundFlip'],
              },
            ],
          },
        },
        comparing: {
          after: { flipBack: { target: 'choosingFirst', actions: ['turnBack', 'soundBack'] } },
        },
      },
    },
    complete: {
      tags: ['session', 'finished'],
      entry: ['recordCompletion', 'earnPlace', 'soundLevel', 'toastLevel', 'askForCheckIn'],
      type: 'parallel',
      on: { 'game.left': { target: 'ready', actions: 'putAway' } },
      states: {
        way: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [{ guard: 'isLastLevel', target: 'allLevels' }, { target: 'level' }],
            },
            level: {
              on: {
                'level.advanced': {
                  target: '#memory-cards.playing',
                  actions: [
                    { type: 'dealLevel', params: ({ context }) => context.level + 1 },
                    { type: 'beginTime', params: ({ event }) => event.at },
                    'recordStart',
                  ],
                },
              },
            },
            allLevels: {
              on: {
                'game.started': {
                  target: '#memory-cards.playing',
                  actions: [{ type: 'dealLevel', params: 1 }, 'recordStart'],
                },
              },
            },
          },
        },
        /** Plays the whole tune once while light passes over the board. */
        tune: {
          initial: 'coming',
          states: {
            coming: {
              after: { tune: 'sounding' },
              on: { 'tune.skipped': 'over' },
            },
            sounding: {
              entry: ['goToNextNote', 'soundNote'],
              after: {
                note: [{ guard: 'hasNextNote', target: 'sounding', reenter: true }, { target: 'over' }],
              },
              on: { 'tune.skipped': 'over' },
            },
            over: { entry: 'endTune' },
          },
        },
      },
    },
  },
});

export type MemoryCardsSnapshot = SnapshotFrom<typeof memoryCardsMachine>;
export type MemoryCardsActor = ActorRefFrom<typeof memoryCardsMachine>;
