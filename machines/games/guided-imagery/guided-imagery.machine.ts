/** A narrated walk through ten scenes. The last one stays until the person ends the walk. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import { type OptionsChanged, type OptionsInput, parseGameOptions } from '../../options';
import type { SavedSession, SessionResumed } from './guided-imagery.saved';
import { OPTIONS, type Options } from './options';
import { LAST_SCENE_INDEX } from './scenes';

const CHECK_IN_DELAY_MS = 1000;

/**
 * 'Complete Exercise' ignores a press this soon after the last scene appears, ms. The button has just replaced 'Next',
 * for which such a press was meant.
 */
export const COMPLETE_IGNORED_MS = 600;

export interface ImageryContext {
  readonly options: Options;
  /** 0-9. */
  readonly index: number;
  /** Remaining time of the scene at {@link since}, or at the pause while the walk is paused, ms. */
  readonly left: number;
  /** Clock time of the scene's start, or of its last resumption, ms. */
  readonly since: number;
  /** Clock time at which this scene appeared, ms. Null before the first one. */
  readonly cameAt: number | null;
}

export type ImageryEvent =
  | GameLifecycleEvent
  | SessionResumed
  | OptionsChanged<Options>
  | { readonly type: 'walk.paused'; readonly at: number }
  | { readonly type: 'walk.resumed'; readonly at: number }
  /**
   * Previous or Next. If the scene `index` has just advanced by itself, the press is ignored. `at` is the clock time,
   * ms, in this event and in the others.
   */
  | {
      readonly type: 'scene.passed';
      readonly way: 'previous' | 'next';
      readonly index: number;
      readonly at: number;
    }
  /** Only on the last scene. */
  | { readonly type: 'walk.completed'; readonly at: number };

const BEFORE = { index: 0, left: 0, since: 0, cameAt: null } as const;

const lengthOf = ({ options }: ImageryContext): number => options.seconds * 1000;

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

const canPass = { type: 'canPass', params: passed } as const;
const pass = { type: 'pass', params: passed } as const;

export const guidedImageryMachine = setup({
  types: {
    context: {} as ImageryContext,
    events: {} as ImageryEvent,
    emitted: {} as GameEmitted,
    tags: {} as GameTag,
    input: {} as OptionsInput,
  },
  delays: { scene: ({ context }) => context.left },
  guards: {
    isLast: ({ context }) => context.index === LAST_SCENE_INDEX,
    canPass: ({ context }, { index, way }: Passed) => {
      const to = context.index + STEPS[way];
      return index === context.index && to >= 0 && to <= LAST_SCENE_INDEX;
    },
    canComplete: ({ context }, at: number) =>
      context.index === LAST_SCENE_INDEX && at - (context.cameAt ?? 0) >= COMPLETE_IGNORED_MS,
  },
  actions: {
    changeOptions: assign({
      options: ({ context }, options: Partial<Options>) => ({ ...context.options, ...options }),
    }),
    restore: assign((_, saved: SavedSession) => saved),
    forget: assign(BEFORE),
    begin: assign(({ context }, at: number) => sceneAt(context, context.index, at)),
    // At the exact end of this scene, so that delays do not add up.
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
  context: ({ input }) => ({ options: parseGameOptions(OPTIONS, input?.options), ...BEFORE }),
  initial: 'ready',
  on: {
    'options.changed': { actions: { type: 'changeOptions', params: ({ event }) => event.options } },
  },
  states: {
    ready: {
      entry: 'forget',
      on: {
        'game.started': { target: 'session', actions: 'recordStart' },
        'game.resumed': {
          target: 'session',
          actions: { type: 'restore', params: ({ event }) => event.saved },
        },
      },
    },
    /** The intro after the end of the walk. */
    completed: {
      tags: 'canRepeat',
      entry: 'forget',
      on: {
        'game.started': { target: 'session', actions: 'recordStart' },
        'game.left': 'ready',
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: {
        'game.left': 'ready',
        // A session under way keeps its length.
        'options.changed': {
          actions: {
            type: 'changeOptions',
            params: ({ event: { options } }) => (options.voice === undefined ? {} : { voice: options.voice }),
          },
        },
        'walk.completed': {
          guard: { type: 'canComplete', params: at },
          target: 'completed',
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
