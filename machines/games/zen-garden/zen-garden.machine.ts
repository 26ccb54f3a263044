/** The Zen Garden: sand that is raked, by day or by moonlight, for as long as one likes. Nothing has to be finished. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import type { Mode, Pattern, Stroke } from './strokes';

/** So much raking counts as a completed play (ms). */
export const COMPLETE_MS = 60_000;

/** The check-in opens so long after the person left the sand (ms). */
export const CHECK_IN_DELAY_MS = 1000;

/** How long it is said which pattern was chosen (ms). */
export const PATTERN_TOAST_MS = 1500;

/** How the pattern is called when it is said which one was chosen. */
const SPOKEN: Readonly<Record<Pattern, string>> = {
  straight: 'straight line',
  curved: 'curved line',
  circular: 'circular pattern',
};

export interface ZenGardenContext {
  /** The stroke journal, oldest first: everything that can be seen in the sand is drawn from it. */
  readonly strokes: readonly Stroke[];
  /** What Reset Garden put away, until it was brought back or the person left. */
  readonly smoothed: readonly Stroke[] | null;
  readonly pattern: Pattern;
  readonly mode: Mode;
  /** The sound of the rake. */
  readonly sound: boolean;
  /** 0-1. */
  readonly volume: number;
  /** How long was raked since the start, ms. */
  readonly rakedMs: number;
  /** Whether this session was recorded as completed. */
  readonly completed: boolean;
}

export type ZenGardenEvent =
  | GameEvent
  /** What was kept on the device has been read. */
  | { readonly type: 'garden.restored'; readonly strokes: readonly Stroke[] }
  /** A rake was lifted, `seconds` after it had been pressed into the sand. */
  | { readonly type: 'stroke.ended'; readonly stroke: Stroke; readonly seconds: number }
  | { readonly type: 'stroke.undone' }
  | { readonly type: 'garden.reset' }
  | { readonly type: 'reset.undone' }
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
  },
  guards: {
    hasStrokes: ({ context }) => context.strokes.length > 0,
    wasSmoothed: ({ context }) => context.smoothed !== null,
    hasRaked: ({ context }) => context.rakedMs > 0,
    isOtherPattern: ({ context }, pattern: Pattern) => pattern !== context.pattern,
    isVolume: (_, volume: number) => volume >= 0 && volume <= 1,
    /** With these seconds the session has been raked long enough, for the first time. */
    isEnough: ({ context }, seconds: number) =>
      !context.completed && context.rakedMs + msOf(seconds) >= COMPLETE_MS,
  },
  actions: {
    beginSession: assign({ rakedMs: 0, completed: false, smoothed: null }),
    // What was raked before the kept garden had been read lies above it.
    layBeneath: assign({
      strokes: ({ context }, strokes: readonly Stroke[]) => [...strokes, ...context.strokes],
    }),
    keepStroke: assign({ strokes: ({ context }, stroke: Stroke) => [...context.strokes, stroke] }),
    countTime: assign({ rakedMs: ({ context }, seconds: number) => context.rakedMs + msOf(seconds) }),
    markCompleted: assign({ completed: true }),
    takeBack: assign({ strokes: ({ context }) => context.strokes.slice(0, -1) }),
    smooth: assign({ smoothed: ({ context }) => context.strokes, strokes: [] }),
    bringBack: assign(({ context }) => ({
      strokes: [...(context.smoothed ?? []), ...context.strokes],
      smoothed: null,
    })),
    choosePattern: assign({ pattern: (_, pattern: Pattern) => pattern }),
    toggleMode: assign({ mode: ({ context }): Mode => (context.mode === 'day' ? 'night' : 'day') }),
    toggleSound: assign({ sound: ({ context }) => !context.sound }),
    setVolume: assign({ volume: (_, volume: number) => volume }),
    // The next visit begins silent again, and a garden that was smoothed stays smooth.
    putAway: assign({ smoothed: null, sound: false }),
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
  context: {
    strokes: [],
    smoothed: null,
    pattern: 'straight',
    mode: 'day',
    sound: false,
    volume: 0.5,
    rakedMs: 0,
    completed: false,
  },
  initial: 'ready',
  on: {
    'garden.restored': {
      actions: [{ type: 'layBeneath', params: ({ event }) => event.strokes }],
    },
  },
  states: {
    ready: {
      on: {
        'game.started': { target: 'raking', actions: ['beginSession', 'recordStart'] },
        // A stroke that was under way while the person left is not lost.
        'stroke.ended': { actions: [{ type: 'keepStroke', params: ({ event }) => event.stroke }] },
      },
    },
    raking: {
      tags: ['session'],
      on: {
        'stroke.ended': [
          {
            guard: { type: 'isEnough', params: ({ event }) => event.seconds },
            actions: [
              { type: 'keepStroke', params: ({ event }) => event.stroke },
              { type: 'countTime', params: ({ event }) => event.seconds },
              'markCompleted',
              'recordCompletion',
            ],
          },
          {
            actions: [
              { type: 'keepStroke', params: ({ event }) => event.stroke },
              { type: 'countTime', params: ({ event }) => event.seconds },
            ],
          },
        ],
        'stroke.undone': { guard: 'hasStrokes', actions: 'takeBack' },
        'garden.reset': { guard: 'hasStrokes', actions: ['smooth', 'toastReset'] },
        'reset.undone': { guard: 'wasSmoothed', actions: 'bringBack' },
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

/** Whole ms of a stroke; what is no time counts as none. */
const msOf = (seconds: number): number => (seconds > 0 ? Math.round(seconds * 1000) : 0);

export type ZenGardenSnapshot = SnapshotFrom<typeof zenGardenMachine>;
export type ZenGardenActor = ActorRefFrom<typeof zenGardenMachine>;
