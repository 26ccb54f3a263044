/**
 * Who is signed in on this device. A person stays signed in, also offline, until they sign out or the server says that
 * the session is over. What happens to the journal after a sign-out is done here too, because the dialog in which the
 * person decided is closed by then.
 */
import { assign, emit, fromPromise, raise, type SnapshotFrom, setup } from 'xstate';
import type { CurrentUser } from '../../domain/contract';

/** What is to be done with a person's journal on this device. */
export interface JournalTask {
  readonly person: string;
  /** `hand-over`: it goes on as the guest's; `remove`: it is deleted; `unlink`: its copy is gone, all of it stays. */
  readonly act: 'hand-over' | 'remove' | 'unlink';
}

export interface AccountContext {
  /** Null when nobody is signed in. */
  readonly user: CurrentUser | null;
  readonly task: JournalTask | null;
}

export type AccountEvent =
  /** Somebody signed in, turned sync on or off, or another tab says who is signed in. */
  | { readonly type: 'user.changed'; readonly user: CurrentUser | null }
  /** The server says who is signed in, without anybody having changed it here. */
  | { readonly type: 'server.said'; readonly user: CurrentUser | null }
  | { readonly type: 'signed.out'; readonly journal: 'stays' | 'goes' }
  /** The account was deleted; its journal on this device becomes the guest's, or goes too. */
  | { readonly type: 'account.deleted'; readonly journal: 'stays' | 'goes' }
  /** The person turned sync off, and the copy is deleted. */
  | { readonly type: 'copy.deleted' }
  | { readonly type: 'network.returned' };

export type AccountEmitted =
  /** The session ended on the server: to be told. */
  | { readonly type: 'session.ended' }
  /** Sync was turned off on another device: to be told. */
  | { readonly type: 'sync.ended' }
  /** What was to be done with the journal could not be done: to be told. */
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
    /** Asks the server who is signed in; rejects when it gives no answer. */
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
    /** Sets the task for the person who is signed in: before they are no longer. */
    setTask: assign({
      task: ({ context }, act: JournalTask['act']) => context.user && { person: context.user.username, act },
    }),
    turnSyncOff: assign({ user: ({ context }) => context.user && { ...context.user, sync: false } }),
    signOut: assign({ user: null }),
    tellSessionEnded: emit({ type: 'session.ended' }),
    tellSyncEnded: emit({ type: 'sync.ended' }),
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
    'server.said': [
      {
        guard: { type: 'hasSessionEnded', params: ({ event }) => event.user },
        target: '.known',
        actions: ['signOut', 'tellSessionEnded'],
      },
      {
        guard: { type: 'hasSyncEnded', params: ({ event }) => event.user },
        target: '.settling',
        actions: [{ type: 'setTask', params: 'unlink' }, 'turnSyncOff', 'tellSyncEnded'],
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
    /** Any change meanwhile cancels the request: its answer would be out of date. */
    asking: {
      invoke: {
        id: 'askServer',
        src: 'askServer',
        onDone: {
          target: 'known',
          actions: raise(({ event }) => ({ type: 'server.said', user: event.output })),
        },
        onError: 'unanswered',
      },
    },
    /** The person who was signed in on this device still is. */
    unanswered: { on: { 'network.returned': 'asking' } },
    known: { entry: assign({ task: null }) },
    leaving: {
      always: [
        { guard: 'isSignedIn', target: 'settling', actions: 'signOut' },
        // Another tab has signed the person out already.
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
        // These do not interrupt the task.
        'user.changed': { actions: { type: 'setUser', params: ({ event }) => event.user } },
        'server.said': [
          {
            guard: { type: 'hasSessionEnded', params: ({ event }) => event.user },
            actions: ['signOut', 'tellSessionEnded'],
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

/** The signed-in person; null for a guest, undefined while that is not known. */
export const selectUser = (snapshot: AccountSnapshot): CurrentUser | null | undefined =>
  snapshot.context.user ?? (snapshot.matches('asking') ? undefined : null);
