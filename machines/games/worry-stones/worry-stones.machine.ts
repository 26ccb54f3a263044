/** The person gives a worry to a stone, rubs it until it shines, and puts it down, sinks or keeps it. */
import { type ActorRefFrom, assign, emit, enqueueActions, not, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameTag } from '../../game';
import type { Seed } from '../../random';
import type { WorryStonesCue, WorryStonesEvent } from './events';
import {
  askAboutFirstDue,
  firstDueStone,
  isShelfFull,
  isTimeAhead,
  NOTHING_IN_HAND,
  postponeStone,
  putStoneOnShelf,
  type StoneOutcome,
  UNDECIDED_HAND,
  type WorryStonesContext,
  withoutStone,
} from './hand';
import {
  beginContact,
  CHECK_IN_DELAY_MS,
  completeThird,
  endContact,
  LAY_ANIMATION_MS,
  nextThirdMs,
  QUIET_SITTING_MS,
  type RubSource,
  SHINE_ANIMATION_MS,
  SINK_ANIMATION_MS,
  THIRD_SMOOTH_MS,
  WHOLE_SMOOTH_MS,
} from './rubbing';
import { isStoneMossy, type Shelf, STONE_COUNT, type WorryKind } from './shelf';
import { type LocalHour, type UntilChoice, untilTimeOf } from './times';
import type { SavedSession } from './worry-stones.saved';

export const worryStonesMachine = setup({
  types: {
    context: {} as WorryStonesContext,
    events: {} as WorryStonesEvent,
    emitted: {} as GameEmitted<WorryStonesCue>,
    tags: {} as GameTag,
    input: {} as { seed: Seed; now: LocalHour },
  },
  delays: {
    third: ({ context }) => nextThirdMs(context) - context.contact,
    shine: SHINE_ANIMATION_MS,
    lay: LAY_ANIMATION_MS,
    sink: SINK_ANIMATION_MS,
    quiet: QUIET_SITTING_MS,
  },
  guards: {
    hasStone: (_, { stone }: SavedSession) => stone !== null,
    isAnyDue: ({ context }) => firstDueStone(context) !== undefined,
    isStone: (_, stone: number) => Number.isInteger(stone) && stone >= 0 && stone < STONE_COUNT,
    isOnShelf: ({ context }, id: number) => context.shelf.some((stone) => stone.id === id),
    isAskedGone: ({ context }) => !context.shelf.some(({ id }) => id === context.asked?.id),
    isAnyMossy: ({ context: { shelf, now } }) => shelf.some((stone) => isStoneMossy(stone, now)),
    isAhead: ({ context }, until: UntilChoice) => isTimeAhead(context, until),
    isFull: ({ context }) => isShelfFull(context),
    isFullAndAhead: ({ context }, until: UntilChoice) => isShelfFull(context) && isTimeAhead(context, until),
    hasRoom: ({ context }) => !isShelfFull(context),
    hasRoomToKeep: ({ context }) => !isShelfFull(context) && context.plan === 'keep',
    isRubbedByNothingElse: ({ context }, rubber: RubSource) =>
      context.rubbers.every((other) => other === rubber),
    isLastThird: ({ context }) => nextThirdMs(context) >= WHOLE_SMOOTH_MS,
    isVisited: ({ context }) => context.isVisited,
    hasSat: ({ context }) => context.hasSat,
  },
  actions: {
    setTime: assign({ now: (_, now: LocalHour) => now }),
    setShelf: assign({ shelf: (_, shelf: Shelf) => shelf }),
    begin: assign(UNDECIDED_HAND),
    putAway: assign(UNDECIDED_HAND),
    restore: assign((_, saved: SavedSession) => ({ ...UNDECIDED_HAND, ...saved })),
    ask: assign(({ context }) => askAboutFirstDue(context)),
    visit: assign(({ context }, id: number) => ({
      ...NOTHING_IN_HAND,
      asked: context.shelf.find((stone) => stone.id === id) ?? null,
      isVisited: true,
    })),
    emptyHand: assign(NOTHING_IN_HAND),
    choose: assign({ ...NOTHING_IN_HAND, stone: (_, stone: number) => stone }),
    name: assign({ kind: (_, kind: WorryKind) => kind }),
    rub: assign(({ context }, { by, at }: { by: RubSource; at: number }) => beginContact(context, by, at)),
    rest: assign(({ context }, { by, at }: { by: RubSource; at: number }) => endContact(context, by, at)),
    countThird: assign(({ context }) => completeThird(context)),
    lift: assign({ rubbers: [] }),
    planToLay: assign({ plan: ({ context }, until: UntilChoice) => untilTimeOf(until, context.now) ?? null }),
    planToKeep: assign({ plan: 'keep' }),
    planNothing: assign({ plan: null }),
    place: assign(({ context }) => putStoneOnShelf(context)),
    layAgain: assign(({ context }, until: UntilChoice) => postponeStone(context, until)),
    makeRoom: assign({ shelf: ({ context }, id: number) => withoutStone(context.shelf, id) }),
    releaseAsked: assign({ shelf: ({ context }) => withoutStone(context.shelf, context.asked?.id) }),
    releaseMossy: assign({
      shelf: ({ context: { shelf, now } }) => shelf.filter((stone) => !isStoneMossy(stone, now)),
    }),
    sit: assign({ hasSat: true }),
    endSat: assign({ outcome: 'sat' }),
    /**
     * Completes the play before the animation of its end, which lasts `after` ms, so that a tab that closes during the
     * animation has completed it too.
     */
    finish: enqueueActions(
      (
        { enqueue },
        { outcome, cue, after }: { outcome: StoneOutcome; cue: WorryStonesCue; after: number },
      ) => {
        enqueue.assign({ outcome });
        enqueue.emit({ type: 'cue', cue });
        enqueue.emit({ type: 'activity', activity: { kind: 'play.completed' } });
        enqueue.emit({ type: 'check-in.requested', delay: after + CHECK_IN_DELAY_MS });
      },
    ),
    soundChoice: emit((_, stone: number) => ({ type: 'cue', cue: 'choose', step: stone })),
    soundThird: emit(({ context }) => ({
      type: 'cue',
      cue: 'third',
      step: Math.round(context.contact / THIRD_SMOOTH_MS) - 1,
    })),
    sound: emit((_, cue: Exclude<WorryStonesCue, 'choose' | 'third'>) => ({ type: 'cue', cue })),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: CHECK_IN_DELAY_MS }),
  },
}).createMachine({
  id: 'worry-stones',
  context: ({ input: { seed, now } }) => ({ ...UNDECIDED_HAND, seed, now, shelf: [] }),
  initial: 'ready',
  on: {
    'time.changed': {
      actions: { type: 'setTime', params: ({ event: { day, hour } }) => ({ day, hour }) },
    },
    'shelf.loaded': { actions: { type: 'setShelf', params: ({ event }) => event.shelf } },
    'game.left': { target: '.ready', actions: 'putAway' },
  },
  states: {
    ready: {
      on: {
        'game.resumed': [
          {
            guard: { type: 'hasStone', params: ({ event }) => event.saved },
            target: 'rubbing',
            actions: { type: 'restore', params: ({ event }) => event.saved },
          },
          { target: 'asked', actions: { type: 'restore', params: ({ event }) => event.saved } },
        ],
        'game.started': [
          { guard: 'isAnyDue', target: 'asked', actions: ['begin', 'recordStart'] },
          { target: 'choosing', actions: ['begin', 'recordStart'] },
        ],
      },
    },
    asked: {
      tags: ['session'],
      initial: 'next',
      on: { 'game.left': { guard: 'hasSat', target: 'ready', actions: ['askForCheckIn', 'putAway'] } },
      states: {
        next: {
          always: [
            { guard: 'isAnyDue', target: 'question', actions: 'ask' },
            { target: '#worry-stones.choosing' },
          ],
        },
        question: {
          always: { guard: 'isAskedGone', target: 'answered' },
          on: {
            'worry.released': 'lettingGo',
            'quiet.began': { guard: not('hasSat'), target: 'quiet' },
            'later.asked': 'later',
            'shelf.left': { guard: 'isVisited', target: 'answered' },
          },
        },
        lettingGo: {
          entry: ['releaseAsked', { type: 'sound', params: 'release' }],
          after: { lay: 'answered' },
        },
        quiet: {
          on: { 'quiet.ended': 'question' },
          after: {
            quiet: {
              target: 'question',
              // Ten quiet minutes count as a completed session.
              actions: ['sit', 'recordCompletion', { type: 'sound', params: 'chime' }],
            },
          },
        },
        later: {
          always: { guard: 'isAskedGone', target: 'answered' },
          on: {
            'until.chosen': {
              guard: { type: 'isAhead', params: ({ event }) => event.until },
              target: 'layingAgain',
              actions: [
                { type: 'layAgain', params: ({ event }) => event.until },
                { type: 'sound', params: 'lay' },
              ],
            },
            'later.declined': 'question',
          },
        },
        layingAgain: { after: { lay: 'answered' } },
        answered: {
          always: [
            { guard: 'hasSat', target: '#worry-stones.complete', actions: ['endSat', 'askForCheckIn'] },
            { target: 'next' },
          ],
        },
      },
    },
    choosing: {
      tags: ['session'],
      entry: 'emptyHand',
      on: {
        'stone.chosen': {
          guard: { type: 'isStone', params: ({ event }) => event.stone },
          target: 'naming',
          actions: [
            { type: 'choose', params: ({ event }) => event.stone },
            { type: 'soundChoice', params: ({ event }) => event.stone },
          ],
        },
        'shelf.visited': {
          guard: { type: 'isOnShelf', params: ({ event }) => event.id },
          target: 'asked.question',
          actions: { type: 'visit', params: ({ event }) => event.id },
        },
        'moss.released': {
          guard: 'isAnyMossy',
          actions: ['releaseMossy', { type: 'sound', params: 'release' }],
        },
      },
    },
    naming: {
      tags: ['session'],
      on: {
        'kind.named': { target: 'rubbing', actions: { type: 'name', params: ({ event }) => event.kind } },
        'stone.returned': 'choosing',
      },
    },
    rubbing: {
      tags: ['session'],
      initial: 'resting',
      on: {
        'rub.began': { target: '.rubbing', actions: { type: 'rub', params: ({ event }) => event } },
      },
      states: {
        resting: {},
        rubbing: {
          on: {
            'rub.began': { actions: { type: 'rub', params: ({ event }) => event } },
            'rub.ended': [
              {
                guard: { type: 'isRubbedByNothingElse', params: ({ event }) => event.by },
                target: 'resting',
                actions: { type: 'rest', params: ({ event }) => event },
              },
              { actions: { type: 'rest', params: ({ event }) => event } },
            ],
          },
          after: {
            third: [
              { guard: 'isLastThird', target: '#worry-stones.shining', actions: 'countThird' },
              { target: 'rubbing', reenter: true, actions: ['countThird', 'soundThird'] },
            ],
          },
        },
      },
    },
    shining: {
      tags: ['session'],
      entry: ['lift', { type: 'sound', params: 'shine' }],
      after: { shine: 'deciding' },
    },
    deciding: {
      tags: ['session'],
      initial: 'offering',
      states: {
        offering: {
          entry: 'planNothing',
          on: {
            'until.chosen': [
              {
                guard: { type: 'isFullAndAhead', params: ({ event }) => event.until },
                target: 'makingRoom',
                actions: { type: 'planToLay', params: ({ event }) => event.until },
              },
              {
                guard: { type: 'isAhead', params: ({ event }) => event.until },
                target: '#worry-stones.laying',
                actions: { type: 'planToLay', params: ({ event }) => event.until },
              },
            ],
            'stone.kept': [
              { guard: 'isFull', target: 'makingRoom', actions: 'planToKeep' },
              { target: '#worry-stones.keeping', actions: 'planToKeep' },
            ],
            'stone.sunk': '#worry-stones.sinking',
          },
        },
        makingRoom: {
          always: [
            { guard: 'hasRoomToKeep', target: '#worry-stones.keeping' },
            { guard: 'hasRoom', target: '#worry-stones.laying' },
          ],
          on: {
            'room.made': {
              guard: { type: 'isOnShelf', params: ({ event }) => event.id },
              actions: [
                { type: 'makeRoom', params: ({ event }) => event.id },
                { type: 'sound', params: 'release' },
              ],
            },
            'room.declined': 'offering',
          },
        },
      },
    },
    laying: {
      tags: ['session'],
      entry: ['place', { type: 'finish', params: { outcome: 'laid', cue: 'lay', after: LAY_ANIMATION_MS } }],
      after: { lay: 'complete' },
    },
    sinking: {
      tags: ['session'],
      entry: { type: 'finish', params: { outcome: 'sunk', cue: 'sink', after: SINK_ANIMATION_MS } },
      after: { sink: 'complete' },
    },
    keeping: {
      tags: ['session'],
      entry: ['place', { type: 'finish', params: { outcome: 'kept', cue: 'keep', after: LAY_ANIMATION_MS } }],
      after: { lay: 'complete' },
    },
    complete: {
      tags: ['session', 'finished'],
      on: {
        'game.started': [
          { guard: 'isAnyDue', target: 'asked', actions: ['begin', 'recordStart'] },
          { target: 'choosing', actions: ['begin', 'recordStart'] },
        ],
      },
    },
  },
});

export type WorryStonesSnapshot = SnapshotFrom<typeof worryStonesMachine>;
export type WorryStonesActor = ActorRefFrom<typeof worryStonesMachine>;
