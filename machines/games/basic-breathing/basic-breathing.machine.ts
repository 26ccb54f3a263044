/**
 * Box Breathing: four breaths of four equal phases. It is the first exercise that new people meet, and the target of 'I
 * need calm now'.
 */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import {
  type Breath,
  CHECK_IN_DELAY_MS,
  COMPLETE_TOAST,
  countMs,
  EVEN_PACE,
  firstBreath,
  isLastCount,
  isLastPhase,
  LEAD_IN_MS,
  nextCount,
  nextPhase,
  type Rhythm,
} from '../../breath';
import { BREATH_STATES } from '../../breath-session';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';

/** Four seconds per side. */
export const BOX: Rhythm = { inhale: 4, inhaleHold: 4, exhale: 4, exhaleHold: 4 };

export const CYCLES = 4;

export interface BasicBreathingContext {
  /** Position within a breath; null before the first. */
  readonly breath: Breath | null;
  /** Number of finished breaths, 0-4. */
  readonly cycles: number;
  /** Clock time of the pause, ms; null while not paused. */
  readonly pausedAt: number | null;
}

/** `at` is the clock time, ms. The display between two events is computed from it. */
export type BasicBreathingEvent =
  | GameEvent
  | { readonly type: 'breath.paused'; readonly at: number }
  | { readonly type: 'breath.resumed'; readonly at: number }
  | { readonly type: 'breath.reset' };

const AT_REST = { breath: null, cycles: 0, pausedAt: null } as const;

export const basicBreathingMachine = setup({
  types: {
    context: {} as BasicBreathingContext,
    events: {} as BasicBreathingEvent,
    emitted: {} as Emitted,
    tags: {} as GameTag,
  },
  delays: {
    count: ({ context }) => (context.breath ? countMs(context.breath) : 0),
    leadIn: LEAD_IN_MS,
  },
  guards: {
    hasMoreCounts: ({ context }) => context.breath !== null && !isLastCount(context.breath),
    isLastPhase: ({ context: { breath, cycles } }) =>
      breath !== null && isLastPhase(breath, BOX, EVEN_PACE) && cycles + 1 === CYCLES,
  },
  actions: {
    putAway: assign(AT_REST),
    beginBreath: assign({ breath: (_, at: number) => firstBreath(BOX, EVEN_PACE, at), pausedAt: null }),
    count: assign({ breath: ({ context }) => context.breath && nextCount(context.breath) }),
    finishBreath: assign({ cycles: ({ context }) => context.cycles + 1 }),
    nextPhase: assign(({ context: { breath, cycles } }) =>
      breath === null
        ? {}
        : {
            breath: nextPhase(breath, BOX, EVEN_PACE),
            cycles: cycles + (isLastPhase(breath, BOX, EVEN_PACE) ? 1 : 0),
          },
    ),
    notePause: assign({ pausedAt: (_, at: number) => at }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    toastComplete: emit(COMPLETE_TOAST),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'basic-breathing',
  context: AT_REST,
  initial: 'ready',
  states: {
    ready: {
      entry: 'putAway',
      on: { 'game.started': { target: 'session', actions: 'recordStart' } },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: { 'game.left': 'ready', 'breath.reset': 'ready' },
      states: {
        ...BREATH_STATES,
        complete: {
          tags: 'finished',
          entry: ['recordCompletion', 'toastComplete', 'askForCheckIn'],
          on: { 'game.started': { target: 'opening', actions: 'recordStart' } },
        },
      },
    },
  },
});

export type BasicBreathingSnapshot = SnapshotFrom<typeof basicBreathingMachine>;
export type BasicBreathingActor = ActorRefFrom<typeof basicBreathingMachine>;
