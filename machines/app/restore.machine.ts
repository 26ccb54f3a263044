/** Restores a purchase by its transaction ID. The typed text stays in the field. */
import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** `blank`: only spaces. */
export type TypedIdState = 'nothing' | 'blank' | 'something';

export interface RestoreContext {
  readonly typed: TypedIdState;
  /** Error for the person. */
  readonly message: string | null;
}

export interface VerificationResult {
  readonly isVerified: boolean;
  /** The server's, if it sent one. */
  readonly message: string | null;
  /** Canonical ID to store and show, if the server sent one. */
  readonly transactionId: string | null;
  /** Null when the server cannot determine it now. */
  readonly status: 'COMPLETED' | 'PENDING' | 'UNPAID' | null;
}

export type RestoreEvent =
  | { readonly type: 'typed'; readonly typed: TypedIdState }
  | { readonly type: 'submitted' };

/** The listener grants premium. */
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
    /** Sends the typed ID to the server. Rejects when there is no answer. */
    verify: fromPromise<VerificationResult>(() => Promise.reject(new Error('No server was provided'))),
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
    /** Shown until the person changes the text or submits it again. */
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
export const selectErrorMessage = ({ context }: RestoreSnapshot): string | null => context.message;
export const selectCanVerify = (snapshot: RestoreSnapshot): boolean =>
  snapshot.context.typed !== 'nothing' && !snapshot.matches('verifying');
