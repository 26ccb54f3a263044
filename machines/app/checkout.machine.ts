/**
 * The one-time payment for premium. Before the capture every error means `Nothing was charged`. After its start money
 * may have moved, and only the server's answer is certain.
 */
import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { PAYMENT_SUCCESS_SHOWN_MS } from '../../domain/product';

export interface CheckoutOrder {
  /** The provider's; null when only the transaction ID is known. */
  readonly orderId: string | null;
  /** The shop's, with which the person can restore premium. */
  readonly transactionId: string;
}

export interface CheckoutContext {
  readonly isPremium: boolean;
  readonly order: CheckoutOrder | null;
  /** Of a possible purchase; null while there is none. */
  readonly transactionId: string | null;
}

export type PaymentEvent =
  | { readonly type: 'order.made'; readonly order: CheckoutOrder }
  /** This browser has paid before. A `PENDING` payment may still be completed. */
  | {
      readonly type: 'paid.already';
      readonly status: 'COMPLETED' | 'PENDING';
      readonly transactionId: string;
    }
  | { readonly type: 'approved' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed' };

export interface CaptureResult {
  /** `NOTHING_CHARGED`: there is no result, but it is certain that no money moved and that none can move. */
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'NOTHING_CHARGED';
  readonly transactionId: string;
}

export type CheckoutEvent =
  | { readonly type: 'pay' }
  /** The person stopped waiting for the payment window. */
  | { readonly type: 'stopped' }
  /** The person asked for the payment's state again. */
  | { readonly type: 'checked' }
  /** From another tab or from the restore dialog. */
  | { readonly type: 'premium.arrived'; readonly transactionId: string | null }
  | PaymentEvent;

export type CheckoutEmitted =
  /** Money may move from now on. The listener stores the order until it is settled. */
  | { readonly type: 'payment.pending'; readonly order: CheckoutOrder }
  /** No money has moved. The listener removes the stored order. */
  | { readonly type: 'payment.settled' }
  /** The listener grants premium and stores the ID. */
  | { readonly type: 'paid'; readonly transactionId: string }
  /** The thanks have been shown for {@link PAYMENT_SUCCESS_SHOWN_MS}. The listener opens the games. */
  | { readonly type: 'left' };

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    /** `order`: approved, unsettled, from an earlier visit to the page. */
    input: {} as CheckoutContext,
  },
  actors: {
    /**
     * Opens the payment window while the browser still handles the press of the Pay button, and sends {@link
     * PaymentEvent}s. Stopping the actor closes the window.
     */
    payment: fromCallback<CheckoutEvent>(({ sendBack }) => sendBack({ type: 'failed' })),
    /** Captures the order, or asks for the state of its capture. Rejects when there is no answer. */
    capture: fromPromise<CaptureResult, CheckoutOrder>(() =>
      Promise.reject(new Error('No server was provided')),
    ),
  },
  delays: { afterPayment: PAYMENT_SUCCESS_SHOWN_MS },
  guards: {
    isPending: ({ context }) => context.order !== null,
    isPremium: ({ context }) => context.isPremium,
    isCompleted: (_, status: string) => status === 'COMPLETED',
    isDeclined: (_, status: string) => status === 'DECLINED',
  },
  actions: {
    own: assign({
      isPremium: true,
      transactionId: (_, { transactionId }: Pick<CheckoutContext, 'transactionId'>) => transactionId,
    }),
    emitPending: emit(({ context }) => ({ type: 'payment.pending', order: context.order as CheckoutOrder })),
    forget: assign({ order: null, transactionId: null }),
    emitSettled: emit({ type: 'payment.settled' }),
  },
}).createMachine({
  id: 'checkout',
  context: ({ input }) => input,
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isPending', target: 'confirming' },
        { guard: 'isPremium', target: 'owned' },
        { target: 'offering' },
      ],
    },
    /** The button is enabled. Substates hold the result of the last attempt. */
    offering: {
      initial: 'ready',
      on: {
        pay: 'paying',
        'premium.arrived': { target: 'owned', actions: { type: 'own', params: ({ event }) => event } },
      },
      states: {
        ready: {},
        cancelled: {},
        failed: {},
        /** The payment window opened and then failed, or the result of the payment is `NOTHING_CHARGED`. */
        broken: {},
        declined: {},
      },
    },
    paying: {
      entry: 'forget',
      invoke: { src: 'payment' },
      initial: 'opening',
      on: {
        'paid.already': [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.status },
            target: 'success',
            actions: { type: 'own', params: ({ event }) => event },
          },
          {
            target: 'unclear',
            actions: [
              assign(({ event: { transactionId } }) => ({
                transactionId,
                order: { orderId: null, transactionId },
              })),
              'emitPending',
            ],
          },
        ],
        cancelled: 'offering.cancelled',
        stopped: 'offering.cancelled',
        'premium.arrived': { target: 'owned', actions: { type: 'own', params: ({ event }) => event } },
      },
      states: {
        opening: {
          on: {
            'order.made': { target: 'open', actions: assign({ order: ({ event }) => event.order }) },
            failed: '#checkout.offering.failed',
          },
        },
        open: { on: { approved: '#checkout.confirming', failed: '#checkout.offering.broken' } },
      },
    },
    confirming: {
      entry: [
        assign({ transactionId: ({ context }) => (context.order as CheckoutOrder).transactionId }),
        'emitPending',
      ],
      invoke: {
        id: 'capture',
        src: 'capture',
        input: ({ context }) => context.order as CheckoutOrder,
        onDone: [
          {
            guard: { type: 'isCompleted', params: ({ event }) => event.output.status },
            target: 'success',
            actions: { type: 'own', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => event.output.status },
            target: 'offering.declined',
            actions: ['forget', 'emitSettled'],
          },
          {
            guard: ({ event }) => event.output.status === 'NOTHING_CHARGED',
            target: 'offering.broken',
            actions: ['forget', 'emitSettled'],
          },
          { target: 'unclear' },
        ],
        onError: 'unclear',
      },
    },
    /** Money may have moved, so no button may charge again in this state. */
    unclear: {
      on: {
        checked: 'confirming',
        'premium.arrived': { target: 'owned', actions: { type: 'own', params: ({ event }) => event } },
      },
    },
    success: {
      entry: emit(({ context }) => ({ type: 'paid', transactionId: context.transactionId as string })),
      after: { afterPayment: 'left' },
    },
    left: { entry: emit({ type: 'left' }) },
    owned: {},
  },
});

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

export type CheckoutView =
  | 'ready'
  | 'cancelled'
  | 'failed'
  | 'broken'
  | 'declined'
  | 'opening'
  | 'open'
  | 'confirming'
  | 'unclear'
  | 'success'
  | 'owned';

const OFFERING = ['cancelled', 'failed', 'broken', 'declined'] as const;

export function selectView(snapshot: CheckoutSnapshot): CheckoutView {
  const notice = OFFERING.find((state) => snapshot.matches({ offering: state }));
  if (notice) return notice;
  if (snapshot.matches({ paying: 'opening' })) return 'opening';
  if (snapshot.matches('paying')) return 'open';
  if (snapshot.matches('confirming')) return 'confirming';
  if (snapshot.matches('unclear')) return 'unclear';
  if (snapshot.matches('success') || snapshot.matches('left')) return 'success';
  return snapshot.matches('owned') ? 'owned' : 'ready';
}

export const selectTransactionId = ({ context }: CheckoutSnapshot): string | null => context.transactionId;
