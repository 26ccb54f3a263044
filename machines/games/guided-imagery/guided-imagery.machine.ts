/**
 * Guided Meditation: a narrated walk through ten scenes. Nine advance by themselves; the last stays until the person
 * ends it.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import { LAST_SCENE } from './scenes';

/** Duration of a scene, ms: normal (specification), and with 'Slow'. */
export const SCENE_MS = [30_000, 60_000] as const;

/** Delay of the check-in after the end, ms. */
const CHECK_IN_DELAY_MS = 1000;

/**
 * 'Complete Exercise' replaces 'Next' on the last scene. A press within this time of its arrival was meant for Next and
 * is ignored, ms.
 */
export const COMPLETE_AFTER_MS = 600;

/** Options of a session. */
export interface Options {
  /** Speaks the narration. Its text is always shown. */
  readonly voice: boolean;
  /** A scene lasts 60 s. */
  readonly slow: boolean;
}

export interface ImageryContext {
  readonly options: Options;
  /** The current scene, 0-9. */
  readonly index: number;
  /** Remaining time of the scene at {@link since}, ms. */
  readonly left: number;
  /** Clock time of the scene's start, or of its last resumption, ms. */
  readonly since: number;
  /** Clock time of arrival at this scene, ms; null before the first. */
  readonly cameAt: number | null;
}

export type ImageryEvent =
  | GameEvent
  /** The voice may change at any time, the pace only before a session. */
  | { readonly type: 'option.changed'; readonly option: keyof Options; readonly isOn: boolean }
  | { readonly type: 'walk.paused'; readonly at: number }
  | { readonly type: 'walk.resumed'; readonly at: number }
  /**
   * Previous or Next. `index` is the scene at the time of the press: if that scene has just advanced by itself, the
   * press is ignored. `at` is the clock time, ms, here and in the other events.
   */
  | {
      readonly type: 'scene.passed';
      readonly way: 'previous' | 'next';
      readonly index: number;
      readonly at: number;
    }
  /** Complete Exercise: only on the last scene. */
  | { readonly type: 'walk.completed'; readonly at: number };

const DEFAULTS: Options = { voice: true, slow: false };
const BEFORE = { index: 0, left: SCENE_MS[0], since: 0, cameAt: null } as const;

const lengthOf = ({ options }: ImageryContext): number => SCENE_MS[options.slow ? 1 : 0];

/** Starts a scene. */
const sceneAt = (context: ImageryContext, index: number, at: number) => ({
  index,
  left: lengthOf(context),
  since: at,
  cameAt: at,
});

const at = ({ event }: { event: { readonly at?: number } }): number => event.at ?? 0;
const passed = ({ event }: { event: Extract<ImageryEvent, { type: 'scene.passed' }> }) => event;
type Passed = ReturnType<typeof passed>;

const STEPS = { previous: -1, next: 1 } as const;

const choose = { type: 'choose', params: ({ event }: { event: ImageryEvent }) => event } as const;
const canPass = { type: 'canPass', params: passed } as const;
const pass = { type: 'pass', params: passed } as const;

export const guidedImageryMachine = setup({
  types: {
    context: {} as ImageryContext,
    events: {} as ImageryEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
  },
  delays: { scene: ({ context }) => context.left },
  guards: {
    isVoice: ({ event }) => event.type === 'option.changed' && event.option === 'voice',
    isLast: ({ context }) => context.index === LAST_SCENE,
    canPass: ({ context }, { index, way }: Passed) => {
      const to = context.index + STEPS[way];
      return index === context.index && to >= 0 && to <= LAST_SCENE;
    },
    canComplete: ({ context }, at: number) =>
      context.index === LAST_SCENE && at - (context.cameAt ?? 0) >= COMPLETE_AFTER_MS,
  },
  actions: {
    choose: assign(({ context }, event: ImageryEvent) =>
      event.type === 'option.changed' ? { options: { ...context.options, [event.option]: event.isOn } } : {},
    ),
    forget: assign(BEFORE),
    begin: assign(({ context }, at: number) => sceneAt(context, 0, at)),
    // Starts the next scene at the exact end of this one, so the timing does not drift.
    goOn: assign(({ context }) => sceneAt(context, context.index + 1, context.since + context.left)),
    pass: assign(({ context }, { way, at }: Passed) => sceneAt(context, context.index + STEPS[way], at)),
    halt: assign(({ context }, at: number) => ({
      left: Math.min(context.left, Math.max(0, context.left - (at - context.since))),
    })),
    resume: assign({ since: (_, at: number) => at }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'guided-imagery',
  context: { options: DEFAULTS, ...BEFORE },
  initial: 'ready',
  states: {
    ready: {
      entry: 'forget',
      on: {
        'option.changed': { actions: choose },
        'game.started': { target: 'session', actions: 'recordStart' },
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: {
        'game.left': 'ready',
        'option.changed': { guard: 'isVoice', actions: choose },
        'walk.completed': {
          guard: { type: 'canComplete', params: at },
          target: 'ready',
          actions: ['recordCompletion', 'askForCheckIn'],
        },
      },
      states: {
        opening: {
          on: { 'session.shown': { target: 'walking', actions: { type: 'begin', params: at } } },
        },
        walking: {
          always: { guard: 'isLast', target: 'arrived' },
          after: { scene: { target: 'walking', reenter: true, actions: 'goOn' } },
          on: {
            'walk.paused': { target: 'paused', actions: { type: 'halt', params: at } },
            'scene.passed': { guard: canPass, target: 'walking', reenter: true, actions: pass },
          },
        },
        arrived: {
          on: {
            'walk.paused': 'paused',
            'scene.passed': { guard: canPass, target: 'walking', actions: pass },
          },
        },
        paused: {
          on: {
            'walk.resumed': { target: 'walking', actions: { type: 'resume', params: at } },
            'scene.passed': { guard: canPass, actions: pass },
          },
        },
      },
    },
  },
});

export type ImagerySnapshot = SnapshotFrom<typeof guidedImageryMachine>;
export type ImageryActor = ActorRefFrom<typeof guidedImageryMachine>;
