/** The player turns channel stones until spring water fills every basin of three terraces. */
import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import type { Seed } from '../../random';
import type { Board } from './board';
import { generateBoard } from './generator';
import {
  CHECK_IN_DELAY_MS,
  columnShiftAfter,
  DUSK_MS,
  FILLED_PAUSE_MS,
  FLOW_STEP_MS,
  firstWrongStone,
  fullBasins,
  isStoneSolved,
  isTerraceFilled,
  isTurnable,
  newTerrace,
  nextStonesToWet,
  STALLED_FLOW_HINT_MS,
  solveTerrace,
  TERRACE_COUNT,
  type Terrace,
  terraceSizeOf,
  toggleLock,
  turnStone,
} from './rules';
import type { SavedSession, SessionResumed } from './water-flow.saved';

/** @public The declarations of other modules refer to this type. */
export interface WaterFlowContext extends Terrace {
  readonly seed: Seed;
  /** Current width of the viewport, CSS px. */
  readonly measured: number;
  /** Width of the viewport at Begin, CSS px. It decides the size of the session's terraces. */
  readonly width: number;
  /** 1 to 3; 0 before the first start. */
  readonly terrace: number;
  /** Additional columns of the later terraces; negative for fewer. */
  readonly shift: number;
  /** The player's quarter turns on this terrace. */
  readonly turns: number;
  /** The stone on which the dragonfly sits; null while it is away. */
  readonly dragonfly: number | null;
  /** On this terrace, by the dragonfly or because the terrace solved itself. */
  readonly isHinted: boolean;
  readonly isFinding: boolean;
  /** The first frame of the session is visible. */
  readonly isShown: boolean;
  readonly hasShortNames: boolean;
}

export type WaterFlowEvent =
  | GameLifecycleEvent
  | SessionResumed
  /** Of the viewport, CSS px. */
  | { readonly type: 'width.measured'; readonly width: number }
  | { readonly type: 'names.shortened'; readonly isShort: boolean }
  /** `by`: quarter turns, 1 clockwise, -1 counterclockwise. */
  | { readonly type: 'stone.turned'; readonly stone: number; readonly by: 1 | -1 }
  | { readonly type: 'stone.locked'; readonly stone: number }
  /** 'Let the water find it'. */
  | { readonly type: 'terrace.solved' }
  /** At dusk. @param note 0-4, low to high */
  | { readonly type: 'water.touched'; readonly note: number }
  /** Water has reached a stone. The machine itself raises this event. */
  | { readonly type: 'stone.wetted' };

/**
 * `turn` is the sound of the stone `step`, `basin` is a phrase with one note for each basin that fills, and `ring` is
 * one of five notes at dusk.
 */
export type WaterFlowCue = 'turn' | 'moss' | 'basin' | 'terrace-filled' | 'dusk' | 'ring';

const NO_BOARD: Board = { columns: 0, rows: 0, spring: 0, solution: [], shuffle: [] };

const UNTOUCHED = { turns: 0, dragonfly: null, isHinted: false, isFinding: false } as const;

const NO_TERRACE = { ...newTerrace(NO_BOARD), ...UNTOUCHED, terrace: 0, shift: 0, isShown: false } as const;

const layOut = (context: WaterFlowContext, terrace: number, shift: number, last?: Board) => {
  const [board, seed] = generateBoard(terraceSizeOf(terrace, shift, context.width), context.seed, last);
  return { ...newTerrace(board), ...UNTOUCHED, seed, terrace, shift };
};

export const waterFlowMachine = setup({
  types: {
    context: {} as WaterFlowContext,
    events: {} as WaterFlowEvent,
    emitted: {} as GameEmitted<WaterFlowCue>,
    tags: {} as GameTag,
    input: {} as { seed: Seed; width: number },
  },
  delays: { flow: FLOW_STEP_MS, dragonfly: STALLED_FLOW_HINT_MS, filled: FILLED_PAUSE_MS, dusk: DUSK_MS },
  guards: {
    canTurn: ({ context }, stone: number) => !context.isFinding && isTurnable(context, stone),
    canLock: ({ context }, stone: number) => !context.isFinding && context.locked[stone] !== undefined,
    isFinding: ({ context }) => context.isFinding,
    isFilled: ({ context }) => isTerraceFilled(context),
    isRunning: ({ context }) => nextStonesToWet(context).length > 0,
    isShown: ({ context }) => context.isShown,
    isLastTerrace: ({ context }) => context.terrace === TERRACE_COUNT,
    hasHelped: ({ context }) => context.dragonfly === null || isStoneSolved(context, context.dragonfly),
  },
  actions: {
    measure: assign({ measured: (_, width: number) => width }),
    fixWidth: assign({ width: ({ context }) => context.measured }),
    name: assign({ hasShortNames: (_, isShort: boolean) => isShort }),
    layOutFirst: assign(({ context }) => ({ ...layOut(context, 1, 0), isShown: false })),
    layOutNext: assign(({ context }) => {
      const { board, turns, isHinted, shift, terrace } = context;
      return layOut(
        context,
        terrace + 1,
        columnShiftAfter(shift, board.solution.length, turns, isHinted),
        board,
      );
    }),
    restore: assign((_, saved: SavedSession) => ({
      ...newTerrace(saved.board),
      ...UNTOUCHED,
      ...saved,
      isShown: false,
    })),
    putAway: assign(NO_TERRACE),
    show: assign({ isShown: true }),
    turn: assign(({ context }, { stone, by }: { stone: number; by: number }) => ({
      ...turnStone(context, stone, by),
      turns: context.turns + 1,
    })),
    lock: assign({ locked: ({ context }, stone: number) => toggleLock(context, stone) }),
    solve: assign(({ context }) => ({ ...solveTerrace(context), isHinted: true, isFinding: true })),
    settleDragonfly: assign(({ context }) => ({
      dragonfly: firstWrongStone(context) ?? null,
      isHinted: true,
    })),
    sendDragonflyOff: assign({ dragonfly: null }),
    spread: enqueueActions(({ context, enqueue }) => {
      const next = nextStonesToWet(context);
      if (next.length === 0) return;
      const wet = context.wet.map((isWet, stone) => isWet || next.includes(stone));
      const full = fullBasins(context).length;
      enqueue.assign({ wet });
      for (let step = full; step < fullBasins({ ...context, wet }).length; step++)
        enqueue.emit({ type: 'cue', cue: 'basin', step });
      enqueue.raise({ type: 'stone.wetted' });
    }),
    soundTurn: emit((_, stone: number) => ({ type: 'cue', cue: 'turn', step: stone })),
    soundMoss: emit({ type: 'cue', cue: 'moss' }),
    soundFilled: emit({ type: 'cue', cue: 'terrace-filled' }),
    soundDusk: emit({ type: 'cue', cue: 'dusk' }),
    soundRing: emit((_, note: number) => ({ type: 'cue', cue: 'ring', step: note })),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'water-flow',
  context: ({ input }) => ({
    ...NO_TERRACE,
    seed: input.seed,
    measured: input.width,
    width: input.width,
    hasShortNames: false,
  }),
  initial: 'ready',
  on: {
    'width.measured': { actions: { type: 'measure', params: ({ event }) => event.width } },
    'names.shortened': { actions: { type: 'name', params: ({ event }) => event.isShort } },
  },
  states: {
    ready: {
      on: {
        'game.started': { target: 'terrace', actions: ['fixWidth', 'layOutFirst', 'recordStart'] },
        'game.resumed': {
          target: 'terrace',
          actions: ['fixWidth', { type: 'restore', params: ({ event }) => event.saved }],
        },
      },
    },
    terrace: {
      tags: ['session'],
      type: 'parallel',
      on: {
        'session.shown': { actions: 'show' },
        'stone.turned': {
          guard: { type: 'canTurn', params: ({ event }) => event.stone },
          actions: [
            { type: 'turn', params: ({ event }) => event },
            { type: 'soundTurn', params: ({ event }) => event.stone },
          ],
        },
        'stone.locked': {
          guard: { type: 'canLock', params: ({ event }) => event.stone },
          actions: [{ type: 'lock', params: ({ event }) => event.stone }, 'soundMoss'],
        },
        'terrace.solved': { actions: 'solve' },
        'game.left': { target: 'ready', actions: 'putAway' },
      },
      states: {
        water: {
          initial: 'turning',
          states: {
            turning: {
              always: [
                { guard: 'isFilled', target: '#water-flow.filled' },
                { guard: 'isRunning', target: 'flowing' },
              ],
            },
            flowing: { after: { flow: { target: 'turning', actions: 'spread' } } },
          },
        },
        dragonfly: {
          initial: 'unseen',
          states: {
            unseen: { always: { guard: 'isShown', target: 'away' } },
            away: {
              on: { 'stone.wetted': { target: 'away', reenter: true } },
              after: { dragonfly: 'hinted' },
            },
            hinted: {
              entry: 'settleDragonfly',
              exit: 'sendDragonflyOff',
              always: { guard: 'hasHelped', target: 'away' },
              on: { 'stone.wetted': 'away' },
            },
          },
        },
      },
    },
    filled: {
      tags: ['session'],
      entry: 'soundFilled',
      on: {
        'session.shown': { actions: 'show' },
        'game.left': { target: 'ready', actions: 'putAway' },
      },
      after: {
        filled: [
          { guard: 'isLastTerrace', target: 'dusk' },
          { target: 'terrace', actions: 'layOutNext' },
        ],
      },
    },
    dusk: {
      tags: ['session'],
      // All three terraces are finished, so the play counts as completed even if the tab closes now.
      entry: ['soundDusk', 'recordCompletion'],
      on: {
        'water.touched': { actions: { type: 'soundRing', params: ({ event }) => event.note } },
        'game.left': { target: 'ready', actions: ['putAway', 'askForCheckIn'] },
      },
      after: { dusk: 'complete' },
    },
    complete: {
      tags: ['session', 'finished'],
      entry: 'askForCheckIn',
      on: {
        'game.started': { target: 'terrace', actions: ['fixWidth', 'layOutFirst', 'recordStart'] },
        'game.left': { target: 'ready', actions: 'putAway' },
      },
    },
  },
});

export type WaterFlowSnapshot = SnapshotFrom<typeof waterFlowMachine>;
export type WaterFlowActor = ActorRefFrom<typeof waterFlowMachine>;
