/** The Zen Garden: sand that is raked, by day or by moonlight, for as long as one likes. Nothing has to be finished. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import { limited, type Mark, strokesIn, trimmed, withoutLast } from './history';
import type { Mode, Pattern, Stroke } from './strokes';

/** So much raking counts as a completed play (ms). */
const COMPLETE_MS = 60_000;

/** The check-in opens so long after the person left the sand (ms). */
const CHECK_IN_DELAY_MS = 1000;

/** How long it is said which pattern was chosen (ms). */
const PATTERN_TOAST_MS = 1500;

/** How the pattern is called when it is said which one was chosen. */
const SPOKEN: Readonly<Record<Pattern, string>> = {
  straight: 'straight line',
  curved: 'curved line',
  circular: 'circular pattern',
};

export interface ZenGardenContext {
  /** Everything that was done and can still be seen or brought back, oldest first. */
  readonly marks: readonly Mark[];
  /** The strokes among them that can be seen, oldest first: everything in the sand is drawn from them. */
  readonly strokes: readonly Stroke[];
  /** Tells the steps of this visit from all others. */
  readonly visit: number;
  /** Starts and resets of this visit, which tell its steps apart. */
  readonly turns: number;
  readonly pattern: Pattern;
  readonly mode: Mode;
  /** The sound of the rake. */
  readonly sound: boolean;
  /** 0-1. */
  readonly volume: number;
  /** How long was raked since the start, ms. */
  readonly rakedMs: number;
  /** Whether anything was raked since the start. */
  readonly hasRaked: boolean;
  /** Whether this session was recorded as completed. */
  readonly completed: boolean;
}

export type ZenGardenEvent =
  | GameEvent
  /** What the device has is read, at first or after another tab has changed it: everything that was done. */
  | { readonly type: 'garden.restored'; readonly marks: readonly Mark[] }
  /**
   * A rake was lifted, or held by a stone and set down anew: `seconds` after it had been pressed into the sand. All
   * strokes of one drag have its number, which no other drag of the session has.
   */
  | {
      readonly type: 'stroke.ended';
      readonly stroke: Stroke;
      readonly seconds: number;
      readonly drag: number;
    }
  | { readonly type: 'step.undone' }
  | { readonly type: 'garden.reset' }
  | { readonly type: 'pattern.chosen'; readonly pattern: Pattern }
  | { readonly type: 'mode.toggled' }
  | { readonly type: 'sound.toggled' }
  | { readonly type: 'volume.changed'; readonly volume: number };

export const zenGardenMachine = setup({
  types: {
    context: {} as ZenGardenContext,
    events: {} as ZenGardenEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
    /** The garden begins by day unless it is told otherwise. */
    input: {} as Pick<ZenGardenContext, 'visit'> & Partial<Pick<ZenGardenContext, 'mode'>>,
  },
  guards: {
    hasStrokes: ({ context }) => context.strokes.length > 0,
    hasSteps: ({ context }) => context.marks.length > 0,
    hasRaked: ({ context }) => context.hasRaked,
    isOtherPattern: ({ context }, pattern: Pattern) => pattern !== context.pattern,
    isVolume: (_, volume: number) => volume >= 0 && volume <= 1,
    /** With these seconds the session has been raked long enough, for the first time. */
    isEnough: ({ context }, seconds: number) =>
      !context.completed && context.rakedMs + msOf(seconds) >= COMPLETE_MS,
  },
  actions: {
    beginSession: assign(({ context }) => ({
      rakedMs: 0,
      hasRaked: false,
      completed: false,
      turns: context.turns + 1,
    })),
    restore: assign((_, marks: readonly Mark[]) => shown(trimmed(limited(marks)))),
    addStroke: assign(({ context }, { stroke, drag }: { stroke: Stroke; drag: number }) =>
      shown(trimmed([...context.marks, { step: `${context.visit}.${context.turns}.${drag}`, stroke }])),
    ),
    countTime: assign(({ context }, seconds: number) => ({
      rakedMs: context.rakedMs + msOf(seconds),
      hasRaked: true,
    })),
    markCompleted: assign({ completed: true }),
    smooth: assign(({ context }) => ({
      ...shown(trimmed([...context.marks, { step: `${context.visit}.${context.turns}`, stroke: null }])),
      turns: context.turns + 1,
    })),
    undo: assign(({ context }) => shown(withoutLast(context.marks))),
    choosePattern: assign({ pattern: (_, pattern: Pattern) => pattern }),
    toggleMode: assign({ mode: ({ context }): Mode => (context.mode === 'day' ? 'night' : 'day') }),
    toggleSound: assign({ sound: ({ context }) => !context.sound }),
    setVolume: assign({ volume: (_, volume: number) => volume }),
    // The next start is silent again.
    putAway: assign({ sound: false }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    toastReset: emit({
      type: 'toast',
      title: 'Garden Reset',
      description: 'Your zen garden has been reset.',
    }),
    toastPattern: emit((_, pattern: Pattern) => ({
      type: 'toast',
      title: 'Pattern Changed',
      description: `Using ${SPOKEN[pattern]} pattern`,
      duration: PATTERN_TOAST_MS,
    })),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'zen-garden',
  context: ({ input }) => ({
    marks: [],
    strokes: [],
    visit: input.visit,
    turns: 0,
    pattern: 'straight',
    mode: input.mode ?? 'day',
    sound: false,
    volume: 0.5,
    rakedMs: 0,
    hasRaked: false,
    completed: false,
  }),
  initial: 'ready',
  on: {
    'garden.restored': {
      actions: { type: 'restore', params: ({ event }) => event.marks },
    },
  },
  states: {
    ready: {
      on: {
        'game.started': { target: 'raking', actions: ['beginSession', 'recordStart'] },
        // A stroke that was under way while the person left is not lost.
        'stroke.ended': { actions: { type: 'addStroke', params: ({ event }) => event } },
      },
    },
    raking: {
      tags: ['session'],
      on: {
        'stroke.ended': [
          {
            guard: { type: 'isEnough', params: ({ event }) => event.seconds },
            actions: [
              { type: 'addStroke', params: ({ event }) => event },
              { type: 'countTime', params: ({ event }) => event.seconds },
              'markCompleted',
              'recordCompletion',
            ],
          },
          {
            actions: [
              { type: 'addStroke', params: ({ event }) => event },
              { type: 'countTime', params: ({ event }) => event.seconds },
            ],
          },
        ],
        'step.undone': { guard: 'hasSteps', actions: 'undo' },
        'garden.reset': { guard: 'hasStrokes', actions: ['smooth', 'toastReset'] },
        'pattern.chosen': {
          guard: { type: 'isOtherPattern', params: ({ event }) => event.pattern },
          actions: [
            { type: 'choosePattern', params: ({ event }) => event.pattern },
            { type: 'toastPattern', params: ({ event }) => event.pattern },
          ],
        },
        'mode.toggled': { actions: 'toggleMode' },
        'sound.toggled': { actions: 'toggleSound' },
        'volume.changed': {
          guard: { type: 'isVolume', params: ({ event }) => event.volume },
          actions: [{ type: 'setVolume', params: ({ event }) => event.volume }],
        },
        'game.left': [
          { guard: 'hasRaked', target: 'ready', actions: ['putAway', 'askForCheckIn'] },
          { target: 'ready', actions: 'putAway' },
        ],
      },
    },
  },
});

/** What was done, and what of it can be seen. */
const shown = (marks: readonly Mark[]): Pick<ZenGardenContext, 'marks' | 'strokes'> => ({
  marks,
  strokes: strokesIn(marks),
});

/** Whole ms of a stroke; what is no time counts as none. */
const msOf = (seconds: number): number => (seconds > 0 ? Math.round(seconds * 1000) : 0);

export type ZenGardenSnapshot = SnapshotFrom<typeof zenGardenMachine>;
export type ZenGardenActor = ActorRefFrom<typeof zenGardenMachine>;
