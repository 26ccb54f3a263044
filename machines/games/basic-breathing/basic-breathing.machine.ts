/** Box Breathing: four breaths of four equal phases. 'I need calm now' opens it. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import {
  BREATH_MINUTES,
  type Breath,
  type BreathMinutes,
  CHECK_IN_DELAY_MS,
  COMPLETE_TOAST,
  countMs,
  cyclesLasting,
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
import { areOffered, type ChoicesInput, type ChoicesTaken, type Chosen, chosenFrom } from '../../choices';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameResumed, GameTag } from '../../game';
import { isWhole } from '../../kept';

/** Four counts per phase. At speed 1 a count is a second. */
export const BOX: Rhythm = { inhale: 4, inhaleHold: 4, exhale: 4, exhaleHold: 4 };

/** Number of breaths in the default session. The specification states this number. */
export const CYCLES = 4;

/** Choices before a session. */
export const OFFER = { minutes: BREATH_MINUTES } as const;

/** Returns the number of breaths in a session of this length. */
export const cyclesIn = ({ minutes }: Chosen<typeof OFFER>): number =>
  minutes === 0 ? CYCLES : cyclesLasting(minutes * 60_000, BOX);

/** State that the device stores for an interrupted session. */
export interface KeptBreaths extends Chosen<typeof OFFER> {
  /** Number of finished breaths. */
  readonly cycles: number;
}

/** Parses a stored session. Returns undefined for an invalid one. */
export function keptFrom(value: unknown): KeptBreaths | undefined {
  if (!areOffered(OFFER, value)) return undefined;
  const kept = value as KeptBreaths;
  return isWhole(kept.cycles, 0, cyclesIn(kept) - 1) ? kept : undefined;
}

export interface BasicBreathingContext extends Chosen<typeof OFFER> {
  /** Position within a breath; null before the first. */
  readonly breath: Breath | null;
  /** Number of finished breaths. */
  readonly cycles: number;
  /** Clock time of the pause, ms; null while not paused. */
  readonly pausedAt: number | null;
}

/** Events. `at` is the clock time, ms, from which the display between two events is computed. */
export type BasicBreathingEvent =
  | GameEvent
  | GameResumed<KeptBreaths>
  | ChoicesTaken<typeof OFFER>
  | { readonly type: 'length.chosen'; readonly minutes: BreathMinutes }
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
    input: {} as ChoicesInput,
  },
  delays: {
    count: ({ context }) => (context.breath ? countMs(context.breath) : 0),
    leadIn: LEAD_IN_MS,
  },
  guards: {
    hasMoreCounts: ({ context }) => context.breath !== null && !isLastCount(context.breath),
    isLastPhase: ({ context }) =>
      context.breath !== null &&
      isLastPhase(context.breath, BOX, EVEN_PACE) &&
      context.cycles + 1 === cyclesIn(context),
    isOtherLength: ({ context }, minutes: BreathMinutes) =>
      BREATH_MINUTES.includes(minutes) && minutes !== context.minutes,
  },
  actions: {
    putAway: assign(AT_REST),
    takeUp: assign((_, { minutes, cycles }: KeptBreaths) => ({ ...AT_REST, minutes, cycles })),
    takeChoices: assign((_, choices: Chosen<typeof OFFER>) => choices),
    chooseLength: assign({ minutes: (_, minutes: BreathMinutes) => minutes }),
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
  context: ({ input }) => ({ ...chosenFrom(OFFER, input?.choices), ...AT_REST }),
  initial: 'ready',
  states: {
    ready: {
      entry: 'putAway',
      on: {
        'game.started': { target: 'session', actions: 'recordStart' },
        'game.resumed': {
          target: 'session',
          actions: { type: 'takeUp', params: ({ event }) => event.kept },
        },
        'choices.taken': { actions: { type: 'takeChoices', params: ({ event }) => event.choices } },
        'length.chosen': {
          guard: { type: 'isOtherLength', params: ({ event }) => event.minutes },
          actions: { type: 'chooseLength', params: ({ event }) => event.minutes },
        },
      },
    },
    session: {
      tags: 'session',
      initial: 'opening',
      on: { 'game.left': 'ready', 'breath.reset': 'ready' },
      states: {
        ...BREATH_STATES,
        complete: {
          tags: ['finished', 'again'],
          entry: ['recordCompletion', 'toastComplete', 'askForCheckIn'],
          on: {
            'game.started': { target: 'opening', actions: ['putAway', 'recordStart'] },
            // Another length leads back to the intro, where the count of finished breaths is 0 again.
            'length.chosen': {
              guard: { type: 'isOtherLength', params: ({ event }) => event.minutes },
              target: '#basic-breathing.ready',
              actions: { type: 'chooseLength', params: ({ event }) => event.minutes },
            },
          },
        },
      },
    },
  },
});

export type BasicBreathingSnapshot = SnapshotFrom<typeof basicBreathingMachine>;
export type BasicBreathingActor = ActorRefFrom<typeof basicBreathingMachine>;
