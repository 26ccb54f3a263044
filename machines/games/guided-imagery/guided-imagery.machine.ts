/** Guided Meditation: a spoken walk in ten scenes. Nine of them pass by themselves; the last stays until it is ended. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';
import { LAST_SCENE } from './scenes';

/** How long a scene lasts, ms: as specified, and with 'Slow'. */
export const SCENE_MS = [30_000, 60_000] as const;

/** The check-in opens so long after the end, ms. */
const CHECK_IN_DELAY_MS = 1000;

/**
 * 'Complete Exercise' stands where 'Next' stood a moment ago: a press within this time of coming to the last scene was
 * still meant for Next, and ends nothing, ms.
 */
export const COMPLETE_AFTER_MS = 600;

/** What may be chosen. */
export interface Options {
  /** The narration is spoken; it is written either way. */
  readonly voice: boolean;
  /** A scene lasts 60 s. */
  readonly slow: boolean;
}

export interface ImageryContext {
  readonly options: Options;
  /** Which scene, 0-9. */
  readonly index: number;
  /** How much of the scene was left at {@link since}, ms. */
  readonly left: number;
  /** Clock time at which the scene began, or went on after a pause, ms. */
  readonly since: number;
  /** Clock time at which the person came to this scene, ms; null before the first. */
  readonly cameAt: number | null;
}

export type ImageryEvent =
  | GameEvent
  /** The voice may be turned on and off at any time, the pace only before a session. */
  | { readonly type: 'option.changed'; readonly option: keyof Options; readonly isOn: boolean }
  | { readonly type: 'walk.paused'; readonly at: number }
  | { readonly type: 'walk.resumed'; readonly at: number }
  /**
   * Previous or Next. `index` is the scene that was meant: a press that comes when that one has just passed by itself
   * passes nothing. `at` is the clock's time, ms, here as above and below.
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

/** A scene, from its beginning. */
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
    // The next scene begins where this one ended, so nothing drifts.
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
