/** The mood check-in: one for every page, opened a moment after something was finished. */
import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Mood } from '../../domain/mood';
import { CHECK_IN_QUIET_MS } from '../../domain/product';

export interface CheckInContext {
  /** When a check-in was last skipped, ms since 1970 UTC; null if never. */
  readonly lastSkipAt: number | null;
  /** Whether it may open by itself. */
  readonly isOn: boolean;
  /** How long the open request waits before the dialog opens, ms. */
  readonly delay: number;
  /** The game that was finished; null when the person opened the check-in. */
  readonly after: string | null;
  /** Which play of it, by the id of its entry in the journal; null when that is not known. */
  readonly play: string | null;
  readonly mood: Mood | null;
}

export type CheckInEvent =
  /** Something was finished at `at` (ms since 1970 UTC). */
  | {
      readonly type: 'requested';
      readonly after: string;
      readonly play?: string | undefined;
      readonly delay: number;
      readonly at: number;
    }
  /** The person turned check-in reminders on or off. */
  | { readonly type: 'reminders.changed'; readonly isOn: boolean }
  | { readonly type: 'chosen'; readonly mood: Mood }
  | { readonly type: 'submitted' }
  | { readonly type: 'skipped'; readonly at: number }
  /** What another tab says of the last skip; at `at` (ms since 1970 UTC). */
  | { readonly type: 'skip.heard'; readonly lastSkipAt: number | null; readonly at: number }
  /** One of the offers after 'Not Great' was taken or declined. */
  | { readonly type: 'closed' };

export type CheckInEmitted =
  /** To be saved under `lastCheckInTime`. */
  { readonly type: 'skip.saved'; readonly at: number } | { readonly type: 'mood.saved'; readonly mood: Mood };

/** Whether ten minutes have not yet passed since a skip. A skip that lies ahead of the clock counts for nothing. */
export const isQuiet = (lastSkipAt: number | null, at: number): boolean =>
  lastSkipAt !== null && at >= lastSkipAt && at - lastSkipAt < CHECK_IN_QUIET_MS;

/** What is written to the journal. */
export type MoodToSave = Pick<CheckInContext, 'after' | 'play'> & { readonly mood: Mood };

export const checkInMachine = setup({
  types: {
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    emitted: {} as CheckInEmitted,
    input: {} as Pick<CheckInContext, 'lastSkipAt' | 'isOn'>,
  },
  actors: {
    /** Writes the mood to the journal; the machine waits for it before it says that anything was saved. */
    saveMood: fromPromise<void, MoodToSave>(() => Promise.reject(new Error('No journal was provided'))),
  },
  delays: { requested: ({ context }) => context.delay },
  actions: {
    hear: assign({ lastSkipAt: (_, { lastSkipAt }: { lastSkipAt: number | null }) => lastSkipAt }),
    turn: assign({ isOn: (_, { isOn }: { isOn: boolean }) => isOn }),
    emitSaved: emit(({ context }) => ({ type: 'mood.saved', mood: context.mood as Mood })),
  },
  guards: {
    isWelcome: ({ context }, at: number) => context.isOn && !isQuiet(context.lastSkipAt, at),
    hasMood: ({ context }) => context.mood !== null,
    isHard: ({ context }) => context.mood === 'negative',
  },
}).createMachine({
  id: 'check-in',
  context: ({ input }) => ({ ...input, delay: 0, after: null, play: null, mood: null }),
  initial: 'closed',
  on: {
    'reminders.changed': { actions: { type: 'turn', params: ({ event }) => event } },
    'skip.heard': { actions: { type: 'hear', params: ({ event }) => event } },
  },
  states: {
    closed: {
      entry: assign({ mood: null }),
      on: {
        requested: {
          guard: { type: 'isWelcome', params: ({ event }) => event.at },
          target: 'waiting',
          actions: assign(({ event: { after, play = null, delay } }) => ({ after, play, delay })),
        },
      },
    },
    waiting: {
      after: { requested: 'open' },
      on: {
        /** What waits was not asked for by the person: it goes with the reminders. What is open stays. */
        'reminders.changed': {
          guard: ({ event }) => !event.isOn,
          target: 'closed',
          actions: { type: 'turn', params: ({ event }) => event },
        },
        /** Quiet was asked for in another tab, and holds for all. */
        'skip.heard': {
          guard: ({ event }) => isQuiet(event.lastSkipAt, event.at),
          target: 'closed',
          actions: { type: 'hear', params: ({ event }) => event },
        },
      },
    },
    open: {
      initial: 'choosing',
      on: {
        skipped: {
          target: 'closed',
          actions: [
            assign({ lastSkipAt: ({ event }) => event.at }),
            emit(({ event }) => ({ type: 'skip.saved', at: event.at })),
          ],
        },
      },
      states: {
        choosing: {
          on: {
            chosen: { actions: assign({ mood: ({ event }) => event.mood }) },
            submitted: { guard: 'hasMood', target: 'saving' },
          },
        },
        saving: {
          /** Nothing may be lost while it is being written. */
          on: { skipped: {} },
          invoke: {
            src: 'saveMood',
            input: ({ context: { mood, after, play } }) => ({ mood: mood as Mood, after, play }),
            onDone: [
              { guard: 'isHard', target: '#check-in.offering', actions: 'emitSaved' },
              { target: '#check-in.closed', actions: 'emitSaved' },
            ],
            onError: 'failed',
          },
        },
        /** The journal could not be written: the choice stands, and may be submitted again. */
        failed: {
          on: {
            chosen: { actions: assign({ mood: ({ event }) => event.mood }) },
            submitted: { guard: 'hasMood', target: 'saving' },
          },
        },
      },
    },
    /** After 'Not Great': a kind line and offers. */
    offering: { on: { closed: 'closed' } },
  },
});

export type CheckInSnapshot = SnapshotFrom<typeof checkInMachine>;

export const selectIsOpen = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches('open') || snapshot.matches('offering');
export const selectIsOffering = (snapshot: CheckInSnapshot): boolean => snapshot.matches('offering');
export const selectIsSaving = (snapshot: CheckInSnapshot): boolean => snapshot.matches({ open: 'saving' });
export const selectHasFailed = (snapshot: CheckInSnapshot): boolean => snapshot.matches({ open: 'failed' });
export const selectMood = ({ context }: CheckInSnapshot): Mood | null => context.mood;
export const selectCanSubmit = (snapshot: CheckInSnapshot): boolean =>
  snapshot.context.mood !== null &&
  (snapshot.matches({ open: 'choosing' }) || snapshot.matches({ open: 'failed' }));
