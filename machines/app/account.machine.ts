/**
 * A person stays signed in, even offline, until they sign out or the server ends the session. The machine also carries
 * out the decision about the journal, because the dialog that asks for it closes before the work is done.
 */
import { assign, emit, fromPromise, raise, type SnapshotFrom, setup } from 'xstate';
import type { CurrentUser } from '../../domain/contract';

export interface JournalTask {
  readonly person: string;
  /**
   * `hand-over`: the journal becomes the guest's. `remove`: the device deletes it. `unlink`: it stays on this device,
   * without a copy on the server.
   */
  readonly act: 'hand-over' | 'remove' | 'unlink';
}

export interface AccountContext {
  /** Null for a guest. */
  readonly user: CurrentUser | null;
  readonly task: JournalTask | null;
}

export type AccountEvent =
  /** A user signed in or changed sync, or another tab reported the signed-in user. */
  | { readonly type: 'user.changed'; readonly user: CurrentUser | null }
  | { readonly type: 'server.answered'; readonly user: CurrentUser | null }
  | { readonly type: 'signed.out'; readonly journal: 'stays' | 'goes' }
  /** The journal on this device becomes the guest's, or is deleted too. */
  | { readonly type: 'account.deleted'; readonly journal: 'stays' | 'goes' }
  /** The person turned sync off, and the server deleted its copy of the journal. */
  | { readonly type: 'copy.deleted' }
  | { readonly type: 'network.returned' };

export type AccountEmitted =
  /** By the server. The listener informs the person. */
  | { readonly type: 'session.ended' }
  /** By another device. The listener informs the person. */
  | { readonly type: 'sync.ended' }
  | { readonly type: 'journal.failed'; readonly task: JournalTask };

type User = CurrentUser | null;

export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as AccountEvent,
    emitted: {} as AccountEmitted,
    input: {} as Pick<AccountContext, 'user'>,
  },
  actors: {
    /** Rejects when there is no answer. */
    askServer: fromPromise<User>(() => Promise.reject(new Error('No server was provided'))),
    settleJournal: fromPromise<void, JournalTask>(() => Promise.reject(new Error('No journal was provided'))),
  },
  guards: {
    isSignedIn: ({ context }) => context.user !== null,
    hasSessionEnded: ({ context }, user: User) => context.user !== null && user === null,
    hasSyncEnded: ({ context }, user: User) =>
      context.user?.sync === true && user?.username === context.user.username && !user.sync,
    goes: (_, journal: 'stays' | 'goes') => journal === 'goes',
  },
  actions: {
    setUser: assign({ user: (_, user: User) => user }),
    /** Must run before the user is cleared. */
    setTask: assign({
      task: ({ context }, act: JournalTask['act']) => context.user && { person: context.user.username, act },
    }),
    turnSyncOff: assign({ user: ({ context }) => context.user && { ...context.user, sync: false } }),
    signOut: assign({ user: null }),
    emitSessionEnded: emit({ type: 'session.ended' }),
    emitSyncEnded: emit({ type: 'sync.ended' }),
  },
}).createMachine({
  id: 'account',
  context: ({ input }) => ({ ...input, task: null }),
  initial: 'asking',
  on: {
    'user.changed': {
      target: '.known',
      actions: { type: 'setUser', params: ({ event }) => event.user },
    },
    'server.answered': [
      {
        guard: { type: 'hasSessionEnded', params: ({ event }) => event.user },
        target: '.known',
        actions: ['signOut', 'emitSessionEnded'],
      },
      {
        guard: { type: 'hasSyncEnded', params: ({ event }) => event.user },
        target: '.settling',
        actions: [{ type: 'setTask', params: 'unlink' }, 'turnSyncOff', 'emitSyncEnded'],
      },
      { target: '.known', actions: { type: 'setUser', params: ({ event }) => event.user } },
    ],
    'signed.out': [
      {
        guard: { type: 'goes', params: ({ event }) => event.journal },
        target: '.leaving',
        actions: { type: 'setTask', params: 'remove' },
      },
      { target: '.known', actions: 'signOut' },
    ],
    'account.deleted': {
      target: '.leaving',
      actions: {
        type: 'setTask',
        params: ({ event }) => (event.journal === 'goes' ? 'remove' : 'hand-over'),
      },
    },
    'copy.deleted': {
      guard: 'isSignedIn',
      target: '.settling',
      actions: [{ type: 'setTask', params: 'unlink' }, 'turnSyncOff'],
    },
  },
  states: {
    /** An event that changes the user cancels this request, because its answer would be outdated. */
    asking: {
      invoke: {
        id: 'askServer',
        src: 'askServer',
        onDone: {
          target: 'known',
          actions: raise(({ event }) => ({ type: 'server.answered', user: event.output })),
        },
        onError: 'unanswered',
      },
    },
    /** For example offline. The last signed-in user stays signed in. */
    unanswered: { on: { 'network.returned': 'asking' } },
    known: { entry: assign({ task: null }) },
    leaving: {
      always: [
        { guard: 'isSignedIn', target: 'settling', actions: 'signOut' },
        // For example, another tab has signed the person out already.
        { target: 'known' },
      ],
    },
    settling: {
      invoke: {
        id: 'settleJournal',
        src: 'settleJournal',
        input: ({ context }) => context.task as JournalTask,
        onDone: 'known',
        onError: {
          target: 'known',
          actions: emit(({ context }) => ({ type: 'journal.failed', task: context.task as JournalTask })),
        },
      },
      on: {
        // Only a sign-out that also removes the journal interrupts the task.
        'user.changed': { actions: { type: 'setUser', params: ({ event }) => event.user } },
        'server.answered': [
          {
            guard: { type: 'hasSessionEnded', params: ({ event }) => event.user },
            actions: ['signOut', 'emitSessionEnded'],
          },
          { actions: { type: 'setUser', params: ({ event }) => event.user } },
        ],
        'signed.out': [
          {
            guard: { type: 'goes', params: ({ event }) => event.journal },
            target: 'leaving',
            actions: { type: 'setTask', params: 'remove' },
          },
          { actions: 'signOut' },
        ],
      },
    },
  },
});

export type AccountSnapshot = SnapshotFrom<typeof accountMachine>;

/** Without a user: undefined while the server is asked, otherwise null for a guest. */
export const selectUser = (snapshot: AccountSnapshot): CurrentUser | null | undefined =>
  snapshot.context.user ?? (snapshot.matches('asking') ? undefined : null);
