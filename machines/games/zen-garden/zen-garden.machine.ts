/** The person rakes sand by day or by moonlight, without a goal or an end. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import { type GameLifecycleEvent, type GameTag, LEAVE_CHECK_IN_FROM_MS } from '../../game';
import {
  dropUnrestorableMarks,
  limitMarks,
  type SandMark,
  visibleStrokes,
  withoutLastUndoStep,
} from './history';
import type { LightingMode, RakePattern, Stroke } from './strokes';
import type { SavedSession, SessionResumed } from './zen-garden.saved';

/** After this raking time a session counts as completed, ms. */
const COMPLETE_MS = 60_000;

const CHECK_IN_DELAY_MS = 1000;

/** Display time of the toast with the chosen pattern, ms. */
const PATTERN_TOAST_MS = 1500;

const SPOKEN: Readonly<Record<RakePattern, string>> = {
  straight: 'straight line',
  curved: 'curved line',
  circular: 'circular pattern',
};

export interface ZenGardenContext {
  /** Visible or restorable, oldest first. */
  readonly marks: readonly SandMark[];
  /** The visible strokes of {@link marks}, oldest first. */
  readonly strokes: readonly Stroke[];
  /** Distinguishes the undo steps of this visit from those of all other visits. */
  readonly visit: number;
  /** Starts, resumptions and smoothings in this visit, a part of the keys of the undo steps. */
  readonly turns: number;
  readonly pattern: RakePattern;
  readonly mode: LightingMode;
  readonly sound: boolean;
  /** 0-1. */
  readonly volume: number;
  readonly rakedMs: number;
  readonly completed: boolean;
}

export type ZenGardenEvent =
  | GameLifecycleEvent
  | SessionResumed
  /** At the start or after a change by another tab. */
  | { readonly type: 'garden.restored'; readonly marks: readonly SandMark[] }
  /**
   * The rake was lifted, a stone holds it, or the stroke has its maximum length. `seconds` is the raking time that the
   * stroke adds. `drag` is the number of the drag, which all its strokes share.
   */
  | {
      readonly type: 'stroke.ended';
      readonly stroke: Stroke;
      readonly seconds: number;
      readonly drag: number;
    }
  | { readonly type: 'step.undone' }
  | { readonly type: 'garden.reset' }
  | { readonly type: 'pattern.chosen'; readonly pattern: RakePattern }
  | { readonly type: 'mode.toggled' }
  | { readonly type: 'sound.toggled' }
  | { readonly type: 'volume.changed'; readonly volume: number };

export const zenGardenMachine = setup({
  types: {
    context: {} as ZenGardenContext,
    events: {} as ZenGardenEvent,
    emitted: {} as GameEmitted,
    tags: {} as GameTag,
    /** The garden starts by day unless the input sets another mode. */
    input: {} as Pick<ZenGardenContext, 'visit'> & Partial<Pick<ZenGardenContext, 'mode'>>,
  },
  guards: {
    hasStrokes: ({ context }) => context.strokes.length > 0,
    hasSteps: ({ context }) => context.marks.length > 0,
    isWorthAsking: ({ context }) => context.rakedMs >= LEAVE_CHECK_IN_FROM_MS,
    isVolume: (_, volume: number) => volume >= 0 && volume <= 1,
    isEnough: ({ context }, seconds: number) =>
      !context.completed && context.rakedMs + msOf(seconds) >= COMPLETE_MS,
  },
  actions: {
    beginSession: assign(({ context }) => ({
      rakedMs: 0,
      completed: false,
      turns: context.turns + 1,
    })),
    restore: assign(({ context }, saved: SavedSession) => ({ ...saved, turns: context.turns + 1 })),
    loadMarks: assign((_, marks: readonly SandMark[]) => shown(dropUnrestorableMarks(limitMarks(marks)))),
    addStroke: assign(({ context }, { stroke, drag }: { stroke: Stroke; drag: number }) =>
      shown(
        dropUnrestorableMarks([
          ...context.marks,
          { step: `${context.visit}.${context.turns}.${drag}`, stroke },
        ]),
      ),
    ),
    countTime: assign({ rakedMs: ({ context }, seconds: number) => context.rakedMs + msOf(seconds) }),
    markCompleted: assign({ completed: true }),
    smooth: assign(({ context }) => ({
      ...shown(
        dropUnrestorableMarks([
          ...context.marks,
          { step: `${context.visit}.${context.turns}`, stroke: null },
        ]),
      ),
      turns: context.turns + 1,
    })),
    undo: assign(({ context }) => shown(withoutLastUndoStep(context.marks))),
    choosePattern: assign({ pattern: (_, pattern: RakePattern) => pattern }),
    toggleMode: assign({ mode: ({ context }): LightingMode => (context.mode === 'day' ? 'night' : 'day') }),
    toggleSound: assign({ sound: ({ context }) => !context.sound }),
    setVolume: assign({ volume: (_, volume: number) => volume }),
    // Off for the next start.
    putAway: assign({ sound: false }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    toastReset: emit({
      type: 'toast',
      title: 'Garden Reset',
      description: 'Your zen garden has been reset.',
    }),
    toastPattern: emit((_, pattern: RakePattern) => ({
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
    completed: false,
  }),
  initial: 'ready',
  on: {
    'garden.restored': {
      actions: { type: 'loadMarks', params: ({ event }) => event.marks },
    },
  },
  states: {
    ready: {
      on: {
        'game.started': { target: 'raking', actions: ['beginSession', 'recordStart'] },
        'game.resumed': {
          target: 'raking',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
        // A stroke that ends because the person leaves.
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
        'garden.reset': [
          { guard: 'hasStrokes', actions: ['smooth', 'toastReset'] },
          // Smoothing blank sand adds no step.
          { actions: 'toastReset' },
        ],
        'pattern.chosen': {
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
          { guard: 'isWorthAsking', target: 'ready', actions: ['putAway', 'askForCheckIn'] },
          { target: 'ready', actions: 'putAway' },
        ],
      },
    },
  },
});

const shown = (marks: readonly SandMark[]): Pick<ZenGardenContext, 'marks' | 'strokes'> => ({
  marks,
  strokes: visibleStrokes(marks),
});

/** Whole ms. An invalid duration counts as 0. */
const msOf = (seconds: number): number => (seconds > 0 ? Math.round(seconds * 1000) : 0);

export type ZenGardenSnapshot = SnapshotFrom<typeof zenGardenMachine>;
export type ZenGardenActor = ActorRefFrom<typeof zenGardenMachine>;
