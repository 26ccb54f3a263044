/** Color Tranquility: scattered tints are swapped back in order, row by row, until they melt into an evening sky. */
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';
import { nextRandom, type Seed } from '../../random';
import type { SavedSession, SessionResumed } from './color-tranquility.saved';
import {
  DELAYS_MS,
  helpfulSwapOf,
  isInOrderByRow,
  isTintMovable,
  rowToMelt,
  tintNoteOf,
  withTintsSwapped,
} from './rules';
import { columnCountOf, LIGHTNESS_GAP_RANGE, ROW_COUNT, SKY_COUNT, scatterTints } from './tints';

/** @public The declarations of other modules refer to this type. */
export interface ColorTranquilityContext {
  readonly seed: Seed;
  /** Index of the sky, from 0. */
  readonly sky: number;
  /** Smallest difference between neighbors in this sky and in the next one, OKLab × 100. The device stores the second. */
  readonly apart: number;
  readonly apartNext: number;
  /** The tint at each place. Empty before the first start. */
  readonly order: readonly number[];
  readonly melted: readonly boolean[];
  /** The place of the lifted tint; -1 for none. */
  readonly lifted: number;
  /** The two places whose tints changed last: the lifted one first. */
  readonly last: readonly number[];
  /** The row that melts; -1 for none. */
  readonly melting: number;
  /** Number of notes that the melting row has played. */
  readonly sung: number;
  readonly isHintOffered: boolean;
  readonly blendsByItself: boolean;
}

type PlaceEvent = { readonly place: number };

type ColorTranquilityEvent =
  | GameLifecycleEvent
  | SessionResumed
  | { readonly type: 'apart.loaded'; readonly apart: number }
  /** A tap, or Space: lifts the tint at a place, sets it down again, or swaps it with the lifted one. */
  | ({ readonly type: 'tint.pressed' } & PlaceEvent)
  | ({ readonly type: 'tint.lifted' } & PlaceEvent)
  /** A drag ends outside of the tints, or at its beginning. */
  | { readonly type: 'tint.returned' }
  | { readonly type: 'hint.taken' }
  | { readonly type: 'itself.toggled' }
  | { readonly type: 'next.chosen' }
  | { readonly type: 'session.stopped' };

/** `note` is the pitch of a tint, from low to high in `step`; `set` is a tint that is set down. */
export type ColorTranquilityCue = 'note' | 'set' | 'sky';

const AT_REST = { lifted: -1, last: [], melting: -1, sung: 0, isHintOffered: false } as const;

const NO_SKY = {
  ...AT_REST,
  sky: 0,
  apart: LIGHTNESS_GAP_RANGE.least as number,
  order: [] as readonly number[],
  melted: [] as readonly boolean[],
  blendsByItself: false,
};

const layOut = ({ seed, apartNext }: ColorTranquilityContext, sky: number) => ({
  ...AT_REST,
  sky,
  apart: apartNext,
  order: scatterTints({ seed, sky }),
  melted: Array.from({ length: ROW_COUNT }, () => false),
});

const setupOfTints = setup({
  types: {
    context: {} as ColorTranquilityContext,
    events: {} as ColorTranquilityEvent,
    emitted: {} as GameEmitted<ColorTranquilityCue>,
    tags: {} as GameTag,
    input: {} as { seed: Seed },
  },
  delays: DELAYS_MS,
  guards: {
    isMovable: ({ context }, place: number) => isTintMovable(context, place),
    isLifted: ({ context }, place: number) => context.lifted === place,
    hasRowToMelt: ({ context }) => rowToMelt(context) >= 0,
    isWhole: ({ context }) => context.melted.every(Boolean),
    isSung: ({ context }) => context.sung === columnCountOf(context.sky),
    isLastSky: ({ context }) => context.sky === SKY_COUNT - 1,
    isHintOffered: ({ context }) => context.isHintOffered,
    blendsByItself: ({ context }) => context.blendsByItself,
    hasSky: ({ context }) => context.sky > 0 || context.melted.every(Boolean),
  },
  actions: {
    load: assign({ apartNext: (_, apart: number) => apart }),
    begin: assign(({ context }) => ({ ...layOut(context, 0), blendsByItself: false })),
    layOutNext: assign(({ context }) => layOut(context, context.sky + 1)),
    restore: assign((_, saved: SavedSession) => ({
      ...NO_SKY,
      ...saved,
      melted: isInOrderByRow(saved.order, saved.sky),
    })),
    lift: assign({ lifted: (_, place: number) => place }),
    setDown: assign({ lifted: -1 }),
    swap: assign(({ context }, place: number) => ({
      order: withTintsSwapped(context.order, context.lifted, place),
      last: [context.lifted, place],
      lifted: -1,
    })),
    blend: assign(({ context }) => {
      const blend = helpfulSwapOf(context);
      if (!blend) return {};
      const [place, from] = blend;
      return { order: withTintsSwapped(context.order, from, place), last: [from, place], lifted: -1 };
    }),
    offerHint: assign({ isHintOffered: true }),
    raiseApart: assign({ apartNext: ({ context }) => Math.min(LIGHTNESS_GAP_RANGE.most, context.apart + 1) }),
    toggleItself: assign({ blendsByItself: ({ context }) => !context.blendsByItself }),
    takeByHand: assign({ blendsByItself: false }),
    beginMelting: assign(({ context }) => ({ melting: rowToMelt(context), sung: 0, last: [] })),
    sing: assign({ sung: ({ context }) => context.sung + 1 }),
    melt: assign(({ context }) => ({
      melted: context.melted.map((isMelted, row) => isMelted || row === context.melting),
      melting: -1,
      sung: 0,
    })),
    /** The next session has another evening. */
    putAway: assign(({ context }) => ({
      ...NO_SKY,
      seed: Math.floor(nextRandom(context.seed)[0] * 2 ** 32),
    })),
    soundTint: emit(({ context: { order, sky } }, place: number) => ({
      type: 'cue',
      cue: 'note',
      step: tintNoteOf(order[place] ?? 0, sky),
    })),
    soundScale: emit(({ context: { melting, sung, sky } }) => ({
      type: 'cue',
      cue: 'note',
      step: tintNoteOf(melting * columnCountOf(sky) + sung - 1, sky),
    })),
    soundSet: emit({ type: 'cue', cue: 'set' }),
    soundSky: emit({ type: 'cue', cue: 'sky' }),
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: DELAYS_MS.checkIn }),
  },
});

type Placed = { readonly event: PlaceEvent };
const placeOf = ({ event }: Placed): number => event.place;
const MOVABLE = { type: 'isMovable', params: placeOf } as const;

/** A tint is lifted, also instead of another one. */
const LIFTS = {
  guard: MOVABLE,
  target: 'lifted',
  actions: ['takeByHand', { type: 'lift', params: placeOf }, { type: 'soundTint', params: placeOf }],
} as const;

export const colorTranquilityMachine = setupOfTints.createMachine({
  id: 'color-tranquility',
  context: ({ input }) => ({ ...NO_SKY, seed: input.seed, apartNext: LIGHTNESS_GAP_RANGE.least }),
  initial: 'ready',
  on: { 'apart.loaded': { actions: { type: 'load', params: ({ event }) => event.apart } } },
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
        'itself.toggled': { actions: 'toggleItself' },
        // A person may stop after any sky.
        'game.left': [
          { guard: 'hasSky', target: 'ready', actions: ['recordCompletion', 'askForCheckIn', 'putAway'] },
          { target: 'ready', actions: 'putAway' },
        ],
      },
      states: {
        opening: { on: { 'session.shown': 'ordering' } },
        ordering: {
          initial: 'choosing',
          on: {
            'hint.taken': { guard: 'isHintOffered', target: '.settling', actions: ['blend', 'raiseApart'] },
          },
          after: { hint: { actions: 'offerHint' } },
          states: {
            choosing: {
              always: [
                { guard: 'isWhole', target: '#color-tranquility.session.sky' },
                { guard: 'hasRowToMelt', target: '#color-tranquility.session.melting' },
              ],
              on: {
                'tint.pressed': LIFTS,
                'tint.lifted': LIFTS,
                'itself.toggled': { target: 'choosing', reenter: true, actions: 'toggleItself' },
              },
              after: { byItself: { guard: 'blendsByItself', target: 'settling', actions: 'blend' } },
            },
            lifted: {
              on: {
                'tint.pressed': [
                  {
                    guard: { type: 'isLifted', params: placeOf },
                    target: 'choosing',
                    actions: ['setDown', 'soundSet'],
                  },
                  {
                    guard: MOVABLE,
                    target: 'settling',
                    actions: [
                      { type: 'soundTint', params: placeOf },
                      { type: 'swap', params: placeOf },
                    ],
                  },
                ],
                'tint.lifted': LIFTS,
                'tint.returned': { target: 'choosing', actions: ['setDown', 'soundSet'] },
                'itself.toggled': { target: 'choosing', actions: ['setDown', 'toggleItself'] },
              },
            },
            settling: { after: { settle: { target: 'choosing', actions: 'soundSet' } } },
          },
        },
        melting: {
          entry: 'beginMelting',
          initial: 'singing',
          states: {
            singing: {
              entry: ['sing', 'soundScale'],
              after: {
                note: [
                  { guard: 'isSung', target: 'dissolving' },
                  { target: 'singing', reenter: true },
                ],
              },
            },
            dissolving: {
              after: { melt: { target: '#color-tranquility.session.ordering', actions: 'melt' } },
            },
          },
        },
        sky: {
          entry: 'soundSky',
          after: { sky: [{ guard: 'isLastSky', target: 'complete' }, { target: 'next' }] },
        },
        next: {
          on: {
            'next.chosen': { target: 'ordering', actions: 'layOutNext' },
            'session.stopped': 'complete',
          },
        },
        complete: {
          tags: 'finished',
          entry: ['recordCompletion', 'askForCheckIn'],
          on: {
            'game.left': { target: '#color-tranquility.ready', actions: 'putAway' },
            'game.started': { target: 'opening', actions: ['putAway', 'begin', 'recordStart'] },
          },
        },
      },
    },
  },
});

export type ColorTranquilitySnapshot = SnapshotFrom<typeof colorTranquilityMachine>;
export type ColorTranquilityActor = ActorRefFrom<typeof colorTranquilityMachine>;
