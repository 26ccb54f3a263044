/** Opens shortly after a game or at the person's request. One instance serves all pages. */
import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { Mood } from '../../domain/mood';
import { QUIET_AFTER_SKIP_MS } from '../../domain/product';

export interface CheckInContext {
  /** ms since 1970 UTC; null for none. */
  readonly lastSkipAt: number | null;
  readonly isOn: boolean;
  /** Of the pending request, ms. */
  readonly delay: number;
  /** The finished game; null when the person opened the check-in. */
  readonly after: string | null;
  /** Journal id of the finished play; null when it is unknown. */
  readonly play: string | null;
  readonly mood: Mood | null;
}

export type CheckInEvent =
  /** A game was finished at `at` (ms since 1970 UTC). */
  | {
      readonly type: 'requested';
      readonly after: string;
      readonly play?: string | undefined;
      readonly delay: number;
      readonly at: number;
    }
  /** The next session or level is about to start, so a check-in that is due opens immediately. */
  | { readonly type: 'hastened' }
  /** 'Keep going': a check-in that is due waits until the next round is finished or the person leaves the session. */
  | { readonly type: 'postponed' }
  | { readonly type: 'session.ended' }
  /** A check-in of no play, unless one is due after a play. Reminder setting and earlier skips do not matter. */
  | { readonly type: 'opened' }
  | { readonly type: 'reminders.changed'; readonly isOn: boolean }
  | { readonly type: 'chosen'; readonly mood: Mood }
  | { readonly type: 'submitted' }
  | { readonly type: 'skipped'; readonly at: number }
  /** In another tab. `at` is the time of the report, ms since 1970 UTC. */
  | { readonly type: 'skip.reported'; readonly lastSkipAt: number | null; readonly at: number }
  /** The person accepted or declined an offer after 'Not Great'. */
  | { readonly type: 'closed' };

export type CheckInEmitted =
  /** The listener stores the time under `lastCheckInTime`. */
  { readonly type: 'skip.saved'; readonly at: number } | { readonly type: 'mood.saved'; readonly mood: Mood };

/** In the last ten minutes. Ignores a skip in the future, which a change of the device's clock can cause. */
export const isSkipRecent = (lastSkipAt: number | null, at: number): boolean =>
  lastSkipAt !== null && at >= lastSkipAt && at - lastSkipAt < QUIET_AFTER_SKIP_MS;

/** Display of the thanks, ms: two short sentences are read in 2 s. */
const THANKS_MS = 3000;

export type MoodToSave = Pick<CheckInContext, 'after' | 'play'> & { readonly mood: Mood };

export const checkInMachine = setup({
  types: {
    context: {} as CheckInContext,
    events: {} as CheckInEvent,
    emitted: {} as CheckInEmitted,
    input: {} as Pick<CheckInContext, 'lastSkipAt' | 'isOn'>,
  },
  actors: {
    /** Writes the mood to the journal. The machine reports success only afterward. */
    saveMood: fromPromise<void, MoodToSave>(() => Promise.reject(new Error('No journal was provided'))),
  },
  delays: { requested: ({ context }) => context.delay },
  actions: {
    setLastSkip: assign({ lastSkipAt: (_, { lastSkipAt }: { lastSkipAt: number | null }) => lastSkipAt }),
    clearMood: assign({ mood: null }),
    setReminders: assign({ isOn: (_, { isOn }: { isOn: boolean }) => isOn }),
    emitSaved: emit(({ context }) => ({ type: 'mood.saved', mood: context.mood as Mood })),
  },
  guards: {
    mayOpen: ({ context }, at: number) => context.isOn && !isSkipRecent(context.lastSkipAt, at),
    hasMood: ({ context }) => context.mood !== null,
    isHard: ({ context }) => context.mood === 'negative',
  },
}).createMachine({
  id: 'check-in',
  context: ({ input }) => ({ ...input, delay: 0, after: null, play: null, mood: null }),
  initial: 'closed',
  on: {
    'reminders.changed': { actions: { type: 'setReminders', params: ({ event }) => event } },
    'skip.reported': { actions: { type: 'setLastSkip', params: ({ event }) => event } },
  },
  states: {
    closed: {
      initial: 'quiet',
      states: {
        quiet: { entry: 'clearMood' },
        /** The sheet asks nothing, so nothing waits for it. */
        thanking: { exit: 'clearMood', after: { [THANKS_MS]: 'quiet' } },
      },
      on: {
        requested: {
          guard: { type: 'mayOpen', params: ({ event }) => event.at },
          target: 'waiting',
          actions: assign(({ event: { after, play = null, delay } }) => ({ after, play, delay })),
        },
        opened: { target: 'open', actions: assign({ after: null, play: null }) },
      },
    },
    waiting: {
      after: { requested: 'open' },
      on: {
        hastened: 'open',
        postponed: 'postponed',
        opened: 'open',
        /** Cancels a pending request. It does not close an open check-in. */
        'reminders.changed': {
          guard: ({ event }) => !event.isOn,
          target: 'closed',
          actions: { type: 'setReminders', params: ({ event }) => event },
        },
        /** Cancels the pending request of this tab. */
        'skip.reported': {
          guard: ({ event }) => isSkipRecent(event.lastSkipAt, event.at),
          target: 'closed',
          actions: { type: 'setLastSkip', params: ({ event }) => event },
        },
      },
    },
    /** The next round's request replaces this one. Without another, it opens when the person leaves the session. */
    postponed: {
      on: {
        requested: [
          {
            guard: { type: 'mayOpen', params: ({ event }) => event.at },
            target: 'waiting',
            actions: assign(({ event: { after, play = null, delay } }) => ({ after, play, delay })),
          },
          { target: 'closed' },
        ],
        'session.ended': 'waiting',
        opened: { target: 'open', actions: assign({ after: null, play: null }) },
        'reminders.changed': {
          guard: ({ event }) => !event.isOn,
          target: 'closed',
          actions: { type: 'setReminders', params: ({ event }) => event },
        },
        'skip.reported': {
          guard: ({ event }) => isSkipRecent(event.lastSkipAt, event.at),
          target: 'closed',
          actions: { type: 'setLastSkip', params: ({ event }) => event },
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
          /** So that nothing is lost. */
          on: { skipped: {} },
          invoke: {
            id: 'saveMood',
            src: 'saveMood',
            input: ({ context: { mood, after, play } }) => ({ mood: mood as Mood, after, play }),
            onDone: [
              { guard: 'isHard', target: '#check-in.offering', actions: 'emitSaved' },
              { target: '#check-in.closed.thanking', actions: 'emitSaved' },
            ],
            onError: 'failed',
          },
        },
        /** The mood stays chosen, and the person may submit it again. */
        failed: {
          on: {
            chosen: { actions: assign({ mood: ({ event }) => event.mood }) },
            submitted: { guard: 'hasMood', target: 'saving' },
          },
        },
      },
    },
    /** After 'Not Great': a kind sentence and offers. */
    offering: { on: { closed: 'closed' } },
  },
});

export type CheckInSnapshot = SnapshotFrom<typeof checkInMachine>;

export const selectIsDue = (snapshot: CheckInSnapshot): boolean => snapshot.matches('waiting');
export const selectIsOpen = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches('open') || snapshot.matches('offering');
/** The check-in that is due or unanswered, unless it follows no game. */
export const selectPendingCheckIn = (
  snapshot: CheckInSnapshot,
): { readonly after: string; readonly play?: string } | undefined => {
  const { after, play } = snapshot.context;
  if (after === null || !(snapshot.matches('waiting') || snapshot.matches('open'))) return undefined;
  return { after, ...(play !== null && { play }) };
};
export const selectIsOfferingGrounding = (snapshot: CheckInSnapshot): boolean => snapshot.matches('offering');
/** The check-in does not offer Grounding after Grounding. */
export const selectIsAfterGrounding = ({ context }: CheckInSnapshot): boolean =>
  context.after === 'grounding-techniques';
export const selectThankedMood = (snapshot: CheckInSnapshot): Mood | null =>
  snapshot.matches({ closed: 'thanking' }) ? snapshot.context.mood : null;
export const selectIsSaving = (snapshot: CheckInSnapshot): boolean => snapshot.matches({ open: 'saving' });
export const selectHasSavingFailed = (snapshot: CheckInSnapshot): boolean =>
  snapshot.matches({ open: 'failed' });
export const selectMood = ({ context }: CheckInSnapshot): Mood | null => context.mood;
export const selectCanSubmit = (snapshot: CheckInSnapshot): boolean =>
  snapshot.context.mood !== null &&
  (snapshot.matches({ open: 'choosing' }) || snapshot.matches({ open: 'failed' }));
