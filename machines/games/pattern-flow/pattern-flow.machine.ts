/** Five stones light up one after another, and the person taps them in the same order. */
import { type ActorRefFrom, and, assign, emit, type SnapshotFrom, setup, stateIn } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import type { Seed } from '../../random';
import type { SavedSession, SessionResumed } from './pattern-flow.saved';
import {
  CHECK_IN_DELAY_MS,
  COMPLETED_AT_LEVEL,
  DARK_GAP_MS,
  isPatternRepeated,
  isStoneNumber,
  lengthenPattern,
  levelPointsOf,
  patternLengthOf,
  resumedScoresAt,
  SHOWN_STONE_LIT_MS,
  TAPPED_STONE_LIT_MS,
  VERDICT_MS,
} from './rules';

/** @public The declarations of other modules refer to this type. */
export interface PatternFlowContext {
  readonly seed: Seed;
  /** From 1, without a maximum. */
  readonly level: number;
  readonly score: number;
  /** In the order in which the stones light up. Empty before the first start. */
  readonly pattern: readonly number[];
  /** Index in the pattern of the lit stone, or of the next stone while none is lit. */
  readonly step: number;
  readonly taps: readonly number[];
  /** Of the completed play in the journal. Null before the play is completed. */
  readonly recordedScore: number | null;
}

type PatternFlowEvent =
  | GameLifecycleEvent
  | SessionResumed
  | { readonly type: 'stone.tapped'; readonly stone: number }
  /** 'Show again': shows the pattern from the beginning and clears the taps. */
  | { readonly type: 'pattern.replayed' }
  /** A dialog is open or the tab is hidden. */
  | { readonly type: 'showing.interrupted' }
  | { readonly type: 'showing.resumed' };

/** `stone` is the note of a stone that lights up; `step` is the stone, 0-4. */
export type PatternFlowCue = 'stone' | 'level-complete';

const machineSetup = setup({
  types: {
    context: {} as PatternFlowContext,
    events: {} as PatternFlowEvent,
    emitted: {} as GameEmitted<PatternFlowCue>,
    tags: {} as GameTag,
    input: {} as { seed: Seed },
  },
  delays: { gap: DARK_GAP_MS, show: SHOWN_STONE_LIT_MS, tap: TAPPED_STONE_LIT_MS, verdict: VERDICT_MS },
  guards: {
    isLastShown: ({ context }) => context.step === context.pattern.length - 1,
    isStone: (_, stone: number) => isStoneNumber(stone),
    isLastTap: ({ context }, stone: number) =>
      isStoneNumber(stone) && context.taps.length === context.pattern.length - 1,
    isMatch: ({ context }, stone: number) => isPatternRepeated(context.pattern, [...context.taps, stone]),
    isCompletedNow: ({ context }) => context.level + 1 === COMPLETED_AT_LEVEL,
    isTapOf: ({ event }, stone: number) => event.type === 'stone.tapped' && event.stone === stone,
  },
  actions: {
    beginPlay: assign(({ context }) => {
      const [pattern, seed] = lengthenPattern([], patternLengthOf(1), context.seed);
      return { seed, pattern, level: 1, score: 0, step: 0, taps: [], recordedScore: null };
    }),
    restore: assign((_, saved: SavedSession) => ({
      ...saved,
      ...resumedScoresAt(saved.level),
      step: 0,
      taps: [],
    })),
    grow: assign(({ context }) => {
      const level = context.level + 1;
      const [pattern, seed] = lengthenPattern(context.pattern, patternLengthOf(level), context.seed);
      return { level, pattern, seed };
    }),
    rewind: assign({ step: 0, taps: [] }),
    showNext: assign({ step: ({ context }) => context.step + 1 }),
    addTap: assign({ taps: ({ context }, stone: number) => [...context.taps, stone] }),
    addPoints: assign({ score: ({ context }) => context.score + levelPointsOf(context.level) }),
    putAway: assign({ level: 1, score: 0, pattern: [], step: 0, taps: [], recordedScore: null }),
    soundShown: emit(({ context }) => ({
      type: 'cue',
      cue: 'stone',
      step: context.pattern[context.step] ?? 0,
    })),
    soundTap: emit((_, stone: number) => ({ type: 'cue', cue: 'stone', step: stone })),
    soundSuccess: emit({ type: 'cue', cue: 'level-complete' }),
    toastSuccess: emit(({ context }) => ({
      type: 'toast',
      title: 'Lovely',
      description: `${levelPointsOf(context.level)} points. The next pattern is one step longer.`,
      descriptionWithoutScores: 'The next pattern is one step longer.',
      // The toast disappears when the next pattern starts.
      duration: VERDICT_MS,
    })),
    toastMismatch: emit({
      type: 'toast',
      tone: 'destructive',
      title: 'Pattern mismatch',
      description: "The pattern didn't match. Try again!",
      hasAlert: true,
    }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    noteRecorded: assign({ recordedScore: ({ context }) => context.score }),
    recordScore: emit(({ context }) => ({
      type: 'activity',
      activity: { kind: 'play.completed', score: context.score },
    })),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
});

/** Each stone has its own parallel state, because several fingers may tap at the same time. */
const tapLight = (stone: number) =>
  machineSetup.createStateConfig({
    initial: 'dark',
    on: {
      'stone.tapped': {
        guard: and([stateIn({ playing: { turn: 'input' } }), { type: 'isTapOf', params: stone }]),
        target: '.lit',
      },
      'pattern.replayed': { target: '.dark' },
    },
    states: {
      dark: {},
      lit: { after: { tap: 'dark' } },
    },
  });

export const patternFlowMachine = machineSetup.createMachine({
  id: 'pattern-flow',
  context: ({ input }) => ({
    seed: input.seed,
    level: 1,
    score: 0,
    pattern: [],
    step: 0,
    taps: [],
    recordedScore: null,
  }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'game.started': { target: 'playing', actions: ['beginPlay', 'recordStart'] },
        'game.resumed': {
          target: 'playing',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
      },
    },
    playing: {
      tags: ['session'],
      type: 'parallel',
      on: {
        'game.left': [
          {
            guard: ({ context }) => context.recordedScore !== null && context.score > context.recordedScore,
            target: 'ready',
            actions: ['recordScore', 'putAway'],
          },
          { target: 'ready', actions: 'putAway' },
        ],
      },
      states: {
        turn: {
          initial: 'showing',
          states: {
            showing: {
              initial: 'unseen',
              states: {
                unseen: { on: { 'session.shown': 'dark' } },
                dark: {
                  on: { 'showing.interrupted': 'interrupted' },
                  after: { gap: 'lit' },
                },
                lit: {
                  entry: 'soundShown',
                  on: { 'showing.interrupted': 'interrupted' },
                  after: {
                    show: [
                      { guard: 'isLastShown', target: '#pattern-flow.playing.turn.input' },
                      { target: 'dark', actions: 'showNext' },
                    ],
                  },
                },
                interrupted: { on: { 'showing.resumed': { target: 'dark', actions: 'rewind' } } },
              },
            },
            input: {
              on: {
                'stone.tapped': [
                  {
                    guard: { type: 'isMatch', params: ({ event }) => event.stone },
                    target: 'success',
                    actions: [
                      { type: 'addTap', params: ({ event }) => event.stone },
                      { type: 'soundTap', params: ({ event }) => event.stone },
                    ],
                  },
                  {
                    guard: { type: 'isLastTap', params: ({ event }) => event.stone },
                    target: 'failure',
                    actions: [
                      { type: 'addTap', params: ({ event }) => event.stone },
                      { type: 'soundTap', params: ({ event }) => event.stone },
                    ],
                  },
                  {
                    guard: { type: 'isStone', params: ({ event }) => event.stone },
                    actions: [
                      { type: 'addTap', params: ({ event }) => event.stone },
                      { type: 'soundTap', params: ({ event }) => event.stone },
                    ],
                  },
                ],
                'pattern.replayed': { target: 'showing.dark', actions: 'rewind' },
              },
            },
            success: {
              entry: ['addPoints', 'soundSuccess', 'toastSuccess'],
              after: {
                verdict: [
                  {
                    guard: 'isCompletedNow',
                    target: 'showing.dark',
                    actions: ['grow', 'rewind', 'noteRecorded', 'recordScore', 'askForCheckIn'],
                  },
                  { target: 'showing.dark', actions: ['grow', 'rewind'] },
                ],
              },
            },
            failure: {
              entry: 'toastMismatch',
              after: { verdict: { target: 'showing.dark', actions: 'rewind' } },
            },
          },
        },
        lights: {
          type: 'parallel',
          states: {
            0: tapLight(0),
            1: tapLight(1),
            2: tapLight(2),
            3: tapLight(3),
            4: tapLight(4),
          },
        },
      },
    },
  },
});

export type PatternFlowSnapshot = SnapshotFrom<typeof patternFlowMachine>;
export type PatternFlowActor = ActorRefFrom<typeof patternFlowMachine>;
