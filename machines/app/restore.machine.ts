/**
 * Bringing a purchase back by its transaction ID. What is typed stays in its field: the machine knows only whether
 * anything is there.
 */
import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** `blank` is something, but only spaces. */
export type Typed = 'nothing' | 'blank' | 'something';

export interface RestoreContext {
  readonly typed: Typed;
  /** What went wrong, fit to be shown; null while nothing did. */
  readonly message: string | null;
}

/** What the server made of the ID. */
export interface Verification {
  readonly isVerified: boolean;
  /** In the server's words, if it found any. */
  readonly message: string | null;
  /** The ID as it is to be saved and shown, where the server says so. */
  readonly transactionId: string | null;
  /** What became of the money; null when the server cannot say now. */
  readonly status: 'COMPLETED' | 'PENDING' | 'UNPAID' | null;
}

export type RestoreEvent = { readonly type: 'typed'; readonly typed: Typed } | { readonly type: 'submitted' };

/** Premium is to be granted. */
export type RestoreEmitted = { readonly type: 'restored' };

const MESSAGES = {
  blank: 'Please enter a valid PayPal transaction ID',
  unverified: 'Unable to verify this purchase. Please check the transaction ID and try again.',
  unanswered: 'An error occurred during verification. Please try again later.',
} as const;

export const restoreMachine = setup({
  types: {
    context: {} as RestoreContext,
    events: {} as RestoreEvent,
    emitted: {} as RestoreEmitted,
  },
  actors: {
    /** Asks the server about what is typed; rejects when nothing was heard of it. */
    verify: fromPromise<Verification>(() => Promise.reject(new Error('No server was provided'))),
  },
  guards: {
    isSomething: ({ context }) => context.typed === 'something',
    isBlank: ({ context }) => context.typed === 'blank',
  },
  actions: {
    complain: assign({ message: (_, message: string) => message }),
  },
}).createMachine({
  id: 'restore',
  context: { typed: 'nothing', message: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        typed: { actions: assign({ typed: ({ event }) => event.typed }) },
        submitted: [
          { guard: 'isSomething', target: 'verifying' },
          { guard: 'isBlank', target: 'error', actions: { type: 'complain', params: MESSAGES.blank } },
        ],
      },
    },
    verifying: {
      invoke: {
        id: 'verify',
        src: 'verify',
        onDone: [
          { guard: ({ event }) => event.output.isVerified, target: 'success' },
          {
            target: 'error',
            actions: { type: 'complain', params: ({ event }) => event.output.message || MESSAGES.unverified },
          },
        ],
        onError: { target: 'error', actions: { type: 'complain', params: MESSAGES.unanswered } },
      },
    },
    /** Told until something else is typed. */
    error: {
      on: {
        typed: {
          target: 'idle',
          actions: assign(({ event }) => ({ typed: event.typed, message: null })),
        },
        submitted: { guard: 'isSomething', target: 'verifying', actions: assign({ message: null }) },
      },
    },
    success: { entry: emit({ type: 'restored' }) },
  },
});

export type RestoreSnapshot = SnapshotFrom<typeof restoreMachine>;

export const selectIsVerifying = (snapshot: RestoreSnapshot): boolean => snapshot.matches('verifying');
export const selectIsRestored = (snapshot: RestoreSnapshot): boolean => snapshot.matches('success');
export const selectMessage = ({ context }: RestoreSnapshot): string | null => context.message;
/** The Verify button is disabled while nothing is typed and while the server is asked. */
export const selectCanVerify = (snapshot: RestoreSnapshot): boolean =>
  snapshot.context.typed !== 'nothing' && !snapshot.matches('verifying');
