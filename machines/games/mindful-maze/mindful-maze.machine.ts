/** Mindful Maze: a lantern walks through a misty garden to its middle, rests there, and walks out in the sun. */
import { type ActorRefFrom, assign, emit, enqueueActions, not, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import { nextRandom, type Seed } from '../../random';
import { type GardenLandmark, generateGarden, type MazeGarden } from './garden';
import { GATE_CELL, MIDDLE_CELL } from './grid';
import type { SavedSession, SessionResumed } from './mindful-maze.saved';
import {
  BREATH_MS,
  CELL_MS,
  CHECK_IN_DELAY_MS,
  distanceText,
  fingerLedWay,
  MIDDLE_BREATH_COUNT,
  nearestGoalWay,
  placeAt,
  wayThrough,
} from './rules';

/** @public The declarations of other modules refer to this type. */
export interface MindfulMazeContext {
  readonly seed: Seed;
  /** The last cell at which the lantern has arrived. */
  readonly cell: number;
  /** The cells ahead of the lantern. It is between `cell` and the first of them while it walks. */
  readonly way: readonly number[];
  /** The cells where the lantern has been, each once, in order. */
  readonly visited: readonly number[];
  /** The places that have rung, in order. */
  readonly rung: readonly GardenLandmark[];
  readonly isReturning: boolean;
  readonly walksByItself: boolean;
  /** The breath in the middle, 1-3; 0 before it. */
  readonly breath: number;
  /** The answer to 'How far?', until the lantern comes to rest. A repeated one is another object. */
  readonly answer: { readonly words: string } | undefined;
}

type MindfulMazeEvent =
  | GameLifecycleEvent
  | SessionResumed
  /** A finger or mouse, which is down, points at another cell. */
  | { readonly type: 'lantern.led'; readonly cell: number }
  | { readonly type: 'lantern.released' }
  /** An exit of the next stop is pressed. `cell` is the first cell behind it. */
  | { readonly type: 'exit.chosen'; readonly cell: number }
  | { readonly type: 'walk.toggled' }
  | { readonly type: 'distance.asked' };

/** Steps are muffled in mist and clear in the sun; the places have a note each; `sun` sounds when the mist lifts. */
export type MindfulMazeCue = 'muffled-step' | 'step' | GardenLandmark | 'sun' | 'gate';

let newest: { readonly seed: Seed; readonly garden: MazeGarden } | undefined;

/** Returns the garden of a context. The newest garden is remembered, because generating one takes milliseconds. */
export function gardenOfContext({ seed }: Pick<MindfulMazeContext, 'seed'>): MazeGarden {
  if (newest?.seed !== seed) newest = { seed, garden: generateGarden(seed) };
  return newest.garden;
}

export const endOfWay = ({ cell, way }: Pick<MindfulMazeContext, 'cell' | 'way'>): number =>
  way.at(-1) ?? cell;

const START = {
  cell: GATE_CELL,
  way: [],
  visited: [GATE_CELL],
  rung: [],
  isReturning: false,
  walksByItself: false,
  breath: 0,
  answer: undefined,
} as const;

/** Returns the way to a finger, after the step that the lantern has begun. */
function wayLed({ seed, cell, way: [next] }: MindfulMazeContext, to: number): readonly number[] {
  const garden = gardenOfContext({ seed });
  return next === undefined ? fingerLedWay(cell, to, garden) : [next, ...fingerLedWay(next, to, garden)];
}

function silentPlace({ seed, cell, rung }: MindfulMazeContext): GardenLandmark | undefined {
  const place = placeAt(cell, gardenOfContext({ seed }));
  return place && !rung.includes(place) ? place : undefined;
}

const setupOfMaze = setup({
  types: {
    context: {} as MindfulMazeContext,
    events: {} as MindfulMazeEvent,
    emitted: {} as GameEmitted<MindfulMazeCue>,
    tags: {} as GameTag,
    input: {} as { seed: Seed },
  },
  delays: { cell: CELL_MS, breath: BREATH_MS, halfBreath: BREATH_MS / 2 },
  guards: {
    hasWay: ({ context }) => context.way.length > 0,
    isReturning: ({ context }) => context.isReturning,
    isInTheMiddle: ({ context }) => context.cell === MIDDLE_CELL && !context.isReturning,
    isOut: ({ context }) => context.cell === GATE_CELL && context.isReturning,
    isAtPlace: ({ context }) => silentPlace(context) !== undefined,
    walksByItself: ({ context }) => context.walksByItself,
    isLastBreath: ({ context }) => context.breath === MIDDLE_BREATH_COUNT,
    isElsewhere: ({ context }, cell: number) => wayLed(context, cell).length > 0,
    isExit: ({ context }, cell: number) =>
      gardenOfContext(context).ways[endOfWay(context)]?.includes(cell) ?? false,
  },
  actions: {
    begin: assign(({ context }) => ({ ...START, seed: context.seed })),
    restore: assign((_, saved: SavedSession) => ({ ...START, ...saved })),
    lead: assign({ way: ({ context }, cell: number) => wayLed(context, cell), walksByItself: false }),
    /** The lantern ends the step that it has begun. */
    stop: assign({ way: ({ context }) => context.way.slice(0, 1) }),
    leave: assign(({ context }, exit: number) => ({
      way: [...context.way, ...wayThrough(endOfWay(context), exit, gardenOfContext(context))],
      walksByItself: false,
    })),
    /** On the way to a place or the middle, as long as the lantern walks by itself. */
    goOn: assign({ way: ({ context }) => nearestGoalWay(context.cell, context, gardenOfContext(context)) }),
    arrive: assign(({ context: { way, visited, answer } }) => {
      const [cell = GATE_CELL, ...rest] = way;
      return {
        cell,
        way: rest,
        visited: visited.includes(cell) ? visited : [...visited, cell],
        answer: rest.length > 0 ? answer : undefined,
      };
    }),
    ring: enqueueActions(({ context, enqueue }) => {
      const place = silentPlace(context) as GardenLandmark;
      enqueue.assign({ rung: [...context.rung, place] });
      enqueue.emit({ type: 'cue', cue: place });
    }),
    soundStep: emit(({ context: { isReturning, cell } }) => ({
      type: 'cue',
      cue: isReturning ? 'step' : 'muffled-step',
      step: cell % 4,
    })),
    soundSun: emit({ type: 'cue', cue: 'sun' }),
    soundGate: emit({ type: 'cue', cue: 'gate' }),
    breathe: assign({ breath: ({ context }) => context.breath + 1 }),
    turnBack: assign({ isReturning: true, way: [], breath: 0 }),
    toggleWalk: assign({
      walksByItself: ({ context }) => !context.walksByItself,
      way: ({ context }) => context.way.slice(0, 1),
    }),
    answer: assign({
      answer: ({ context }) => ({
        words: distanceText(context.cell, context.isReturning, gardenOfContext(context)),
      }),
    }),
    /** The next play has another garden. */
    putAway: assign(({ context }) => ({ ...START, seed: Math.floor(nextRandom(context.seed)[0] * 2 ** 32) })),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
});

type Led = { readonly event: { readonly cell: number } };
const cellOf = ({ event }: Led): number => event.cell;

/** The finger leads the lantern, from a cell or in the middle of a step. */
const LED = {
  guard: { type: 'isElsewhere', params: cellOf },
  actions: { type: 'lead', params: cellOf },
} as const;

const LEFT = {
  guard: { type: 'isExit', params: cellOf },
  actions: { type: 'leave', params: cellOf },
} as const;

const SETS_OFF = {
  'lantern.led': { ...LED, target: 'going' },
  'exit.chosen': { ...LEFT, target: 'going' },
} as const;

const HAS_WAY = { guard: 'hasWay', target: 'going' } as const;
const BY_ITSELF = { guard: 'walksByItself', target: 'going', actions: 'goOn' } as const;

const GOING = {
  after: { cell: { target: 'resting', actions: ['arrive', 'soundStep'] } },
  on: {
    'lantern.led': LED,
    'lantern.released': { guard: not('walksByItself'), actions: 'stop' },
    'exit.chosen': LEFT,
  },
} as const;

export const mindfulMazeMachine = setupOfMaze.createMachine({
  id: 'mindful-maze',
  context: ({ input }) => ({ ...START, seed: input.seed }),
  initial: 'ready',
  states: {
    ready: {
      on: {
        'game.started': { target: 'session', actions: ['begin', 'recordStart'] },
        'game.resumed': {
          target: 'session',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: {
        'game.left': { target: 'ready', actions: 'putAway' },
        'walk.toggled': { actions: 'toggleWalk' },
        'distance.asked': { actions: 'answer' },
      },
      states: {
        opening: {
          on: {
            'session.shown': [
              { guard: 'isReturning', target: 'returning' },
              { guard: 'isInTheMiddle', target: 'middle' },
              { target: 'walking' },
            ],
          },
        },
        walking: {
          initial: 'resting',
          states: {
            resting: {
              always: [
                { guard: 'isInTheMiddle', target: '#mindful-maze.session.middle' },
                HAS_WAY,
                { guard: 'isAtPlace', target: 'atPlace' },
                BY_ITSELF,
              ],
              on: SETS_OFF,
            },
            going: GOING,
            /** A breath of rest rings the place. */
            atPlace: {
              after: { breath: { target: 'resting', actions: 'ring' } },
              on: SETS_OFF,
            },
          },
        },
        middle: {
          initial: 'inhaling',
          states: {
            inhaling: { entry: 'breathe', after: { halfBreath: 'exhaling' } },
            exhaling: {
              after: {
                halfBreath: [
                  {
                    guard: 'isLastBreath',
                    target: '#mindful-maze.session.returning',
                    actions: ['turnBack', 'soundSun'],
                  },
                  { target: 'inhaling' },
                ],
              },
            },
          },
        },
        returning: {
          initial: 'resting',
          states: {
            resting: {
              always: [{ guard: 'isOut', target: '#mindful-maze.session.complete' }, HAS_WAY, BY_ITSELF],
              on: SETS_OFF,
            },
            going: GOING,
          },
        },
        complete: {
          tags: 'finished',
          entry: ['soundGate', 'recordCompletion', 'askForCheckIn'],
          on: { 'game.started': { target: 'opening', actions: ['putAway', 'recordStart'] } },
        },
      },
    },
  },
});

export type MindfulMazeSnapshot = SnapshotFrom<typeof mindfulMazeMachine>;
export type MindfulMazeActor = ActorRefFrom<typeof mindfulMazeMachine>;
